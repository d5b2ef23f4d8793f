# Kafle Akcji i co daje ich wybór.

action-isolation = Izolacja
action-develop = Rozwój Technologii
action-explore = Odkrywanie
action-settle = Kolonizacja
action-produce = Produkcja
action-trade-consume = Sprzedaż / Konsumpcja
action-diplomats = Wysłanie dyplomatów
action-goals-survey = Przegląd galaktycznych Celów

effect-isolation = Otrzymujesz 2 Kredyty. Nikt inny nic nie robi.
effect-develop = Wszyscy mogą kupić Technologię. Ty płacisz o 1 Kredyt mniej.
effect-explore = Wylosowanych zostaje siedem Planet i każdy bierze jedną. Ty potem bierzesz drugą.
effect-settle = Otrzymujesz 1 Kolonistę. Potem wszyscy biorą 2 Kolonistów albo kolonizują Planetę.
effect-produce = Zbierasz Kredyty z tego kafla. Wszyscy produkują dobra; ty także na 1 Kolonii zdobycznej.
effect-trade-consume = Zdobywasz 1 PZ. Potem wszyscy mogą sprzedać dobro i używają Zdolności konsumpcyjnych.
effect-diplomats = Zdobywasz 1 PZ i przechodzisz na początek toru pierwszeństwa. Nikt inny nic nie robi.
effect-goals-survey = Przesuwasz swój pion o jedno miejsce w lewo na torze pierwszeństwa, otrzymujesz 1 Kredyt i oglądasz 3 Cele: jeden zachowujesz zakryty. Nikt inny nic nie robi.

# Oznaczenia Akcji, które modyfikują zdolności.
sign-develop = Rozwój Technologii
sign-explore = Odkrywanie
sign-settle = Kolonizacja
sign-produce = Produkcja
sign-trade = Sprzedaż
sign-consume = Konsumpcja

# Jak może się skończyć gra.
ending-developments = Technologie zajmują więcej niż 10 pól
ending-colonies = ktoś ma więcej niż 7 Kolonii
ending-colonists = zostało mniej niż 5 Kolonistów
ending-vp = skończyły się żetony PZ
