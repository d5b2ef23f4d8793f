# Co liczą technologie o koszcie 6. `remaining` to "yes", gdy część tych kart liczy już wcześniejszy wiersz.

for-each-world =
    { $remaining ->
        [yes] { $vp } PZ za każdy pozostały
       *[no] { $vp } PZ za każdy
    }
# W rodzaju żeńskim: karty i technologie.
for-each-card =
    { $remaining ->
        [yes] { $vp } PZ za każdą pozostałą
       *[no] { $vp } PZ za każdą
    }

score-production-world = { for-each-world } świat produkcyjny{ kind-of-world }.
score-windfall-world = { for-each-world } świat windfall{ kind-of-world }.
score-military-world = { for-each-world } świat militarny.
score-rebel-military-world = { for-each-world } świat militarny Rebel.
score-world = { for-each-world } świat.
score-six-cost-development = { for-each-card } technologię o koszcie 6.
score-development = { for-each-card } technologię.
score-explore-development = { for-each-card } technologię ze zdolnością Eksploracji (I).
score-explore-world = { for-each-world } świat ze zdolnością Eksploracji (I).
score-trade-development = { for-each-card } technologię ze zdolnością Handlu ($).
score-trade-world = { for-each-world } świat ze zdolnością Handlu ($).
score-consume-development = { for-each-card } technologię ze zdolnością Konsumpcji (IV).
score-consume-world = { for-each-world } świat ze zdolnością Konsumpcji (IV).
score-alien-card = { for-each-card } kartę ze słowem kluczowym { keyword-alien }.
score-rebel-card = { for-each-card } kartę ze słowem kluczowym { keyword-rebel }.
score-uplift-card = { for-each-card } kartę ze słowem kluczowym { keyword-uplift }.
score-chromosome-card = { for-each-card } kartę z chromosomem.
score-terraforming-card = { for-each-card } kartę ze słowem kluczowym { keyword-terraforming }.
score-imperium-card = { for-each-card } kartę ze słowem kluczowym { keyword-imperium }.
score-card = { $vp } PZ za { $card }.
score-military-strength = { $vp } PZ za każdy punkt twojej Siły Militarnej. Ujemna Siła Militarna się liczy; tymczasowa oraz działająca tylko przeciw niektórym światom – nie.
score-three-vp-chips = { $vp } PZ za każde pełne 3 PZ w twoich żetonach PZ.
score-negative-military-strength = { $vp } PZ za każdy punkt, o który twoja Siła Militarna jest mniejsza od 0. Tymczasowa oraz działająca tylko przeciw niektórym światom się nie liczy.
score-kinds-of-goods = 1, 3, 6 lub 10 PZ za światy 1, 2, 3 lub 4 różnych rodzajów.
score-prestige = { $vp } PZ za każdy twój żeton prestiżu, oprócz 1 PZ, który jest wart zawsze.
