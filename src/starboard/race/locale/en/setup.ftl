# What can be chosen before a game.

option-level = Expansions
option-level-help = Each expansion builds on those before it. Start with the base game; goals, takeovers and prestige come in one after the other. With the first, up to five can play; from the second on, six.
option-level-0 = none (base game)
option-level-1 = + The Gathering Storm
option-level-2 = + Rebel vs Imperium
option-level-3 = + The Brink of War
option-advanced = Two actions each
option-advanced-help = The advanced game for two: both players choose two actions every round, and may choose Develop or Settle twice.
option-preset = First-game hands
option-preset-help = Everybody begins with a start world and four cards that the rulebook puts together for a first game. Nothing is discarded before the first round.
option-goals = Goals
option-goals-help = Tiles worth 3 or 5 VP for being the first or for having the most of something. From The Gathering Storm on.
option-takeovers = Takeovers
option-takeovers-help = Some cards let you conquer military worlds of other players. From Rebel vs Imperium on.
option-draft = Draft
option-draft-help = Everybody first drafts a deck of their own, card by card, and plays with that. Needs The Gathering Storm; how many can play grows with the expansions.
option-scenario = Rebels against the Imperium
option-scenario-help = For two: one leads the Rebel Alliance, the other the Imperium, with start worlds and developments to match. Needs Rebel vs Imperium and takeovers.
option-solo = Solo against the robot
option-solo-help = You alone against the robot of The Gathering Storm, with two actions every round and without goals or takeovers.
option-difficulty = Robot
option-difficulty-help = How good the robot of the solo game is.
option-difficulty-easy = Easy
option-difficulty-medium = Medium
option-difficulty-hard = Hard

# Which options do not go together, and why.
conflict-draft = A draft needs The Gathering Storm or a later expansion, and no first-game hands.
conflict-scenario = Rebels against the Imperium needs Rebel vs Imperium or a later expansion, and takeovers.
conflict-scenario-with = “Rebels against the Imperium” and “{ $other }” do not go together; leave one of them out.
conflict-solo = The solo game needs The Gathering Storm or a later expansion: the robot came with it.
conflict-solo-with = The solo game and “{ $other }” do not go together; leave one of them out.
conflict-difficulty = How good the robot is can only be chosen for the solo game.
