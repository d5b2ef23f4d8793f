"""Race for the Galaxy: its rules, laid out as the rulebook is, and its cards as data.

Knows the kernel and nothing else. Begin with `ruleset.RULESET`.
"""
