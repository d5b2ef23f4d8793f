# What is on a tile besides its powers.

tile-title = { $name } — { $details }
tile-small = small development
tile-large = large development, 2 spaces
tile-world =
    { $military ->
        [yes] military { of-kind }{ world-goods }world
       *[no] { of-kind }{ world-goods }world
    }
world-goods =
    { $goods ->
        [windfall] windfall{ " " }
        [production] production{ " " }
       *[gray] { "" }
    }
tile-any-world = windfall world of any kind
tile-home = home world { $mat }{ $side }, { tile-world }
tile-cost = cost { $cost }
tile-defense = defense { $defense }
tile-colonists =
    { $count ->
        [one] { $count } colonist
       *[other] { $count } colonists
    }
tile-vp = { $vp } VP
tile-vp-varies = ? VP
price-of-good =
    { $count ->
        [one] A good of this kind sells for { $count } credit.
       *[other] A good of this kind sells for { $count } credits.
    }
tile-not-for-sale = The good of this colony cannot be sold. Its owner names its kind once in every action.
tile-power = { $sign }: { $text }
tile-scores = At the end of the game:
tile-provenance = Where the values come from: cost or defense { $cost }; VP { $vp }; powers { $powers }.
tile-other-side = The other side of this tile is { $name }.
mat-other-side = The other side of this empire mat is { $name }.
tile-copies =
    { $copies ->
        [one] { $title }, { $copies } copy
       *[other] { $title }, up to { $copies } copies
    }

source-rulebook = rulebook
source-public = public texts
source-reconstructed = reconstructed
source-translation = our own translation
source-own-copy = own copy
source-none = none
