# The table, names of things, questions, events and scores.

game-title = Beyond the Sun

# Names.
thing-column = column { $letter }
thing-slot = slot { $slot }
thing-seat = player { $number }
thing-ship = level { $level } ship at { $place }
thing-move = level { $level } ship from { $start } to { $place }
thing-crew-part = { $count } × level { $level }
thing-space = { $card } — { $text }
thing-lying = { $card } ({ $place })
thing-on-card = { $card }: { $text }
thing-dearer = { $card } ({ $ore } ore more)
thing-automation-track = automation track
place-sol = Sol
place-deep_space = Deep Space
place-slot = system slot { $slot }
place-yard = shipyard { $slot }
place-extra = extra slot { $slot }
disc-food = food
disc-ore = ore
disc-star = achievement disc
disc-none = no disc
type-scientific = scientific
type-economic = economic
type-military = military
type-commercial = commercial
production-grow = grow the population
production-ore = produce ore
production-trade = trade
trade-ore-to-population = 3 ore for 1 population
trade-population-to-ore = 1 population for 1 ore
trade-recall = 1 ore: { $ship } becomes population
pay-as-printed = pay as printed
pay-ore-instead = pay 1 ore instead of 1 population
decline = no, thank you
decline-jump = end the jump here
decline-trade = stop trading
decline-museum = give no more ships

text-requires =
    { $need ->
        [1] Requires slot { $slots }.
       *[other] Requires { $need } of the slots { $slots }.
    }
thing-end = End of the game
text-end-any = The end comes once enough achievements are taken; the round is finished, then a last one is played.
text-end = The end comes with { $discs } achievement discs, all players' together; the round is finished, then a last one is played.

# Cards.
title-card = { $name } — { $kind }
kind-technology = level { $level } technology, { $types }, leads to { out-type }
out-type =
    { $out ->
        [scientific] scientific ones
        [economic] economic ones
        [military] military ones
       *[commercial] commercial ones
    }
kind-event = level { $level } event
kind-system = system { $deck }, power { $power }, { $spec }, { $vp } VP
kind-achievement = achievement
kind-faction-basic = faction, basic side
kind-faction-advanced = faction, advanced side
kind-guild = guild, cover of level { $level }
kind-basic = Basic Spacefaring Technology
text-now = Now: { $text }.
text-action =
    { $spaces ->
        [one] Action: { $text }.
       *[other] Action ({ $spaces } spaces): { $text }.
    }
text-vp = At the end: { $base } VP, and { $vp } VP for { $each } (at most { $most }).
text-on-control = On gaining control: { $text }.
text-on-colonize = On colonising: { $text }.
text-slots = VP with { $seats } players: { $points }.
text-start = At the start: { $parts }.
start-ship = a level { $level } ship at { $place }
start-automated =
    { $what ->
        [food] 1 food disc automated
       *[ore] 1 ore disc automated
    }
start-gap =
    { $n ->
        [one] { $n } empty space in column { $column }
       *[other] { $n } empty spaces in column { $column }
    }
text-columns = Spaces in the supply columns: { $columns }.
text-food-track = Food discs that must be gone before the symbol of a column shows: { $food }.
text-ore-track = Ore produced after 0, 1, 2 … discs are gone: { $ore }.
text-automation = A disc that is automated leaves the food or the ore track for good and lies here. Each disc is one automation level; a level is worth the VP printed on it at the end.
text-automation-track = VP of the automation levels: { $points }.

