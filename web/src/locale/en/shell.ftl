# --- everywhere
close = Close
cancel = Cancel
save = Save
saved = Saved.
loading = Loading…
try-again = Try again
skip = Skip to the content
pages = Pages
puzzles = Puzzles
lobby = Lobby
rules = Rules
cards = Cards
pictures = All pictures
settings = Settings
help = Help
legend = Legend
search = Search
you = you
bot = bot
language = Language
which-game = Which game?
to-lobby = Back to the lobby
problem-offline = The server cannot be reached. Check the connection and try again.
problem-status = The server refused ({ $status }).
problem-board = The board could not be loaded. Reload the page.
problem-page = This page could not be loaded. Reload it.

# --- the first visit
welcome = The galaxy on your table
welcome-text = Three great board games about space, in your browser. Choose a name and play, against bots or with friends. No account needed.
guest = Guest
welcome-games = The games
your-name = Your name
password = Password
enter = Enter
log-in = Log in
have-password = I already have a password
no-password = I’m new here

# --- the lobby
hello = Hello, { $name }
lobby-text = Start a game, join a table, or learn something new.
lobby-your-turn = { $count ->
    [one] One table is waiting for you.
   *[other] { $count } tables are waiting for you.
}
new-game = New game
lobby-play = Start a game
lobby-mine = Your games
lobby-open = Tables to join
lobby-open-none = No table is looking for players right now. Open one, and others will see it here.
lesson-of = Learn { $game }
lesson = Lesson
lobby-watch = Games to watch
lobby-finished = Finished games
card-waiting-room = Go to the table
card-round = Round { $round }
card-go-on = Continue
card-open = Join
card-watch = Watch
card-finished = Results
card-damaged = This table is damaged, or its game is not installed here: it cannot be opened.
private = Private table
won = won
your-turn = Your turn
import = Import a game
import-text = Load a file that was saved here or elsewhere: watch the game, or play on from any point of it.
import-pick = Choose a file
table-unknown = This table cannot be shown
join-failed = This link does not work

# --- a new game
players-range = { $least ->
    [one] { $most ->
        [one] For one player
       *[other] 1 to { $most } players
    }
   *[other] { $least } to { $most } players
}
how-many = How many players?
about-race = Choose your action in secret, and build a tableau of worlds and developments. Quick: about 30 minutes.
about-frontiers = Take turns choosing an action for everybody, settle worlds and develop your empire. About 60 minutes.
about-sun = Research a tree of technologies, and spread your ships among the stars. About 90 minutes.
players = Players
options = Options
seat-number = Seat { $number }
seat-by-link = Someone invited by link
seat-here = Someone at this screen
their-name = Their name
bot-random = Bot: random
bot-random-about = Plays any legal move. Good for looking around.
bot-easy = Bot: easy
bot-easy-about = For your first games: it has plans, and makes mistakes as people do.
bot-simple = Bot: simple
bot-simple-about = Plays by rules of thumb, without looking ahead.
bot-medium = Bot: medium
bot-medium-about = For when you know the cards: it thinks a round ahead, and slips now and then.
bot-hard = Bot: hard
bot-hard-about = Hard to beat: it weighs every choice, and seldom slips.
bot-expert = Bot: expert
bot-expert-about = The strongest bot here. It looks further ahead, and may think for a second.
public = Anyone may see and join this table
public-help = Only people with a link can come. The game begins when you start it, or when everybody is ready.
public-help-shared = The game begins when the last seat is taken.
clock = Clock
clock-none = No clock
clock-move = { $time } for each move
clock-game = { $time } for the game
clock-game-added = { $time } for the game, and { $added } for each move
clock-zero = When time runs out
clock-zero-bot = a bot makes the move
clock-zero-resign = the player resigns
clock-zero-nothing = nothing happens
clock-days = { $days } d { $hours } h
play-now = Play
make-table = Open the table

# --- rules and cards
rules-text = In our own words. Every question at the table leads to the section that explains it.
contents = Contents

