# Dla kogoś, kto ma pudełko: `piece-…` nazywa element, `look-…` mówi, co z niego odczytać; razem tworzą zdanie.

piece-card =
    { $set ->
        [base] Karta { $thing }
        [gathering_storm] Karta { $thing } (The Gathering Storm)
        [rebel_vs_imperium] Karta { $thing } (Rebel vs Imperium)
       *[brink_of_war] Karta { $thing } (The Brink of War)
    }
piece-die = Kość robota nr { $number }
piece-difficulty = Gra solo, { $name }
piece-case = Zasady gry solo
piece-start = Robot ze światem początkowym { $worlds }, przygotowanie
piece-robot-is = Znacznik „robot =” dla { $worlds }
piece-row =
    { $part ->
        [action] Plansza robota, { $phase }, jego własna akcja
       *[response] Plansza robota, { $phase }, odpowiedź na twoją akcję
    }
piece-row-counter =
    { $part ->
        [action] Znacznik dla { $worlds } na planszy robota, { $phase }, jego własna akcja
       *[response] Znacznik dla { $worlds } na planszy robota, { $phase }, odpowiedź na twoją akcję
    }
piece-nature = Robot ze światem początkowym { $worlds }

look-card-name = nazwa
look-card-cost = koszt; jeśli zamiast niego jest czerwone koło, wpisz „defense”
look-card-defense = obronność w czerwonym kole; jeśli karta ma koszt, wpisz „cost”
look-card-vp = PZ
look-card-good = rodzaj towaru: „novelty”, „rare”, „genes”, „alien”
look-card-windfall = czy tylko obwódka jest kolorowa, czyli czy to świat windfall
look-card-keywords = słowa kluczowe
look-card-prestige = czy przy koszcie jest symbol prestiżu
look-card-special = co mówi poza fazami
look-card-powers = zdolności, faza po fazie
look-card-scores = za co daje PZ na koniec gry

look-die-faces = sześć ścianek
look-difficulty-counters = ile znaczników technologii o koszcie 6 dostaje robot
look-difficulty-six-cost-vp = ile PZ są warte jego technologie o koszcie 6
look-case-two-dice-on-one-space = czy dwie kości na jednym pojedynczym polu oznaczają jedną akcję, czy dwie
look-case-pan-galactic-research-is-six-cost = czy Pan-Galactic Research jest dla robota technologią o koszcie 6
look-case-federation-capital-counts-prestige = czy Federation Capital liczy prestiż robota
look-case-last-choice-sees-the-dice = czy ktoś, kto wybiera ostatni, widzi kości przed wyborem drugiej akcji
look-start-stack = ile kart ma na początku jego stos dobierania
look-start-credit = na ilu zaczyna jego kredyt
look-start-economy = na ilu zaczyna jego gospodarka
look-robot-is-action = jaką akcję pokazuje na początku
look-robot-is-turns = po jakiej akcji się go odwraca i co wtedy pokazuje
look-row-draw = ile kart dobiera
look-row-draw-both = ile kart dobiera łącznie, gdy obie kości leżą na Eksploracji
look-row-draw-for = za które światy w układzie dobiera po 1 karcie więcej
look-row-counter = ile kredytu wymaga i kosztuje znacznik technologii o koszcie 6
look-row-find = czego szuka, odkrywając karty
look-row-from-deck = czy odkrywa karty z rezerwy zamiast ze stosu dobierania
look-row-least-vp = ile PZ musi mieć świat, by się liczył
look-row-pays = ile kredytu płaci
look-row-six-cost-pays = ile kredytu płaci za technologię o koszcie 6
look-row-credit = o ile rośnie jego kredyt
look-row-economy = o ile rośnie jego gospodarka
look-row-vp = ile PZ bierze za każdy stopień gospodarki
look-row-prestige = ile prestiżu otrzymuje
look-row-having = jaki świat musi mieć
look-row-once = czy znacznika używa się tylko raz
look-row-leaves = czy jego świat początkowy opuszcza układ
look-nature-prestige-for = za wyłożenie czego otrzymuje prestiż
look-nature-refuses = kart z jakim słowem kluczowym nigdy nie wykłada
