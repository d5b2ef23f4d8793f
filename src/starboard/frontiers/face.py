# mypyc: skip
"""New Frontiers in words: its tiles, its table, its questions and events, for a terminal or a screen reader.

Reads views, decisions and events; asks the rules only for prices and for why something is not possible. The sentences
are in `locale/`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

from starboard.frontiers import develop, drawing, settle, trade_consume, view_types, vocabulary
from starboard.frontiers.abilities import gather
from starboard.frontiers.content import Design
from starboard.frontiers.position import FrontiersGame
from starboard.frontiers.printed import printed_values
from starboard.frontiers.reckoning import reckoned
from starboard.frontiers.ruleset import RULESET, FrontiersRuleset
from starboard.frontiers.setup import STACK_SIZE
from starboard.frontiers.tile_text import (
    FRONTIERS_LOCALE,
    goal_text,
    name_of,
    pool_text,
    power_lines,
    power_text,
    score_lines,
    tile_text,
    title_line,
)
from starboard.kernel.content import Tables
from starboard.kernel.decision import Reason
from starboard.kernel.game import PASS, Game
from starboard.kernel.ruleset import Ruleset, Value
from starboard.words.face import Face, Help
from starboard.words.language import Language
from starboard.words.printed import PrintedValue

NEW_TILES = ("home", "explore")
"""Decisions about tiles that nobody has seen before: their powers are told with them."""
SETTLING = ("settle", "settle-again", "upgrade", "discard-for-strength")
"""Decisions in a Settle action after which the seat may still settle a world."""


class FrontiersFace(Face):
    """How New Frontiers shows itself."""

    start_event = ("home", "tile")
    worths: Mapping[str, float] = {
        "credits": 0.6,
        "colonists": 0.5,
        "goods": 0.8,
        "colonies": 1.5,
        "developments": 1.5,
        "explored": 0.7,
        "military": 0.4,
    }

    def __init__(self, rules: FrontiersRuleset) -> None:
        super().__init__(FRONTIERS_LOCALE, things="tiles", rules=rules)
        self.content = rules.content()
        self.designs = {design.slug: design for design in self.content.tiles}
        self.goals = {goal.slug: goal for goal in self.content.goals}

    def made_for(self, rules: Ruleset) -> FrontiersFace:
        return FrontiersFace(cast(FrontiersRuleset, rules))

    def tie_break(self, standing: Mapping[str, Any], words: Language) -> list[tuple[str, int]]:
        return [(words("tie-credits-and-goods"), standing["tie_break"])]

    def view_type(self) -> Any:
        return view_types.FrontiersView

    def drawing_types(self) -> Sequence[Any]:
        return view_types.DRAWINGS

    def printed(self, tables: Tables, options: Mapping[str, Value] | None = None) -> Sequence[PrintedValue]:
        return printed_values(tables)

    def piece(self, value: PrintedValue, words: Language) -> str:
        if value.kind == "goal":
            return words("piece-goal", thing=self.thing(f"goal:{value.thing}", words))
        return super().piece(value, words)

    # --- things -------------------------------------------------------------------------------------------

    def thing(self, name: str, words: Language) -> str:
        what, _, rest = name.partition(":")
        if name == "pass":
            return words("nothing")
        if name == "colonists":
            return words("the-colonists")
        if what in ("action", "kind", "ending"):
            return words(f"{what}-{rest}")
        if what == "goal":
            return name_of(self.goals[rest], words)
        design = self.designs.get(tile_of(name))
        return name_of(design, words) if design is not None else name

    def option(self, name: str, decision: Mapping[str, Any], words: Language, brief: bool = False) -> str:
        what, _, rest = name.partition(":")
        if name == "pass":
            return words(f"decline-{decision['kind']}")
        if name == "colonists":
            return words("take-colonists")
        if what == "action" and brief:
            return words(f"action-{rest}")
        if what == "action":
            return words("named-action", name=words(f"action-{rest}"), text=words(f"effect-{rest}"))
        if what == "goal":
            return words(
                "named-power", name=name_of(self.goals[rest], words), text=goal_text(self.goals[rest], words)[1]
            )
        design = self.designs.get(tile_of(name))
        if design is None:
            return self.thing(name, words)
        if what == "power":
            power = design.powers[int(name.rpartition("/")[2])]
            return words("named-power", name=name_of(design, words), text=power_text(power, self.content, words))
        text = " ".join(power_lines(design, self.content, words) + score_lines(design, self.content, words))
        if text and not brief and decision.get("kind") in NEW_TILES:
            return words("named-tile", title=title_line(design, words), text=text)
        return title_line(design, words)

    def introduction(self, game: Game, name: str, words: Language) -> str:
        what, _, rest = name.partition(":")
        if what == "action":
            return words(f"effect-{rest}")
        if what == "goal":
            return " ".join(goal_text(self.goals[rest], words)[2:])
        # A power says what it does wherever it is offered.
        design = self.designs.get(name)
        return (
            " ".join(power_lines(design, self.content, words) + score_lines(design, self.content, words))
            if design is not None
            else ""
        )

    def explain(self, name: str, words: Language) -> list[str]:
        what, _, rest = name.partition(":")
        if what == "action":
            return [self.option(name, {}, words)]
        if what == "goal":
            return goal_text(self.goals[rest], words)
        if name == "colonists":
            return [pool_text(words)]
        design = self.designs.get(tile_of(name))
        return tile_text(design, self.content, words) if design is not None else []

    def search(self, text: str, words: Language) -> list[str]:
        wanted = text.casefold().strip()
        names = {slug: name_of(design, words).casefold() for slug, design in self.designs.items()}
        names |= {f"goal:{slug}": name_of(goal, words).casefold() for slug, goal in self.goals.items()}
        exact = [slug for slug, name in names.items() if name == wanted]
        starting = [slug for slug, name in names.items() if name.startswith(wanted)]
        inside = [slug for slug, name in names.items() if wanted in name]
        return exact or list(dict.fromkeys(starting + inside))

    def catalogue(self, words: Language) -> Iterator[list[str]]:
        for design in self.designs.values():
            lines = tile_text(design, self.content, words)
            if design.sort == vocabulary.SMALL:
                lines[0] = words("tile-copies", title=lines[0], copies=max(STACK_SIZE))
            yield lines
        for goal in self.goals.values():
            yield goal_text(goal, words)

    def atlas(self, words: Language) -> dict[str, dict[str, Any]]:
        return drawing.atlas(self.content, words)

    # --- the table ----------------------------------------------------------------------------------------

    def head_lines(self, table: Mapping[str, Any], words: Language, viewer: int | None) -> list[str]:
        lines = [words("table-round", round=table["round"]) if table["round"] else words("table-set-up")]
        lines.append(
            words(
                "table-pools",
                vp=max(table["vp"], 0),
                colonists=table["colonists"],
                bag=table["bag"],
                credits=table["produce_credits"],
            )
        )
        order = ", ".join(self.seat(seat, words, viewer) for seat in table["track"])
        lines.append(words("table-priority", order=order))
        if table["chosen"]:
            actions = [one["action"] for one in table["chosen"]]
            lines.append(words("table-chosen", actions=self.enumerated(actions, words)))
        if table["ending"]:
            endings = ", ".join(words(f"ending-{ending}") for ending in table["ending"])
            lines.append(words("table-ending", endings=endings))
        return lines

    def enumerated(self, names: list[str], words: Language) -> str:
        return ", ".join(self.thing(name, words) for name in names) if names else words("keep-all")

    def goal_lines(self, table: Mapping[str, Any], words: Language, viewer: int | None) -> list[str]:
        """What is known of the goals, when they are played with."""
        if "goals" not in table:
            return []
        goals = table["goals"]
        lines = [words("table-goals", goals=self.enumerated(goals["open"], words))]
        if not goals["open"]:
            lines = [words("table-no-goals")]
        if goals["kept"] is not None:
            lines.append(words("table-own-goal", goal=self.thing(goals["kept"], words)))
        elif goals["keeper"] is not None:
            lines.append(words("table-kept", who=self.seat(goals["keeper"], words, viewer)))
        known = [
            words("table-stack-known", place=place, goal=self.thing(name, words))
            for place, name in enumerate(goals["stack"], start=1)
            if name
        ]
        if known:
            lines.append(words("table-stack", count=len(goals["stack"]), known=", ".join(known)))
        else:
            lines.append(words("table-stack-unknown", count=len(goals["stack"])))
        if goals["looking_at"]:
            lines.append(words("table-looking", goals=self.enumerated(goals["looking_at"], words)))
        return lines

    def player_line(self, player: Mapping[str, Any], words: Language, viewer: int | None) -> str:
        return words(
            "table-player",
            who=self.seat(player["seat"], words, viewer),
            points=player["score"],
            chips=player["vp"],
            credits=player["credits"],
            colonists=player["colonists"],
            military=player["military"],
            colonies=len(player["colonies"]),
            spaces=player["spaces"],
            goods=sum(1 for colony in player["colonies"] if colony["good"]),
        )

    def empire_lines(self, player: Mapping[str, Any], words: Language) -> list[str]:
        """The tiles of one empire."""
        lines = []
        if player["colonies"]:
            lines.append(words("table-colonies"))
        for colony in player["colonies"]:
            title = self.option(colony["tile"], {}, words)
            if colony["good"]:
                title = words("table-good", title=title, kind=words(f"kind-{colony['good']}"))
            lines.append("  " + title)
        for heading, names in (("table-developments", "developments"), ("table-explored", "explored")):
            if player[names]:
                lines.append(words(heading))
                lines.extend("  " + self.option(name, {}, words) for name in player[names])
        stock = player["stockpile"]
        if stock["goods"] or stock["worlds"] or stock["credits"]:
            lines.append(
                words(
                    "table-stockpile",
                    goods=sum(stock["goods"].values()),
                    worlds=self.enumerated(stock["worlds"], words),
                    credits=stock["credits"],
                )
            )
        return lines

    def summary(self, view: Mapping[str, Any], words: Language) -> list[str]:
        table = view["table"]
        lines = self.head_lines(table, words, view["seat"])
        for player in table["players"]:
            lines.append(self.player_line(player, words, view["seat"]))
        return lines

    def table(self, view: Mapping[str, Any], words: Language) -> list[str]:
        table = view["table"]
        lines = self.head_lines(table, words, view["seat"])
        if table["action"] is not None and table["chooser"] is not None:
            who = self.seat(table["chooser"], words, view["seat"])
            lines.append(words("table-action", who=who, action=self.thing(table["action"], words)))
        lines += self.goal_lines(table, words, view["seat"])
        for player in table["players"]:
            lines.append(self.player_line(player, words, view["seat"]))
            lines.extend("  " + line for line in self.empire_lines(player, words))
        if table["display"]:
            lines.append(words("table-display"))
            lines.extend("  " + self.option(name, {}, words) for name in table["display"])
        lines.append(words("table-market"))
        for name, count in table["developments"].items():
            lines.append("  " + words("table-market-line", title=self.option(name, {}, words), count=count))
        return lines

    def hand(self, view: Mapping[str, Any], words: Language) -> list[str]:
        """One's own empire, and what one knows of the goals."""
        table = view["table"]
        lines: list[str] = []
        for player in table["players"]:
            if player["seat"] == view["seat"]:
                lines = [self.player_line(player, words, view["seat"]), *self.empire_lines(player, words)]
        return lines + self.goal_lines(table, words, view["seat"])

    def held(self, words: Language) -> Help:
        return Help(words("words-held"), words("help-held"))

    # --- decisions ----------------------------------------------------------------------------------------

    def opens_turn(self, decision: Mapping[str, Any]) -> bool:
        return decision["kind"] in ("action", "home")

    def ways(self, decision: Mapping[str, Any], words: Language) -> list[str]:
        """Which colony may become which world."""
        if not decision["kind"].startswith("upgrade"):
            return []
        pairs = [case["fixed"] for case in decision["form"]["cases"] if case["fixed"]]
        return [
            words("way-replace", colony=self.thing(colony, words), world=self.thing(world, words))
            for colony, world in pairs
        ]

    def reckoning(self, game: Game, seat: int, thing: int, words: Language) -> list[str]:
        position = cast(FrontiersGame, game)
        if not 0 <= thing < len(position.content.tiles):
            return []
        return reckoned(position, seat, position.content.tiles[thing], words)

    def holdings(self, table: Mapping[str, Any], seat: int) -> dict[str, int]:
        player = table["players"][seat]
        return {
            "credits": player["credits"],
            "colonists": player["colonists"],
            "goods": sum(colony["good"] is not None for colony in player["colonies"]),
            "colonies": len(player["colonies"]),
            "developments": len(player["developments"]),
            "explored": len(player["explored"]),
            "military": player["military"],
        }

    def prospect(self, game: Game, seat: int, thing: int, words: Language) -> str:
        position = cast(FrontiersGame, game)
        decision = game.decision_of(seat)
        if decision is None or not 0 <= thing < len(position.content.tiles):
            return ""
        if decision.kind == "develop":
            return words("prospect-cost", count=develop.price(position, seat, thing))
        if decision.kind in ("settle", "settle-again"):
            return self.price(position, seat, position.design(thing), words)
        if decision.kind == "sell":
            return words("prospect-sale", count=trade_consume.sale_price(position, seat, thing))
        return ""

    def price(self, game: FrontiersGame, seat: int, design: Design, words: Language) -> str:
        """What settling a world costs the seat, given that it can be settled."""
        player = game.players[seat]
        if not design.military:
            return words("prospect-cost", count=settle.price(player, design, 0))
        if settle.strength_against(game, seat, design) >= design.cost:
            return words("prospect-conquer")
        powers = settle.paying_powers(player, design)
        return words("prospect-cost", count=min(settle.price(player, design, source.power.amount) for source in powers))

    def prospects_help(self, words: Language) -> str:
        return words("help-prospects")

    def prospects(self, game: Game, seat: int, words: Language) -> list[str]:
        position = ready(cast(FrontiersGame, game), seat)
        lines = [words("prospects-worlds")] if position.players[seat].explored else []
        for world in position.players[seat].explored:
            if settle.can_settle(position, seat, world):
                price = self.price(position, seat, position.design(world), words)
                name = name_of(position.design(world), words)
                lines.append("  " + words("prospect-possible", thing=name, price=price))
            else:
                lines.append("  " + self.said(settle.SETTLE.why_not(position, seat, world), position, words))
        lines.append(words("prospects-developments"))
        for tile in position.content.developments:
            if position.stacks[tile] == 0 or tile in position.players[seat].developments:
                continue
            cost = develop.price(position, seat, tile)
            if cost <= position.players[seat].credits:
                name, price = name_of(position.design(tile), words), words("prospect-cost", count=cost)
                lines.append("  " + words("prospect-possible", thing=name, price=price))
            else:
                lines.append("  " + self.said(develop.BUY_DEVELOPMENT.why_not(position, seat, tile), position, words))
        return lines

    def reason(self, reason: Reason, game: Game, words: Language) -> str:
        """A tile that is no world is not said to be missing among the worlds on offer."""
        if reason.key == "not-on-display" and reason.values["thing"] in self.content.developments:
            reason = Reason("not-a-world", {"thing": reason.values["thing"]})
        return super().reason(reason, game, words)

    def said(self, reason: Reason | None, game: FrontiersGame, words: Language) -> str:
        return self.reason(reason, game, words) if reason is not None else ""


def tile_of(name: str) -> str:
    """The tile that a name is about: the tile itself, or the one a power is on."""
    return name.removeprefix("power:").rpartition("/")[0] if name.startswith("power:") else name


def ready(game: FrontiersGame, seat: int) -> FrontiersGame:
    """A copy in which what the seat placed recently already counts, and nothing that was for the last action only.

    While the seat settles, it is as it is: powers used are used, and strength that was added counts.
    """
    other = game.copy()
    player = other.players[seat]
    decision = game.decision_of(seat)
    if other.action != vocabulary.SETTLE or decision is None or decision.kind not in SETTLING:
        player.abilities = gather(other.content, player.colonies + player.developments)
        player.used = []
        player.strength = 0
        player.placed = []
    if other.action != vocabulary.DEVELOP:
        other.chooser = PASS
    return other


FACE = FrontiersFace(RULESET)
