# What cards do. Clauses without a full stop; `n` is a number or a counted amount in words.

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

amount-x = X
amount-where = { " " }(X = { $amount })
amount-counted = your { $metric }
amount-per = 1 for every { $per } of your { $metric }
amount-plus = { $amount } plus { $plus }
amount-most = { $amount }, at most { $most }

effect-take-ore = take { $n } ore
effect-gain-pop =
    { $side ->
        [right] turn { $n } supply from the rightmost column into population
        [any] turn { $n } supply from any column into population
       *[left] turn { $n } supply into population
    }
effect-grow = grow your population once
effect-produce-ore = produce ore once
effect-trade = trade as in the production phase, any number of times
effect-trade-most = trade as in the production phase, at most { $n } times
effect-move-supply =
    { $side ->
        [left] move { $n } supply from your leftmost filled column to column { $column }
        [right] move { $n } supply from your rightmost filled column to column { $column }
       *[any] move { $n } supply to column { $column }
    }
effect-automate =
    { $what ->
        [food] automate food production: { $n }
        [ore] automate ore production: { $n }
       *[either] automate food or ore production: { $n }
    }
effect-build = { $n } { $source } → level { $level } ship{ $at }
text-build-several = { $n } { $source } → { $n } ships of level { $level }{ $at }
build-from-pop = population
build-from-supply = supply
build-from-supply_right = supply from your rightmost filled column
build-at-yard = { "" }
build-at-deep_space = { " " }in Deep Space
build-at-sol = { " " }at Sol
build-at-any_controlled = { " " }at any place you control
effect-upgrade = upgrade up to { $n } of your ships by { $by } each
effect-upgrade-one = upgrade 1 of your ships by { $by }
effect-upgrade-levels = upgrade your ships by { $n } levels in all
effect-jump = jump { $n }
effect-relocate =
    { $to ->
        [sol] move up to { $n } of your ships directly to Sol
        [deep_space] move up to { $n } of your ships directly to Deep Space
       *[any] move up to { $n } of your ships directly to anywhere
    }
effect-recall = turn { $n } of your ships into population
effect-colonize = colonise a system{ $only }{ $skip }
effect-colonize-discount = colonise a system with { $discount } less power{ $only }{ $skip }
colonize-only = { " " }that nobody controlled when your turn began
colonize-skip = { " " }(without its control bonus)
effect-research = research { $scope } level { $levels }{ $payer }{ $more }
research-scope-any = a technology of
research-scope-discovered = a discovered technology of
research-scope-undiscovered = an undiscovered technology of
research-payer-pop = { "" }
research-payer-supply = { " " }with a cube from supply
research-payer-none = { " " }without a cube
research-free = { " " }without its requirements
research-no-bonus = { " " }and without its immediate bonus
level-counted = X (X = { $amount })
effect-private-tech = look at { $see } level { $level } technologies and keep { $keep } as private
effect-reveal-tech = put { $n } level { $level } technology from the deck on a free slot, discovered
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
effect-place-event-majority = this card stays in play: at the end the faction with the most { $metric } gets { $vp } VP
effect-place-event-museum = every faction may put ships on this card, out of the game; at the end the most power here gets { $vp } VP
effect-place-event-dyson = lay a system of deck { $deck } beside this card; action, once: { $cost }: take it as a colony without discs, with its bonus
text-take-dyson = take the system beside this card as a colony
vp-second = { $first }, the second { $second }
effect-add-system = lay a system of deck { $deck } one jump from a slot { $near }
effect-draw-system = look at { $see } systems of deck { $deck }; keep { $keep } as a colony without discs, with its bonus
effect-replace-star-disc = replace { $n } of your star discs by a production disc

condition-metric = { $metric }: at least { $n }
condition-all = { $parts } (all)
condition-any = { $parts } (any)

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
when-condition = { $when } ({ $cond })
limit-turn = { " " }(once a turn)
limit-game = { " " }(once a game)

metric-highest_tech_level = highest technology level
metric-techs = technologies
metric-techs_I = level I technologies
metric-techs_II = level II technologies
metric-techs_III = level III technologies
metric-techs_IIII = level IIII technologies
metric-techs_scientific = scientific technologies
metric-techs_economic = economic technologies
metric-techs_military = military technologies
metric-techs_commercial = commercial technologies
metric-types_with_2 = technology types with two or more technologies
metric-private_techs = private technologies
metric-colonies = colonies
metric-outposts = outposts
metric-controlled_locations = controlled places
metric-shipyards = controlled shipyards
metric-ships = ships
metric-ships_level_4 = level 4 ships
metric-fleet_power = total ship power
metric-locations_power_4 = places with 4 or more power
metric-automation = automation level
metric-food_visible = visible food symbols
metric-ore_visible = visible ore symbols
metric-food_removed = food discs removed
metric-ore_removed = ore discs removed
metric-pop = population
metric-supply = supply cubes
metric-ore = ore
metric-spec_food = food symbols on systems
metric-spec_ore = ore symbols on systems
metric-spec_max = equal symbols on systems you control or have colonised
metric-events_kept = events kept
metric-trades_this_phase = trades in this phase
metric-power_overpaid = power above the requirement
metric-controls_taken_this_action = systems taken from others in this action
