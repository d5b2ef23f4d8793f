# --- the board
board = Board. The arrow keys lead from thing to thing.
skip-to-question = Skip to the question
beside-board = Beside the board
piece-open = can be picked
piece-picked = picked
piece-closed = cannot be picked now
piece-new = new
part-offers = something can be picked here
explain-why-not = Why not:

# --- the question
decision = Question
pick-on-board = Pick on the board.
pick-on-board-or = Pick on the board, or here:
picked-things = What you have picked
all-options = All options
show-empire = Show what { $who } has
ways = Possible combinations
confirm = Confirm
confirm-none = Confirm: nothing
confirm-number = Confirm: { $number }
confirm-things = Confirm: { $things }
picked-of = Picked: { $count } of { $most }
picked-between = Picked: { $count } (from { $least } to { $most })
clear = Clear
about-thing = About { $thing }
which-rule = Show the rule
answered = Your choice is in
take-back = Take it back
waiting-for = Waiting for { $who }
waiting-holiday = { $who } (on holiday)
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
itself-done = Only one option, done:
itself-what = { $question } { $answer }.
itself-nothing = Nothing
itself-undo = Undo
itself-ask = Ask to undo

# --- the others
request-title = { $who } would like to undo
request-agree = Agree
request-refuse = Refuse
request-open = Undo requested; waiting for { $who }
request-refused = The undo request was refused.
line-lost = Connection lost. Trying again… Nothing you confirmed is lost.
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
    [one] { $count } spectator
   *[other] { $count } spectators
}
points = Points
scores = Scores
scores-detail = Scores in detail
scores-hide = Hide scores
scores-show = Show scores
scores-of = Points of { $who }
rank = { $rank }.
tie-break = Tie-break: { $what }
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
watch-through = View as
your-seat = Your seat
let-watch = Spectators may see what I see
take-seat-back = Take my seat back
let-bot-play = Let a bot play for me
bot-level = Bot
resign = Resign
resign-sure = A bot will play on for you, and you cannot return to this game. Resign?
resign-yes = Yes, resign
resign-no = No, play on
back-to-table = Back to the game

# --- the waiting room
sit-down = Sit down
stand-up = Stand up
ask-to-leave = Free this seat
table-clear = Delete table
table-clear-sure = Nobody will be able to sit down here any more. Delete the table?
table-clear-yes = Yes, delete it
table-clear-no = No, keep it
add-bot = Add a bot…
add-bot-here = Add a bot on seat { $number }
remove-bot = Remove the bot
start = Start the game
start-needs-all = The game can start once every seat is taken.
start-by-owner = The game starts once every seat is taken.
start-by-host = The game starts when the host says so, or when everybody is ready.
start-or-ready = Or wait: the game starts when everybody is ready.
ready = I am ready
ready-not = Not ready yet
invite = Invite people
invite-help = Send a link. Anyone who opens it sits down here; no account is needed.
link-any = Link to any free seat
link-seat = Link to seat { $number }
link-new = New link
link-own = Link to my seat, for another device
link-own-help = Anyone who opens it plays this seat as you do. Keep it to yourself. Once revoked, it leads nowhere.
link-revoke = Revoke
copy = Copy
copied = Copied

