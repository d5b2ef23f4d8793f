# What a 6-cost development counts. `remaining` is "yes" where an earlier line already takes some of these cards.

for-each-world =
    { $remaining ->
        [yes] { $vp } VP for each remaining
       *[no] { $vp } VP for each
    }
# For cards of any type, and for developments.
for-each-card = { for-each-world }

score-production-world = { for-each-world } { kind-of-world }production world.
score-windfall-world = { for-each-world } { kind-of-world }windfall world.
score-military-world = { for-each-world } military world.
score-rebel-military-world = { for-each-world } Rebel military world.
score-world = { for-each-world } world.
score-six-cost-development = { for-each-card } development of cost 6.
score-development = { for-each-card } development.
score-explore-development = { for-each-card } development with an Explore power (I).
score-explore-world = { for-each-world } world with an Explore power (I).
score-trade-development = { for-each-card } development with a Trade power ($).
score-trade-world = { for-each-world } world with a Trade power ($).
score-consume-development = { for-each-card } development with a Consume power (IV).
score-consume-world = { for-each-world } world with a Consume power (IV).
score-alien-card = { for-each-card } card with the keyword { keyword-alien }.
score-rebel-card = { for-each-card } card with the keyword { keyword-rebel }.
score-uplift-card = { for-each-card } card with the keyword { keyword-uplift }.
score-chromosome-card = { for-each-card } card with a chromosome.
score-terraforming-card = { for-each-card } card with the keyword { keyword-terraforming }.
score-imperium-card = { for-each-card } card with the keyword { keyword-imperium }.
score-card = { $vp } VP for { $card }.
score-military-strength = { $vp } VP for each point of your Military. Negative Military counts; temporary Military, and Military against certain worlds only, does not.
score-three-vp-chips = { $vp } VP for every full 3 VP in your VP chips.
score-negative-military-strength = { $vp } VP for each point by which your Military is below 0. Temporary Military, and Military against certain worlds only, does not count.
score-kinds-of-goods = 1, 3, 6 or 10 VP for worlds of 1, 2, 3 or 4 different kinds.
score-prestige = { $vp } VP for each prestige you have, besides the 1 VP it is worth anyway.
