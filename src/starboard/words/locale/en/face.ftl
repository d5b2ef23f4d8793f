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
final-tie-break = Tie-break — { $parts }.
# What is compared, where a game does not say it.
tie-break = value
running-score =
    { $points ->
        [one] { $who }: { $points } point so far.
       *[other] { $who }: { $points } points so far.
    }
score-line = { $points } for { $text }

# Answers to an option that is on or off.

option-yes = Yes
option-no = No

# For an owner of the box.
look-at = { $piece }: { $what }.
look-polish-name = its name in the Polish edition
mark-reconstructed = { $count ->
    [one] { $count } value is reconstructed
   *[other] { $count } values are reconstructed
}
mark-known = Known so far: { $known }

# What a thing counts at the end: what it says, and the sum.
reckoned = { $what }: { $count } × { $vp } = { $points }
reckoned-sum = { $what }: { $points }
