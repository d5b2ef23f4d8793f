# The review of a game: chances, luck and skill, every choice, and moments again.

review-title = { $game }: review
review-judged = Judged by the network { $network } (level: { $level }), by what each player knew at the time.
review-progress = Looking at every choice: { $percent }% done
review-later = This appears once the review has got this far.
review-chances = Chances to win
review-at-round =
    { $round ->
        [0] Set-up
       *[other] Round { $round }
    }
review-at-end = The end
review-chance = { $who } { $chance }%
review-moment = The moment shown
review-see = See it on the board
review-turning = Turning points
review-skill = Luck and skill
review-skill-text = In percentage points of the chance to win. Choices are compared with simple rules of thumb, so 0 means just as good. The labels below compare with the best answer.
review-way = { $start }% at the deal, { $result }% at the end.
review-accuracy = Accuracy: { $accuracy }%
review-luck = Luck
review-own = Own choices
review-others = Choices of others
review-luck-draws = what players drew
review-luck-reveals = what was turned up
review-luck-secrets = what others chose in secret
review-luck-judgement = the judge’s own corrections
review-decisions = Decisions
review-whose = Whose
review-everybody = Everybody’s
review-only-bad = Only inaccuracies and mistakes
review-none = None.
review-when =
    { $round ->
        [0] Set-up: { $question }
       *[other] Round { $round }: { $question }
    }
review-label-excellent = excellent
review-label-good = good
review-label-inaccuracy = inaccuracy
review-label-mistake = mistake
review-label-blunder = blunder
review-played = Played: { $choice }.
review-loss = It cost { $loss } percentage points of the chance to win (± { $error }).
review-better = Better: { $choice }.
review-why = Compared with “{ $than }”, on average, if everybody then plays by rules of thumb:
review-no-why = Compared with “{ $than }”, nothing that was counted clearly speaks for it.
review-best-mark = best
review-played-mark = played
review-whole = The whole review
review-take-eyes = Look through a player’s eyes to see what they had to decide.
review-not-asked = This player has nothing to decide here.
review-nothing-to-decide = There was only one answer here.
review-retry = Try again
review-retry-text = What would you choose? Pick on the board.
review-try = Check my choice
review-working = Working it out…
review-show = Show the answers
review-open = With open cards
review-open-text = Judged by where everything really lay, not by what the player knew.
review-line = How it may go on
review-line-best = How it may go on after: { $choice }
review-line-played = And after: { $choice }
review-line-text = On a guess of what the player could not know, with rules of thumb on all seats.

# --- puzzles

puzzle = Puzzle
puzzles-all = All puzzles
puzzles-text = Moments from games between bots in which one choice is clearly the best, and simple rules of thumb miss it. What would you choose?
puzzles-solved =
    { $all ->
        [0] No puzzles yet.
       *[other] { $count } of { $all } solved
    }
puzzle-link =
    { $solved ->
        [yes] Puzzle { $number }, solved: { $seats } players, round { $round }
       *[no] Puzzle { $number }: { $seats } players, round { $round }
    }
puzzle-right = That is the best choice.
puzzle-wrong = There is a better choice.
puzzle-next = Next puzzle
