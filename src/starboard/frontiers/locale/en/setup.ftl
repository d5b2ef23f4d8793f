# What can be chosen before a game.

option-goals = Goals
option-goals-help = Plays with the eight goals and with stockpiles: the Goals Survey takes the place of Isolation. Better after a game or two.
option-first_game = First-game set-up
option-first_game-help = All developments and home worlds show the side that the rulebook recommends for a first game. Otherwise chance decides about the developments, and everybody chooses a side of their empire mat.
