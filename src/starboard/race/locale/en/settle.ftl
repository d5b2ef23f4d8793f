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
    { $per ->
        [military] { $signed } Military for each military world in your tableau.
        [chromosome] { $signed } Military for each world with a chromosome in your tableau.
       *[none] { $having ->
            [imperium] { $signed } Military if you have a card with the keyword { keyword-imperium } in your tableau.
           *[none] { military-against }
        }
    }
military-against =
    { $against ->
        [rebel] { $signed } Military against Rebel military worlds.
       *[none] { $good ->
            [none] { $signed } Military.
           *[other] { $signed } Military against { kind-of-world }worlds.
        }
    }
power-settle-draw-after = Draw { cards } after you place a world.
power-settle-draw-then-discard-after = After you place a world, draw { cards }, then discard 1 card from your hand.
power-settle-produce-on-placed = After you place a production world, put a good on it.
power-settle-prestige-for-placed =
    { $of ->
        [rebel-military] Gain { prestige-points } after you place a Rebel military world.
       *[production] Gain { prestige-points } after you place a production world.
    }
power-settle-save-payment = When you pay for a non-military world, put 1 of the cards you pay with under this world.
power-settle-pay-discount = When another power lets you pay for a military world, it costs { $amount } less.
power-settle-pay-prestige = Gain { prestige-points } when another power lets you pay for a military world and you do.
power-settle-takeover-defense = When a world of yours is attacked in a takeover: +2 Military for each Rebel military world and +1 for each other military world in your tableau.
power-settle-discard-for-military = You may discard this card from your tableau for { $signed } Military until the end of the phase.
power-settle-prestige-for-military = You may spend 1 prestige for { $signed } Military until the end of the phase.
power-settle-good-for-military = You may spend 1 { kind-of-good }good for { $signed } Military until the end of the phase.
power-settle-cards-for-military =
    { $cards ->
        [one] You may discard { $cards } card from your hand for +1 Military until the end of the phase.
       *[other] You may discard up to { $cards } cards from your hand for +1 Military each until the end of the phase.
    }
power-settle-discard-to-settle-free = You may discard this card from your tableau to reduce the cost of a world you pay for to 0. Not for an { good-alien } world.
power-settle-pay-for-military =
    { $only ->
        [alien] You may pay for a military { good-alien } world instead of conquering it. { cost-of-military }
        [rebel] You may pay for a Rebel military world instead of conquering it. { cost-of-military }
        [chromosome] You may pay for a military world with a chromosome instead of conquering it. { cost-of-military }
       *[none] You may pay for a military world instead of conquering it. { cost-of-military } Not for an { good-alien } world.
    }
cost-of-military =
    { $amount ->
        [0] It costs as much as its defense.
       *[other] It costs { $amount } less than its defense.
    }
power-settle-good-for-discount = You may spend 1 { kind-of-good }good so that a world you pay for costs { $amount } less.
power-settle-discard-to-conquer =
    { $takeover ->
        [yes] You may discard this card from your tableau to conquer a non-military world{ conquest-defense }, from your hand or in a takeover.{ conquest-prestige }
        [no] You may discard this card from your tableau to conquer a non-military world{ conquest-defense }. Not in a takeover.{ conquest-prestige }
       *[off] You may discard this card from your tableau to conquer a non-military world{ conquest-defense }.{ conquest-prestige }
    }
conquest-defense =
    { $amount ->
        [0] {" "}as if its cost were its defense
       *[other] {" "}as if its defense were { $amount } less than its cost
    }
conquest-prestige =
    { $prestige ->
        [0] { "" }
       *[other] {" "}Gain { prestige-points } for it.
    }
power-settle-second-world =
    { $takeover ->
        [off] After you place a world, you may place a second one.
       *[other] After you place a world, you may place a second one. With takeovers, either may be a takeover instead.
    }
power-settle-discard-for-second-conquest = After you place a world, you may discard this card from your tableau to place one more, which you must conquer.
power-settle-upgrade-world = Besides settling, you may replace a non-military world in your tableau, for free, with one from your hand of the same kind that costs 0 to { $amount } more. Gain 1 prestige for it. A world without a kind of good is a kind of its own. Not a world placed in this phase. The good on the old world is lost; the powers of the new one begin in the next phase.
power-settle-takeover =
    { $cost ->
        [discard] Takeover: instead of placing a world, you may discard this card from your tableau and attack { takeover-target }{ takeover-success }
        [prestige] Takeover: instead of placing a world, you may spend 1 prestige and attack { takeover-target }{ takeover-success }
       *[none] Takeover: instead of placing a world, you may attack { takeover-target }{ takeover-success }
    }
takeover-target =
    { $of ->
        [rebel] a Rebel military world of another player.
        [imperium] a military world of a player who has a card with the keyword { keyword-imperium }, with +{ $amount } Military for each Rebel military world in your tableau.
        [military] a military world of a player whose Military is at least 1.
       *[any] a military world of any other player.
    }
takeover-success =
    { $destroy ->
        [yes] {" "}If you succeed, the world is discarded with its good, and you gain { prestige-points }.
       *[no] { $prestige ->
            [0] { "" }
           *[other] {" "}If you succeed, you gain { prestige-points }.
        }
    }
# Of a power for or against takeovers in a game without them.
ignored-power = This game has no takeovers: the power is ignored.
power-settle-prevent-takeover = Before takeovers are resolved, you may spend 1 prestige to prevent one of them, whoever is attacked.
