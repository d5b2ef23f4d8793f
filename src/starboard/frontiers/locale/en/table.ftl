# The table, the questions and the events. `you` is "yes" if the one who reads it is meant, `seat` names everybody else.

game-title = New Frontiers

# Tiles and powers in lists.
named-power = { $name }: { $text }
named-action = { $name }. { $text }
named-tile = { $title }. { $text }
take-colonists = Take 2 colonists
the-colonists = two colonists from the pool
text-colonists = Everybody takes colonists from this pool, and worlds need them. If fewer than { $few } are left in it at the end of a Settle action, the round is the last one.
keep-all = none

# The table.
table-round = Round { $round }.
table-set-up = Before the first round.
table-pools = VP chips left { $vp }, colonists left { $colonists }, worlds in the bag { $bag }, credits on Produce { $credits }.
table-priority = Priority: { $order }.
table-chosen = Chosen this round: { $actions }.
table-action = { $who } chose { $action }.
table-ending = This is the last round: { $endings }.
table-player = { $who }: score { $points }, VP chips { $chips }, credits { $credits }, unused colonists { $colonists }, Military { $military }, colonies { $colonies } of 7, development spaces { $spaces } of 10, goods { $goods }.
table-colonies = Colonies:
table-developments = Developments:
table-explored = Explored worlds:
table-stockpile = Stockpile: goods { $goods }, worlds { $worlds }, credits { $credits }.
table-good = { $title }; holds a good: { $kind }
table-display = Worlds on the table:
table-market = Available developments:
table-market-line =
    { $count ->
        [one] { $title }; { $count } tile
       *[other] { $title }; { $count } tiles
    }
table-goals = Goals face up: { $goals }.
table-no-goals = No goal lies face up.
table-kept = { $who } keeps a goal face down.
table-own-goal = You keep a goal face down: { $goal }.
table-stack = Goals in the stack: { $count }. You know these, counted from the top: { $known }.
table-stack-unknown = Goals in the stack: { $count }.
table-stack-known = { $place }. { $goal }
table-looking = You are looking at: { $goals }.

# What a thing would cost or bring.
prospect-cost =
    { $count ->
        [0] costs you nothing
       *[other] costs you { count-credits }
    }
prospect-conquer = conquered by your Military
prospect-sale = sells for { count-credits }
prospects-worlds = Your explored worlds, if it were your turn to settle now:
prospects-developments = Developments, if it were your turn to develop now (a bonus you have not chosen does not count):
prospect-possible = { $thing }: possible, { $price }.
way-replace = { $colony } becomes { $world }

# Declining.
decline-develop = Buy no development
decline-settle-again = Settle no second world
decline-pay-to-produce = Do not pay
decline-sell = Sell nothing
decline-consume = Use no further power
decline-stockpile-world = Stockpile none of them
decline-reveal-goal = Leave it face down

# Questions. `least` and `most` say how many to pick, `of` from how many.
decision-home = Choose a side of your empire mat: which home world?
decision-action = Choose an action tile.
decision-develop = Buy a development?
decision-explore = Which world do you take?
decision-world-limit =
    { $least ->
        [one] You have more than 9 worlds: discard { $least } explored world.
       *[other] You have more than 9 worlds: discard { $least } explored worlds.
    }
decision-stockpile-world = Put one of the discarded worlds onto your stockpile mat?
decision-settle = Take two colonists, or settle a world?
decision-settle-again = Settle a second world?
decision-pay-for-military = Which power lets you pay for { $world }?
decision-kind = Which kind is { $world } in this action?
decision-discard-for-strength = { $power }: discard which good for Military?
decision-upgrade = Replace which colony by which explored world? Pick both.
decision-upgrade-afterwards = Replace a colony by an explored world? Pick both, or nothing.
decision-replace-this = Which explored world takes the place of { $tile }?
decision-shortage =
    { $least ->
        [one] Only { $least } good of the kind { $kind } is left. On which colony do you produce it?
       *[other] Only { $least } goods of the kind { $kind } are left. On which colonies do you produce them?
    }
decision-pay-to-produce = Pay to produce?
decision-windfall = On which windfall colony do you produce a good?
decision-stockpile-goods = Which goods go onto your stockpile mat? At most { $most }, or none.
decision-sell = Sell a good?
decision-stockpile-credits = How many of these credits go onto your stockpile mat, from { $least } to { $most }?
decision-consume = Which consume power do you use next?
decision-consume-goods =
    { $least ->
        [one] { $power } consumes { $least } good. From which colony?
       *[other] { $power } consumes { $least } goods. From which colonies?
    }
decision-lay-out-goals = Put the goals in order: you keep the first, the others go under the stack, the last lowest.
decision-reveal-goal = { $action } was chosen. Turn up your goal { $goal }?

# Events.
event-home =
    { $you ->
        [yes] You begin with { $tile }.
       *[no] { $seat } begins with { $tile }.
    }
event-choose =
    { $you ->
        [yes] You choose { $action }.
       *[no] { $seat } chooses { $action }.
    }
event-first =
    { $you ->
        [yes] You go to the front of the priority track.
       *[no] { $seat } goes to the front of the priority track.
    }
event-up-one =
    { $you ->
        [yes] You move up one place on the priority track.
       *[no] { $seat } moves up one place on the priority track.
    }
event-develop =
    { $you ->
        [yes] You buy { $tile } for { count-credits }.
       *[no] { $seat } buys { $tile } for { count-credits }.
    }
event-explore =
    { $you ->
        [yes] You take { $world }.
       *[no] { $seat } takes { $world }.
    }
event-draw-world =
    { $you ->
        [yes] You draw { $world } from the bag ({ $reason }).
       *[no] { $seat } draws { $world } from the bag ({ $reason }).
    }