# --- which content
content = Cards and tiles
content-built-in = Built-in
content-built-in-help = As they come with the program, with reconstructed values where no source has the printed one.
content-pack = Content: { $pack }
content-pack-help = { $count ->
    [one] { $count } value checked against a box: { $edition }
   *[other] { $count } values checked against a box: { $edition }
}
content-record = Content from the record
content-values = { $count ->
    [one] { $count } value differs from the built-in content or is confirmed
   *[other] { $count } values differ from the built-in content or are confirmed
}
reconstructed = reconstructed
reconstructed-help = { $count ->
    [one] This printed value could not be found. The value shown here agrees with every known fact.
   *[other] These printed values could not be found. The values shown here agree with every known fact.
}
known = Known so far:
cards-unverified = Do you own the game? { $unverified } of { $printed } printed values are reconstructed: compare them with your copy.

# --- settings
looks = Language and appearance
theme = Colours
theme-auto = Same as the system
theme-dark = Dark
theme-light = Light
text-size = Text size
comfort = At the table
setting-motion = Animation
setting-motion-help = Things move to where they belong; a touch or a key lets them arrive at once. Off if the system asks for less motion.
motion-off = off
motion-slow = slow
motion-normal = normal
motion-fast = fast
setting-sounds = Sounds
setting-sounds-help = A soft tone when it is your turn.
setting-auto-pass = Answer for me where only a pass, one payment or one card is possible
setting-auto-pass-help = What was answered is shown and logged. Undo takes you back to your choice before it.
setting-protect = Confirm every choice
setting-protect-help = Protects against slips. Off: one press is enough where one thing is picked, everybody may see it, and it can be undone freely.
setting-scores = Show running scores
setting-scores-help = Everybody’s points so far, beside their names.
notify = When it is your turn
notify-push = Notify me in this browser
notify-push-help = Also while this page is closed.
notify-push-refused = This browser does not allow messages from this site. You can change that in its settings.
notify-addresses = Notify me at these addresses
notify-addresses-help = One per line, as Apprise writes them: mailtos://…, ntfys://…, tgram://… Choose places that only you read: a message can tell which move a bot made for you.
identity = Your name and password
rename = Change your name
password-help = With a password you can log in from another browser.
password-have = You have a password and can log in elsewhere with your name.
password-current = Current password
password-new = New password (at least 8 characters)
password-set = Set password
log-out = Log out
log-out-everywhere = Log out everywhere
log-out-warning = Without a password you cannot get back to your games.
privacy = What is kept about you
privacy-help = Your name, your games, and where to notify you of your turn. You can download all of it, and you can delete it.
privacy-export = Download everything
privacy-delete = Delete me
privacy-delete-sure = Your name is removed from all games, and you resign where others still play with you; they read “former player”. Games in which nobody else sat are deleted. This cannot be undone.
privacy-delete-yes = Delete me for good
privacy-deleted = Your data has been deleted. Goodbye!
log-in-help = If you already have a password here, log in to play under your name in this browser.

# --- help
help-how = How it works
help-pick = What you can pick lights up on the board. What you have picked has a tick. Then confirm.
help-explain = Rest the pointer on anything, or press and hold it on a touch screen, to see what it does and why it cannot be picked.
help-undo = Undo says what it takes back. What others have seen can only be taken back with their consent; against bots, always.
help-rules = “Show the rule” opens the rules at the right place.
help-slow = You can leave at any time and come back later or on another device. Nothing is lost.
help-keys = Keyboard
key-tab = Tab
key-tab-does = to the next thing that can be picked
key-arrows = Arrows
key-arrows-does = from thing to thing on the board
key-digits = 1 to 9
key-digits-does = pick what has that number on the board
key-enter = Enter, Space
key-enter-does = pick what is in focus, or put it back
key-info = I
key-info-does = explain what is in focus
key-confirm = Enter
key-confirm-does = confirm; with something in focus, Ctrl + Enter
key-undo = U
key-undo-does = undo
key-hand = H
key-hand-does = to your hand
key-log = L
key-log-does = log
key-scores = S
key-scores-does = scores in detail
key-options = O
key-options-does = list of all options
key-written = T
key-written-does = Beyond the Sun: effects in words
key-legend = ?
key-legend-does = legend: what the signs mean
key-escape = Esc
key-escape-does = close
about = About
about-fan = Starboard is an unofficial fan project, made with respect for the games and their authors. It is not affiliated with or endorsed by any publisher.
about-own = All drawings and all texts of cards and rules are our own. If you like a game, buy it.
about-private = Nothing is loaded from anywhere else, and nobody is tracked. Your name and your games stay on this server.
about-content = Some printed values of the games could not be found and are reconstructed. If you own a box, you can correct them in a few minutes.
about-content-link = Compare with the box
sections-found = { $count ->
    [one] { $count } section
   *[other] { $count } sections
}
cards-found = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

