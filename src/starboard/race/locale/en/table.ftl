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
table-pool = Everybody has a deck of their own. VP chips left: { $pool }.
table-phase = { $phase }.
table-player = { $who }: score { $points }, VP chips { $chips }, cards in hand { $hand }, tableau { $tableau } of { $end }, goods { $goods }, Military { $military }.
table-own-piles = Own deck: { $deck } cards. Own discard pile: { $discard }.
table-prestige =
    { $leads ->
        [yes] Prestige { $prestige }, Prestige Leader{ table-on-tile }.{ table-special-card }
       *[no] Prestige { $prestige }.{ table-special-card }
    }
table-on-tile =
    { $tile ->
        [0] { "" }
       *[other] {" "}({ $tile } on the tile)
    }
table-special-card =
    { $used ->
        [yes] {" "}Prestige/Search card used.
       *[no] { "" }
    }
table-saved = Cards saved under a world: { $count }.
table-goals = Goals claimed: { $goals }.
table-open-goals = Goals still open: { $goals }.
table-open-goals-heading = Goals still open:
table-aside = Turned over: { $names }.
table-attempt = Takeover declared: { $attacker } attacks { $world } of { $defender }.
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
saved-heading = Saved under a world, { count-cards }:
pack-heading = Packet to take a card from, { count-cards }:
drafted-heading = Your deck so far, { count-cards }:

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
prospect-start = to keep as your start world
prospect-discard = to discard
prospect-target = a world of { $owner }, defended with strength { $strength }
prospect-fight =
    { $cards ->
        [0] { $signed } Military; so far attack { $attack }, defense { $defence }
       *[other] up to { $signed } Military for cards; so far attack { $attack }, defense { $defence }
    }
prospect-from-hand = from your hand
prospect-replaced = to be replaced
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
way-start = { $world }, discarding { count-cards }
way-takeover = { $power } against { $world }
way-upgrade = { $new } in place of { $old }

# Declining.
decline-develop = Place no development
decline-settle = Place no world
decline-consume = Use no further power
decline-discard-for-prestige = Discard nothing
decline-search-keep = Pass it over and search on
decline-settle-extra = Use none of them
decline-ante = Bet nothing
decline-produce-on-refinery = Keep it for another kind

# Questions. `least` and `most` say how many to pick, `of` from how many.
decision-starting-discard = Discard { least-cards } of the { $of } you were dealt.
decision-action = Choose your action for this round.
decision-second-action = Your first action is { $first }, and your opponent's actions are on the table. Choose your second action.
decision-start = Choose your start world and the cards you discard. The other start world is discarded, too.
decision-save-card = Which card goes under { $card }?
decision-draft = Take a card from this packet for your deck; the rest is passed on.
decision-search-category = What do you search for?
decision-search-keep = You have found a card for “{ $category }”. Take it, or go on looking? After one refusal you must take the next match.
found-refinery = You have found { $card }. Take it, or go on looking? Passing over this world does not count as a refusal.
decision-discard-for-prestige = Discard a card from your hand for prestige?
decision-explore-discard = Discard { least-cards } of the { $of } in your hand, those just drawn included.
decision-discard-after-draw = You have drawn; now discard { least-cards } from your hand.
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
decision-settle-extra = Do you use another Settle power?
decision-upgrade = Replace a world? Pick one from your hand and the one in your tableau that it replaces; or nothing.
decision-takeover = Attack a world in a takeover? Pick a power and a world; or nothing.
decision-reinforce = You attack { $world }. What do you use for it? You cannot add anything later.
decision-prevent-takeover = Spend 1 prestige to prevent a takeover? Pick the world and the power that attacks it; or nothing.
decision-defend = Your { $world } is attacked. What do you use to defend it?
decision-spend-good = Which good do you spend?
decision-kind = As which kind of good does { $world } count?
decision-trade = Sell which good? You draw cards for it.
decision-consume = Which consume power do you use next?
decision-consume-goods =
    { $least ->
        [one] { $power } consumes { $least } good. From which world?
       *[other] { $power } consumes { $least } goods. From which worlds?
    }
decision-consume-cards = { $power }: discard up to { most-cards } from your hand?
just-so-many-cards = { $power }: discard { most-cards } from your hand, or none?
decision-ante = Bet a card from your hand?
decision-ante-keep = You win. Which card do you take into your hand?
decision-guess-cost = { $power }: name a number from { $least } to { $most }, for the cost or defense of the top card of the deck.
decision-windfall = On which windfall world do you produce a good?
decision-produce-on-refinery = { $power }: produce a good ({ $kind }) on { $world }, or keep that world for another kind?
decision-produce = Which produce power do you use next?
decision-discard-to-produce = { $power }: discard a card to produce a good? Pick a card from your hand and a world; or nothing.
decision-hand-limit = You have { $of } cards, more than your hand limit: discard { least-cards }.

# Events.
event-start =
    { $you ->
        [yes] You start with { $card }.
       *[no] { $seat } starts with { $card }.
    }
event-given =
    { $you ->
        [yes] You hold { $card } from the start.
       *[no] { $seat } holds { $card } from the start.
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
    { $kept ->
        [0] You keep none of the cards drawn and discard { count-cards }.
       *[other] { $count ->
            [0] You keep { $cards }.
           *[other] You keep { $cards } and discard { count-cards }.
        }
    }
event-draw = { $seat } draws { count-cards }{ $by }.
event-draw-seen = You draw { count-cards }{ $by }: { $cards }.
event-discard = { $seat } discards { count-cards }.
event-discard-seen = You discard { $cards }.
event-discard-to-limit = { $seat } discards { count-cards } to keep the hand limit.
event-discard-to-limit-seen = You discard { $cards } to keep the hand limit.
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
        [yes] You take { $count } VP{ $by }.
       *[no] { $seat } takes { $count } VP{ $by }.
    }