# The table.
table-round = Round { $round }.
table-last-round = The game ends after round { $round }.
table-tree = Technology tree (required slots → slot: technology; who has researched it; pawns there):
table-slot = { $of }{ $slot }: { $card }{ $cubes }{ $pawns }
table-requires = { $slots } →{ " " }
table-requires-some = { $need } of { $slots } →{ " " }
table-undiscovered = undiscovered
table-undiscovered-event = undiscovered, with an event
table-cubes = { "; " }researched by { $seats }
table-pawns = { "; " }pawns: { $seats }
table-guilds = Open guilds: { $guilds }.
table-row = Open row, level { $level }: { $cards }.
table-map = Exploration board (place; who controls it; ships by level; lines to):
table-place = { $place }{ $control }{ $ships }{ "; " }lines to { $routes }
table-control = { "; " }controlled by player { $seat } ({ $disc })
table-ships = { "; " }player { $seat }: { $levels } (power { $power })
table-named-place = { $place }, { $system }
table-goal = Achievement { $name }: { $cond }; slots { $points }; taken by { $seats }.
table-event = Event in play: { $name }.
table-event-beside = Event in play: { $name }, beside { $place }.
table-dyson = Beside the Dyson sphere: { $system }.
table-player = { $who }: score { $points }, { $faction }; ore { $ore }, population { $pop }, supply { $supply }; discs left: food { $food }, ore { $discs }; automation { $automation }.
table-pawn = { "  " }pawn: { $space }
table-private = { "  " }private: { $cards }
table-colonies = { "  " }colonies: { $cards }
table-kept = { "  " }events kept: { $cards }
table-gained = { "  " }special ability { $letter }: gained
table-not-gained = { "  " }special ability { $letter }: not gained yet
table-nobody = nobody
table-looking = You look at: { $cards }.

prospects-heading = The spaces you may use, and what stands in the way:
prospect-population = { $count } population now
prospect-ore = { $count } ore now
prospect-system = { $slot }: { $system }
prospect-possible = { $space } — possible
prospect-not = { $space } — { $reason }

# Questions.
decision-action = Where do you move your pawn?
decision-production = Production phase: what do you do?
decision-trade = What do you trade?
decision-automate = From which track do you take the disc to automate?
decision-replace-star = Which achievement disc do you replace?
decision-replace-star-with = Which production disc replaces the achievement disc on { $place }?
decision-anytime = Do you use an ability before the achievement phase?
decision-ability = Do you use the ability of { $card }?
decision-payment = { $card }: how do you pay?
decision-pay-whom = Whom do you pay?
decision-base-disc = You gain control of { $place }: which disc do you put there?
decision-bonus-order = In which order do you resolve the bonuses?
decision-build = { $card }: where do you build the ship?
decision-upgrade = { $card }: which ship do you upgrade?
decision-jump = { $card }: which ship jumps where?
decision-relocate = { $card }: which ship do you move where?
decision-recall = { $card }: which ship becomes population?
decision-colonise = { $card }: which system do you colonise?
decision-settle-crew = Which ships settle on { $system }?
decision-colony-disc = Which second disc do you put on { $system }?
decision-research = { $card }: which technology do you research?
decision-technology-type = Of which type is the new technology on { $slot }?
decision-discover = Which technology do you put on { $slot }?
decision-private-technology = Which technology do you keep as private?
decision-reveal-technology = { $card }: on which slot do you put the new technology?
decision-gain-population = { $card }: from which column do you take population?
decision-move-supply = { $card }: from which column do you move a cube?
decision-move-supply-to = To which column do you move the cube from { $column }?
decision-open-guild = { $card }: which guild do you open?
decision-museum = Which ship do you give to the museum?
decision-place-beside = { $card }: beside which place do you lay this event?
decision-add-system = { $card }: beside which place do you lay the new system?
decision-keep-system = { $card }: which system do you keep as a colony?
decision-copy-action = { $card }: which action do you copy?
decision-choice = { $card }: what do you choose?
decision-offer = { $card }: do you accept the offer?
decision-achievement = Which achievement do you take?

# Events. `you` is "yes" if the viewer did it.
event-faction =
    { $you ->
        [yes] You play { $faction }.
       *[no] { $seat } plays { $faction }.
    }
event-round = Round { $round }.
event-pawn =
    { $you ->
        [yes] Your action: { $space }.
       *[no] { $seat }, action: { $space }.
    }
event-copy =
    { $you ->
        [yes] You copy an action: { $space }.
       *[no] { $seat } copies an action: { $space }.
    }
