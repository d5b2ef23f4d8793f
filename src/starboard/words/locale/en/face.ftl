# What every game says: who, and how the score is told.

seat = Player { $number }
seat-you = You (player { $number })
seat-you-named = You ({ $name })
nothing = nothing
final-score =
    { $points ->
        [one] Place { $rank }: { $who }, { $points } point.
       *[other] Place { $rank }: { $who }, { $points } points.
    }
final-tie-break = Tie-break: { $count }.
running-score =
    { $points ->
        [one] { $who }: { $points } point so far.
       *[other] { $who }: { $points } points so far.
    }
score-line = { $points } for { $text }

# Answers to an option that is on or off.

option-yes = Yes
option-no = No
