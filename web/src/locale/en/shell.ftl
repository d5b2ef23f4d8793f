# --- everywhere
close = Close
cancel = Cancel
save = Save
saved = Saved.
loading = Loading…
try-again = Try again
skip = Skip to the content
pages = Pages
lobby = Lobby
rules = Rules
cards = Cards
settings = Settings
help = Help
search = Search
you = you
bot = bot
language = Language
which-game = Which game?
to-lobby = To the lobby
problem-offline = The server cannot be reached. Check the connection and try again.
problem-status = The server refused ({ $status }).
problem-board = The board could not be loaded. Reload the page.
problem-page = This page could not be loaded. Reload it.

# --- the first visit
welcome = Welcome aboard
welcome-text = A table for board games about space. Choose a name, and play against bots or friends. No account is needed.
your-name = Your name
password = Password
enter = Come in
log-in = Log in
have-password = I have a password here
no-password = I am new here

# --- the lobby
hello = Hello, { $name }
lobby-text = Start a game, join a table, or learn something new.
lobby-your-turn = It is your turn at a table.
new-game = New game
lobby-play = Start a game
lobby-mine = Your games
lobby-open = Tables to join
lobby-open-none = No table is looking for players right now. Make one, and it will be listed here for others.
lobby-learn = First lessons
lobby-learn-text = A short game with a teacher at your side, who explains every step.
lesson-of = Learn { $game }
lesson = Lesson
lobby-watch = Games to watch
lobby-finished = Finished games
card-waiting-room = To the table
card-go-on = Go on
card-open = Join
card-watch = Watch
card-finished = Scores
card-damaged = This table is damaged, or its game is not installed here: it cannot be opened.
private = Private table
won = won
your-turn = Your turn
import = Import a game
import-text = A file that was exported here or elsewhere, to look at or to go on from.
import-pick = Choose a file
table-unknown = This table cannot be shown
join-failed = This link leads nowhere

# --- a new game
players-range = { $least ->
    [one] { $most ->
        [one] For one player
       *[other] 1 to { $most } players
    }
   *[other] { $least } to { $most } players
}
how-many = How many players?
about-race = Choose your action in secret, build a tableau of worlds and technologies. Quick: about 30 minutes.
about-frontiers = Take turns at choosing actions for everybody, settle worlds and develop your empire. About 60 minutes.
about-sun = Research a tree of technologies, spread your ships over the stars. About 90 minutes.
players = Players
options = Options
seat-number = Seat { $number }
seat-by-link = A person, invited by link
seat-here = A person at this screen
their-name = Their name
bot-random = Bot: beginner
bot-simple = Bot: experienced
public = Everybody may see and join this table
public-help = Only people with a link can come. The game begins when you start it, or when everybody is ready.
public-help-shared = The game begins when the last seat is taken.
clock = Clock
clock-none = No clock
clock-move = { $time } for each move
clock-game = { $time } for the game
clock-game-added = { $time } for the game, and { $added } for each move
clock-zero = When the time is up
clock-zero-bot = a bot makes the move
clock-zero-resign = the player resigns
clock-zero-nothing = nothing happens
clock-days = { $days } d { $hours } h
play-now = Play
make-table = Make the table

# --- rules and cards
rules-text = In our own words. Every question at the table leads to the section that explains it.
contents = Contents

# --- settings
looks = Language and looks
theme = Colours
theme-auto = As in the system
theme-dark = Dark
theme-light = Light
text-size = Text size
comfort = Comfort
setting-animations = Animations
setting-animations-help = Things move to where they belong. Off if the system asks for less motion.
setting-sounds = Sounds
setting-sounds-help = A soft tone when it is your turn.
setting-auto-pass = Answer by itself where nothing but a pass, a payment or a single card is possible
setting-auto-pass-help = What was answered is shown and is in the log. Undo leads back to your choice before it.
setting-protect = Confirm every choice
setting-protect-help = Protects against slips. Off: one press is enough where one thing is picked.
setting-scores = Show running scores
setting-scores-help = Everybody's points so far, beside their names.
notify = When it is your turn
notify-push = Tell me in this browser
notify-push-help = Also while this page is closed.
notify-push-refused = This browser does not allow messages from this site. Its own settings can change that.
notify-addresses = Tell me at these addresses
notify-addresses-help = One in each line, as Apprise writes them: mailtos://…, ntfys://…, tgram://… Choose places that only you read: a message can tell which move a bot made for you.
identity = Who you are
rename = Change the name
password-help = With a password you can be the same person in another browser.
password-have = You have a password and can log in elsewhere with your name.
password-current = Present password
password-new = New password (8 letters or more)
password-set = Set the password
log-out = Log out
log-out-everywhere = Log out everywhere
log-out-warning = Without a password you cannot come back to your games.
log-in-help = If you have a password here, be the same person in this browser.

# --- help
help-how = How it works
help-pick = What you can pick lights up, on the board and in the list beside it. What you picked has a tick. Then confirm.
help-explain = Rest the pointer on anything, or press it long on a touch screen, to see what it does and why it cannot be picked.
help-undo = Undo says what it takes back. What others have seen can only be taken back with their consent; against bots always.
help-rules = “Which rule is this?” opens the rules at the right place.
help-slow = You can leave at any time and come back later or on another device. Nothing is lost.
help-keys = Keyboard
key-tab = Tab
key-tab-does = to the next thing that can be picked
key-arrows = Arrows
key-arrows-does = from thing to thing on the board
key-enter = Enter, Space
key-enter-does = pick, or put back
key-info = I
key-info-does = explain
key-confirm = Ctrl + Enter
key-confirm-does = confirm the choice
key-escape = Esc
key-escape-does = close
about = About
about-fan = Starboard is an unofficial fan project, made with respect for the games and their authors. It is not affiliated with or endorsed by any publisher.
about-own = All drawings and all texts of cards and rules are our own. If you like a game, buy it.
about-private = Nothing is loaded from elsewhere, and nobody is followed. Your name and your games stay on this server.
sections-found = { $count ->
    [one] { $count } section
   *[other] { $count } sections
}
cards-found = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
