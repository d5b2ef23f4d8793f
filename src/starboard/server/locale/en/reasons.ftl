# Why the server says no: what is wrong, and what would be right.

reason-nobody = Nobody knows you here yet; choose a name first.
reason-banned = You may not play on this server any more; ask whoever runs it.
reason-name-empty = This name has no letters that can be seen; choose another.
reason-name-taken = Somebody else logs in with this name; choose another, or log in with its password.
reason-rated-needs-password =
    Ratings are for people with a password, so that a name on the ladder is one person's alone; set one first.
reason-no-such-profile = Nobody at this address is rated here, or wants to be shown.
reason-wrong-password = This is not your current password; try again.
reason-wrong-login = Name and password do not match; check both.
reason-too-many-requests =
    { $seconds ->
        [one] That was too many requests; try again in { $seconds } second.
       *[other] That was too many requests; try again in { $seconds } seconds.
    }
reason-too-many-sockets = There are too many connections from your address ({ $most }); close some and try again.
reason-foreign-origin = This came from a page of another site; open this server's own page.
reason-unknown-host = This server does not know the name it was called by; whoever runs it can add it with --public-url.
reason-bad-request = The request cannot be understood ({ $detail }); the page may be out of date, so load it again.
reason-not-json = The request should be JSON (Content-Type: application/json).
reason-too-long = This is too long; at most { $kilobytes } KB can be sent.
reason-too-slow = The request took too long to arrive; try again with a better connection.
reason-no-such-address = There is nothing at this address; /api/openapi.json lists what there is.
reason-wrong-method = This address does not take such requests; /api/openapi.json lists which it takes.
reason-server-fault = Something broke on the server. Nothing was changed; try again.
reason-database-full = The server's disk is full, so nothing can be kept. Nothing was changed; tell whoever runs the server.
reason-database-read-only = The server may not write to its database. Nothing was changed; tell whoever runs the server.
reason-database-away = The server's database does not answer. Nothing was changed; try again in a moment.
reason-database-away-unsure = The server's database went away just then. Look whether it was done, and try again if not.

reason-no-such-game = This game is not installed here; choose one from the list.
reason-no-such-option = The game has no option { $name }; it has { $known }.
reason-no-such-value = The option { $name } cannot be that; it is one of: { $known }.
reason-seats-not-allowed =
    { $most ->
        [one] With these options the game is for { $least } player.
       *[other] With these options the game is for { $least } to { $most } players.
    }
reason-no-such-bot = There is no such bot for this game; there are: { $known }.
reason-no-such-pack =
    { $known ->
        [none] No content pack is installed here for this game; play with the built-in content.
       *[other] There is no content pack { $name } for this game; there are: { $known }.
    }
reason-bad-pack = This is not a content pack that can be read: { $detail }
reason-pack-of-another-game = This pack is for another game: { $game }. Open that game's page and bring it there.
reason-no-lesson = This game has no lesson; start an ordinary game.

reason-no-such-table = There is no such table, or you were not invited; ask for a link.
reason-no-such-seat = There is no such seat for you here; the table has { $seats }.
reason-no-such-link = This link is not valid any more; ask for a new one.
reason-no-such-step = There is no such step; the last one is { $last }.
reason-not-your-table = Only the person who made the table can do this; ask them.
reason-not-your-seat = This is not your seat; only the person who sits there can do this.
reason-seat-taken = The seat is taken; choose a free one.
reason-seats-open = There are still free seats; wait for somebody, or put bots there.
reason-already-begun = The game has begun, so seats cannot change any more; you can still let a bot play for you.
reason-table-in-use = The game has begun, so the table stays; you can resign instead.
reason-not-running = This can only be done while the game is running.
reason-no-review = This game cannot be reviewed here: no learned bot plays it with these options on this server.
reason-no-hints = Hints are only given against bots alone or where everybody at the table agreed, and never in a game that counts for a rating or that others play too.
reason-no-hint-needed = There is nothing to decide for this seat now.
reason-no-such-puzzle = There is no such puzzle.
reason-no-such-choice = There is no such choice in this game.
reason-no-such-answer = That is no legal answer at this moment, or there was nothing to decide.
reason-not-over = This can only be done when the game is over.
reason-original-not-over = The game from which this one goes on is still running; all of this one can be seen when both are over.
reason-resigned = This seat has resigned and cannot be taken back.
reason-too-many-links = You have made { $most } links to this table; revoke one first.
reason-record-too-long = The record is too long; at most { $most } entries can be read.
reason-record-goes-back = The record goes back too often to be played again; import one in which less was undone.
reason-bad-record =
    { $line ->
        [0] This is not a record that can be played: { $detail }
       *[other] The record cannot be played from line { $line } on: { $detail }
    }
reason-nothing-to-play = There is nothing left to play on this seat; choose an earlier step or another seat.
reason-host-starts = The host begins this game; press "I am ready" instead, and it begins when everybody has.
reason-no-clock = This table has no clock, so there is nothing to stop.
reason-not-playing = Only somebody who plays can do this; if a bot plays for you, take your seat back first.
reason-holiday-slow-only = Holidays are for slow games, with a day or more for each move; here, ask for a pause instead.
reason-holiday-too-long =
    { $days ->
        [0] You have no holiday left in this game.
        [one] You have { $days } day of holiday left in this game; choose a shorter one.
       *[other] You have { $days } days of holiday left in this game; choose a shorter one.
    }

reason-no-such-contest = There is no such contest; ask its host for the link.
reason-not-your-contest = Only the host of the contest can do this; ask them.
reason-contest-begun = The contest has begun, so seats cannot change any more.
reason-contest-not-begun = The contest has not begun yet; delete it instead.
reason-contest-full = All seats of this contest are taken.
reason-contest-without-people = Bots sit on every seat, so nobody could play; leave at least one seat to people.
reason-contest-too-few = People must sit at { $least } tables or more: at one alone there is nobody to compare with.
reason-contest-table = Others still play the same deal, so this must wait until their games are over.
reason-contest-no-way-back = In a contest nobody goes back past what was revealed: everybody plays the deal once.
reason-daily-over = The day of this deal is over; go back to the lobby for the new one.
reason-daily-played = You have had your try at this deal; there is a new one tomorrow.
