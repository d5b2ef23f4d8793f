# Parts that other messages are built from. They take the values of the message that uses them.
# `kind` is a kind of goods or worlds, `keyword` a keyword; "none" is any or no special one.

kind-novelty = Novelty
kind-rare = Rare Elements
kind-genes = Genes
kind-alien = Alien Technology

keyword-alien = Alien
keyword-imperium = Imperium
keyword-rebel = Rebel
keyword-terraforming = Terraforming
keyword-uplift = Uplift

# Stand before a noun and have a space of their own.
of-kind =
    { $kind ->
        [novelty] { kind-novelty }{ " " }
        [rare] { kind-rare }{ " " }
        [genes] { kind-genes }{ " " }
        [alien] { kind-alien }{ " " }
       *[none] { "" }
    }
with-keyword =
    { $keyword ->
        [alien] { keyword-alien }{ " " }
        [imperium] { keyword-imperium }{ " " }
        [rebel] { keyword-rebel }{ " " }
        [terraforming] { keyword-terraforming }{ " " }
        [uplift] { keyword-uplift }{ " " }
       *[none] { "" }
    }

amount-credits =
    { $amount ->
        [one] { $amount } credit
       *[other] { $amount } credits
    }
amount-colonists =
    { $amount ->
        [one] { $amount } colonist
       *[other] { $amount } colonists
    }
amount-worlds =
    { $amount ->
        [one] { $amount } world
       *[other] { $amount } worlds
    }
count-credits =
    { $count ->
        [one] { $count } credit
       *[other] { $count } credits
    }
count-colonists =
    { $count ->
        [one] { $count } colonist
       *[other] { $count } colonists
    }
goods-taken =
    { $goods ->
        [one] { $goods } { good-of-kind }good
       *[other] { $goods } { good-of-kind }goods
    }
# Stands before "good" and has a space of its own.
good-of-kind =
    { $kind ->
        [novelty] { kind-novelty }{ " " }
        [rare] { kind-rare }{ " " }
        [genes] { kind-genes }{ " " }
        [alien] { kind-alien }{ " " }
       *[none] { "" }
    }
some-credits =
    { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    }

# What a power gives: VP, credits, or both.
gain =
    { $vp ->
        [0] { some-credits }
       *[other] { $credits ->
            [0] { $vp } VP
           *[other] { $vp } VP and { some-credits }
        }
    }

# What a "?" tile or a power counts, as a noun.
counted = { counted-other }{ with-keyword }{ counted-military }{ of-kind }{ counted-goods }{ counted-size }{ counted-noun }{ counted-power }
counted-military =
    { $military ->
        [yes] military{ " " }
       *[no] { "" }
    }
counted-goods =
    { $goods ->
        [windfall] windfall{ " " }
        [production] production{ " " }
       *[gray] { "" }
    }
counted-size =
    { $size ->
        [small] small{ " " }
        [large] large{ " " }
       *[none] { "" }
    }
counted-noun =
    { $count ->
        [colony] colony
        [development] development
       *[tile] tile
    }
counted-other =
    { $count ->
        [tile] { $other ->
            [yes] every other{ " " }
           *[no] every{ " " }
        }
       *[other] { $other ->
            [yes] each other{ " " }
           *[no] each{ " " }
        }
    }
counted-power =
    { $power ->
        [develop] { " " }with a Develop power
        [explore] { " " }with an Explore power
        [settle] { " " }with a Settle power
        [produce] { " " }with a Produce power
        [trade] { " " }with a Trade power
        [consume] { " " }with a Consume power
        [military] { " " }with Military
       *[none] { "" }
    }
