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
frontiers-waits = jeszcze nie wybiera

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
frontiers-score = wynik w tej chwili
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

frontiers-market = Technologie do kupienia
frontiers-market-small = Małe, po jednym polu
frontiers-market-large = Duże, po dwa pola
frontiers-market-group =
    { $count ->
        [one] { $count } Technologia
        [few] { $count } Technologie
       *[many] { $count } Technologii
    }
frontiers-hint = Zatrzymaj się na kaflu albo przytrzymaj go, żeby przeczytać o nim wszystko.
