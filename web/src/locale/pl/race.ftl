# Stół Race for the Galaxy: nagłówki oraz znaczenie liczb i znaków.

race-round = Runda { $round }
race-last-round = Ostatnia runda
race-parts = Części stołu
race-part-own = Moje
race-part-others = Inni
race-set-up = Przed pierwszą rundą
race-phases = Fazy tej rundy
race-phase-now = właśnie trwa
race-phase-done = rozegrana
race-phase-ahead = wybrana, jeszcze przed wami
race-phase-unchosen = niewybrana
race-deck = Karty w rezerwie
race-discard = Karty odrzucone
race-pool = Pozostałe żetony PZ
race-goals = Cele
race-goal-open = nikt go nie ma
race-goal-held = zdobyty: { $names }
race-aside = Odkryte karty
race-attempt = { $attacker } atakuje świat { $world }, który ma { $defender }.
race-choices = Do wyboru
race-own = Twoja strona stołu
race-own-tableau = Twój układ
race-tableau-of = Układ: { $name }
race-hand = Twoja ręka
race-no-hand = Nie masz kart na ręce.
race-drawn = Dobrane karty do wyboru
race-pack = Pakiet
race-drafted =
    { $count ->
        [one] Twoja dotychczasowa rezerwa: { $count } karta
        [few] Twoja dotychczasowa rezerwa: { $count } karty
       *[many] Twoja dotychczasowa rezerwa: { $count } kart
    }
race-saved = Karty zachowane pod światem
race-own-deck = Własna rezerwa
race-with-good = z towarem
race-attacked = atakowany
race-score = Dotychczasowy wynik
race-chips = Żetony PZ
race-hand-count = Karty na ręce
race-tableau-count = Karty w układzie i liczba, która kończy grę
race-goods-count = Towary
race-military = Siła Militarna
race-prestige = Prestiż
race-leader = Lider Prestiżu
race-robot = Robot
race-robot-tableau = Układ robota
race-robot-stack = Stos dobierania
race-robot-credit = Kredyt
race-robot-economy = Gospodarka
race-robot-counters = Pozostałe znaczniki technologii o koszcie 6
race-robot-placed =
    { $count ->
        [one] { $count } znacznik technologii o koszcie 6
        [few] { $count } znaczniki technologii o koszcie 6
       *[many] { $count } znaczników technologii o koszcie 6
    }
race-robot-dice = Jego akcje:
race-robot-face = Ścianka „robot” oznacza: { $action }.

# --- the legend
legend-race-group-phases = Fazy
legend-race-group-goods = Towary
legend-race-group-worlds = Światy
legend-race-group-cards = Karty
legend-race-group-numbers = Liczby
legend-race-group-keywords = Słowa kluczowe
legend-race-group-rest = Inne znaki
legend-race-phase-explore = Eksploracja: dobierz karty i zachowaj część z nich
legend-race-phase-develop = Rozwój: wyłóż technologię
legend-race-phase-settle = Kolonizacja: wyłóż świat
legend-race-phase-trade = Handel: sprzedaj towar za karty (początek Konsumpcji)
legend-race-phase-consume = Konsumpcja: zamień towary na żetony PZ i karty
legend-race-phase-produce = Produkcja: światy wytwarzają towary
legend-race-good-novelty = Towary oryginalne (koło, niebieskie)
legend-race-good-rare = Pierwiastki rzadkie (romb, brązowe)
legend-race-good-genes = Geny (liść, zielone)
legend-race-good-alien = Technologia Obcych (gwiazda, żółta)
legend-race-good-any = towar dowolnego rodzaju, który wskażesz
legend-race-good = dowolny towar
legend-race-goods = tyle towarów
legend-race-kinds = towary tylu różnych rodzajów
legend-race-world = świat, także właśnie wykładany
legend-race-world-novelty = świat tego rodzaju
legend-race-windfall = świat windfall: dostaje towar przy wyłożeniu
legend-race-windfall-novelty = świat windfall tego rodzaju
legend-race-production-world = świat produkcyjny: wytwarza towar w fazie V
legend-race-military-world = świat militarny: podbija się go, nie płaci
legend-race-rebel-world = świat militarny Rebel
legend-race-this-world = ten świat albo towar na nim
legend-race-second-world = wyłóż drugi świat
legend-race-upgrade = zamień świat na lepszy
legend-race-draw = dobierz tyle kart
legend-race-keep = zachowaj tyle więcej z dobranych kart
legend-race-mix = dołącz rękę do dobranych kart i dopiero wybierz
legend-race-hand = odrzuć tyle kart z ręki
legend-race-leave = odrzuć tę kartę z układu
legend-race-save = zachowaj pod tym światem kartę, którą płacisz
legend-race-take-saved = weź zachowane karty na rękę
legend-race-development = technologia
legend-race-six-cost = technologia o koszcie 6
legend-race-named = karta o tej nazwie
legend-race-cost = koszt w kartach; z minusem: o tyle taniej
legend-race-vp = punkty zwycięstwa
legend-race-military = Siła Militarna
legend-race-prestige = prestiż
legend-race-defense = obrona przed przejęciem
legend-race-pay = zapłać za świat militarny zamiast go podbijać
legend-race-conquer = podbij świat, za który się płaci
legend-race-sale = sprzedaj towar po jego cenie
legend-race-no-sale = towaru stąd nie można sprzedać
legend-race-double = do tylu razy
legend-race-alien = słowo kluczowe Alien
legend-race-imperium = słowo kluczowe Imperium
legend-race-rebel = słowo kluczowe Rebel
legend-race-terraforming = słowo kluczowe Terraforming
legend-race-uplift = słowo kluczowe Uplift
legend-race-chromosome = chromosom
legend-race-arrow = po lewej, co dajesz, po prawej, co dostajesz
legend-race-per = za każdy
legend-race-most = jeśli masz najwięcej
legend-race-dice = próba szczęścia
legend-race-takeover = przejmij świat militarny innej osoby
legend-race-no-takeover = zapobiegnij przejęciu
legend-race-destroy = świat zostaje zniszczony
legend-race-part-cost = Koszt w kartach: w kółku świat, w rombie technologia, w czerwonej gwieździe obronność, którą trzeba pokonać.
legend-race-part-vp = Punkty zwycięstwa na koniec.
legend-race-part-picture = Obrazek: w kolorze rodzaju i z fabrykami na dole – świat produkcyjny; z przerywaną obwódką – świat windfall; z czerwoną krawędzią – świat militarny.
legend-race-part-phase = W której fazie działa ta zdolność.
legend-race-part-power = Zdolność w znakach. Najedź na kartę, by przeczytać ją słowami.
legend-race-part-six = Złota ramka: technologia o koszcie 6, warta tyle, ile naliczy.
legend-race-part-scores = Co liczy na koniec i po ile za każde.
