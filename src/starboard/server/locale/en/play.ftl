# While playing: why something is refused, and what the server says by itself.

reason-bad-frame = This message cannot be understood ({ $detail }); the page may be out of date, so load it again.
reason-only-looking = You are only looking on here; to play, take a seat of your own.
reason-bot-plays = A bot plays this seat now; take the seat back first.
reason-no-such-request = This request is not open any more, or it was not for you.
reason-busy = Too much happened at the same moment; try again.
reason-cannot-load = This game was made with other rules or cards than this server has, so it cannot go on here.
request-undo = { $who } asks to go back. Do you agree? What was decided since then is decided again.
request-undo-own = You asked to go back; the others have to agree.
closing-restart = The server is restarting; you will be connected again in a moment.
