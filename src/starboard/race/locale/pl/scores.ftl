# Co liczą technologie o koszcie 6. `other` to "yes", gdy część tych kart liczy już wcześniejszy wiersz.

for-each-world =
    { $other ->
        [yes] { $vp } PZ za każdy inny
       *[no] { $vp } PZ za każdy
    }
# W rodzaju żeńskim: karty i technologie.
for-each-card =
    { $other ->
        [yes] { $vp } PZ za każdą inną
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
score-card = { $vp } PZ za { $card }.
score-military-strength = { $vp } PZ za każdy punkt twojej Siły Militarnej. Ujemna Siła Militarna się liczy; tymczasowa oraz działająca tylko przeciw niektórym światom – nie.
score-three-vp-chips = { $vp } PZ za każde pełne 3 PZ w twoich żetonach PZ.
