# Plansza New Frontiers.

frontiers-round = Runda { $round }
frontiers-set-up = Przygotowanie
frontiers-pools = Pule i koniec gry
frontiers-pool-vp = żetony PZ w puli
frontiers-pool-colonists = Koloniści w puli; mniej niż { $few } kończy grę
frontiers-most-colonies = najwięcej Kolonii; ponad { $most } kończy grę
frontiers-most-spaces = najwięcej pól Technologii; ponad { $most } kończy grę
frontiers-short-vp = żetony PZ w puli
frontiers-short-colonists = Koloniści w puli
frontiers-short-colonies = najwięcej Kolonii
frontiers-short-spaces = najwięcej pól
frontiers-bag = Planety w woreczku
frontiers-supply = w puli: { $count }
frontiers-last-round = To ostatnia runda:
frontiers-over = Gra skończona:
frontiers-ending-developments = Technologie zajmują więcej niż 10 pól
frontiers-ending-colonies = ktoś ma więcej niż 7 Kolonii
frontiers-ending-colonists = zostało mniej niż 5 Kolonistów
frontiers-ending-vp = skończyły się żetony PZ

frontiers-actions = Kafle Akcji
frontiers-chosen-by = wybór numer { $place }: { $who }
frontiers-credits-on =
    { $count ->
        [one] leży na nim { $count } Kredyt
        [few] leżą na nim { $count } Kredyty
       *[many] leży na nim { $count } Kredytów
    }
frontiers-track = Pierwszeństwo
frontiers-chooses = wybiera
frontiers-waits = wybierze później

frontiers-display = Planety z woreczka
frontiers-discarded = Odrzucone Planety
frontiers-homes = Twoja Rodzima Kolonia
frontiers-holds = leży na niej dobro: { $kind }
frontiers-left =
    { $count ->
        [one] został { $count } kafel
        [few] zostały { $count } kafle
       *[many] zostało { $count } kafli
    }
frontiers-owned = już w twoim Imperium

frontiers-empire = Imperium: { $who }
frontiers-acts = teraz gra
frontiers-credits = Kredyty
frontiers-colonists = niewykorzystani Koloniści
frontiers-military = siła militarna
frontiers-vp-chips = żetony PZ
frontiers-goods = dobra
frontiers-colonies = Kolonie
frontiers-explored = Odkryte Planety
frontiers-developments = Technologie
frontiers-spaces = pola: { $used } z { $of }
frontiers-stockpile = Magazyn
frontiers-none = jeszcze żadnych

frontiers-goals = Cele
frontiers-goals-open = odkryte: { $count }
frontiers-goal-kept = twój Cel, zakryty
frontiers-goal-looked-at = oglądasz go
frontiers-goal-down = { $who } ma zakryty Cel
frontiers-goal-stack = w stosie

frontiers-market = Dostępne Technologie
frontiers-market-offers = do wzięcia teraz: { $count }
frontiers-market-small = Małe, po jednym polu
frontiers-market-large = Duże, po dwa pola
frontiers-market-group =
    { $count ->
        [one] { $count } Technologia
        [few] { $count } Technologie
       *[many] { $count } Technologii
    }
frontiers-parts = Części stołu
frontiers-part-table = Stół
frontiers-part-own = Moje
frontiers-part-market = Sklep
frontiers-part-others = Inni
frontiers-own = Co masz

# --- the legend
legend-frontiers-group-actions = Akcje
legend-frontiers-group-goods = Dobra
legend-frontiers-group-worlds = Planety
legend-frontiers-group-numbers = Liczby
legend-frontiers-group-tiles = Kafle
legend-frontiers-group-keywords = Słowa kluczowe
legend-frontiers-group-rest = Inne znaki
legend-frontiers-good-novelty = Nowości (koło, niebieskie)
legend-frontiers-good-rare = Rzadkie Pierwiastki (romb, brązowe)
legend-frontiers-good-genes = Geny (liść, zielone)
legend-frontiers-good-alien = Technologie Obcych (gwiazda, żółte)
legend-frontiers-good = dowolne dobro
legend-frontiers-kinds = dobra lub Planety różnych rodzajów
legend-frontiers-world = Planeta
legend-frontiers-kind-novelty = Planeta tego rodzaju
legend-frontiers-windfall = Planeta zdobyczna: dostaje dobro z chwilą kolonizacji
legend-frontiers-windfall-novelty = Planeta zdobyczna tego rodzaju
legend-frontiers-production = Planeta produkcyjna
legend-frontiers-production-novelty = Planeta produkcyjna tego rodzaju
legend-frontiers-military-world = Planeta militarna: podbija się ją, zamiast za nią płacić
legend-frontiers-here = ta Planeta
legend-frontiers-credit = Kredyty
legend-frontiers-vp = punkty zwycięstwa
legend-frontiers-military = siła militarna
legend-frontiers-colonist = Kolonista
legend-frontiers-bag = Planety z woreczka
legend-frontiers-development = Technologia
legend-frontiers-small = mała Technologia: jedno pole
legend-frontiers-large = duża Technologia: dwa pola
legend-frontiers-named = kafel o tej nazwie
legend-frontiers-goal = Cel
legend-frontiers-keyword-alien = słowo kluczowe Obca
legend-frontiers-keyword-imperium = słowo kluczowe Imperialna
legend-frontiers-keyword-rebel = słowo kluczowe Rebelia
legend-frontiers-keyword-terraforming = słowo kluczowe Terraformująca
legend-frontiers-keyword-uplift = słowo kluczowe Wspomagana
legend-frontiers-arrow = po lewej, co dajesz, po prawej, co dostajesz
legend-frontiers-per = za każdy
legend-frontiers-or = albo
legend-frontiers-most = jeśli masz najwięcej
legend-frontiers-at-most = co najwyżej tyle
legend-frontiers-first = na początek toru pierwszeństwa
legend-frontiers-up-one = o jedno miejsce wyżej na torze pierwszeństwa
legend-frontiers-part-cost = Koszt kolonizacji w Kredytach; czerwona tarcza oznacza obronę, którą trzeba pokonać.
legend-frontiers-part-defense = Obrona, której musi dorównać twoja siła militarna; żółta tabliczka oznacza koszt w Kredytach.
legend-frontiers-part-vp = Punkty zwycięstwa.
legend-frontiers-part-colonists = Ilu potrzebuje Kolonistów.
legend-frontiers-part-keyword = Słowo kluczowe.
legend-frontiers-part-picture = Obrazek: w kolorze rodzaju i z fabrykami na dole Planeta produkuje; z przerywaną obwódką jest zdobyczna; z czerwoną krawędzią jest militarna.
