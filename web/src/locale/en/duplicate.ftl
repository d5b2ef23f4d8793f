# --- the daily deal
daily = Daily deal
daily-text = The same deal and the same luck for everybody, against medium bots. One try a day; a new deal comes at midnight UTC.
daily-play = Play today’s deal
daily-go-on = Continue
daily-results = Results
daily-last = Last results
daily-begun = { $count ->
    [0] Nobody has played it yet.
    [one] One person has begun, { $finished } finished.
   *[other] { $count } people have begun, { $finished } finished.
}
daily-of = Daily deal, { $day }
daily-so-far = Results so far: others are still playing this deal.
daily-first = The results are shown when you have finished your own try.

# --- contests
contests = Duplicate contests
contests-text = Several tables, one deal: the same set-up and the same luck for each seat. Everybody is scored against those who sat in the same seat at the other tables, as in bridge.
contests-yours = Yours
contests-open = Open to join
contests-running = Running
contests-over = Finished
contests-none = No contests yet. Start one: it takes a minute.
contest-new = New contest
contest-name = Name of the contest
contest-name-of = { $name }’s contest
contest-tables = Tables
contest-tables-help = At { $tables } tables there is room for { $people ->
    [one] one person
   *[other] { $people } people
}.
contest-way = Way to play
contest-seats = Who sits at every table?
contest-seat-people = A person
contest-play = I’m playing too
contest-public = Everybody sees it in the list and may join
contest-public-help = Otherwise people come by the link that you send them.
contest-make = Create the contest
contest-hosted = Hosted by { $host }
contest-by-tables = { $tables ->
    [one] One table
   *[other] { $tables } tables
} for { $seats }
contest-people = { $count ->
    [one] One person
   *[other] { $count } people
}
contest-free = { $count ->
    [0] No free seat
    [one] One free seat
   *[other] { $count } free seats
}
contest-status-open = Sign-up open
contest-status-playing = Running
contest-status-over = Finished
contest-link = Link to this contest
contest-sit = Sit here
contest-sit-any = Take any free seat
contest-leave = Leave
contest-remove = Remove
contest-free-seat = Free
contest-table = Table { $number }
contest-table-open = not begun
contest-table-playing = playing
contest-table-over = over
contest-start = Begin at all tables
contest-fill = Free seats
contest-fill-none = wait until they are taken
contest-start-help = Tables at which nobody sits are left out.
contest-wait = The contest begins when its host says so.
contest-delete = Delete the contest
contest-my-table = To your table
contest-running-text = Each table is seen only by those who sit there. When the last one is over, the scores, all replays and records are open to everybody.
contest-end = End the contest now
contest-end-text = Tables that are not over count for nobody; bots play them to their end.
contest-end-sure = End it
contest-results = Results
contest-place = Place
contest-player = Player
contest-where = Table, seat
contest-where-of = { $number }, { $seat }
contest-percent = Percent
contest-matchpoints = Matchpoints
contest-matchpoints-of = { $points } of { $most }
contest-points = Points
contest-margin = Margin
contest-replay = Replay
contest-resigned = resigned
contest-unfinished = not finished
contest-bot-from = a bot played from round { $round } on
contest-scoring = Two matchpoints for each player in the same seat elsewhere who did worse, one for each who did as well. The margin says by how many game points you beat them, on average.
contest-equal = What is equal: the set-up, and the luck of each seat from first draw to last. What is not: as soon as choices differ, decks and opponents go different ways.
