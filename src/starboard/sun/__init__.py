"""Beyond the Sun: the rules and the cards of one game, for 2 to 4 factions.

Knows the kernel and nothing else. The modules bear the names of the rulebook's own chapters.
"""
