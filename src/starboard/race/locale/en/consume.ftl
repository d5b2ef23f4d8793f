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
    { $exactly ->
        [0] { $vp ->
            [0] { $cards ->
                [0] { discard-up-to }
               *[other] { discard-to-draw }
            }
           *[other] { $up_to ->
                [one] { discard-up-to } Its VP are not doubled.
               *[other] { discard-up-to } These VP are not doubled.
            }
        }
        [one] You may discard { $exactly } card from your hand for { gain }.
       *[other] You may discard { $exactly } cards from your hand for { gain }.
    }
discard-up-to =
    { $up_to ->
        [one] You may discard { $up_to } card from your hand for { gain }.
       *[other] You may discard up to { $up_to } cards from your hand for { gain } each.
    }
discard-to-draw =
    { $up_to ->
        [one] You may discard { $up_to } card from your hand to draw { cards }.
       *[other] You may discard up to { $up_to } cards from your hand to draw { cards } for each.
    }
power-consume-draw = Draw { cards }.
power-consume-guess-cost = Name a number from 1 to 7, then reveal the top card of the deck. If its cost or defense is that number, take it into your hand; if not, discard it.
power-consume-ante = You may bet a card from your hand whose cost or defense is 1 to 6, and turn over as many cards of the deck. If one of them has a higher cost or defense, keep your card and take one of those turned over into your hand; if not, your card is discarded.
power-consume-vp = Take { $vp } VP.
power-consume-each-kind = Consume 1 good of each kind you have, for { gain } each.
power-consume-own-good = Consume the good of this world for { gain }.
power-consume-spend-prestige = You may spend 1 prestige for { gain }.
