# For an owner of the box: `piece-…` names a piece, `look-…` says what to read on it; both become one sentence.

piece-card =
    { $set ->
        [base] Card { $thing }
        [gathering_storm] Card { $thing } (The Gathering Storm)
        [rebel_vs_imperium] Card { $thing } (Rebel vs Imperium)
       *[brink_of_war] Card { $thing } (The Brink of War)
    }
piece-die = Robot die { $number }
piece-difficulty = Solo game, { $name }
piece-case = Rules of the solo game
piece-start = Robot with the start world { $worlds }, set-up
piece-robot-is = Counter "robot =" for { $worlds }
piece-row =
    { $part ->
        [action] Robot mat, { $phase }, its own action
       *[response] Robot mat, { $phase }, response to yours
    }
piece-row-counter =
    { $part ->
        [action] Counter for { $worlds } on the robot mat, { $phase }, its own action
       *[response] Counter for { $worlds } on the robot mat, { $phase }, response to yours
    }
piece-nature = Robot with the start world { $worlds }

look-card-name = its name
look-card-cost = its cost; if it has a red circle instead, write "defense"
look-card-defense = its defense in the red circle; if it has a cost, write "cost"
look-card-vp = its VP
look-card-good = the kind of its good: "novelty", "rare", "genes", "alien"
look-card-windfall = whether only its border is coloured: a windfall world
look-card-keywords = its keywords
look-card-prestige = whether it shows a prestige symbol beside its cost
look-card-special = what it says that belongs to no phase
look-card-powers = its powers, phase by phase
look-card-scores = what it scores at the end

look-die-faces = its six faces
look-difficulty-counters = how many 6-cost counters the robot gets
look-difficulty-six-cost-vp = how many VP its 6-cost developments are worth
look-case-two-dice-on-one-space = whether two dice on one single space let it act once or twice
look-case-pan-galactic-research-is-six-cost = whether Pan-Galactic Research is a 6-cost development for the robot
look-case-federation-capital-counts-prestige = whether Federation Capital counts the robot's prestige
look-case-last-choice-sees-the-dice = whether a player who chooses last sees the dice before the second action
look-start-stack = how many cards its draw stack begins with
look-start-credit = where its credit begins
look-start-economy = where its economy begins
look-robot-is-action = the action it shows at the start
look-robot-is-turns = after which action it is turned over, and what it shows then
look-row-draw = how many cards it draws
look-row-draw-both = how many cards it draws in all if both dice lie on Explore
look-row-draw-for = which worlds of its tableau let it draw 1 card more each
look-row-counter = how much credit a 6-cost counter needs and costs
look-row-find = what it flips cards for
look-row-from-deck = whether it flips the deck instead of its draw stack
look-row-least-vp = how many VP a world needs to count
look-row-pays = how much credit it pays
look-row-six-cost-pays = how much credit it pays for a 6-cost development
look-row-credit = by how much its credit rises
look-row-economy = by how much its economy rises
look-row-vp = how many VP it takes for each step of its economy
look-row-prestige = how much prestige it gains
look-row-having = which world it must have
look-row-once = whether the counter is used only once
look-row-leaves = whether its start world leaves its tableau
look-nature-prestige-for = what it gains prestige for placing
look-nature-refuses = which keyword it never places
