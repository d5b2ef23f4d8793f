"""The simple bot for New Frontiers: plays sensibly by rules of thumb, without looking ahead.

It prices everything in victory points (outlook.py), with numbers from one table (weights.py), and has a rule of thumb
for each kind of question (bot.py). It reads only what lies open and its own goal.
"""

from __future__ import annotations

from starboard.bots.simple_frontiers.bot import SIMPLE, SimpleBot

__all__ = ["SIMPLE", "SimpleBot"]