# --- the front door
title-race = Race for the Galaxy
title-frontiers = New Frontiers
title-sun = Beyond the Sun
welcome-bots = Bots from easy to strong
welcome-friends = Invite friends by link
welcome-slow = In one sitting, or a move a day
learn-now = Learn in five minutes
learn-now-text = { $game }, with a teacher at your side. Nothing to read first.
invitation = You are invited to a game of { $game }
invitation-from = { $host } invites you to a game of { $game }
invitation-seat = your seat
invitation-sit = Sit down
invitation-later = Not now
invitation-full = All seats are taken; you can watch.
invitation-watch = The game has begun; you can watch.

# --- ways to play
presets = How would you like to play?
options-details = Change the details
options-mend = Change: { $what }
preset-race-first = First game
preset-race-first-text = Start worlds and hands that the rulebook suggests. Best for two to four new players.
preset-race-base = Base game
preset-race-base-text = The deck of the first box, nothing else.
preset-race-storm = The Gathering Storm
preset-race-storm-text = Goals to race for, more start worlds, up to five players.
preset-race-rebels = Rebel vs Imperium
preset-race-rebels-text = Adds takeovers, and cards of both factions. Up to six players.
preset-race-brink = The Brink of War
preset-race-brink-text = Everything: prestige, search and all cards. For those who know the game.
preset-race-solo = Solo
preset-race-solo-text = You against the robot of The Gathering Storm.
preset-race-draft = Drafting
preset-race-draft-text = Everybody drafts a deck of their own first. All expansions.
preset-race-duel = Rebels against the Imperium
preset-race-duel-text = A duel: one leads the Rebels, the other the Imperium.
preset-frontiers-first = First game
preset-frontiers-first-text = Fixed developments and home worlds, no goals.
preset-frontiers-base = Standard game
preset-frontiers-base-text = Developments and home worlds differ from game to game.
preset-frontiers-goals = With goals
preset-frontiers-goals-text = Eight goals and stockpiles. Better after a game or two.
preset-sun-first = First game
preset-sun-first-text = Basic factions, which are almost alike.
preset-sun-advanced = Advanced factions
preset-sun-advanced-text = Every faction has abilities of its own.
preset-sun-expert = Expert
preset-sun-expert-text = Advanced factions, and technologies to choose from instead of luck.

# --- sharing
share = Share
qr = QR code
qr-text = QR code of this link: open it with a phone’s camera

# --- ratings
ratings = Ratings
rating = Rating
ratings-about = The strength of everyone who wants to be rated, for each game and number of players. The bots are on the ladder too: their ratings come from games against each other and do not change.
ratings-how = Everybody begins at 25 ± 8.3. The number after ± says how uncertain a rating still is; the ladder goes by what somebody almost certainly reaches: the rating minus three times that number.
ratings-mine = My ratings
ratings-join = Get rated too
ratings-look = Who is on the ladder?
ratings-for = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
ratings-game = Game
ratings-who = Who
ratings-games = Games
ratings-wins = Wins
ratings-nobody = Nobody has played a game that counts here yet. Be the first!
rated-help = A game counts if everybody at the table wants to be rated, or is a bot. Everybody who opens this site sees your name, your ratings, whom you have played and what you began with.
rated-needs-password = Set a password first: then the name on the ladder is yours alone.
rated-start = I want to be rated
rated-stop = Stop rating me
rated-stop-sure = Your ratings are forgotten and you leave the ladder. This cannot be undone, but you can start again at any time.
rated-stop-yes = Forget my ratings
profile = Profile
profile-mine = This is what others see of you.
profile-empty = No game has counted yet.
profile-empty-mine = No game has counted yet. Play one with a bot, or with others who are rated.
profile-place = Place { $place } of { $people }.
profile-record = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}
profile-rivals = Head to head
profile-better = Ahead
profile-worse = Behind
profile-starts = Starting positions

# --- without the server
away = No connection to the server
away-text = You can read the rules and the cards, and look at your finished games and lessons. Playing, new lessons and new games need the server; this page carries on by itself once it is back.
