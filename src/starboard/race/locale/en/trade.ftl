phase-trade = Trade
sign-trade = $
action-trade = Consume: Trade

power-trade-bonus =
    Draw { extra-cards } when you sell { $good ->
        [alien] an
       *[other] a
    } { kind-of-good }good.
power-trade-bonus-here = Draw { extra-cards } when you sell the good of this world.
power-trade-bonus-per-chromosome = When you sell a { kind-of-good }good, draw 1 extra card for each world with a chromosome in your tableau.
power-trade-not-sold = The good of this world cannot be sold by the Trade action; a consume power may still sell it.
