"""The interfaces of the field over the games: PettingZoo, Gymnasium, OpenSpiel.

Each is a module of its own, because each needs a library that is not installed with starboard: the extras `research`
(PettingZoo, Gymnasium) and `openspiel`. All of them play through the same primitives and the same observations.
"""
