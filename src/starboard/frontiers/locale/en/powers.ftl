# What powers do: one message for each word of the vocabulary.

power-explore-credits = Gain { amount-credits }.
power-explore-colonists = Gain { amount-colonists }.
power-explore-draw = After your picks, draw { amount-worlds } from the bag.

power-develop-discount = Other developments cost you { amount-credits } less.
power-develop-credits-after = Gain { amount-credits } after you develop.

power-settle-military =
    { $keyword ->
        [none] { $kind ->
            [none] +{ $amount } Military.
           *[other] +{ $amount } Military against { of-kind }worlds.
        }
       *[other] +{ $amount } Military against { with-keyword }worlds.
    }
power-settle-military-per = +{ $amount } Military for { counted }, at most +{ $most }.
power-settle-temporary-military = You may discard 1 { good-of-kind }good from any of your colonies: +{ $amount } Military for this action.
power-settle-discount = { of-kind }worlds that you pay for cost { amount-credits } less.
power-settle-pay-for-military =
    { $amount ->
        [0] You may pay for one { with-keyword }military world instead of conquering it, as many credits as its defense. Not for an Alien world.
       *[other] You may pay for one { with-keyword }military world instead of conquering it, { amount-credits } less than its defense. Not for an Alien world.
    }
power-settle-credits-after = Gain { amount-credits } after each world you settle.
power-settle-colonists-after = Gain { amount-colonists } after each world you settle.
power-settle-draw-after = Draw { amount-worlds } from the bag after each world you settle.
power-settle-second-world = You may settle a second world in the same action.
power-settle-upgrade = Besides the action you may replace a non-military colony, for free, by an explored non-military world of the same kind that costs the same or up to { $amount } more.
power-settle-replace-this = Instead of the action you may replace this colony, for free, by an explored world that is neither Alien nor military.

power-produce-credits = Gain { amount-credits }.
power-produce-credits-if-here = Gain { amount-credits } if you produce a good here.
power-produce-credits-per = Gain { amount-credits } for { counted } in your empire.
power-produce-credits-per-kind = Gain { amount-credits } for each kind of goods that you produce in this action.
power-produce-credits-if-most = Gain { amount-credits } if you produce more { good-of-kind }goods in this action than anybody else.
power-produce-windfall = Produce a good on one { of-kind }windfall colony that has none.
power-produce-pay-here = This colony produces only if you pay { amount-credits }.

power-trade-bonus = +{ amount-credits } when you sell a { good-of-kind }good.
power-trade-bonus-here = +{ amount-credits } when you sell the good of this colony.
power-trade-extra-sale =
    { $amount ->
        [one] You may sell { $amount } more good.
       *[other] You may sell { $amount } more goods.
    }

power-consume-goods = { consume-may }{ consume-what } for { gain }{ consume-each }.
consume-may =
    { $optional ->
        [yes] You may consume{ " " }
       *[no] Consume{ " " }
    }
consume-what =
    { $different ->
        [yes] { $times ->
            [1] { goods-taken } of different kinds
           *[other] as many goods of different kinds as you can, up to { $times },
        }
       *[no] { $times ->
            [1] { goods-taken }
           *[other] as many { good-of-kind }goods as you can, up to { $times },
        }
    }
consume-each =
    { $times ->
        [1] { "" }
       *[other] { " " }each
    }
power-consume-vp = Gain { $amount } VP.
power-consume-credits = Gain { amount-credits }.
power-consume-vp-per-good = Gain { $amount } VP for each good you consumed in this action, and { $vp } VP if you have { $tile }.
