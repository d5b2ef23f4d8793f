phase-settle = Settle
sign-settle = III
action-settle = Settle
action-settle-2 = Settle (second card)

# "You pay for" takes in military worlds that a power allows to pay for; conquered worlds have no cost.
power-settle-discount =
    { $good ->
        [none] Worlds you pay for cost { $amount } less.
       *[other] { kind-of-world }worlds you pay for cost { $amount } less.
    }
# `signed` is the amount with its sign.
power-settle-military =
    { $against ->
        [rebel] { $signed } Military against Rebel military worlds.
       *[none] { $good ->
            [none] { $signed } Military.
           *[other] { $signed } Military against { kind-of-world }worlds.
        }
    }
power-settle-draw-after = Draw { cards } after you place a world.
power-settle-discard-for-military = You may discard this card from your tableau for { $signed } Military until the end of the phase.
power-settle-discard-to-settle-free = You may discard this card from your tableau to reduce the cost of a world you pay for to 0. Not for an { good-alien } world.
power-settle-pay-for-military = You may pay for a military world instead of conquering it. It costs { $amount } less than its defense. Not for an { good-alien } world.
