# The Prestige/Search card: Search and its nine categories, and the prestige bonus of every action.

action-search = Search
effect-search = Once a game, with your Prestige/Search card: before all phases, turn over cards of the deck until one is of a category you name, and take it. You may pass over the first such card, and must take the second.

search-military-development = Developments with +1 or +2 Military
search-military-windfall = Military windfall worlds of defense 1 or 2
search-civil-windfall = Non-military windfall worlds of cost 1 or 2
search-chromosome-world = Worlds with a chromosome
search-alien-world = { good-alien } worlds (production or windfall)
search-consumes-two = Cards with a consume power for 2 goods or more
search-defense-five = Military worlds of defense 5 or more
search-six-cost-development = Developments of cost 6 with variable VP
search-takeover = Cards with a power for or against takeovers

prestige-action = { $action } with prestige
prestige-bonus = Prestige bonus
spends-prestige = { $effect } For 1 prestige, once a game with your Prestige/Search card: { $bonus }
bonus-explore-5 = draw 6 more and keep 1 more, and discard from your whole hand.
bonus-explore-1-1 = draw 6 more and keep 1 more, and discard from your whole hand.
bonus-develop = pay 2 cards less still.
bonus-settle = until the end of the phase, worlds you pay for cost 3 less and you have +2 Military.
bonus-trade = draw 3 more cards for the good you sell, take the VP one time more (twice, or three times with 2x), and you may discard up to 2 cards from your hand for 1 VP each.
bonus-consume-x2 = take three times the VP instead of twice.
bonus-produce = draw 3 cards and produce on 1 more windfall world.
bonus-develop-2 = pay 2 cards less still.
bonus-settle-2 = until the end of the phase, worlds you pay for cost 3 less and you have +2 Military.
