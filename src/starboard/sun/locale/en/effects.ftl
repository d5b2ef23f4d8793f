# What cards do. Clauses without a full stop; `n` is a number, or X that is explained at the end of the clause.

text-cost = { $cost }: { $text }
text-nothing = nothing
text-optional = (optional: { $text })
text-then = { ", then " }
text-then-you = { "; then you: " }
text-bracketed = ({ $text })
text-and = { " + " }
text-or = { " or " }
cost-ore = { $n } ore
cost-ore-opponent = { $n } ore to an opponent
cost-withdraw = withdraw { $n } population
price-population = { $n } population

amount-x = X
amount-where = { " " }(X = { $amount })
amount-per = { $amount } divided by { $per }, rounded down
amount-plus = { $amount } plus { $plus }
amount-most = { $amount }, at most { $most }

supply-cubes = { $n } supply
levels =
    { $by ->
        [one] { $by } level
       *[other] { $by } levels
    }

effect-take-ore = take { $n } ore
effect-gain-pop =
    { $side ->
        [right] turn { supply-cubes } from your rightmost filled column into population
        [any] turn { supply-cubes } from any column into population
       *[left] turn { supply-cubes } into population
    }
effect-grow = grow your population once
effect-produce-ore = produce ore once
effect-trade = trade as in the production phase, any number of times
effect-trade-most =
    { $n ->
        [one] trade once, as in the production phase
       *[other] trade up to { $n } times, as in the production phase
    }
effect-move-supply =
    { $side ->
        [left] move { supply-cubes } from your leftmost filled column to { target-column }
        [right] move { supply-cubes } from your rightmost filled column to { target-column }
       *[any] move { supply-cubes } to { target-column }
    }
target-column =
    { $column ->
        [any] any other column
       *[other] column { $column }
    }
effect-automate =
    { $what ->
        [food] automate food production{ several-times }
        [ore] automate ore production{ several-times }
       *[either] automate food or ore production{ several-times }
    }
several-times =
    { $n ->
        [one] { "" }
       *[other] { " " }{ $n } times
    }
effect-build = { $source } → level { $level } ship{ $at }
text-build-several = { $source } → { $n } ships of level { $level }{ $at }
build-from-pop = { $n } population
build-from-supply = { $n } supply
build-from-supply_right = { $n } supply from your rightmost filled column
build-at-yard = { "" }
build-at-deep_space = { " " }in Deep Space
build-at-sol = { " " }at Sol
build-at-any_controlled = { " " }at any place you control
effect-upgrade = upgrade up to { $n } of your ships by { levels } each
effect-upgrade-one = upgrade one of your ships by { levels }
effect-upgrade-levels =
    { $n ->
        [one] upgrade one of your ships by { $n } level
       *[other] upgrade your ships by { $n } levels in all
    }
effect-jump = jump { $n }
effect-relocate =
    { $to ->
        [sol] move { up-to-ships } directly to Sol
        [deep_space] move { up-to-ships } directly to Deep Space
       *[any] move { up-to-ships } directly to any place
    }
up-to-ships =
    { $n ->
        [one] one of your ships
       *[other] up to { $n } of your ships
    }
effect-recall =
    { $n ->
        [one] turn one of your ships into population
       *[other] turn { $n } of your ships into population
    }
effect-colonize = colonise a system{ $only }{ $skip }
effect-colonize-discount = colonise a system with { $discount } less power{ $only }{ $skip }
colonize-only = { " " }that nobody controlled when your turn began
colonize-skip = { " " }(without its control bonus)
effect-research =
    { $payer ->
        [pop] use 1 population to research { $scope } level { $levels }{ $more }
        [supply] use 1 supply to research { $scope } level { $levels }{ $more }
       *[none] research { $scope } level { $levels } without a cube{ $more }
    }
