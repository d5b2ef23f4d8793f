phase-develop = Develop
sign-develop = II
action-develop = Develop
action-develop-2 = Develop (second card)

power-develop-discount = Your developments cost { $amount } less.
power-develop-draw = Draw { cards } at the start of the phase.
power-develop-draw-after = Draw { cards } after you place a development.
