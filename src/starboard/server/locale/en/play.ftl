# While playing: why something is refused, and what the server says by itself.

reason-bad-frame = This message cannot be understood ({ $detail }); the page may be out of date, so load it again.
reason-only-looking = You are only looking on here; to play, take a seat of your own.
reason-bot-plays = A bot plays this seat now; take the seat back first.
reason-no-such-request = This request is not open any more, or it was not for you.
reason-busy = Too much happened at the same moment; try again.
reason-cannot-load = This game cannot go on here: it was made with other rules or cards than this server has, or it was damaged in the database.
reason-cannot-show = This game cannot be shown: it was made with other rules or cards than this server has, or it was damaged in the database.
reason-went-back-too-often = This game has gone back too often already; play on from here.
request-undo =
    { $round ->
        [0] { $who } asks to go back to a decision from before the first round.
       *[other]
            { $back ->
                [0] { $who } asks to go back to a decision made in this round (round { $round }).
                [one] { $who } asks to go back to a decision made in round { $round }, one round earlier.
               *[other] { $who } asks to go back to a decision made in round { $round }, { $back } rounds earlier.
            }
    } Do you agree? Whatever anybody has decided since then is decided again.
request-undo-own =
    { $round ->
        [0] You asked to go back to a decision from before the first round; the others have to agree.
       *[other] You asked to go back to a decision of round { $round }; the others have to agree.
    }
undo-point = { $answer } ({ $question })
undo-nothing = nothing
undo-and-more = { $things } and { $count } more
closing-restart = The server is restarting; you will be connected again in a moment.
undone = { $who } took a choice back. The game goes on from here.
undone-own = You took a choice back. The game goes on from here.
former-player = former player
