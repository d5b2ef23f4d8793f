# The table of Race for the Galaxy: headings, and what its numbers and marks mean.

race-round = Round { $round }
race-set-up = Before the first round
race-phases = Phases of this round
race-phase-now = being played
race-phase-done = played
race-phase-ahead = chosen, still to come
race-phase-unchosen = not chosen
race-deck = Cards in the deck
race-discard = Discard pile
race-pool = VP chips left
race-goals = Goals
race-goal-open = nobody holds it
race-goal-held = held by { $names }
race-aside = Turned over
race-attempt = { $attacker } attacks { $world } of { $defender }.
race-choices = To choose from
race-own = Your side of the table
race-own-tableau = Your tableau
race-tableau-of = Tableau of { $name }
race-hand = Your hand
race-no-hand = You hold no cards.
race-drawn = Drawn to choose from
race-pack = The packet
race-drafted =
    { $count ->
        [one] Your deck so far: { $count } card
       *[other] Your deck so far: { $count } cards
    }
race-saved = Cards saved under a world
race-own-deck = Own deck
race-with-good = with a good
race-attacked = under attack
race-score = Score so far
race-chips = VP chips
race-hand-count = Cards in hand
race-tableau-count = Cards in the tableau, and with how many the game ends
race-goods-count = Goods
race-military = Military
race-prestige = Prestige
race-leader = Prestige Leader
race-waiting = The table waits for this player
race-robot = Robot
race-robot-tableau = Tableau of the robot
race-robot-stack = Draw stack
race-robot-credit = Credit
race-robot-economy = Economy
race-robot-counters = Counters for 6-cost developments left
race-robot-placed =
    { $count ->
        [one] { $count } counter for a 6-cost development
       *[other] { $count } counters for 6-cost developments
    }
race-robot-dice = Its actions:
race-robot-face = A robot face means { $action }.
