# mypyc: skip
"""Levels: the learned bots as people choose them, and the networks they play with.

Below `hard`, a bot is made weaker by fewer guesses and a temperature: it sees the good answers, and does not always
take the best of them. Nothing it does is absurd.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from starboard.bots.kinds import BotKind
from starboard.bots.learned.guides import GUIDES, Guide, scaled
from starboard.bots.learned.search import Effort, Mind, SearchBot
from starboard.kernel.game import Game
from starboard.kernel.registry import ruleset_named

if TYPE_CHECKING:
    from starboard.bots.bot import Bot
    from starboard.bots.learned.action_network import ActionNetwork
    from starboard.bots.learned.network import Network

NETWORKS: Final = {
    "race-base": "race-base-3",
    "race-expansions": "race-expansions-2",
    "frontiers": "frontiers-2",
    "sun": "sun-2",
}
"""The network that plays each content now. Older ones stay in the package under their names."""

POLICIES: Final = {"race-base": "race-base-actions-1"}
"""The action network that plays on while a level looks ahead, for the contents that have one."""

SETTINGS: Final = {
    "race": {"easy": 2, "medium": 3, "hard": 2, "expert": 5},
    "frontiers": {"easy": 3, "medium": 4, "hard": 3, "expert": 4},
    "sun": {"easy": 2, "medium": 3, "hard": 2, "expert": 3},
}
"""A number goes up whenever its level is set otherwise, so that records and results say who really played."""

EFFORTS: Final[dict[str, Effort]] = {
    "easy": Effort(answers=6, guesses=2, temperature=0.07, slip=0.2),
    "medium": Effort(answers=8, guesses=3, temperature=0.035, slip=0.1),
    "hard": Effort(answers=12, guesses=8),
    "expert": Effort(answers=16, guesses=12, finalists=5, reach=0.06, dreams=400, depth=2, distilled=True),
}
IN_CONTENT: Final[dict[tuple[str, str], Effort]] = {
    ("race-expansions", "expert"): replace(EFFORTS["expert"], finalists=4, reach=0.1, dreams=120, width=8),
    ("frontiers", "easy"): replace(EFFORTS["easy"], temperature=0.12, slip=0.25),
    ("frontiers", "medium"): replace(EFFORTS["medium"], temperature=0.05, slip=0.15),
    ("frontiers", "expert"): replace(EFFORTS["expert"], finalists=4, reach=0.1, dreams=160, width=8),
    ("sun", "medium"): replace(EFFORTS["medium"], temperature=0.025),
    ("sun", "expert"): replace(EFFORTS["expert"], finalists=3, reach=0.1, dreams=48, width=8),
}
"""Where a level is set otherwise: in New Frontiers one choice matters less, and the same slips would hardly weaken.
Where rounds are long, a few look-aheads whose second round begins with the best answer find more than many others."""


def effort_of(content: str, level: str) -> Effort:
    """How a level plays a content."""
    return IN_CONTENT.get((content, level), EFFORTS[level])


def mind_of(
    network: Network, guide: Guide, effort: Effort | None = None, actions: ActionNetwork | None = None
) -> Callable[[Game], Mind]:
    """A mind with this one network, whatever the options; with an action network, that chooses actions meanwhile."""
    from starboard.bots.learned.action_network import NetworkPolicy  # noqa: PLC0415 - numpy may not be installed
    from starboard.bots.learned.network import NetworkJudge  # noqa: PLC0415

    minds: dict[int, Mind] = {}
    weights = scaled(guide.weights(), network.card.get("thumbs", {}))

    def mind(game: Game) -> Mind:
        ruleset = game.ruleset if game.ruleset is not None else ruleset_named(guide.game)
        featuriser = ruleset.featuriser(game.options)
        if id(featuriser) not in minds:
            policy = NetworkPolicy(actions, featuriser) if actions is not None else None
            minds[id(featuriser)] = Mind(NetworkJudge(network, featuriser), weights, effort, policy)
        return minds[id(featuriser)]

    return mind


def mind_for(guide: Guide, level: str = "") -> Callable[[Game], Mind]:
    """A mind with the networks of the package for whatever is played; with a level, it says how hard to think, too.
    Without one, rules of thumb choose all actions while it looks ahead."""
    from starboard.bots.learned.action_network import shipped_actions  # noqa: PLC0415 - numpy may not be installed
    from starboard.bots.learned.network import shipped  # noqa: PLC0415

    minds: dict[str, Callable[[Game], Mind]] = {}

    def mind(game: Game) -> Mind:
        ruleset = game.ruleset if game.ruleset is not None else ruleset_named(guide.game)
        content = guide.content(ruleset.complete(game.options))
        if content not in minds:
            effort = effort_of(content, level) if level else None
            distilled = effort is not None and effort.distilled and content in POLICIES
            actions = shipped_actions(POLICIES[content]) if distilled else None
            minds[content] = mind_of(shipped(NETWORKS[content]), guide, effort, actions)
        return minds[content](game)

    return mind


def make(level: str, ruleset_name: str, seed: str) -> Bot:
    """The bot of this level for one seat."""
    guide = GUIDES[ruleset_name]
    return SearchBot(level, seed, guide, mind_for(guide, level), EFFORTS[level])


def kinds_of(level: str, about: str, strength: int, cost: str) -> tuple[BotKind, BotKind, BotKind]:
    """A level as it is announced: for each game by itself, because it plays each with something else."""
    race, frontiers, sun = (
        BotKind(
            level,
            make=lambda ruleset, seed: make(level, ruleset, seed),
            about=about,
            level=strength,
            cost=cost,
            games=frozenset({game}),
            plays_with=f"{' '.join(networks_of(level, contents))}, levels {SETTINGS[game][level]}",
            needs="numpy",
            install="`pip install 'starboard[bots]'` installs it",
        )
        for game, contents in (
            ("race", ("race-base", "race-expansions")),
            ("frontiers", ("frontiers",)),
            ("sun", ("sun",)),
        )
    )
    return race, frontiers, sun


def networks_of(level: str, contents: Sequence[str]) -> list[str]:
    """The names of all networks that a level plays these contents with."""
    policies = [POLICIES[each] for each in contents if each in POLICIES and effort_of(each, level).distilled]
    return [NETWORKS[each] for each in contents] + policies


EASY_RACE, EASY_FRONTIERS, EASY_SUN = kinds_of(
    "easy", "for your first games: has sound plans, and makes the mistakes that people make", 25, "instant"
)
MEDIUM_RACE, MEDIUM_FRONTIERS, MEDIUM_SUN = kinds_of(
    "medium", "for when you know the cards: plans a round ahead, and slips now and then", 45, "instant"
)
HARD_RACE, HARD_FRONTIERS, HARD_SUN = kinds_of(
    "hard", "hard to beat: looks a round ahead on many guesses and judges by a trained network", 70, "quick"
)
EXPERT_RACE, EXPERT_FRONTIERS, EXPERT_SUN = kinds_of(
    "expert", "the strongest: as hard, and looks further ahead before it decides", 85, "quick"
)
