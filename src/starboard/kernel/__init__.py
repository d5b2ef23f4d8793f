"""What every game is: decisions, flow, chance, hidden information, records.

The kernel knows no game. Rules packages build on it; bots, arena and server play any game through it.
"""

from starboard.kernel.actions import ActionError, ActionSpace
from starboard.kernel.build import build
from starboard.kernel.chance import Chance, Draw, ScriptedChance, ScriptError, Stream
from starboard.kernel.content import ContentError, Kind, Tables
from starboard.kernel.decision import Decision, EngineError, IllegalChoice, Reason
from starboard.kernel.encoding import Featuriser
from starboard.kernel.event import Event
from starboard.kernel.forms import Case, Form, Group, PickNumber, PickOne, PickOrder, PickSet, Reach, read_form
from starboard.kernel.game import PASS, Game, Points, Standing
from starboard.kernel.match import Match, NotPossible
from starboard.kernel.record import Entry, Record, RecordError
from starboard.kernel.ruleset import Conflict, Option, OptionError, Ruleset
from starboard.kernel.step import Question, Step

__all__ = [
    "PASS",
    "ActionError",
    "ActionSpace",
    "Case",
    "Chance",
    "Conflict",
    "ContentError",
    "Decision",
    "Draw",
    "EngineError",
    "Entry",
    "Event",
    "Featuriser",
    "Form",
    "Game",
    "Group",
    "IllegalChoice",
    "Kind",
    "Match",
    "NotPossible",
    "Option",
    "OptionError",
    "PickNumber",
    "PickOne",
    "PickOrder",
    "PickSet",
    "Points",
    "Question",
    "Reach",
    "Reason",
    "Record",
    "RecordError",
    "Ruleset",
    "ScriptError",
    "ScriptedChance",
    "Standing",
    "Step",
    "Stream",
    "Tables",
    "build",
    "read_form",
]
