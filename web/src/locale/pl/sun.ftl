# Plansza Beyond the Sun: to, czego nie mówią nazwy i teksty rzeczy.

sun-parts = Części planszy
sun-part-tree = Drzewo
sun-part-map = Mapa
sun-part-mats = Frakcje
sun-part-goals = Cele
sun-part-offers = tu można coś wybrać
sun-round = Runda { $round }
sun-last-round = koniec po rundzie { $round }
sun-end-discs = dyski osiągnięć: { $taken } z { $needed }
sun-taken-by = zdobyli: { $who }
sun-stock = { $who }: populacja { $population }, ruda { $ore }
sun-decks = Talie
sun-deck-technology-II = technologie poziomu II w talii
sun-deck-technology-III = technologie poziomu III w talii
sun-deck-technology-IIII = technologie poziomu IIII w talii
sun-deck-system-A = układy A w talii
sun-deck-system-B = układy B w talii
sun-revealed = Odkryte
sun-row = Rząd { $level }
sun-undiscovered = niewynaleziona
sun-undiscovered-event = niewynaleziona, z wydarzeniem
sun-researched-by = zbadali: { $who }
sun-pawns = pionki: { $who }
sun-space-free = wolne
sun-guild-open = otwarta
sun-guild-covered = zablokowana
sun-controlled-by = kontroluje { $who }
sun-power-of = { $who }: siła { $power }
sun-ships = { $count } × poziom { $level }, { $who }, { $place }
sun-move-here = Leć: { $place }
sun-choose-ship = Wybierz statek
sun-choose-target = Dokąd?
sun-movement-left = Punkty ruchu: { $points }
sun-mat-of = Planszetka: { $name }
sun-population = populacja
sun-ore = ruda
sun-supply = Zaopatrzenie
sun-cubes = { $count ->
    [one] { $count } kostka
    [few] { $count } kostki
    [many] { $count } kostek
   *[other] { $count } kostki
}
sun-food-track = Tor wzrostu populacji, pozostałe dyski: { $discs }
sun-ore-track = Tor produkcji rudy, pozostałe dyski: { $discs }; daje { $ore }
sun-automation-level = poziom { $level }
sun-museum = muzeum: { $count }, siła { $power }
sun-looking = Oglądasz
sun-specials = Zdolności specjalne
sun-gained = zdobyta
sun-not-gained = jeszcze niezdobyta
sun-beside = obok: { $place }
