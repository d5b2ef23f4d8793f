# For an owner of the box: `piece-…` names a piece, `look-…` says what to read on it; both become one sentence.

piece-home = Empire mat with the home world { $thing }
piece-world = World { $thing }
piece-development = Development { $thing }
piece-goal = Goal { $thing }

look-home-name = the name of the home world
look-home-cost = the cost of the home world; if its number is red, write "defense" instead
look-home-defense = the red number, its defense; if it is not red, write "cost" instead
look-home-colonists = how many colonists lie on the home world
look-home-vp = the VP in the hexagon
look-home-kind = the colour of the home world ("novelty" blue, "rare" brown, "genes" green, "alien" yellow, "none" gray)
look-home-goods = "production" if the symbol is filled with its colour, "windfall" if it has a halo only, "gray" if it has neither
look-home-keywords = its keywords
look-home-powers = its powers, each with the action it changes
look-home-mat = which home world is on the other side; both have the same number here
look-home-side = whether it is side a or b of its mat
look-home-first-game = whether its number stands in a white square, the side for a first game

look-world-name = its name
look-world-cost = its cost; if its number is red, write "defense" instead
look-world-defense = the red number, its defense; if it is not red, write "cost" instead
look-world-colonists = how many colonists it needs
look-world-vp = the VP in the hexagon
look-world-scores = what it scores for its "?"
look-world-kind = its colour ("novelty" blue, "rare" brown, "genes" green, "alien" yellow, "none" gray)
look-world-goods = "production" if the symbol is filled with its colour, "windfall" if it has a halo only, "gray" if it has neither
look-world-keywords = its keywords
look-world-powers = its powers, each with the action it changes
look-world-not-for-sale = whether its good cannot be sold

look-development-name = its name
look-development-size = whether the tile is small or large
look-development-cost = its cost, on the golden plate
look-development-vp = the VP in the hexagon
look-development-scores = what it scores for its "?"
look-development-keywords = its keywords
look-development-powers = its powers, each with the action it changes
look-development-pair = what is on the other side of the tile; both have the same letter here
look-development-first-game = whether it has a white square, the side for a first game

look-goal-name = its name
look-goal-scale = how many VP for how many things
look-goal-most = how many things its stockpile mat holds
