"""The simple bot for Race for the Galaxy: plays sensibly by rules of thumb, without looking ahead.

It prices everything in victory points, with numbers from one table (weights.py): cards (outlook.py), goods
(economy.py), goals (ambitions.py), actions (actions.py). Each kind of question has a rule of thumb (answers.py, with
beginnings.py and war.py). Questions without one are answered at random (bot.py).
"""

from __future__ import annotations

from starboard.bots.simple_race.bot import SIMPLE, SimpleBot

__all__ = ["SIMPLE", "SimpleBot"]
