review-title = { $game }: review
review-judged = Judged by { $network } at the level { $level }, by what each player knew.
review-unfinished = The game is not finished: it ends with the chances where it stopped.
review-players = Luck and skill
review-column-player = Player
review-column-start = At the deal
review-column-luck = Luck
review-column-own = Own choices
review-column-others = Choices of others
review-column-result = Result
review-column-accuracy = Accuracy
review-seat = { $who }: { $start }% at the deal, luck { $luck }, own choices { $own }, choices of others { $others }: { $result }%. Accuracy: { $accuracy }%.
review-no-accuracy = –
review-luck-draws = what players drew
review-luck-reveals = what was turned up
review-luck-secrets = what others chose in secret
review-luck-judgement = the judge corrected itself
review-chances = Chances to win
review-turning-points = Turning points
review-turning-point =
    { $round ->
        [0] Set-up: { $changes }
       *[other] Round { $round }: { $changes }
    }
review-change = { $who } { $by }%
review-decisions = Decisions
review-decision =
    { $round ->
        [0] Set-up, { $who }: { $question }
       *[other] Round { $round }, { $who }: { $question }
    }
review-played = Played: { $choice } ({ $label }, { $loss }% of the win lost, ± { $error }).
review-better = Better: { $choice }.
review-best = Played: { $choice } ({ $label }).
review-nothing = nothing
review-label-excellent = excellent
review-label-good = good
review-label-inaccuracy = inaccuracy
review-label-mistake = mistake
review-label-blunder = blunder
review-why-points =
    { $more ->
        [yes] { $points } more points from { $line }
       *[no] { $points } fewer points from { $line }
    }
review-why-total =
    { $more ->
        [yes] { $who } ends with { $points } more points
       *[no] { $who } ends with { $points } fewer points
    }
review-why-theirs =
    { $more ->
        [yes] { $who } gets { $points } more points from { $line }
       *[no] { $who } gets { $points } fewer points from { $line }
    }
review-why-but = but { $reason }
review-why-holding = { $holding } when round { $round } begins
review-why-rounds =
    { $more ->
        [yes] the game is { $rounds } rounds longer
       *[no] the game is { $rounds } rounds shorter
    }
review-why = Then, if everybody plays on by rules of thumb, on average: { $reasons }.
review-opponent = the opponent
hint-close = The best answers are close to each other here.
hint-clear = One answer is clearly better than the others here.
hint-opponent = Look at what { $who } will get out of it.
hint-rounds = Think of how soon the game will end.
