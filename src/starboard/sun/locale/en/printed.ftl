# For an owner of the box: `piece-…` names a piece, `look-…` says what to read on it; both become one sentence.

piece-technology = Technology card { $thing }
piece-event = Event card { $thing }
piece-system = System card { $thing }
piece-achievement = Achievement card { $thing }
piece-faction =
    { $side ->
        [basic] Basic faction mat { $thing }
       *[advanced] Advanced faction mat { $thing }
    }
piece-slot = Technology board, slot { $thing }
piece-basic = Technology board, basic action "{ $thing }"
piece-guild = Technology board, guild { $thing }
piece-exploration-board =
    { $seats ->
        [2] Exploration board, side for 2 players
       *[other] Exploration board, side for 3 and 4 players
    }
piece-setup = Set-up sheet

look-technology-name = its name
look-technology-level = its level, I to IIII
look-technology-types = the kinds on both halves of its large triangle
look-technology-out-type = the kind of the small triangle on its right edge
look-technology-now = the bonus for a faction at the moment it researches the card
look-technology-actions = every action space, with how many pawns it holds, its cost and its effect
look-technology-passive = abilities that are no action spaces, and when each applies
look-technology-vp = the VP for the end of the game, and what is counted for further VP

look-event-name = its name
look-event-level = its level, II or III
look-event-light-border = whether its border is light
look-event-effect = what it says, step by step

look-system-name = its name
look-system-deck = the letter of its deck, A or B
look-system-starting = whether it is marked as a system for the start of the game
look-system-power = the military power that is needed to colonise it
look-system-spec = its specialisation, food, ore or both
look-system-on-control = the bonus for gaining control of it
look-system-on-colonize = the bonus for colonising it, in its lower part
look-system-passive = an ability of its own that a faction has once it is a colony
look-system-vp = the VP in its lower part

look-achievement-name = its name
look-achievement-set = whether it is a basic one, or its letter, A or B
look-achievement-condition = what has to be reached, and how much of it
look-achievement-slots = the VP on its spaces from left to right, for 2, 3 and 4 players

look-faction-name = the name of the faction
look-faction-columns = how many spaces the supply columns A to E have
look-faction-food-symbol-after = on the food track, how many discs have to leave before the food symbol of each column, A to E, is uncovered
look-faction-ore-yield = on the ore track, how much ore is produced when 0, 1, 2 and so on up to 8 discs have left
look-faction-automation-vp = on the automation track at the top, the VP on its spaces from left to right
look-faction-start = what it starts with (ore, population, ships with their levels, automated discs, and the cubes in columns A to E)
look-faction-abilities = the special abilities A and B, each with its condition and with what it brings

look-slot-need = how many of the technologies that lines join to it from the left have to be researched
look-slot-of = which slots lines join to it from the left
look-basic-cost = what it costs
look-basic-effect = what it does
look-basic-spaces = how many spaces for pawns it has without and with +1 ore, for 2, 3 and 4 players; tiles cover the board for 2 and 3
look-guild-name = its name
look-guild-level = the level of the tile that covers it
look-guild-spaces = how many spaces for pawns it has
look-guild-cost = what it costs
look-guild-effect = what it does

look-exploration-board-shipyards = the specialisation of each shipyard system; Y1 is the one nearer to the Solar System
look-exploration-board-routes = which areas lines join

look-setup-events-forced = how many events with a light border are used of each level
look-setup-events-random = how many other events are drawn of each level
look-setup-systems-starting = how many systems for the start of the game are laid out
look-setup-end-discs = how many achievement discs bring the end, with 2, 3 and 4 players
look-setup-expert-row = how many technologies a row of the expert variant has
