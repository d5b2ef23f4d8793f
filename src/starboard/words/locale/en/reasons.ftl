# Why something is not possible: what is wrong, and what would be right. `thing` is the name of what was picked.

reason-pick-exactly-one =
    { $given ->
        [0] You picked nothing; pick exactly one of the options.
       *[other] You picked { $given }; pick exactly one of the options.
    }
reason-not-an-option = { $thing } cannot be picked here; pick from what is offered.
reason-picked-twice = The same thing is picked twice; pick each thing at most once.
reason-pick-more = You picked { $given }, which is too few; pick at least { $least }.
reason-pick-fewer = You picked { $given }, which is too many; pick at most { $most }.
reason-no-such-set = These cannot be picked together; pick one of the combinations that are offered.
reason-number-between = The answer is not in range; give one whole number from { $least } to { $most }.
reason-order-all = The order is not complete; name everything offered ({ $count } in all), each exactly once.

reason-not-asked = There is nothing for you to decide now; wait until you are asked.
reason-unknown-thing = The answer names something that this game does not have; use the names in the question.
reason-stale = This question is no longer open; answer the one that is asked now.
reason-nothing-to-take-back = You have no answer to take back; only an answer that the others have not seen yet can be taken back.
reason-nothing-to-undo = You have no such decision to undo; only a decision of your own can be undone.
reason-already-revealed = Something has been revealed since this decision; only what you decided after that can be undone.
reason-others-went-on = Other players have already acted on this decision; it stands, so go on from here.
reason-game-over = The game is over and can no longer be changed; only a game in progress can.
reason-cannot-resign = You cannot resign now; only a player still in a game in progress can.
