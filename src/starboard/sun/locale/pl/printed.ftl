# Dla kogoś, kto ma pudełko: `piece-…` nazywa element, `look-…` mówi, co z niego odczytać; razem tworzą zdanie.

piece-technology = Karta technologii { $thing }
piece-event = Karta wydarzenia { $thing }
piece-system = Karta układu { $thing }
piece-achievement = Karta osiągnięcia { $thing }
piece-faction =
    { $side ->
        [basic] Planszetka podstawowa, { $thing }
       *[advanced] Planszetka zaawansowana, { $thing }
    }
piece-slot = Plansza technologii, pole { $thing }
piece-basic = Plansza technologii, akcja podstawowa „{ $thing }”
piece-guild = Plansza technologii, { $thing }
piece-exploration-board =
    { $seats ->
        [2] Plansza eksploracji, strona dla 2 graczy
       *[other] Plansza eksploracji, strona dla 3 i 4 graczy
    }
piece-setup = Arkusz przygotowania gry

look-technology-name = nazwa
look-technology-level = poziom, od I do IIII
look-technology-types = rodzaje na obu połowach dużego trójkąta
look-technology-out-type = rodzaj małego trójkąta na prawym brzegu
look-technology-now = bonus, który frakcja dostaje od razu po zbadaniu
look-technology-actions = każde pole akcji (ile mieści pionków, ile kosztuje i co daje)
look-technology-passive = zdolności, które nie są polami akcji, i kiedy działają
look-technology-vp = PZ na koniec gry i to, za co są dalsze PZ

look-event-name = nazwa
look-event-level = poziom, II albo III
look-event-light-border = czy ma jasną ramkę
look-event-effect = co mówi, krok po kroku

look-system-name = nazwa
look-system-deck = litera talii, A albo B
look-system-starting = czy jest oznaczona jako układ na początek gry
look-system-power = siła militarna potrzebna do kolonizacji
look-system-spec = specjalizacja (żywność, ruda albo jedno i drugie)
look-system-on-control = bonus za zdobycie kontroli
look-system-on-colonize = bonus kolonizacyjny w dolnej części karty
look-system-passive = własna zdolność, którą frakcja ma, gdy układ jest jej kolonią
look-system-vp = PZ w dolnej części karty

look-achievement-name = nazwa
look-achievement-set = czy jest podstawowa, a jeśli nie, to jej litera, A albo B
look-achievement-condition = co trzeba osiągnąć i w jakiej liczbie
look-achievement-slots = PZ na polach od lewej do prawej, dla 2, 3 i 4 graczy

look-faction-name = nazwa frakcji
look-faction-columns = ile pól mają kolumny zaopatrzenia od A do E
look-faction-food-symbol-after = na torze żywności, ile dysków trzeba zdjąć, by odsłonić symbol żywności każdej kolumny, od A do E
look-faction-ore-yield = na torze rudy, ile rudy daje produkcja po zdjęciu 0, 1, 2 i tak dalej aż do 8 dysków
look-faction-automation-vp = na torze automatyzacji u góry, PZ na polach od lewej do prawej
look-faction-start = z czym zaczyna (ruda, populacja, statki z poziomami, zautomatyzowane dyski i kostki w kolumnach od A do E)
look-faction-abilities = zdolności specjalne A i B, każda z warunkiem i z tym, co daje

look-slot-need = ile z technologii, które linie łączą z nim od lewej, trzeba mieć zbadanych
look-slot-of = które pola linie łączą z nim od lewej
look-basic-cost = koszt
look-basic-effect = efekt
look-basic-spaces = ile jest pól na pionki bez dopłaty i z dopłatą +1 rudy, dla 2, 3 i 4 graczy; dla 2 i 3 planszę zakrywają kafelki
look-guild-name = nazwa
look-guild-level = poziom kafelka blokady
look-guild-spaces = ile jest pól na pionki
look-guild-cost = koszt
look-guild-effect = efekt

look-exploration-board-shipyards = specjalizacja każdego układu stoczniowego; Y1 to ten bliższy Układowi Słonecznemu
look-exploration-board-routes = które obszary łączą linie

look-setup-events-forced = ile wydarzeń z jasną ramką bierze się z każdego poziomu
look-setup-events-random = ile innych wydarzeń dobiera się z każdego poziomu
look-setup-systems-starting = ile układów na początek gry się wykłada
look-setup-end-discs = ile dysków osiągnięć kończy grę przy 2, 3 i 4 graczach
look-setup-expert-row = ile technologii ma rząd w wariancie eksperckim