# --- the end, and replays
final-scores = Final scores
you-won = You win!
ended-lead = { $points } to { $other }: { $lead ->
    [one] { $lead } point ahead of { $who }
   *[other] { $lead } points ahead of { $who }
}
ended-lead-you = { $points } to { $other }: { $lead ->
    [one] { $lead } point ahead of you
   *[other] { $lead } points ahead of you
}
ended-tie-break-you = { $points } points each; the tie-break goes against you
ended-tie-by = What decided: { $what }, { $count } to { $other }.
ended-resigned-you = You have resigned.
ended-tie-break = { $points } points each; the tie-break goes against { $who }
ended-resigned = { $who } has resigned.
ended-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ended-decided = Decided by: { $category } (+{ $gained })
ended-best = Most valuable: { $thing }, { $points } VP
total = Total
category = Category
category-chips = VP chips
category-prestige = Prestige
category-worlds = Worlds
category-developments = Developments
category-variable = End-game bonuses
category-goal = Goals
category-technologies = Technologies
category-automation = Automation
category-colony = Colonies
category-outposts = Bases
category-strongest = Strongest fleets
category-event = Events
category-achievement = Achievements
rematch = Play again
rematch-go = Go to the new game
next-level = A stronger opponent ({ $bot })
replay = Replay
export = Save the game record
look-at-board = See the board
chart = Score over time
chart-rounds = across: rounds
chart-table = As a table
round = Round
hint-nudge = Give me a hint
hint-shortlist = Tell me more
hint-answer = Tell me the answer
hint-thinking = Thinking…
hint-one-of = One of these:
hint-why = Compared with “{ $than }”, on average, if everybody then plays by rules of thumb:
hint-no-why = Compared with “{ $than }”, nothing that was counted clearly speaks for it.
hint-best = Best: { $choice } ({ $chance }% to win)
hints-wish = Hints for everybody
hints-help = When everybody at the table agrees, anybody may ask for a hint. The game then counts for no rating, and its record says which hints were taken.
hints-given = Everybody agreed: anybody may ask for a hint. The record says which hints were taken.
hints-agree = Agree
hints-not-now = Not now
notice-hints-asked = Hints at this table are wanted by: { $who }. They are given if everybody agrees.
seat-hints = wants hints
review = Review
review-here = Review this game here
replay-first = To the beginning
replay-back = One step back
replay-next = One step forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-turn-back = Previous turn
replay-turn-on = Next turn
replay-step = Step { $step } of { $last }
replay-here = Round { $round }
eyes-nobody = What everybody sees
eyes-of = As { $name } sees it
fork = Play on from here
fork-text = A new game begins at step { $step }, with you on one seat and bots on the others.
fork-seat = Your seat
fork-go = Play on
confirm-count = { $count ->
    [one] Confirm { $count } thing
   *[other] Confirm { $count } things
}
winner = { $count ->
    [one] { $who } wins
   *[other] { $who } win
}

# --- late, away, on holiday
notice-replaced = A bot plays for you.
notice-lapse = Your time ran out. A bot made the move for you; it is still your seat.
notice-played = Played for you: { $what }
notice-deserted = Bots sit in for everybody, so the table waits until somebody comes back.
notice-deserted-own = Nobody else is here either: the table waits until somebody comes back.
notice-holiday = You are on holiday until { $until }. Your clock is stopped.
notice-paused = Paused: all clocks are stopped.
notice-pause-own = You asked for a pause. All clocks stop once everybody agrees.
notice-pause-asked = { $who } asks for a pause. All clocks stop once everybody agrees.
understood = Got it
holiday-days = Length of the holiday
holiday-for = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
holiday-begin = Go on holiday
holiday-help = Your clock is stopped while you are away. Days of holiday left in this game: { $days }
holiday-end = I am back
pause-wish = Ask for a pause
pause-help = If everybody agrees, all clocks stop until one of you ends the pause.
pause-agree = Agree to a pause
pause-withdraw = No pause after all
pause-end = End the pause
bot-from = { $who }: from round { $round } on, a bot played at least once. The game is not rated.

# --- does the game count for ratings?
rating-pending = This game counts for the ratings.
rating-counted = This game has counted for the ratings.
rating-played-for = This game did not count for the ratings: a bot played for somebody.
rating-rewound = This game did not count for the ratings: it went back past what had been revealed.
rating-helped = This game did not count for the ratings: somebody was helped.
rating-shared = This game did not count for the ratings: somebody shared a seat.
rating-left = This game did not count for the ratings: somebody is no longer rated.
rating-unmeasured = This game did not count for the ratings: the strength of a bot is not known.
rating-unreadable = This game did not count for the ratings: its record could not be read.
rating-cut = This game did not count for the ratings: its record was repaired.

# --- a table of a contest
to-contest = To the contest
contest-sealed = This is a table of a contest. Until everybody has played this deal, only those who sit here see it; then come the scores, the replay and the record.
