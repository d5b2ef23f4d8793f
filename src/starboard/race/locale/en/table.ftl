# The table, the questions and the events. `you` is "yes" if the one who reads it is meant, `seat` names everybody else.

game-title = Race for the Galaxy

count-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
least-cards =
    { $least ->
        [one] { $least } card
       *[other] { $least } cards
    }
most-cards =
    { $most ->
        [one] { $most } card
       *[other] { $most } cards
    }
paid-cards = { count-cards }
kept-cards =
    { $kept ->
        [one] { $kept } card
       *[other] { $kept } cards
    }

# Cards and powers in lists.
named-power = { $name }: { $text }
named-action = { $name }. { $text }
title-and-copies = { $title }, { $copies } copies
named-phase = Phase { $sign }, { $name }
by-card = { " " }({ $card })

# What choosing an action gives.
effect-explore-5 = Everybody explores: draws 2 cards and keeps 1. You draw 5 more.
effect-explore-1-1 = Everybody explores: draws 2 cards and keeps 1. You draw 1 more and keep 1 more.
effect-develop = Everybody may place a development. You pay 1 card less.
effect-settle = Everybody may place a world. You draw 1 card after placing one.
effect-trade = You sell 1 good for cards; then everybody uses consume powers.
effect-consume-x2 = Everybody uses consume powers. You get twice the VP.
effect-produce = Everybody produces goods. You also produce on 1 windfall world.
effect-develop-2 = Only together with the first Develop: a second Develop phase with your bonus.
effect-settle-2 = Only together with the first Settle: a second Settle phase with your bonus.

# The table.
table-round = Round { $round }.
table-set-up = Before the first round.
table-piles = Deck: { $deck } cards. Discard pile: { $discard }. VP chips left: { $pool }.
table-phase = { $phase }.
table-player = { $who }: score { $points }, VP chips { $chips }, cards in hand { $hand }, tableau { $tableau } of 12, goods { $goods }, Military { $military }.
table-actions = Chosen this round: { $actions }.
table-card =
    { $good ->
        [yes] { $title }; holds a good
       *[no] { $title }
    }
table-hand = Your hand: { $names }.
table-goods = Your goods: { $goods }.
goods-of-world = { $name } ({ $kind })
short-card = { $name } ({ $type }, { $cost })
short-world = world
table-no-hand = Your hand is empty.
hand-heading = Your hand, { count-cards }:
drawn-heading = Drawn to choose from, { count-cards }:

# What a card would cost or bring.
prospect-cost =
    { $count ->
        [0] costs you nothing
       *[other] costs you { count-cards }
    }
prospect-worth = { $cost }, worth { $vp } VP with your tableau as it is
prospect-conquer = conquered by your Military
prospect-special = with a special power of your tableau
prospect-power = a power in your tableau
prospect-wasted = a power in your tableau, which you do not need here
prospect-sale = sells for { count-cards }
prospects-now = Your hand in this phase:
prospects-later = Your hand, if you could place a card right now (a bonus you have not chosen does not count):
prospect-possible = { $card }: can be placed, { $price }.
prospect-impossible = { $card }: { $obstacle }.

# Why a card in hand cannot be placed, in short.
obstacle-not-a-world = no, it is a development
obstacle-not-a-development = no, it is a world
obstacle-already-in-tableau = no, you have one in your tableau already
obstacle-too-expensive =
    { $short ->
        [one] no, too expensive by { $short } card
       *[other] no, too expensive by { $short } cards
    }
obstacle-defense-too-high = no, its defense is too high by { $short }

# Ways to pay for a world.
way-cards = { paid-cards } from hand
way-nothing = nothing, your Military is enough
way-power = { $powers }, and no cards
way-power-and-cards = { $powers }, and { paid-cards } from hand

# Declining.
decline-develop = Place no development
decline-settle = Place no world
decline-consume = Use no further power

# Questions. `least` and `most` say how many to pick, `of` from how many.
decision-starting-discard = Discard { least-cards } of the { $of } you were dealt.
decision-action = Choose your action for this round.
decision-two-actions = Choose your { $least } actions for this round.
decision-explore-keep = Keep { least-cards } of the { $of } you drew; the rest is discarded.
decision-develop = Place a development?
decision-pay-development = Pay for { $card }: discard { least-cards } from your hand.
decision-settle = Place a world?
decision-pay-world = Pay for { $card }: discard { least-cards } from your hand.
pay-in-some-way =
    { $military ->
        [yes] Conquer { $card }, or pay for it.
       *[no] Pay for { $card }.
    }
decision-trade = Sell which good? You draw cards for it.
decision-consume = Which consume power do you use next?
decision-consume-goods =
    { $least ->
        [one] { $power } consumes { $least } good. From which world?
       *[other] { $power } consumes { $least } goods. From which worlds?
    }
decision-consume-cards = { $power }: discard up to { most-cards } from your hand for VP.
decision-guess-cost = { $power }: name a number from { $least } to { $most }, for the cost or defense of the top card of the deck.
decision-windfall = On which windfall world do you produce a good?
decision-hand-limit = You have more than 10 cards: discard { least-cards }.

# Events.
event-start =
    { $you ->
        [yes] You start with { $card }.
       *[no] { $seat } starts with { $card }.
    }
event-round = Round { $round } begins.
event-actions =
    { $you ->
        [yes] You chose { $actions }.
       *[no] { $seat } chose { $actions }.
    }
event-phase = { $phase }.
event-explore = { $seat } draws { count-cards } to choose from.
event-explore-seen = You draw { count-cards } to choose from.
event-keep = { $seat } keeps { kept-cards } and discards { count-cards }.
event-keep-seen =
    { $count ->
        [0] You keep { $cards }.
       *[other] You keep { $cards } and discard { count-cards }.
    }
event-draw = { $seat } draws { count-cards }{ $by }.
event-draw-seen = You draw { count-cards }{ $by }: { $cards }.
event-discard = { $seat } discards { count-cards }.
event-discard-seen = You discard { $cards }.
event-pay = { $seat } pays { paid-cards }.
event-pay-seen = You pay { paid-cards }: { $cards }.
event-place =
    { $you ->
        [yes] You place { $card }.
       *[no] { $seat } places { $card }.
    }
event-leave =
    { $you ->
        [yes] You discard { $card } from your tableau.
       *[no] { $seat } discards { $card } from the tableau.
    }
event-good =
    { $you ->
        [yes] Your { $world } gets a good.
       *[no] { $world } of { $seat } gets a good.
    }
event-sell =
    { $you ->
        [yes] You sell the good of { $world }.
       *[no] { $seat } sells the good of { $world }.
    }
event-consume =
    { $you ->
        [yes] You use { $card } and consume the goods of: { $worlds }.
       *[no] { $seat } uses { $card } and consumes the goods of: { $worlds }.
    }
event-vp =
    { $you ->
        [yes] You take { $count } VP ({ $card }).
       *[no] { $seat } takes { $count } VP ({ $card }).
    }
event-guess =
    { $you ->
        [yes] You name { $number } and reveal { $card }: { guess-outcome }.
       *[no] { $seat } names { $number } and reveals { $card }: { guess-outcome }.
    }
guess-outcome =
    { $kept ->
        [yes] right, it goes to the hand
       *[no] wrong, it is discarded
    }
event-reshuffle = The discard pile is shuffled. The new deck has { $cards } cards.
event-end = The game ends after round { $round }.

# Lines of the score.
points-chips = VP chips
points-card = { $thing }
points-variable = { $thing } (counted from the tableau)
