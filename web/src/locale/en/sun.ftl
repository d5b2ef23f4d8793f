# The board of Beyond the Sun: what is not told by the names and texts of its things.

sun-parts = Parts of the board
sun-part-tree = Tree
sun-part-map = Map
sun-part-mats = Factions
sun-part-goals = Goals
sun-part-offers = something can be picked here
sun-round = Round { $round }
sun-last-round = ends after round { $round }
sun-end-discs = { $taken } of { $needed } achievement discs
sun-taken-by = taken by { $who }
sun-stock = { $who }: population { $population }, ore { $ore }
sun-decks = Decks
sun-deck-technology-II = technologies of level II in the deck
sun-deck-technology-III = technologies of level III in the deck
sun-deck-technology-IIII = technologies of level IIII in the deck
sun-deck-system-A = systems A in the deck
sun-deck-system-B = systems B in the deck
sun-revealed = Revealed
sun-row = Open { $level }
sun-undiscovered = undiscovered
sun-undiscovered-event = undiscovered, with an event
sun-researched-by = researched by { $who }
sun-pawns = pawns of { $who }
sun-space-free = free
sun-guild-open = open
sun-guild-covered = covered
sun-controlled-by = controlled by { $who }
sun-power-of = { $who } has power { $power }
sun-ships = { $count } × level { $level }, { $who }, { $place }
sun-move-here = Move to { $place }
sun-choose-ship = Choose a ship
sun-choose-target = Where to?
sun-movement-left = Movement points: { $points }
sun-mat-of = Mat of { $name }
sun-population = population
sun-ore = ore
sun-supply = Supply
sun-cubes = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
sun-food-track = Food track, discs left: { $discs }
sun-ore-track = Ore track, discs left: { $discs }; produces { $ore }
sun-automation-level = level { $level }
sun-museum = museum: { $count }, power { $power }
sun-looking = You look at
sun-specials = Special abilities
sun-gained = gained
sun-not-gained = not gained yet
sun-beside = beside { $place }
