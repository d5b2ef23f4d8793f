phase-trade = Trade
sign-trade = $
action-trade = Consume: Trade

power-trade-bonus =
    Draw { extra-cards } when you sell { $good ->
        [alien] an
       *[other] a
    } { kind-of-good }good.
power-trade-bonus-here = Draw { extra-cards } when you sell the good of this world.