event-pay =
    { $ore ->
        [0] { withdrawal }
       *[other] { $population ->
            [0] { $you ->
                [yes] You pay { paid-ore }.
               *[no] { $seat } pays { paid-ore }.
            }
           *[other] { $you ->
                [yes] You pay { paid-ore } and withdraw { withdrawn-cubes }.
               *[no] { $seat } pays { paid-ore } and withdraws { withdrawn-cubes }.
            }
        }
    }
withdrawal =
    { $you ->
        [yes] You withdraw { withdrawn-cubes }.
       *[no] { $seat } withdraws { withdrawn-cubes }.
    }
paid-ore = { $ore } ore
withdrawn-cubes = { $population } population
event-ore =
    { $you ->
        [yes] You take { taken-ore }.
       *[no] { $seat } takes { taken-ore }.
    }
taken-ore = { $count } ore
event-produce-ore =
    { $you ->
        [yes] You produce { taken-ore }.
       *[no] { $seat } produces { taken-ore }.
    }
event-population =
    { $you ->
        [yes] You gain { gained-cubes }.
       *[no] { $seat } gains { gained-cubes }.
    }
gained-cubes = { $count } population
event-grow =
    { $count ->
        [0] { $you ->
            [yes] Your population does not grow.
           *[no] { $seat }: the population does not grow.
        }
       *[other] { $you ->
            [yes] Growth: you gain { gained-cubes }.
           *[no] Growth: { $seat } gains { gained-cubes }.
        }
    }
event-trade =
    { $you ->
        [yes] You trade { $trade }.
       *[no] { $seat } trades { $trade }.
    }
event-move-supply =
    { $you ->
        [yes] You move a cube from { $start } to { $column }.
       *[no] { $seat } moves a cube from { $start } to { $column }.
    }
event-automate =
    { $you ->
        [yes] You automate ({ $disc }); your automation level is { $level }.
       *[no] { $seat } automates ({ $disc }); automation level { $level }.
    }
event-replace-star =
    { $you ->
        [yes] You replace an achievement disc ({ $disc }).
       *[no] { $seat } replaces an achievement disc ({ $disc }).
    }
event-build =
    { $you ->
        [yes] You build a level { $level } ship at { $place }.
       *[no] { $seat } builds a level { $level } ship at { $place }.
    }
event-upgrade =
    { $you ->
        [yes] You upgrade a ship at { $place } to level { $level }.
       *[no] { $seat } upgrades a ship at { $place } to level { $level }.
    }
event-move =
    { $you ->
        [yes] You move a level { $level } ship from { $start } to { $place } ({ movement-left }).
       *[no] { $seat } moves a level { $level } ship from { $start } to { $place } ({ movement-left }).
    }
movement-left =
    { $left ->
        [0] no movement points left
        [one] { $left } movement point left
       *[other] { $left } movement points left
    }
event-recall =
    { $you ->
        [yes] You turn a level { $level } ship at { $place } into population.
       *[no] { $seat } turns a level { $level } ship at { $place } into population.
    }
event-control =
    { $you ->
        [yes] You gain control of { $place }.
       *[no] { $seat } gains control of { $place }.
    }
event-control-lost =
    { $you ->
        [yes] You lose control of { $place }.
       *[no] { $seat } loses control of { $place }.
    }
event-base =
    { $you ->
        [yes] You build a base on { $place } ({ $disc }).
       *[no] { $seat } builds a base on { $place } ({ $disc }).
    }
event-colonise =
    { $power ->
        [0] { $you ->
            [yes] You take { $system } as a colony.
           *[no] { $seat } takes { $system } as a colony.
        }
       *[other] { $you ->
            [yes] You colonise { $system } and settle { $power } power.
           *[no] { $seat } colonises { $system } and settles { $power } power.
        }
    }
event-colony-disc =
    { $you ->
        [yes] You put a second disc on { $system } ({ $disc }).
       *[no] { $seat } puts a second disc on { $system } ({ $disc }).
    }
event-system-revealed = A new system: { $system }.
event-research =
    { $you ->
        [yes] You research { $technology }.
       *[no] { $seat } researches { $technology }.
    }
