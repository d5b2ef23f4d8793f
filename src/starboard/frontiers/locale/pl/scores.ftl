# Co liczą kafle ze znakiem "?" i Cele.

score-tiles = { $vp } PZ za { counted }.
score-named = { $vp } PZ za każdy z tych kafli: { $tiles }.
score-military-strength = { $vp } PZ za każdy punkt twojej siły militarnej; tymczasowa i wyspecjalizowana się nie liczy.
score-kinds = { $one }, { $two }, { $three } lub { $four } PZ za 1, 2, 3 lub 4 rodzaje Kolonii.

goal-title = { $name } — Cel
goal-counts-consume-powers = PZ za Zdolności konsumpcyjne w twoim Imperium.
goal-counts-keywords = PZ za różne słowa kluczowe w twoim Imperium: Obca, Imperialna, Rebelii, Terraformująca, Wspomagana.
goal-counts-kinds-of-powers = PZ za różne rodzaje Zdolności w twoim Imperium: Rozwój Technologii, Odkrywanie, Kolonizacja, Produkcja, Sprzedaż, Konsumpcja.
goal-counts-kinds-of-colonies = PZ za różne rodzaje Kolonii: Nowości, Rzadkie Pierwiastki, Geny, Technologie Obcych.
goal-counts-stockpiled-goods = Gdy jest odkryty, możesz zmagazynować część lub całość swoich dóbr po Produkcji, łącznie { $most }.
goal-counts-stockpiled-worlds = Gdy jest odkryty, możesz zmagazynować jedną Planetę odrzuconą po Odkrywaniu lub Kolonizacji, łącznie { $most }.
goal-counts-stockpiled-credits = Gdy jest odkryty, możesz zmagazynować część lub całość Kredytów ze Sprzedaży, łącznie { $most }.
goal-counts-unused-colonists = PZ za niewykorzystanych Kolonistów w twoim Imperium.
goal-scale = { $things } lub więcej: { $vp } PZ.