research-scope-any = a technology of
research-scope-discovered = a discovered technology of
research-scope-undiscovered = an undiscovered technology of
research-free = { " " }without its requirements
research-no-bonus = { " " }and without its immediate bonus
level-counted = X (X = { $amount })
effect-private-tech =
    { $see ->
        [one] look at { $see } level { $level } technology and keep it as a private one
       *[other] look at { $see } level { $level } technologies and keep { $keep } as private
    }
effect-reveal-tech =
    { $n ->
        [one] put { $n } level { $level } technology from the deck on a free slot, discovered
       *[other] put { $n } level { $level } technologies from the deck on free slots, discovered
    }
effect-copy-action =
    { $scope ->
        [basic] do a Basic Spacefaring action and pay its cost; its space may be occupied
        [research] do any action with research and pay its cost; its space may be occupied
       *[own] do another action of your technologies and pay its cost
    }
effect-repeat-now = resolve the immediate bonus of this card again
effect-choice = choose: { $options }
effect-choice-times = choose { $n } times: { $options }
effect-if = if { $cond }: { $text }
effect-each-faction = every faction: { $text }
effect-open-guild = remove one guild cover of level { $level }; from now on everybody may use that guild
effect-keep-event = keep this card: it is worth { $vp } VP
effect-place-event-majority = this card stays in play: at the end the faction with { $most } gets { $vp } VP
effect-place-event-museum = every faction may put ships on this card, out of the game; at the end the most power here gets { $vp } VP
effect-place-event-dyson = lay a system of deck { $deck } beside this card; action, once: { $cost }: take it as a colony without discs, with its bonus
effect-place-event-area =
    { $area ->
        [sol] lay this card beside Sol: at the end the strongest fleet there gets { $vp } VP
        [deep_space] lay this card beside Deep Space: at the end the strongest fleet there gets { $vp } VP
        [A] lay this card beside a slot for systems A: at the end whoever controls the system there gets { $vp } VP
        [B] lay this card beside a slot for systems B: at the end whoever controls the system there gets { $vp } VP
       *[yard] lay this card beside a shipyard: at the end whoever controls it gets { $vp } VP
    }
text-take-dyson = take the system beside this card as a colony
vp-second = { $first }, the second { $second }
effect-add-system = lay a system of deck { $deck } one jump from a slot { $near }
effect-draw-system =
    { $see ->
        [one] take { $see } system of deck { $deck } as a colony without discs, with its bonus
       *[other] look at { $see } systems of deck { $deck }; keep { $keep } as a colony without discs, with its bonus
    }
effect-replace-star-disc =
    { $n ->
        [one] replace one of your achievement discs by a production disc
       *[other] replace { $n } of your achievement discs by production discs
    }

text-both = { " and " }
text-either = { " or " }

rule-skip_one_prereq = When you research a discovered technology that requires two, you may lack one of them.
rule-withdraw_to_ore = In the cost of an action you may pay 1 ore instead of withdrawing 1 population.
rule-disc_either_track = You may take discs from either track, whatever the system or effect says.
rule-long_jump = 1 jump takes a ship anywhere, except from Sol and from Deep Space.
rule-use_occupied_space = You may use an occupied space: push the pawn there aside.

ability-text = { $when }: { $text }{ $limit }.
when-anytime = At any time on your turn
when-on_colonize = When you colonise
when-on_overpay = When you settle with more power than required
when-on_gain_control = When you gain control
when-on_take_control = When you take control from somebody
when-on_research = When you research
when-on_discover = When you discover a technology
when-on_automate = When you automate
when-on_trade = When you have traded in the production phase
when-on_track_empty-food = When the last disc leaves your food track
when-on_track_empty-ore = When the last disc leaves your ore track
when-on_grow = When your population grows
when-on_produce_ore = When you produce ore
when-end_game = At the end of the game
when-condition = { $when }, if { $cond }
limit-turn = { " " }(once a turn)
limit-game = { " " }(once a game)

special-text = Special ability { $letter }, as soon as { $cond }: { $text }
special-lasting = from then on, { $text }
