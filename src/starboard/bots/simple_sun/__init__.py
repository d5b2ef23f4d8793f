"""The simple bot for Beyond the Sun: plays sensibly by rules of thumb, without looking ahead.

It prices effects in victory points (outlook.py) and takes the action whose effects are worth most above their cost;
what leads to an open achievement is worth more. Each kind of question has a rule of thumb (answers.py). Fleets are
judged by the systems they hold and by how near they are to colonising. It reads only what lies open and the cards it
looks at itself.
"""

from __future__ import annotations

from starboard.bots.simple_sun.answers import RULES
from starboard.bots.simple_sun.bot import SIMPLE, SimpleBot

__all__ = ["RULES", "SIMPLE", "SimpleBot"]
