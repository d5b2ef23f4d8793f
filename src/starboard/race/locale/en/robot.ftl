# The robot of the solo game: its mat, what it does, its score.

robot = Robot
robot-face-match = match
robot-face-robot = robot

table-robot = { robot }: score { $points }, VP chips { $chips }, tableau { $tableau } of 12, draw stack { $stack }, credit { $credit }, economy { $economy }, 6-cost counters left { $counters }; a robot face means { $face }.
table-robot-prestige = Its prestige: { $count }.
table-robot-dice = Its dice lie on: { $dice }.

event-robot-start = The robot starts with { $card }.
event-robot-roll = The robot's dice show: { $faces }.
event-robot-dice = The robot's actions: { $spaces }.
event-robot-draw = The robot puts { count-cards } on its draw stack.
event-robot-discard = The robot turns over and discards { count-cards }: { $discarded }.
event-robot-place = The robot places { $card }.
event-robot-counter = The robot places a 6-cost development counter; { $left } left.
event-robot-credit = The robot's credit goes up by { $count } to { $credit }.
event-robot-pays = The robot pays { $count } credit; it has { $credit } left.
event-robot-economy = The robot's economy goes up by { $count } to { $economy }.
event-robot-vp = The robot takes { $count } VP.
event-robot-prestige = The robot gains { $count } prestige.
event-robot-leader = The robot becomes the Prestige Leader.
event-robot-leave = The robot removes { $card } from its tableau.
event-robot-is = From now on a robot face means { $space }.

tie-credit-and-economy = credit and economy
points-robot-chips = VP chips
points-robot-six-cost = { $thing } (a 6-cost development of the robot)
points-robot-counter = 6-cost development counter
