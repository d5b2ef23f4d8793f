phase-consume = Consume
sign-consume = IV
action-consume-x2 = Consume: 2x VP

power-consume-goods =
    { $times ->
        [1] Consume { goods } for { gain }.
       *[other] { $goods ->
            [1] Consume as many { kind-of-good }goods as you can, up to { $times }, for { gain } each.
           *[other] As often as you can, up to { $times } times: consume { goods } for { gain }.
        }
    }
power-consume-different = Consume { $kinds } goods, each of a different kind, for { gain }.
power-consume-all-but-one = Consume all your goods for 1 VP fewer than their number.
power-consume-sell =
    { $bonuses ->
        [yes] Consume 1 good to draw as many cards as its trade price. Your Trade powers ($) add to it.
       *[no] Consume 1 good to draw as many cards as its trade price. Trade powers ($) do not count.
    }
power-consume-discard-hand =
    { $up_to ->
        [one] You may discard { $up_to } card from your hand for { gain }. Its VP are not doubled.
       *[other] You may discard up to { $up_to } cards from your hand for { gain } each. These VP are not doubled.
    }
power-consume-draw = Draw { cards }.
power-consume-guess-cost = Name a number from 1 to 7, then reveal the top card of the deck. If its cost or defense is that number, take it into your hand; if not, discard it.
