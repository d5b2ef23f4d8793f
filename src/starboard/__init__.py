"""Starboard: a digital table for space-civilisation board games.

An unofficial fan project. Rules engines live in `kernel` and in one package per ruleset.
"""

__version__ = "0.1.0"
