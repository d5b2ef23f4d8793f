# mypyc: skip
"""Race for the Galaxy in words: its cards, its table, its questions and events, for a terminal or a screen reader.

Reads views, decisions and events; asks the rules only for prices and for why a card cannot be placed. The sentences
are in `locale/`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, cast

from starboard.kernel.decision import Reason
from starboard.kernel.face import Face
from starboard.kernel.game import Game
from starboard.kernel.language import Language
from starboard.race import consume, develop, settle
from starboard.race import vocabulary as words_of
from starboard.race.abilities import gather
from starboard.race.card_text import RACE_LOCALE, card_text, power_text, title_line, yes_or_no
from starboard.race.content import SETS, Design, content
from starboard.race.position import RaceGame
from starboard.race.scoring import variable_points

PLACING = ("develop", "settle")


class RaceFace(Face):
    """How Race for the Galaxy shows itself."""

    def __init__(self) -> None:
        super().__init__(RACE_LOCALE)
        self.designs = {design.slug: design for design in content(len(SETS) - 1).designs}

    def title(self, words: Language) -> str:
        return words("game-title")

    # --- things -------------------------------------------------------------------------------------------

    def design(self, name: str) -> Design | None:
        """The design of a card by its stable name, or of a design by its slug."""
        slug, dot, copy = name.rpartition(".")
        wanted = slug if dot and copy.isdigit() else name
        return self.designs.get(wanted)

    def thing(self, name: str, words: Language) -> str:
        if name == "pass":
            return words("nothing")
        if name.startswith("action:"):
            return words(f"action-{name.removeprefix('action:')}")
        design = self.design(card_of(name))
        return design.name if design is not None else name

    def option(self, name: str, decision: Mapping[str, Any], words: Language, brief: bool = False) -> str:
        if name == "pass":
            return words(f"decline-{decision['kind']}")
        if name.startswith("action:"):
            action = name.removeprefix("action:")
            if brief:
                return words(f"action-{action}")
            return words("named-action", name=words(f"action-{action}"), text=words(f"effect-{action}"))
        design = self.design(card_of(name))
        if design is None:
            return name
        if name.startswith("power:"):
            power = design.powers[int(name.rpartition("/")[2])]
            return words("named-power", name=design.name, text=power_text(power, words))
        return title_line(design, words)

    def explain(self, name: str, words: Language) -> list[str]:
        if name.startswith("action:"):
            return [self.option(name, {}, words)]
        design = self.design(card_of(name))
        return card_text(design, words) if design is not None else []

    def search(self, text: str, words: Language) -> list[str]:
        wanted = text.casefold().strip()
        exact = [design.slug for design in self.designs.values() if design.name.casefold() == wanted]
        starting = [design.slug for design in self.designs.values() if design.name.casefold().startswith(wanted)]
        inside = [design.slug for design in self.designs.values() if wanted in design.name.casefold()]
        return exact or list(dict.fromkeys(starting + inside))

    def catalogue(self, words: Language) -> Iterator[list[str]]:
        for design in self.designs.values():
            lines = card_text(design, words)
            if design.copies > 1:
                lines[0] = words("title-and-copies", title=lines[0], copies=design.copies)
            yield lines

    def word(self, role: str, name: str, words: Language) -> str:
        if role == "actions":
            return words(f"action-{name}")
        if role == "phase":
            return words("named-phase", sign=words(f"sign-{name}"), name=words(f"phase-{name}"))
        return self.thing(name, words)

    def values(self, plain: Mapping[str, Any], words: Language) -> dict[str, Any]:
        """`by` names the card whose power gave cards, where one did."""
        ready = super().values(plain, words)
        ready["by"] = words("by-card", card=ready["card"]) if "card" in ready else ""
        return ready

    # --- the table ----------------------------------------------------------------------------------------

    def piles_line(self, table: Mapping[str, Any], words: Language) -> str:
        return words("table-piles", deck=table["deck"], discard=table["discard"], pool=max(table["pool"], 0))

    def player_line(self, player: Mapping[str, Any], words: Language, viewer: int | None) -> str:
        return words(
            "table-player",
            who=self.seat(player["seat"], words, viewer),
            points=player["score"],
            chips=player["vp"],
            hand=player["hand"],
            tableau=len(player["tableau"]),
            goods=sum(1 for place in player["tableau"] if place["good"]),
            military=f"{player['military']:+d}".replace("-", "\u2212") if player["military"] else "0",
        )

    def summary(self, view: Mapping[str, Any], words: Language) -> list[str]:
        table = view["table"]
        kind = view["decision"]["kind"] if view["decision"] is not None else ""
        if kind == "consume":
            return [self.goods_line(table["players"][view["seat"]], words)]
        lines = [self.player_line(player, words, view["seat"]) for player in table["players"]]
        lines.append(self.piles_line(table, words))
        if kind == "starting-discard":
            return lines  # the options are the hand
        for player in table["players"]:
            if "cards" in player:
                names = ", ".join(self.short(name, words) for name in player["cards"])
                lines.append(words("table-hand", names=names) if names else words("table-no-hand"))
        return lines

    def goods_line(self, player: Mapping[str, Any], words: Language) -> str:
        """The goods of a tableau, each with its kind."""
        goods = []
        for place in player["tableau"]:
            design = self.design(place["card"])
            if place["good"] and design is not None:
                kind = words(f"good-{words_of.GOODS[design.good]}")
                goods.append(words("goods-of-world", name=design.name, kind=kind))
        return words("table-goods", goods=", ".join(goods) or words("nothing"))

    def short(self, name: str, words: Language) -> str:
        """A card with what one must know to think of placing it."""
        design = self.design(name)
        if design is None:
            return name
        cost = words("card-defense", defense=design.cost) if design.military else words("card-cost", cost=design.cost)
        return words(
            "short-card",
            name=design.name,
            type=words("short-world" if design.is_world else "card-development"),
            cost=cost,
        )

    def table(self, view: Mapping[str, Any], words: Language) -> list[str]:
        table = view["table"]
        lines = [words("table-round", round=table["round"]) if table["round"] else words("table-set-up")]
        if table["phase"] != "none":
            lines.append(words("table-phase", phase=self.word("phase", table["phase"], words)))
        lines.append(self.piles_line(table, words))
        for player in table["players"]:
            lines.append(self.player_line(player, words, view["seat"]))
            if player["actions"]:
                actions = ", ".join(self.word("actions", action, words) for action in player["actions"])
                lines.append("  " + words("table-actions", actions=actions))
            for place in player["tableau"]:
                title = self.option(place["card"], {}, words)
                lines.append("  " + words("table-card", title=title, good=yes_or_no(place["good"])))
        return lines

    def hand(self, view: Mapping[str, Any], words: Language) -> list[str]:
        lines: list[str] = []
        for player in view["table"]["players"]:
            if "cards" not in player:
                continue
            lines.append(words("hand-heading", count=len(player["cards"])))
            lines.extend("  " + self.option(name, {}, words) for name in player["cards"])
            if player["looking_at"]:
                lines.append(words("drawn-heading", count=len(player["looking_at"])))
                lines.extend("  " + self.option(name, {}, words) for name in player["looking_at"])
        return lines

    # --- decisions ----------------------------------------------------------------------------------------

    def opens_turn(self, decision: Mapping[str, Any]) -> bool:
        return decision["kind"] in ("action", "two-actions", "starting-discard", "consume")

    def question(self, decision: Mapping[str, Any], words: Language) -> str:
        """Where special powers give several ways to place a world, there is no one number of cards to ask for."""
        if decision["kind"] == "pay-world" and any(case["fixed"] for case in decision["form"]["cases"]):
            design = self.design(decision["about"]["card"])
            military = yes_or_no(design is not None and design.military)
            return words("pay-in-some-way", card=self.thing(decision["about"]["card"], words), military=military)
        return super().question(decision, words)

    def ways(self, decision: Mapping[str, Any], words: Language) -> list[str]:
        """The ways to pay for or conquer a world, when special powers give more than one."""
        if decision["kind"] != "pay-world":
            return []
        form = decision["form"]
        if not any(case["fixed"] for case in form["cases"]):
            return []
        lines = []
        for powers, cards in sensible_payments(form):
            specials = ", ".join(self.thing(name, words) for name in powers)
            if not specials:
                lines.append(words("way-cards", count=cards) if cards else words("way-nothing"))
            elif cards:
                lines.append(words("way-power-and-cards", powers=specials, count=cards))
            else:
                lines.append(words("way-power", powers=specials))
        return lines

    def prospect(self, game: Game, seat: int, thing: int, words: Language) -> str:
        race = cast(RaceGame, game)
        decision = game.decision_of(seat)
        if decision is None or not 0 <= thing < len(race.content.cards):
            return ""
        if decision.kind in PLACING:
            return self.price(race, seat, thing, words)
        if decision.kind == "pay-world" and thing in race.players[seat].tableau:
            payments = sensible_payments(game.plain_form(decision.form))
            useful = any(game.name(thing) in powers for powers, _ in payments)
            return words("prospect-power" if useful else "prospect-wasted")
        if decision.kind == "trade":
            return words("prospect-sale", count=consume.sale_price(race, seat, thing, True))
        if decision.kind == "consume-goods":
            power = consume.latest(race, seat).power
            if power.does == words_of.CONSUME_SELL:
                return words("prospect-sale", count=consume.sale_price(race, seat, thing, power.bonuses))
        return ""

    def price(self, game: RaceGame, seat: int, card: int, words: Language) -> str:
        """What placing a card costs the seat, given that it can be placed."""
        player = game.players[seat]
        design = game.content.cards[card]
        if not design.is_world:
            second = bool(game.common) and game.common[-1].name == "reveal-developments-2"
            cost = words("prospect-cost", count=develop.price(game, seat, card, second))
            return words("prospect-worth", cost=cost, vp=worth_if_placed(game, seat, card)) if design.scores else cost
        plain = settle.terms(player, design, [])
        if plain == settle.IMPOSSIBLE or plain > len(player.hand) - 1:
            return words("prospect-special")
        return words("prospect-conquer") if design.military else words("prospect-cost", count=plain)

    def prospects(self, game: Game, seat: int, words: Language) -> list[str]:
        race = cast(RaceGame, game)
        decision = game.decision_of(seat)
        placing = decision is not None and decision.kind in PLACING
        position = race if placing else ready_to_place(race, seat)
        lines = [words("prospects-now" if placing else "prospects-later")]
        for card in position.players[seat].hand:
            reason = game.why_not(seat, card) if placing else why_not_placed(position, seat, card)
            name = position.design(card).name
            if reason is None:
                price = self.price(position, seat, card, words)
                lines.append("  " + words("prospect-possible", card=name, price=price))
            elif words.has(f"obstacle-{reason.key}"):
                obstacle = words(f"obstacle-{reason.key}", short=reason.values.get("short", 0))
                lines.append("  " + words("prospect-impossible", card=name, obstacle=obstacle))
            else:
                lines.append("  " + self.reason(reason, game, words))
        return lines if len(lines) > 1 else [words("table-no-hand")]


def sensible_payments(form: Mapping[str, Any]) -> list[tuple[list[str], int]]:
    """The ways to pay (special powers, and a number of cards) that give up nothing for nothing."""
    ways = [(case["fixed"], sum(group["least"] for group in case["groups"])) for case in form["cases"]]
    return [
        (powers, cards)
        for powers, cards in ways
        if not any(set(fewer) < set(powers) and cost <= cards for fewer, cost in ways)
    ]


def card_of(name: str) -> str:
    """The card that a name is about: the card itself, or the one a power is on."""
    return name.removeprefix("power:").rpartition("/")[0] if name.startswith("power:") else name


def worth_if_placed(game: RaceGame, seat: int, card: int) -> int:
    """What a 6-cost development would count if it lay in the tableau already."""
    other = game.copy()
    other.players[seat].tableau.append(card)
    return variable_points(other, seat, other.design(card))


def ready_to_place(game: RaceGame, seat: int) -> RaceGame:
    """A copy in which what the seat placed lately already counts."""
    other = game.copy()
    other.players[seat].abilities = gather(other.content, other.players[seat].tableau)
    other.players[seat].used = []
    return other


def why_not_placed(game: RaceGame, seat: int, card: int) -> Reason | None:
    """Why a card in hand could not be placed if its phase came now."""
    if game.content.cards[card].is_world:
        return settle.CHOOSE_WORLD.why_not(game, seat, card)
    return develop.CHOOSE_DEVELOPMENT.why_not(game, seat, card)


FACE = RaceFace()
