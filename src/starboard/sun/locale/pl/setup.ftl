# Co wybiera się przed grą.

option-factions = Planszetki frakcji
option-factions-help = Planszetki podstawowe są niemal jednakowe i dobre na pierwsze gry. Zaawansowane mają własne tory i zdolności specjalne, które zdobywa się podczas gry.
option-factions-basic = podstawowe
option-factions-advanced = zaawansowane
option-tableau = Talia technologii
option-tableau-help = W grze standardowej nowe technologie dobiera się z wierzchu talii. W wariancie eksperckim po cztery z każdego poziomu leżą odkryte, więc każdy może planować.
option-tableau-standard = standardowa
option-tableau-expert = tablica ekspercka
