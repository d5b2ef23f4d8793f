# Pieces that the messages of the phases are built from. They take the values of the message that uses them.
# `good` is the kind of a good or a world, "none" where any will do.

good-novelty = Novelty Goods
good-rare = Rare Elements
good-genes = Genes
good-alien = Alien Technology

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

# What a power pays out: VP, cards, or both.
gain =
    { $vp ->
        [0] { cards }
       *[other] { $cards ->
            [0] { $vp } VP
           *[other] { $vp } VP and { cards }
        }
    }
