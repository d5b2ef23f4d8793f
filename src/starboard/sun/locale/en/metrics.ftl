# What can be counted: as a number, each one of it, having the most of it, and having at least `n` of it.

count-highest_tech_level = the highest level of your technologies
each-highest_tech_level = each level of your highest technology
most-highest_tech_level = the highest technology
condition-highest_tech_level = you have a technology of at least level { $n }
count-techs = the number of your technologies
each-techs = each of your technologies
most-techs = the most technologies
condition-techs =
    { $n ->
        [one] you have at least { $n } technology
       *[other] you have at least { $n } technologies
    }
count-techs_I = the number of your level I technologies
each-techs_I = each of your level I technologies
most-techs_I = the most level I technologies
condition-techs_I =
    { $n ->
        [one] you have at least { $n } level I technology
       *[other] you have at least { $n } level I technologies
    }
count-techs_II = the number of your level II technologies
each-techs_II = each of your level II technologies
most-techs_II = the most level II technologies
condition-techs_II =
    { $n ->
        [one] you have at least { $n } level II technology
       *[other] you have at least { $n } level II technologies
    }
count-techs_III = the number of your level III technologies
each-techs_III = each of your level III technologies
most-techs_III = the most level III technologies
condition-techs_III =
    { $n ->
        [one] you have at least { $n } level III technology
       *[other] you have at least { $n } level III technologies
    }
count-techs_IIII = the number of your level IIII technologies
each-techs_IIII = each of your level IIII technologies
most-techs_IIII = the most level IIII technologies
condition-techs_IIII =
    { $n ->
        [one] you have at least { $n } level IIII technology
       *[other] you have at least { $n } level IIII technologies
    }
count-techs_scientific = the number of your scientific technologies
each-techs_scientific = each of your scientific technologies
most-techs_scientific = the most scientific technologies
condition-techs_scientific =
    { $n ->
        [one] you have at least { $n } scientific technology
       *[other] you have at least { $n } scientific technologies
    }
count-techs_economic = the number of your economic technologies
each-techs_economic = each of your economic technologies
most-techs_economic = the most economic technologies
condition-techs_economic =
    { $n ->
        [one] you have at least { $n } economic technology
       *[other] you have at least { $n } economic technologies
    }
count-techs_military = the number of your military technologies
each-techs_military = each of your military technologies
most-techs_military = the most military technologies
condition-techs_military =
    { $n ->
        [one] you have at least { $n } military technology
       *[other] you have at least { $n } military technologies
    }
count-techs_commercial = the number of your commercial technologies
each-techs_commercial = each of your commercial technologies
most-techs_commercial = the most commercial technologies
condition-techs_commercial =
    { $n ->
        [one] you have at least { $n } commercial technology
       *[other] you have at least { $n } commercial technologies
    }
count-types_with_2 = the number of types of which you have two or more technologies
each-types_with_2 = each type of which you have two or more technologies
most-types_with_2 = two or more technologies of the most types
condition-types_with_2 =
    { $n ->
        [one] you have two or more technologies of at least { $n } type
       *[other] you have two or more technologies of at least { $n } types
    }
count-private_techs = the number of your private technologies
each-private_techs = each of your private technologies
most-private_techs = the most private technologies
condition-private_techs =
    { $n ->
        [one] you have at least { $n } private technology
       *[other] you have at least { $n } private technologies
    }
count-colonies = the number of your colonies
each-colonies = each of your colonies
most-colonies = the most colonies
condition-colonies =
    { $n ->
        [one] you have at least { $n } colony
       *[other] you have at least { $n } colonies
    }
count-outposts = the number of your bases
each-outposts = each of your bases
most-outposts = the most bases
condition-outposts =
    { $n ->
        [one] you have at least { $n } base
       *[other] you have at least { $n } bases
    }
count-controlled_locations = the number of places you control
each-controlled_locations = each place you control
most-controlled_locations = the most places under control
condition-controlled_locations =
    { $n ->
        [one] you control at least { $n } place
       *[other] you control at least { $n } places
    }
count-shipyards = the number of shipyards you control
each-shipyards = each shipyard you control
most-shipyards = the most shipyards under control
condition-shipyards =
    { $n ->
        [one] you control at least { $n } shipyard
       *[other] you control at least { $n } shipyards
    }
count-ships = the number of your ships
each-ships = each of your ships
most-ships = the most ships
condition-ships =
    { $n ->
        [one] you have at least { $n } ship
       *[other] you have at least { $n } ships
    }