event-event = Event: { $card }.
event-reveal =
    { $others ->
        [0] { revealed }.
        [one] { revealed }; { $others } other card goes under the deck.
       *[other] { revealed }; { $others } other cards go under the deck.
    }
revealed =
    { $you ->
        [yes] You reveal { $cards }
       *[no] { $seat } reveals { $cards }
    }
event-discover =
    { $you ->
        [yes] You put { $technology } on { $slot }.
       *[no] { $seat } puts { $technology } on { $slot }.
    }
event-row = A new card in the open row: { $technology }.
event-private =
    { $you ->
        [yes] You keep { $technology } as a private technology.
       *[no] { $seat } keeps { $technology } as a private technology.
    }
event-guild =
    { $you ->
        [yes] You open the guild { $guild }.
       *[no] { $seat } opens the guild { $guild }.
    }
event-keep-event =
    { $you ->
        [yes] You keep { $card }.
       *[no] { $seat } keeps { $card }.
    }
event-place-event = { $card } stays in play.
event-place-beside = { $card } lies beside { $place } from now on.
event-museum =
    { $you ->
        [yes] You give a level { $level } ship to the museum.
       *[no] { $seat } gives a level { $level } ship to the museum.
    }
event-ability =
    { $you ->
        [yes] You use the ability of { $card }.
       *[no] { $seat } uses the ability of { $card }.
    }
event-special =
    { $you ->
        [yes] You gain a special ability. { $ability }
       *[no] { $seat } gains a special ability. { $ability }
    }
event-achievement =
    { $you ->
        [yes] You take the achievement { $card }.
       *[no] { $seat } takes the achievement { $card }.
    }
event-end-near = The end is near: round { $round } is the last.
event-game-over = The game is over after round { $round }.

# Scores.
tie-discs-left = discs left on production tracks
tie-population = population
tie-ore = ore
points-technologies-I = level I technologies
points-technologies-II = level II technologies
points-technologies-III = level III technologies
points-technology = { $thing }
points-automation = automation
points-colony = the colony { $thing }
points-outposts = bases
points-strongest = the strongest fleet at { $thing }
points-event = the event { $thing }
points-achievement = the achievement { $thing }
nudge-technologies-I = Look at what technologies will be worth at the end.
nudge-technologies-II = Look at what technologies will be worth at the end.
nudge-technologies-III = Look at what technologies will be worth at the end.
nudge-technology = Look at what technologies will be worth at the end.
nudge-automation = Look at your own mat: what will it be worth at the end?
nudge-colony = Look at the systems that may become colonies.
nudge-outposts = Look at where bases can be built.
nudge-strongest = Look at the fleets on the exploration board: who is the strongest where?
nudge-event = Look at the events that lie open.
nudge-achievement = Look at the achievements.
nudge-holding-ore = Think of what you will be able to pay for.
nudge-holding-population = Think of what you will be able to pay for.
nudge-holding-technologies = Think of how many technologies you will have.
nudge-holding-colonies = Look at the systems that may become colonies.
nudge-holding-bases = Look at where bases can be built.
nudge-holding-fleet = Look at your ships.

# What a seat has on the way, compared.
holding-ore =
    { $more ->
        [yes] { $amount } more ore
       *[no] { $amount } less ore
    }
holding-population =
    { $more ->
        [yes] { $amount } more population
       *[no] { $amount } less population
    }
holding-technologies =
    { $more ->
        [yes] { $amount } more technologies
       *[no] { $amount } fewer technologies
    }
holding-colonies =
    { $more ->
        [yes] { $amount } more colonies
       *[no] { $amount } fewer colonies
    }
holding-bases =
    { $more ->
        [yes] { $amount } more bases
       *[no] { $amount } fewer bases
    }
holding-fleet =
    { $more ->
        [yes] ships stronger by { $amount } in all
       *[no] ships weaker by { $amount } in all
    }

# Commands of the terminal; the first word is shown in its help.
words-held = faction
help-held = your faction, and the cards you are looking at
help-prospects = for each space that you may use, whether you can use it now, or why not