event-discard-worlds =
    { $you ->
        [yes] You discard: { $worlds }.
       *[no] { $seat } discards: { $worlds }.
    }
event-stockpile-worlds =
    { $you ->
        [yes] You stockpile { $worlds }.
       *[no] { $seat } stockpiles { $worlds }.
    }
event-settle =
    { $you ->
        [yes] You settle { $world } for { count-credits }.
       *[no] { $seat } settles { $world } for { count-credits }.
    }
event-conquer =
    { $you ->
        [yes] You conquer { $world }.
       *[no] { $seat } conquers { $world }.
    }
event-replace =
    { $you ->
        [yes] You replace { $tile } by { $world }.
       *[no] { $seat } replaces { $tile } by { $world }.
    }
event-discard-for-strength =
    { $you ->
        [yes] You discard the { $kind } good of { $world }: +{ $count } Military for this action.
       *[no] { $seat } discards the { $kind } good of { $world }: +{ $count } Military for this action.
    }
event-colonists =
    { $you ->
        [yes] You gain { count-colonists } ({ $reason }).
       *[no] { $seat } gains { count-colonists } ({ $reason }).
    }
event-credits =
    { $you ->
        [yes] You gain { count-credits } ({ $reason }).
       *[no] { $seat } gains { count-credits } ({ $reason }).
    }
event-vp =
    { $you ->
        [yes] You take { $count } VP ({ $reason }).
       *[no] { $seat } takes { $count } VP ({ $reason }).
    }
event-pay-to-produce =
    { $you ->
        [yes] You pay { count-credits } to produce on { $world }.
       *[no] { $seat } pays { count-credits } to produce on { $world }.
    }
event-good =
    { $you ->
        [yes] Your { $world } gets a good: { $kind }.
       *[no] { $seat }'s { $world } gets a good: { $kind }.
    }
event-kind =
    { $you ->
        [yes] Your Alien Oort Cloud Refinery counts as { $kind } in this action.
       *[no] { $seat }'s Alien Oort Cloud Refinery counts as { $kind } in this action.
    }
event-sell =
    { $you ->
        [yes] You sell the { $kind } good of { $world } for { count-credits }.
       *[no] { $seat } sells the { $kind } good of { $world } for { count-credits }.
    }
event-consume =
    { $you ->
        [yes] You use { $tile } and consume the goods of: { $worlds }.
       *[no] { $seat } uses { $tile } and consumes the goods of: { $worlds }.
    }
event-stockpile-goods =
    { $you ->
        [yes] You stockpile the goods of: { $worlds }.
       *[no] { $seat } stockpiles the goods of: { $worlds }.
    }
event-stockpile-credits =
    { $you ->
        [yes] You stockpile { count-credits }.
       *[no] { $seat } stockpiles { count-credits }.
    }
event-reveal-goal =
    { $you ->
        [yes] Your goal is turned up: { $goal }.
       *[no] { $seat }'s goal is turned up: { $goal }.
    }
event-round = Round { $round } begins.
event-display = Worlds are drawn: { $worlds }.
event-produce-credit =
    { $count ->
        [one] Nobody chose Produce: { $count } credit lies on it now.
       *[other] Nobody chose Produce: { $count } credits lie on it now.
    }
event-last-round = This is the last round: { $ending }.
event-look-at-goals = { $seat } looks at goals from the top of the stack: { $count }.
event-look-at-goals-seen = You look at { $cards }.
event-keep-goal = { $seat } keeps a goal face down and puts the others under the stack.
event-keep-goal-seen = You keep { $cards } face down and put the others under the stack.
event-end = The game ends after round { $round }.

# Lines of the score.
tie-credits-and-goods = credits and goods in the empire
points-chips = VP chips
points-tile = { $thing }
points-variable = { $thing } (counted from the empire)
points-goal = the goal { $thing }
points-counts-as = Alien Oort Cloud Refinery, counted as { $thing }
nudge-chips = Look at what will bring VP chips.
nudge-tile = Look at what the tiles of an empire will be worth at the end.
nudge-variable = Look at what the tiles of an empire will be worth at the end.
nudge-goal = Look at the goals.
nudge-counts-as = Look at what the tiles of an empire will be worth at the end.
nudge-holding-credits = Think of how many credits you will have.
nudge-holding-colonists = Think of how many colonists you will have.
nudge-holding-goods = Look at the goods on your worlds.
nudge-holding-colonies = Think of how many worlds your empire will have.
nudge-holding-developments = Think of which developments you can afford soon.
nudge-holding-explored = Look at the worlds that you have explored.
nudge-holding-military = Think of your Military.

# What a seat has on the way, compared.
holding-credits =
    { $more ->
        [yes] { $amount } more credits
       *[no] { $amount } fewer credits
    }
holding-colonists =
    { $more ->
        [yes] { $amount } more unused colonists
       *[no] { $amount } fewer unused colonists
    }
holding-goods =
    { $more ->
        [yes] { $amount } more goods on worlds
       *[no] { $amount } fewer goods on worlds
    }
holding-colonies =
    { $more ->
        [yes] { $amount } more settled worlds
       *[no] { $amount } fewer settled worlds
    }
holding-developments =
    { $more ->
        [yes] { $amount } more developments
       *[no] { $amount } fewer developments
    }
holding-explored =
    { $more ->
        [yes] { $amount } more explored worlds not yet settled
       *[no] { $amount } fewer explored worlds not yet settled
    }
holding-military =
    { $more ->
        [yes] { $amount } more Military
       *[no] { $amount } less Military
    }

# Commands of the terminal; the first word is shown in its help.
words-held = empire
help-held = your empire, and what you know of the goals
help-prospects = for each of your explored worlds and each development, what it costs you, or why you cannot have it