count-ships_level_4 = the number of your level 4 ships
each-ships_level_4 = each of your level 4 ships
most-ships_level_4 = the most level 4 ships
condition-ships_level_4 =
    { $n ->
        [one] you have at least { $n } level 4 ship
       *[other] you have at least { $n } level 4 ships
    }
count-fleet_power = the total power of your ships
each-fleet_power = each point of your ships' power
most-fleet_power = the strongest fleet
condition-fleet_power = your ships have at least { $n } power
count-locations_power_4 = the number of places where you have 4 or more power
each-locations_power_4 = each place where you have 4 or more power
most-locations_power_4 = 4 or more power at the most places
condition-locations_power_4 =
    { $n ->
        [one] you have 4 or more power at { $n } place
       *[other] you have 4 or more power at each of { $n } places
    }
count-automation = your automation level
each-automation = each level of your automation
most-automation = the highest automation level
condition-automation = you have reached automation level { $n }
count-food_visible = the number of your visible food symbols
each-food_visible = each of your visible food symbols
most-food_visible = the most visible food symbols
condition-food_visible =
    { $n ->
        [one] { $n } food symbol of your mat is visible
       *[other] { $n } food symbols of your mat are visible
    }
count-ore_visible = the number of your visible ore symbols
each-ore_visible = each of your visible ore symbols
most-ore_visible = the most visible ore symbols
condition-ore_visible =
    { $n ->
        [one] { $n } ore symbol of your mat is visible
       *[other] { $n } ore symbols of your mat are visible
    }
count-food_removed = the number of discs that have left your food track
each-food_removed = each disc that has left your food track
most-food_removed = the fewest discs on the food track
condition-food_removed =
    { $n ->
        [one] { $n } disc has left your food track
       *[other] { $n } discs have left your food track
    }
count-ore_removed = the number of discs that have left your ore track
each-ore_removed = each disc that has left your ore track
most-ore_removed = the fewest discs on the ore track
condition-ore_removed =
    { $n ->
        [one] { $n } disc has left your ore track
       *[other] { $n } discs have left your ore track
    }
count-pop = the number of your population
each-pop = each of your population
most-pop = the most population
condition-pop = you have at least { $n } population
count-supply = the number of your supply cubes
each-supply = each of your supply cubes
most-supply = the most supply cubes
condition-supply =
    { $n ->
        [one] you have at least { $n } supply cube
       *[other] you have at least { $n } supply cubes
    }
count-ore = the number of your ore
each-ore = each of your ore
most-ore = the most ore
condition-ore = you have at least { $n } ore
count-spec_food = the number of food symbols on your systems
each-spec_food = each food symbol on your systems
most-spec_food = the most food symbols on systems
condition-spec_food =
    { $n ->
        [one] there is at least { $n } food symbol on systems you control or have colonised
       *[other] there are at least { $n } food symbols on systems you control or have colonised
    }
count-spec_ore = the number of ore symbols on your systems
each-spec_ore = each ore symbol on your systems
most-spec_ore = the most ore symbols on systems
condition-spec_ore =
    { $n ->
        [one] there is at least { $n } ore symbol on systems you control or have colonised
       *[other] there are at least { $n } ore symbols on systems you control or have colonised
    }
count-spec_max = the number of equal symbols on your systems
each-spec_max = each of the equal symbols on your systems
most-spec_max = the most equal symbols on systems
condition-spec_max =
    { $n ->
        [one] there is at least { $n } symbol on systems you control or have colonised
       *[other] there are at least { $n } equal symbols on systems you control or have colonised
    }
count-events_kept = the number of events you have kept
each-events_kept = each event you have kept
most-events_kept = the most events kept
condition-events_kept =
    { $n ->
        [one] you have kept at least { $n } event
       *[other] you have kept at least { $n } events
    }
count-trades_this_phase = the number of your trades in this phase
each-trades_this_phase = each of your trades in this phase
most-trades_this_phase = the most trades in one phase
condition-trades_this_phase =
    { $n ->
        [one] you have traded { $n } time in one production phase
       *[other] you have traded { $n } times in one production phase
    }
count-power_overpaid = the power settled above the requirement
each-power_overpaid = each point of power settled above the requirement
most-power_overpaid = the most power settled above the requirement
condition-power_overpaid = you settle at least { $n } power above the requirement
count-controls_taken_this_action = the number of places taken from others in this action
each-controls_taken_this_action = each place taken from others in this action
most-controls_taken_this_action = the most places taken from others in one action
condition-controls_taken_this_action =
    { $n ->
        [one] you take at least { $n } place from others in one action
       *[other] you take at least { $n } places from others in one action
    }
