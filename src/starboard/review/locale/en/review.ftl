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
review-seat = { $who }: { $start } % at the deal, luck { $luck }, own choices { $own }, choices of others { $others }: { $result } %. Accuracy: { $accuracy } %.
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
review-change = { $who } { $by } %
review-decisions = Decisions
review-decision =
    { $round ->
        [0] Set-up, { $who }: { $question }
       *[other] Round { $round }, { $who }: { $question }
    }
review-played = Played: { $choice } ({ $label }, { $loss } % of the win lost, ± { $error }).
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
        [yes] { $points } points more on average: { $line }
       *[no] { $points } points less on average: { $line }
    }
review-why-rival =
    { $more ->
        [yes] the best opponent ends with { $points } points more on average
       *[no] the best opponent ends with { $points } points less on average
    }
review-why-rounds =
    { $more ->
        [yes] the game takes { $rounds } rounds more on average
       *[no] the game takes { $rounds } rounds less on average
    }
review-why = Then, if both play on by rules of thumb: { $reasons }.
hint-close = The best answers are close to each other here.
hint-clear = One answer is clearly better than the others here.
hint-rival = Look at what your best opponent will get out of it.
hint-rounds = Think of how soon the game will end.
