# What can be chosen before a game.

option-goals = Goals
option-goals-help = Plays with the eight goals and with stockpiles: the Goals Survey takes the place of Isolation. Better after a game or two.
option-first_game = First-game set-up
option-first_game-help = All developments and home worlds show a fixed side, and the goals stay in the box. The published rulebook shows three of these sides: Isolation, Homesteading Pioneers and Alien Tech Institute; the others are our choice. Without this set-up chance decides about the developments, and everybody chooses a side of their empire mat.

# Which options do not go together, and why.
conflict-first-game = First-game set-up and goals do not go together: the first game is played without goals.