vp-for-leading =
    { $you ->
        [yes] You take { $count } VP for leading in prestige.
       *[no] { $seat } takes { $count } VP for leading in prestige.
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
event-goal =
    { $you ->
        [yes] You claim a goal: { $goal }.
       *[no] { $seat } claims a goal: { $goal }.
    }
event-goal-lost =
    { $you ->
        [yes] You lose a goal: { $goal }.
       *[no] { $seat } loses a goal: { $goal }.
    }
event-prestige =
    { $you ->
        [yes] You gain { count-prestige }{ $by }.
       *[no] { $seat } gains { count-prestige }{ $by }.
    }
count-prestige = { $count } prestige
event-spend-prestige =
    { $you ->
        [yes] You spend 1 prestige{ $by }.
       *[no] { $seat } spends 1 prestige{ $by }.
    }
event-leader =
    { $you ->
        [yes] You are now the Prestige Leader.
       *[no] { $seat } is now the Prestige Leader.
    }
event-search =
    { $you ->
        [yes] You search: { $category }.
       *[no] { $seat } searches: { $category }.
    }
event-reveal = { $card } is turned over.
event-found =
    { $you ->
        [yes] You take { $card } into your hand.
       *[no] { $seat } takes { $card } into hand.
    }
event-search-failed =
    { $you ->
        [yes] You find nothing, and may use your Prestige/Search card again.
       *[no] { $seat } finds nothing, and may use the Prestige/Search card again.
    }
event-draft = { $seat } takes { count-cards } from the packet.
event-draft-seen = You take { $cards } for your deck.
event-save = { $seat } puts { count-cards } under a world.
event-save-seen = You put { $cards } under your world.
event-take-saved = { $seat } takes { count-cards } from under a world.
event-take-saved-seen = You take from under your world: { $cards }.
event-take-discards = { $seat } takes { count-cards } that others discarded.
event-take-discards-seen = You take what others discarded: { $cards }.
event-spend-good =
    { $you ->
        [yes] You spend the good of { $world }.
       *[no] { $seat } spends the good of { $world }.
    }
event-takeover =
    { $you ->
        [yes] You attack { $world } in a takeover{ $by }.
       *[no] { $seat } attacks { $world } in a takeover{ $by }.
    }
event-prevented =
    { $you ->
        [yes] You prevent the takeover of { $world }.
       *[no] { $seat } prevents the takeover of { $world }.
    }
event-takeover-result =
    { $success ->
        [yes] { $you ->
            [yes] Your takeover of { $world } succeeds.
           *[no] { $seat } succeeds in the takeover of { $world }.
        }
       *[no] { $you ->
            [yes] Your takeover of { $world } fails.
           *[no] { $seat } fails in the takeover of { $world }.
        }
    }
event-ante =
    { $you ->
        [yes] You bet { $card } and turn over: { $cards_shown }.
       *[no] { $seat } bets { $card } and turns over: { $cards_shown }.
    }
event-ante-won =
    { $you ->
        [yes] You win, and take { $card } into your hand.
       *[no] { $seat } wins, and takes { $card } into hand.
    }
event-ante-lost =
    { $you ->
        [yes] You lose { $card }.
       *[no] { $seat } loses { $card }.
    }
event-reshuffle = The discard pile is shuffled. The new deck has { $cards } cards.
event-reshuffle-own =
    { $you ->
        [yes] Your discard pile is shuffled. Your new deck has { $cards } cards.
       *[no] The discard pile of { $seat } is shuffled. The new deck has { $cards } cards.
    }
event-end = The game ends after round { $round }.

# Lines of the score.
tie-cards-and-goods = cards in hand and goods
points-chips = VP chips
points-card = { $thing }
points-variable = { $thing } (counted from the tableau)
points-prestige = prestige
points-goal = the goal { $thing }
nudge-chips = Look at what will bring VP chips.
nudge-card = Look at what worlds and developments will count at the end.
nudge-variable = Look at what worlds and developments will count at the end.
nudge-prestige = Look at prestige.
nudge-goal = Look at the goals.
nudge-holding-hand = Think of how many cards you will have in hand.
nudge-holding-goods = Look at the goods on your worlds.
nudge-holding-tableau = Think of how fast your tableau will grow.
nudge-holding-military = Think of your Military.
nudge-holding-prestige = Look at prestige.

# What a seat has on the way, compared.
holding-hand =
    { $more ->
        [yes] { $amount } more cards in hand
       *[no] { $amount } fewer cards in hand
    }
holding-goods =
    { $more ->
        [yes] { $amount } more goods on worlds
       *[no] { $amount } fewer goods on worlds
    }
holding-tableau =
    { $more ->
        [yes] { $amount } more cards in the tableau
       *[no] { $amount } fewer cards in the tableau
    }
holding-military =
    { $more ->
        [yes] { $amount } more Military
       *[no] { $amount } less Military
    }
holding-prestige =
    { $more ->
        [yes] { $amount } more prestige
       *[no] { $amount } less prestige
    }

# Commands of the terminal; the first word is shown in its help.
words-held = hand
help-held = your hand
help-prospects = for each card in your hand, what it costs you to place it, or why you cannot
