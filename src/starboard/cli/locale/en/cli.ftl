# The game at the terminal.

play-you = You are player { $number } of { $count }.
play-reconstructed =
    { $reconstructed ->
        [one] { $reconstructed } of { $values } printed values could not be verified and is reconstructed: starboard content todo { $game }
       *[other] { $reconstructed } of { $values } printed values could not be verified and are reconstructed: starboard content todo { $game }
    }
play-bot = { $seat } is played by the { $name } bot.
play-bot-failed = { $seat } could not answer: { $fault }
play-bot-instead = Whenever that happens, the { $name } bot makes the move instead.
play-resumed = The game goes on where it stopped, after { $entries } entries. What happened last is told again.
play-saved-to = The game is saved after every choice, to { $path }
play-help = Type ? and Enter for help, at any time.
play-forced = { $question } Answered for you, since nothing else is possible: { $answer }.
play-ways = Possible ways:
play-undone = Taken back. You decide again:
play-left = You left the game. It is saved. To go on: starboard play { $ruleset } --resume { $path }
play-over = The game is over.
play-won = You win!
play-shared = You share the first place!
play-lost = You did not win this time.
play-next-level = A stronger opponent for the next game: --bots { $bot }
play-record = The whole game is in { $path }

prompt-number = A number from { $least } to { $most }, or ? for help:{ " " }
prompt-exactly =
    { $count ->
        [one] { $count } number, or ? for help:{ " " }
       *[other] { $count } numbers with spaces between, or ? for help:{ " " }
    }
prompt-up-to = Up to { $most } numbers with spaces between, 0 for none, or ? for help:{ " " }
prompt-between = { $least } to { $most } numbers with spaces between, or ? for help:{ " " }

input-unknown = "{ $text }" is no answer here; type numbers from the list, or ? for help.
input-no-number = There is no { $number } in the list; it goes up to { $last }.
# `things` says what a game is played with.
card-unknown =
    { $things ->
        [cards] No card has "{ $text }" in its name; try a shorter part of it.
        [tiles] No tile has "{ $text }" in its name; try a shorter part of it.
       *[other] Nothing has "{ $text }" in its name; try a shorter part of it.
    }
card-several =
    { $things ->
        [cards] { $count } cards fit: { $names }. Type more of the name.
        [tiles] { $count } tiles fit: { $names }. Type more of the name.
       *[other] { $count } things fit: { $names }. Type more of the name.
    }
option-introduced = { $option }. { $text }

# Words that may be typed instead of the letter, the first is shown in the help.
words-help = help
words-card =
    { $things ->
        [cards] card
        [tiles] tile
       *[other] thing
    }
words-why = why
words-table = table
words-score = score
words-log = log
words-undo = undo
words-quit = quit, exit

help-answers = To answer, type the number of an option; where several are asked for, type all numbers with spaces between. 0 means nothing.
help-again = Enter alone repeats the question.
help-line = { $letter } or { $word }: { $text }
help-help = this help
help-card =
    { $things ->
        [cards] a card in full; add its number in the list, or a part of its name, as in: c 2, or: c alien
        [tiles] a tile in full; add its number in the list, or a part of its name, as in: c 2, or: c alien
       *[other] a thing in full; add its number in the list, or a part of its name, as in: c 2
    }
card-mark-how = Add a question mark to see which: c { $text }?
help-card-how =
    { $things ->
        [cards] Add the number of a card in the list, or a part of a card's name, as in: c 2, or: c alien
        [tiles] Add the number of a tile in the list, or a part of a tile's name, as in: c 2, or: c alien
       *[other] Add a number of the list, or a part of a name, as in: c 2
    }
help-table = the whole table
help-score = everybody's score so far, line by line
help-log = what happened recently; l all shows everything
help-undo = take back your last decision, as long as nothing has been revealed since
help-quit = leave; the game is saved
help-saved = The game is saved after every choice, to { $path }

# Replay.
replay-verified = Verified: { $entries } entries, { $digests } of them with a digest that agrees.
replay-at = The table after { $entries } entries:
replay-over = The game was played to its end.
replay-unfinished = The game is not finished.
