phase-develop = Develop
sign-develop = II
action-develop = Develop
action-develop-2 = Develop (second card)

power-develop-discount = Your developments cost { $amount } less.
power-develop-draw = Draw { cards } at the start of the phase.
power-develop-draw-after = Draw { cards } after you place a development.
power-develop-draw-then-discard = At the start of the phase, draw { cards }, then discard 1 card from your hand.
power-develop-prestige =
    { $of ->
        [rebel] Gain { prestige-points } after you place a Rebel development.
        [six-cost] Gain { prestige-points } after you place a development of cost 6.
       *[none] Gain { prestige-points } after you place a development.
    }
power-develop-save-payment = When you pay for a development, put 1 of the cards you pay with under this world.
power-develop-discard-for-discount = You may discard this card from your tableau to place a development for { $amount } less.
power-develop-good-for-discount = You may spend 1 { kind-of-good }good to place a development for { $amount } less.
