# --- the board
board = Board. The arrow keys lead from thing to thing.
skip-to-question = Skip to the question
beside-board = Beside the board
piece-open = can be picked
piece-picked = picked
piece-closed = cannot be picked now
explain-why-not = Why not:

# --- the question
decision = Question
fold = Show less
unfold = Show more
ways = Possible combinations
confirm = Confirm
confirm-none = Confirm: nothing
confirm-number = Confirm: { $number }
confirm-things = Confirm: { $things }
picked-of = Picked: { $count } of { $most }
picked-between = Picked: { $count } (from { $least } to { $most })
clear = Start over
about-thing = About { $thing }
which-rule = Which rule is this?
answered = You have chosen
take-back = Take it back
waiting-for = Waiting for { $who }
game-over = The game is over
one-less = One less
one-more = One more
number-between = A number from { $least } to { $most }
least = Least: { $number }
most = Most: { $number }
order-next = Which comes in place { $number }?
order-as-listed = The rest as listed
move-up = Move up: { $thing }
move-down = Move down: { $thing }
put-back = Put back: { $thing }
undo-to = Undo: { $what }
undo-ask = Ask to undo: { $what }
undo-more = Further back…
lesson-suggest = Pick this for me

# --- what was answered by itself
itself-done = Only one possible, done:
itself-what = { $question } { $answer }.
itself-nothing = Nothing
itself-undo = Undo
itself-ask = Ask to undo

# --- the others
request-title = { $who } would like to undo
request-agree = Agree
request-refuse = Refuse
request-open = Asked to undo; waiting for { $who }
request-refused = The request to undo was refused.
line-lost = The connection is lost. Trying again… Nothing you confirmed is lost.
line-refused = The server closed the connection. Reload the page.
seats = Seats
seat-free = free seat
seat-yours = you
seat-away = away
seat-resigned = resigned
seat-turn = thinking
bot-plays = a bot plays for them
bot-plays-you = a bot plays for you
seat-holiday = on holiday
seat-ready = ready
watchers = { $count ->
    [one] { $count } watches
   *[other] { $count } watch
}
points = Points
scores = Scores
scores-detail = Scores in detail
scores-hide = Hide scores
scores-show = Show scores
scores-of = Points of { $who }
rank = { $rank }.
tie-break = Tie-break
curtain = Curtain
curtain-for = Now { $name }
curtain-others = Everybody else, please look away.
curtain-lift = I am { $name }: show my side

# --- the log
log = Log
log-since = Since my last turn
log-all = Everything
log-more = Earlier…

# --- the menu of the table
table-menu = Table
spectator = Spectator
watch-through = Look through the eyes of
your-seat = Your seat
let-watch = Spectators may look through my eyes
take-seat-back = Take my seat back
let-bot-play = Let a bot play for me
bot-level = Opponent
resign = Resign
resign-sure = A bot will play on for you, and you cannot come back to this game. Resign?
resign-yes = Yes, resign
resign-no = No, play on
back-to-table = Back to the game

# --- the waiting room
sit-down = Sit down
stand-up = Stand up
ask-to-leave = Ask to leave
table-clear = Take the table away
table-clear-sure = Nobody will be able to sit down here any more. Take the table away?
table-clear-yes = Yes, take it away
table-clear-no = No, keep it
add-bot = Add a bot…
add-bot-here = Add a bot on seat { $number }
remove-bot = Remove the bot
start = Start the game
start-needs-all = When somebody sits on every seat, the game can begin.
start-by-owner = The game begins when all seats are taken.
start-by-host = The game begins when the host starts it, or when everybody is ready.
start-or-ready = Or wait: the game begins when everybody is ready.
ready = I am ready
ready-not = Not ready yet
invite = Invite people
invite-help = Send a link. Whoever opens it sits down here; no account is needed.
link-any = Link to any free seat
link-seat = Link to seat { $number }
link-new = New link
link-own = Link to my seat, for another device
link-own-help = Whoever opens it plays on this seat as you do. Keep it to yourself; revoked, it leads nowhere.
link-revoke = Revoke
copy = Copy
copied = Copied

# --- the end, and replays
final-scores = Final scores
you-won = You have won!
rematch = Play again
rematch-go = To the new game
replay = Replay
export = Save the record
look-at-board = Look at the board
chart = The score over time
chart-rounds = below: the round
chart-table = As a table
round = Round
replay-first = To the beginning
replay-back = One step back
replay-next = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-turn-back = Previous turn
replay-turn-on = Next turn
replay-step = Step { $step } of { $last }
replay-here = Round { $round }
eyes-nobody = What everybody sees
eyes-of = Eyes of { $name }
fork = Play on from here
fork-text = A new game begins at step { $step }, with you on one seat and bots on the others.
fork-seat = Your seat
fork-go = Play on
confirm-count = { $count ->
    [one] Confirm { $count } thing
   *[other] Confirm { $count } things
}
winner = { $count ->
    [one] { $who } has won
   *[other] { $who } have won
}

# --- late, away, on holiday
notice-replaced = A bot plays for you.
notice-lapse = Your time ran out. A bot made the move for you; it is still your seat.
notice-played = Played for you: { $what }
notice-deserted = Bots sit in for everybody, so the table waits until somebody comes back.
notice-deserted-own = Nobody else is here either: the table waits until somebody comes back.
notice-holiday = You are on holiday until { $until }. Your clock stands.
notice-paused = Pause: all clocks stand.
notice-pause-own = You would like a pause. All clocks will stand when everybody agrees.
notice-pause-asked = { $who } would like a pause. All clocks stand when everybody agrees.
understood = All right
holiday-days = How long a holiday
holiday-for = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
holiday-begin = Go on holiday
holiday-help = Your clock stands while you are away. Days of holiday left in this game: { $days }
holiday-end = I am back
pause-wish = Ask for a pause
pause-help = If everybody agrees, all clocks stand until one of you ends the pause.
pause-agree = Agree to a pause
pause-withdraw = No pause after all
pause-end = End the pause
bot-from = { $who }: a bot played from round { $round } on, at least once. The game counts for no rating.
