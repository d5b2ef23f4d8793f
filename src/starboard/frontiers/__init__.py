"""New Frontiers: the rules laid out as the rulebook is, and the tiles as data.

Knows only the kernel. `ruleset.py` is its front door.
"""
