# Pieces that the messages of the phases are built from. They take the values of the message that uses them.
# `good` is the kind of a good or a world, "none" where any will do.

good-novelty = Novelty Goods
good-rare = Rare Elements
good-genes = Genes
good-alien = Alien Technology
good-any = any kind

# Stands directly before "good" or "world", and brings its own space.
kind-of-good =
    { $good ->
        [novelty] Novelty{ " " }
        [rare] { good-rare }{ " " }
        [genes] { good-genes }{ " " }
        [alien] { good-alien }{ " " }
       *[none] { "" }
    }
kind-of-world = { kind-of-good }

cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
extra-cards =
    { $cards ->
        [one] { $cards } extra card
       *[other] { $cards } extra cards
    }
goods =
    { $goods ->
        [one] { $goods } { kind-of-good }good
       *[other] { $goods } { kind-of-good }goods
    }
prestige-points = { $prestige } prestige

# What a power pays out: VP, cards, prestige, or several of them.
gain =
    { $prestige ->
        [0] { $vp ->
            [0] { cards }
           *[other] { $cards ->
                [0] { $vp } VP
               *[other] { $vp } VP and { cards }
            }
        }
       *[other] { $vp ->
            [0] { $cards ->
                [0] { prestige-points }
               *[other] { cards } and { prestige-points }
            }
           *[other] { $cards ->
                [0] { $vp } VP and { prestige-points }
               *[other] { $vp } VP, { cards } and { prestige-points }
            }
        }
    }
