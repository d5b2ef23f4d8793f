# Robot z gry solo: jego plansza, to, co robi, i jego wynik.

robot = Robot
robot-face-match = powtórzenie twojej akcji
robot-face-robot = robot

table-robot = { robot }: wynik { $points }, żetony PZ { $chips }, układ { $tableau } z 12, stos dobierania { $stack }, kredyt { $credit }, gospodarka { $economy }, pozostałe znaczniki technologii o koszcie 6: { $counters }; ścianka „robot” oznacza: { $face }.
table-robot-prestige = Jego prestiż: { $count }.
table-robot-dice = Jego kości leżą na polach: { $dice }.

event-robot-start = Robot zaczyna ze światem { $card }.
event-robot-roll = Kości robota pokazują: { $faces }.
event-robot-dice = Akcje robota: { $spaces }.
event-robot-draw = Robot kładzie { count-cards } na swoim stosie.
event-robot-discard = Robot odkrywa i odrzuca { count-cards }: { $discarded }.
event-robot-place = Robot wykłada { $card }.
event-robot-counter = Robot wykłada znacznik technologii o koszcie 6; pozostało: { $left }.
event-robot-credit = Kredyt robota rośnie o { $count } do { $credit }.
event-robot-pays = Robot płaci kredytem: { $count }; zostaje mu { $credit }.
event-robot-economy = Gospodarka robota rośnie o { $count } do { $economy }.
event-robot-vp = Robot bierze { $count } PZ.
event-robot-prestige = Robot otrzymuje prestiż: { $count }.
event-robot-leader = Robot zostaje Liderem Prestiżu.
event-robot-leave = Robot usuwa { $card } ze swojego układu.
event-robot-is = Od teraz ścianka „robot” oznacza: { $space }.

tie-credit-and-economy = kredyt i gospodarka
points-robot-chips = żetony PZ
points-robot-six-cost = { $thing } (technologia robota o koszcie 6)
points-robot-counter = znacznik technologii o koszcie 6
