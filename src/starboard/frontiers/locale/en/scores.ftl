# What "?" tiles and goals count.

score-tiles = { $vp } VP for { counted }.
score-named = { $vp } VP for each of these: { $tiles }.
score-military-strength = { $vp } VP for each point of your Military; temporary and specialised strength does not count.
score-kinds = { $one }, { $two }, { $three } or { $four } VP for 1, 2, 3 or 4 kinds of colonies.

goal-title = { $name } — goal
goal-counts-consume-powers = VP for Consume powers in your empire.
goal-counts-keywords = VP for different keywords in your empire: Alien, Imperium, Rebel, Terraforming, Uplift.
goal-counts-kinds-of-powers = VP for different actions that powers in your empire modify: Develop, Explore, Settle, Produce, Trade, Consume.
goal-counts-kinds-of-colonies = VP for different kinds of colonies: Novelty, Rare Elements, Genes, Alien Technology.
goal-counts-stockpiled-goods = While it lies face up you may stockpile some or all of your goods after Produce, { $most } in all.
goal-counts-stockpiled-worlds = While it lies face up you may stockpile one world that you discard after Explore or Settle, { $most } in all.
goal-counts-stockpiled-credits = While it lies face up you may stockpile some or all credits from a sale, { $most } in all.
goal-counts-unused-colonists = VP for unused colonists in your empire.
goal-scale = { $things } or more: { $vp } VP.
