# What is chosen at set-up.

option-factions = Faction mats
option-factions-help = Basic mats are almost alike and right for first games. Advanced mats have tracks of their own, and special abilities to gain during play.
option-factions-basic = basic
option-factions-advanced = advanced
option-tableau = Technology deck
option-tableau-help = In the standard game new technologies come from the top of a deck. In the expert tableau four of each level lie open, so that everybody can plan ahead.
option-tableau-standard = standard
option-tableau-expert = expert tableau
