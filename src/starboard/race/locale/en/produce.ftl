phase-produce = Produce
sign-produce = V
action-produce = Produce

power-produce-produce =
    { $discard ->
        [0] Produce a good on this world.
        [one] You may discard { $discard } card from your hand to produce a good on this world.
       *[other] You may discard { $discard } cards from your hand to produce a good on this world.
    }
power-produce-windfall =
    { $discard ->
        [0] { $elsewhere ->
            [yes] Produce a good on another of your { kind-of-world }windfall worlds that has no good.
           *[no] Produce a good on one of your { kind-of-world }windfall worlds that has no good.
        }
        [one] You may discard { $discard } card from your hand to produce a good on one of your { kind-of-world }windfall worlds that has no good.
       *[other] You may discard { $discard } cards from your hand to produce a good on one of your { kind-of-world }windfall worlds that has no good.
    }
power-produce-draw = Draw { cards }.
power-produce-draw-if-produced-here = Draw { cards } when you produce a good on this world.
power-produce-draw-per-good-produced = Draw { cards } for each { kind-of-good }good you produce this phase.
power-produce-draw-per-kind-produced = Draw { cards } for each different kind of good you produce this phase.
power-produce-draw-per-world =
    { $of ->
        [rebel] Draw { cards } for each Rebel world in your tableau.
        [military] Draw { cards } for each military world in your tableau.
        [chromosome] Draw { cards } for each world with a chromosome in your tableau.
       *[none] Draw { cards } for each { kind-of-world }world in your tableau.
    }
power-produce-draw-if-most-produced = At the end of the phase, draw { cards } if you produced more { kind-of-good }goods in it than any other player.
power-produce-prestige-if-produced-here = Gain { prestige-points } when you produce a good on this world.
power-produce-prestige-if-most-chromosomes = At the end of the phase, gain { prestige-points } if you have more worlds with a chromosome in your tableau than any other player.
power-produce-take-saved = Take all cards under this world into your hand.
