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
frontiers-chosen-by = choice number { $place }, by { $who }
frontiers-credits-on =
    { $count ->
        [one] { $count } credit lies on it
       *[other] { $count } credits lie on it
    }
frontiers-track = Priority
frontiers-chooses = is choosing
frontiers-waits = has yet to choose

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

frontiers-market = Available developments
frontiers-market-offers = { $count } you can take now
frontiers-market-small = Small, one space each
frontiers-market-large = Large, two spaces each
frontiers-market-group =
    { $count ->
        [one] { $count } development
       *[other] { $count } developments
    }
frontiers-parts = Parts of the table
frontiers-part-table = Table
frontiers-part-own = Mine
frontiers-part-market = Shop
frontiers-part-others = Others
frontiers-own = What you have

# --- the legend
legend-frontiers-group-actions = Actions
legend-frontiers-group-goods = Goods
legend-frontiers-group-worlds = Worlds
legend-frontiers-group-numbers = Numbers
legend-frontiers-group-tiles = Tiles
legend-frontiers-group-keywords = Keywords
legend-frontiers-group-rest = Other signs
legend-frontiers-good-novelty = Novelty good (circle, blue)
legend-frontiers-good-rare = Rare Elements good (diamond, brown)
legend-frontiers-good-genes = Genes good (leaf, green)
legend-frontiers-good-alien = Alien Technology good (star, yellow)
legend-frontiers-good = any good
legend-frontiers-kinds = goods or worlds of different kinds
legend-frontiers-world = a world
legend-frontiers-kind-novelty = a world of this kind
legend-frontiers-windfall = windfall world: gets a good when settled
legend-frontiers-windfall-novelty = windfall world of this kind
legend-frontiers-production = production world
legend-frontiers-production-novelty = production world of this kind
legend-frontiers-military-world = military world: conquered, not paid for
legend-frontiers-here = this world
legend-frontiers-credit = credits
legend-frontiers-vp = victory points
legend-frontiers-military = Military
legend-frontiers-colonist = a colonist
legend-frontiers-bag = worlds from the bag
legend-frontiers-development = a development
legend-frontiers-small = a small development: one space
legend-frontiers-large = a large development: two spaces
legend-frontiers-named = the tile of that name
legend-frontiers-goal = a goal
legend-frontiers-keyword-alien = keyword Alien
legend-frontiers-keyword-imperium = keyword Imperium
legend-frontiers-keyword-rebel = keyword Rebel
legend-frontiers-keyword-terraforming = keyword Terraforming
legend-frontiers-keyword-uplift = keyword Uplift
legend-frontiers-arrow = left of it what you give, right of it what you get
legend-frontiers-per = for each
legend-frontiers-or = or
legend-frontiers-most = if you have the most
legend-frontiers-at-most = at most that many
legend-frontiers-first = to the front of the priority track
legend-frontiers-up-one = one place up on the priority track
legend-frontiers-part-cost = What settling it costs, in credits; a red shield instead is the defense to be conquered.
legend-frontiers-part-defense = The defense that your Military must reach; a yellow plate instead is a cost in credits.
legend-frontiers-part-vp = Victory points.
legend-frontiers-part-colonists = How many colonists it needs.
legend-frontiers-part-keyword = Its keyword.
legend-frontiers-part-picture = Its picture: in the colour of its kind and with works below, it produces; with a dashed halo, it is a windfall world; with a red rim, it is military.
