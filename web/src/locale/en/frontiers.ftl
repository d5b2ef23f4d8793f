# The board of New Frontiers.

frontiers-round = Round { $round }
frontiers-set-up = Set-up
frontiers-pools = Pools and the end of the game
frontiers-pool-vp = VP chips left
frontiers-pool-colonists = colonists left; fewer than { $few } ends the game
frontiers-most-colonies = most colonies; more than { $most } ends the game
frontiers-most-spaces = most spaces used; more than { $most } ends the game
frontiers-short-vp = VP chips left
frontiers-short-colonists = colonists left
frontiers-short-colonies = most colonies
frontiers-short-spaces = most spaces
frontiers-bag = worlds in the bag
frontiers-supply = { $count } in the supply
frontiers-last-round = This is the last round:
frontiers-over = The game is over:
frontiers-ending-developments = developments cover more than 10 spaces
frontiers-ending-colonies = somebody has more than 7 colonies
frontiers-ending-colonists = fewer than 5 colonists are left
frontiers-ending-vp = the VP chips have run out

frontiers-actions = Action tiles
frontiers-chosen-by = chosen as number { $place } by { $who }
frontiers-credits-on =
    { $count ->
        [one] { $count } credit lies on it
       *[other] { $count } credits lie on it
    }
frontiers-track = Priority
frontiers-chooses = is choosing
frontiers-waits = is still to choose

frontiers-display = Worlds from the bag
frontiers-discarded = Discarded worlds
frontiers-homes = Your home world
frontiers-holds = holds a good: { $kind }
frontiers-left =
    { $count ->
        [one] { $count } tile left
       *[other] { $count } tiles left
    }
frontiers-owned = already in your empire

frontiers-empire = Empire of { $who }
frontiers-acts = acting
frontiers-credits = credits
frontiers-colonists = unused colonists
frontiers-military = Military
frontiers-vp-chips = VP chips
frontiers-goods = goods
frontiers-score = score now
frontiers-colonies = Colonies
frontiers-explored = Explored worlds
frontiers-developments = Developments
frontiers-spaces = { $used } of { $of } spaces
frontiers-stockpile = Stockpile
frontiers-none = none yet

frontiers-goals = Goals
frontiers-goals-open = { $count } face up
frontiers-goal-kept = your goal, face down
frontiers-goal-looked-at = you are looking at it
frontiers-goal-down = { $who } keeps a goal face down
frontiers-goal-stack = in the stack

frontiers-market = Developments to be had
frontiers-market-small = Small, one space each
frontiers-market-large = Large, two spaces each
frontiers-market-group =
    { $count ->
        [one] { $count } development
       *[other] { $count } developments
    }
frontiers-hint = Rest on a tile, or press it long, to read all about it.
