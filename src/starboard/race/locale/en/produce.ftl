phase-produce = Produce
sign-produce = V
action-produce = Produce

power-produce-produce = Produce a good on this world.
power-produce-windfall = Produce a good on one of your { kind-of-world }windfall worlds that has no good.
power-produce-draw = Draw { cards }.
power-produce-draw-if-produced-here = Draw { cards } when you produce a good on this world.
power-produce-draw-per-good-produced = Draw { cards } for each { kind-of-good }good you produce this phase.
power-produce-draw-per-kind-produced = Draw { cards } for each different kind of good you produce this phase.
power-produce-draw-per-world = Draw { cards } for each { kind-of-world }world in your tableau.
power-produce-draw-if-most-produced = At the end of the phase, draw { cards } if you produced more { kind-of-good }goods in it than any other player.
