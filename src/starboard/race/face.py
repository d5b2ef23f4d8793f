# mypyc: skip
"""Race for the Galaxy in words: its cards, its table, its questions and events, for a terminal or a screen reader.

Reads views, decisions and events; asks the rules only for prices and for why a card cannot be placed. The sentences
are in `locale/`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, cast

from starboard.kernel.content import Tables
from starboard.kernel.decision import Reason
from starboard.kernel.forms import read_form
from starboard.kernel.game import Game
from starboard.kernel.ruleset import Ruleset, Value
from starboard.race import (
    consume,
    develop,
    drawing,
    goals,
    payment,
    printed,
    robot_words,
    settle,
    takeovers,
    view_types,
    vocabulary,
)
from starboard.race.abilities import gather
from starboard.race.card_text import RACE_LOCALE, card_text, power_text, signed, title_line, yes_or_no
from starboard.race.content import BRINK_OF_WAR, SETS, Design
from starboard.race.names import EXTRA_POWER
from starboard.race.position import RaceGame
from starboard.race.reckoning import reckoned
from starboard.race.rounds import LARGER_TABLEAU_END, TABLEAU_END
from starboard.race.ruleset import RULESET, TAKEOVERS_FROM, RaceRuleset, kinds_with
from starboard.race.scoring import best_refinery, variable_points
from starboard.words.face import Face, Help
from starboard.words.language import Language
from starboard.words.printed import PrintedValue

PLACING = ("develop", "settle")
PAYING = ("pay-development", "pay-world")
OPENING = ("action", "two-actions", "second-action", "starting-discard", "start", "consume")
FIGHTING = ("reinforce", "defend")
PAIRS = ("start", "upgrade", "takeover", "prevent-takeover")
FAMILIES = {"goal": "goal", "search": "search", "kind": "good"}
"""Things by the word before the colon of their names, and where their messages are."""
MOMENTS = (
    (goals.ROUND_START, "round-start"),
    (goals.EXPLORE, "explore"),
    (goals.DEVELOP, "develop"),
    (goals.SETTLE, "settle"),
    (goals.CONSUME, "consume"),
    (goals.PRODUCE, "produce"),
    (goals.ROUND_END, "round-end"),
)


class RaceFace(Face):
    """How Race for the Galaxy shows itself, at one content level, with takeovers or without."""

    start_event = ("start", "card")
    worths: Mapping[str, float] = {"hand": 0.9, "goods": 0.9, "tableau": 1.0, "military": 0.4, "prestige": 1.0}

    def __init__(self, rules: RaceRuleset, level: int, takeovers: bool) -> None:
        super().__init__(RACE_LOCALE, rules=rules)
        self.race = rules
        self.level = level
        self.takeovers = takeovers
        self.prestige = level >= BRINK_OF_WAR
        self.designs = {design.slug: design for design in rules.content(level).designs}
        self.goals = [goal for goal in range(len(goals.NAMES)) if goals.LEVEL[goal] <= level]

    def with_options(self, options: Mapping[str, Value]) -> Face:
        return face_at(int(options["level"]), bool(options["takeovers"]) and not options["solo"], self.race)

    def made_for(self, rules: Ruleset) -> RaceFace:
        return face_at(len(SETS) - 1, True, cast(RaceRuleset, rules))

    def view_type(self) -> Any:
        return view_types.RaceView

    def drawing_types(self) -> Sequence[Any]:
        return view_types.DRAWINGS

    def printed(self, tables: Tables, options: Mapping[str, Value] | None = None) -> Sequence[PrintedValue]:
        kinds = list(tables.kinds) if options is None else kinds_with(options)
        return [one for one in printed.printed_values(tables) if one.kind in kinds]

    def piece(self, value: PrintedValue, words: Language) -> str:
        return printed.piece_text(value, self.race.tables(), self.thing, words)

    def what(self, value: PrintedValue, words: Language) -> str:
        return printed.what_text(value, words)

    # --- things -------------------------------------------------------------------------------------------

    def design(self, name: str) -> Design | None:
        """The design of a card by its stable name, or of a design by its slug."""
        slug, dot, copy = name.rpartition(".")
        wanted = slug if dot and copy.isdigit() else name
        return self.designs.get(wanted)

    def thing(self, name: str, words: Language) -> str:
        if name == "pass":
            return words("nothing")
        what, colon, rest = name.partition(":")
        if colon and what == "action":
            return self.action(rest, words)
        if colon and what != "power":
            return words(f"{FAMILIES[what]}-{rest}")
        if is_prestige_bonus(name):
            return words("prestige-bonus")
        design = self.design(card_of(name))
        return design.name if design is not None else name

    def action(self, name: str, words: Language) -> str:
        """An action card, perhaps with the bonus that prestige buys."""
        plain = name.removeprefix("prestige-")
        action = words(f"action-{plain}")
        return action if plain == name else words("prestige-action", action=action)

    def effect(self, name: str, words: Language) -> str:
        """What choosing an action gives."""
        plain = name.removeprefix("prestige-")
        effect = words(f"effect-{plain}")
        return effect if plain == name else words("spends-prestige", effect=effect, bonus=words(f"bonus-{plain}"))

    def option(self, name: str, decision: Mapping[str, Any], words: Language, brief: bool = False) -> str:
        if name == "pass":
            return words(f"decline-{decision['kind']}")
        if name.startswith("action:"):
            action = name.removeprefix("action:")
            if brief:
                return self.action(action, words)
            return words("named-action", name=self.action(action, words), text=self.effect(action, words))
        if is_prestige_bonus(name):
            return words("named-power", name=words("prestige-bonus"), text=power_text(consume.BOOST_POWER, words))
        design = self.design(card_of(name))
        if design is None:
            return self.thing(name, words)
        if name.startswith("power:"):
            power = design.powers[int(name.rpartition("/")[2])]
            return words("named-power", name=design.name, text=power_text(power, words, self.takeovers))
        return title_line(design, words, self.prestige)

    def introduction(self, game: Game, name: str, words: Language) -> str:
        if name.startswith("action:"):
            return self.effect(name.removeprefix("action:"), words)
        # A power says what it does wherever it is offered.
        return super().introduction(game, name, words) if self.design(name) is not None else ""

    def explain(self, name: str, words: Language) -> list[str]:
        if name.startswith("action:"):
            return [self.option(name, {}, words)]
        if name.startswith("goal:"):
            return self.goal_text(goals.NAMES.index(name.removeprefix("goal:")), words)
        if is_prestige_bonus(name):
            return [self.option(name, {}, words)]
        design = self.design(card_of(name))
        return card_text(design, words, self.prestige, self.takeovers) if design is not None else []

    def goal_text(self, goal: int, words: Language) -> list[str]:
        """All there is to say of a goal: what it asks for, how it scores, when it is looked at."""
        moments = [self.moment(name, words) for bit, name in MOMENTS if goals.CHECKED[goal] & bit]
        if goals.CHECKED[goal] == goals.EVERY:
            moments = [words(f"moment-{name}") for name in ("round-start", "every-phase", "round-end")]
        if goal < goals.FIRSTS:
            rule = words("first-goal-rule", vp=goals.FIRST_VP)
        else:
            rule = words("most-goal-rule", vp=goals.MOST_VP, tied=goals.TIED_VP)
        return [self.goal_line(goal, words), rule, words("claimed-when", moments=", ".join(moments))]

    def goal_line(self, goal: int, words: Language) -> str:
        """A goal in one line: its name, its VP, its condition."""
        name = goals.NAMES[goal]
        return words(
            "named-goal",
            name=words(f"goal-{name}"),
            vp=goals.FIRST_VP if goal < goals.FIRSTS else goals.MOST_VP,
            condition=words(f"condition-{name}", least=goals.MINIMUM[goal]),
        )

    def moment(self, name: str, words: Language) -> str:
        """When a goal is looked at: the end of a phase, or the start or end of a round."""
        if name in vocabulary.PHASES:
            return words("moment-phase", sign=words(f"sign-{name}"))
        return words(f"moment-{name}")

    def search(self, text: str, words: Language) -> list[str]:
        wanted = text.casefold().strip()
        names = {design.slug: design.name.casefold() for design in self.designs.values()}
        for goal in self.goals:
            names[f"goal:{goals.NAMES[goal]}"] = words(f"goal-{goals.NAMES[goal]}").casefold()
        exact = [thing for thing, name in names.items() if name == wanted]
        starting = [thing for thing, name in names.items() if name.startswith(wanted)]
        inside = [thing for thing, name in names.items() if wanted in name]
        return exact or list(dict.fromkeys(starting + inside))

    def catalogue(self, words: Language) -> Iterator[list[str]]:
        for design in self.designs.values():
            lines = card_text(design, words, self.prestige, self.takeovers)
            if design.copies > 1:
                lines[0] = words("title-and-copies", title=lines[0], copies=design.copies)
            yield lines

    def atlas(self, words: Language) -> dict[str, dict[str, Any]]:
        return drawing.atlas(self, words)

    def word(self, role: str, name: str, words: Language) -> str:
        if role == "actions":
            return self.action(name.removeprefix("action:"), words)
        if role == "phase":
            return words("named-phase", sign=words(f"sign-{name}"), name=words(f"phase-{name}"))
        if role in robot_words.SPACE_ROLES:
            return robot_words.space(name, words)
        return self.thing(name, words)

    def who(self, standing: Mapping[str, Any], words: Language, viewer: int | None = None) -> str:
        return words("robot") if robot_words.is_robot(standing) else super().who(standing, words, viewer)

    def tie_break(self, standing: Mapping[str, Any], words: Language) -> list[tuple[str, int]]:
        robot = robot_words.is_robot(standing)
        return [(words("tie-credit-and-economy" if robot else "tie-cards-and-goods"), standing["tie_break"])]

    def values(self, plain: Mapping[str, Any], words: Language) -> dict[str, Any]:
        """`by` names the card whose power did this, where one did."""
        ready = super().values(plain, words)
        ready["by"] = words("by-card", card=ready["card"]) if plain.get("card", "pass") != "pass" else ""
        return ready

    def event(self, event: Mapping[str, Any], words: Language, viewer: int | None = None) -> str:
        """VP that nothing gives by name are what prestige leaders get when a round begins."""
        if event["event"] == "vp" and event["card"] == "pass":
            you = yes_or_no(event["seat"] == viewer)
            return words("vp-for-leading", you=you, seat=self.seat(event["seat"], words), count=event["count"])
        return super().event(event, words, viewer)

    # --- the table ----------------------------------------------------------------------------------------

    def piles_line(self, table: Mapping[str, Any], words: Language) -> str:
        if "deck" in table["players"][0]:
            return words("table-pool", pool=max(table["pool"], 0))
        return words("table-piles", deck=table["deck"], discard=table["discard"], pool=max(table["pool"], 0))

    def player_line(self, player: Mapping[str, Any], words: Language, viewer: int | None) -> str:
        return words(
            "table-player",
            who=self.seat(player["seat"], words, viewer),
            points=player["score"],
            chips=player["vp"],
            hand=player["hand"],
            tableau=len(player["tableau"]),
            end=LARGER_TABLEAU_END if self.has_special(player, "ends-at-14") else TABLEAU_END,
            goods=sum(1 for place in player["tableau"] if place["good"]),
            military=signed(player["military"]) if player["military"] else "0",
        )

    def has_special(self, player: Mapping[str, Any], special: str) -> bool:
        """Does a card of this tableau do something special that belongs to no phase?"""
        designs = (self.design(place["card"]) for place in player["tableau"])
        return any(design is not None and special in design.specials for design in designs)

    def player_lines(
        self, player: Mapping[str, Any], table: Mapping[str, Any], words: Language, viewer: int | None
    ) -> list[str]:
        """A player's numbers; then what the expansions add: prestige, goals, saved cards, an own deck."""
        lines = [self.player_line(player, words, viewer)]
        if "prestige" in player:
            leads = table["leader"] == player["seat"]
            line = words(
                "table-prestige",
                prestige=player["prestige"],
                leads=yes_or_no(leads),
                tile=player["on_tile"],
                used=yes_or_no(player["card_used"]),
            )
            lines[0] += " " + line
        if player.get("goals"):
            lines.append("  " + words("table-goals", goals=self.names(player["goals"], words)))
        if player.get("saved"):
            lines.append("  " + words("table-saved", count=player["saved"]))
        if "deck" in player:
            lines.append("  " + words("table-own-piles", deck=player["deck"], discard=player["discard"]))
        return lines

    def names(self, things: Sequence[str], words: Language) -> str:
        return ", ".join(self.thing(name, words) for name in things)

    def open_goals(self, table: Mapping[str, Any]) -> list[str]:
        """The goals that nobody has yet."""
        claimed = {goal for player in table["players"] for goal in player.get("goals", ())}
        return [goal for goal in table.get("goals", ()) if goal not in claimed]

    def happenings(self, table: Mapping[str, Any], words: Language) -> list[str]:
        """What lies on the table for a moment only: cards turned over, and takeovers not decided yet."""
        lines = [words("table-aside", names=self.names(table["aside"], words))] if "aside" in table else []
        for attempt in table.get("attempts", ()):
            line = words(
                "table-attempt",
                attacker=self.seat(attempt["attacker"], words),
                world=self.thing(attempt["world"], words),
                defender=self.seat(attempt["defender"], words),
            )
            lines.append(line)
        return lines

    def summary(self, view: Mapping[str, Any], words: Language) -> list[str]:
        table = view["table"]
        kind = view["decision"]["kind"] if view["decision"] is not None else ""
        if kind == "consume":
            return [self.goods_line(table["players"][view["seat"]], words)]
        lines = [line for player in table["players"] for line in self.player_lines(player, table, words, view["seat"])]
        if "robot" in table:
            lines += robot_words.summary(table["robot"], words)
        lines.append(self.piles_line(table, words))
        if self.open_goals(table):
            lines.append(words("table-open-goals", goals=self.names(self.open_goals(table), words)))
        if kind in ("starting-discard", "start"):
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
                kind = words(f"good-{vocabulary.GOODS[design.good]}")
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
        lines.extend(self.happenings(table, words))
        lines.append(self.piles_line(table, words))
        if self.open_goals(table):
            lines.append(words("table-open-goals-heading"))
        for goal in self.open_goals(table):
            lines.append("  " + self.goal_line(goals.NAMES.index(goal.removeprefix("goal:")), words))
        for player in table["players"]:
            lines.extend(self.player_lines(player, table, words, view["seat"]))
            if player["actions"]:
                actions = ", ".join(self.word("actions", action, words) for action in player["actions"])
                lines.append("  " + words("table-actions", actions=actions))
            for place in player["tableau"]:
                title = self.option(place["card"], {}, words)
                lines.append("  " + words("table-card", title=title, good=yes_or_no(place["good"])))
        if "robot" in table:
            lines += robot_words.table(table["robot"], words, lambda card: self.option(card, {}, words))
        return lines

    def hand(self, view: Mapping[str, Any], words: Language) -> list[str]:
        lines: list[str] = []
        for player in view["table"]["players"]:
            if "cards" not in player:
                continue
            piles = (
                ("hand-heading", player["cards"]),
                ("drawn-heading", player["looking_at"]),
                ("saved-heading", player.get("saved_cards", ())),
                ("pack-heading", player.get("pack", ())),
                ("drafted-heading", player.get("drafted", ())),
            )
            for heading, cards in piles:
                if cards or heading == "hand-heading":
                    lines.append(words(heading, count=len(cards)))
                    lines.extend("  " + self.option(name, {}, words) for name in cards)
        return lines

    def held(self, words: Language) -> Help:
        return Help(words("words-held"), words("help-held"))

    # --- decisions ----------------------------------------------------------------------------------------

    def opens_turn(self, decision: Mapping[str, Any]) -> bool:
        return decision["kind"] in OPENING

    def question(self, decision: Mapping[str, Any], words: Language) -> str:
        """Where special powers give several ways to place a world, there is no one number of cards to ask for."""
        kind = decision["kind"]
        if kind in PAYING and any(case["fixed"] for case in decision["form"]["cases"]):
            design = self.design(decision["about"]["card"])
            military = yes_or_no(design is not None and design.military)
            return words("pay-in-some-way", card=self.thing(decision["about"]["card"], words), military=military)
        if kind == "consume-cards" and len(decision["form"]["cases"]) > 1:
            power = self.thing(decision["about"]["power"], words)
            form, _names = read_form(decision["form"])
            return words("just-so-many-cards", power=power, most=form.sizes()[1])
        if kind == "save-card":
            keeper = next(design for design in self.designs.values() if "saves-at-start" in design.specials)
            return words("decision-save-card", card=keeper.name)
        if kind == "search-keep":
            category = decision["about"]["category"].removeprefix("search:")
            found = self.design(decision["form"]["of"][0])
            if found is not None and found.good == vocabulary.ANY and category == "alien-world":
                return words("found-refinery", card=found.name)
        return super().question(decision, words)

    def ways(self, decision: Mapping[str, Any], words: Language) -> list[str]:
        """The ways to pay for or conquer a card, when special powers give more than one; and other things in pairs."""
        form = decision["form"]
        if decision["kind"] in PAIRS:
            return [self.pair(decision["kind"], case, words) for case in form["cases"] if case["fixed"]]
        if decision["kind"] not in PAYING:
            return []
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

    def pair(self, kind: str, case: Mapping[str, Any], words: Language) -> str:
        """One combination of things that are picked together."""
        if kind == "start":
            cards = sum(group["least"] for group in case["groups"])
            return words("way-start", world=self.thing(case["fixed"][0], words), count=cards)
        if kind == "upgrade":
            new, old = (self.thing(name, words) for name in case["fixed"])
            return words("way-upgrade", new=new, old=old)
        world, power = sorted(case["fixed"], key=lambda name: name.startswith("power:"))
        return words("way-takeover", power=self.thing(power, words), world=self.thing(world, words))

    def reckoning(self, game: Game, seat: int, thing: int, words: Language) -> list[str]:
        race = cast(RaceGame, game)
        if not 0 <= thing < len(race.content.cards):
            return []
        return reckoned(race, seat, race.design(thing), words)

    def holdings(self, table: Mapping[str, Any], seat: int) -> dict[str, int]:
        player = table["players"][seat]
        found = {
            "hand": player["hand"],
            "goods": sum(place["good"] for place in player["tableau"]),
            "tableau": len(player["tableau"]),
            "military": player["military"],
        }
        return {**found, "prestige": player["prestige"]} if "prestige" in player else found

    def prospect(self, game: Game, seat: int, thing: int, words: Language) -> str:
        race = cast(RaceGame, game)
        decision = game.decision_of(seat)
        if decision is None or not 0 <= thing < len(race.content.cards):
            return ""
        if decision.kind in PLACING:
            return self.price(race, seat, thing, words)
        if decision.kind in ("start", "discard-to-produce", "upgrade", "takeover", "prevent-takeover", *FIGHTING):
            return self.part(race, seat, decision.kind, thing, words)
        if decision.kind in PAYING and thing in race.players[seat].tableau:
            payments = sensible_payments(game.plain_form(decision.form))
            useful = any(game.name(thing) in powers for powers, _ in payments)
            return words("prospect-power" if useful else "prospect-wasted")
        if decision.kind == "trade":
            return words(
                "prospect-sale", count=consume.sale_price(race, seat, thing, race.content.cards[thing].good, True)
            )
        if decision.kind == "consume-goods":
            power = consume.latest(race, seat).power
            if power.does == vocabulary.CONSUME_SELL:
                return words(
                    "prospect-sale",
                    count=consume.sale_price(race, seat, thing, race.content.cards[thing].good, power.bonuses),
                )
        return ""

    def part(self, game: RaceGame, seat: int, kind: str, thing: int, words: Language) -> str:
        """Which part a thing has in a choice of several things of different sorts."""
        player = game.players[seat]
        if kind == "start":
            return words("prospect-start" if thing in player.drawn else "prospect-discard")
        if kind == "upgrade":
            return words("prospect-from-hand" if thing in player.hand else "prospect-replaced")
        if thing in player.hand:
            return words("prospect-discard")
        if kind == "discard-to-produce":
            return ""
        if kind in FIGHTING:
            return self.reinforcement(game, seat, kind, thing, words)
        owner = next(each for each in range(game.seats) if thing in game.players[each].tableau)
        strength = takeovers.defence(game, owner, game.content.cards[thing])
        return words("prospect-target", owner=self.seat(owner, words), strength=strength)

    def reinforcement(self, game: RaceGame, seat: int, kind: str, card: int, words: Language) -> str:
        """What a power adds in a takeover, and how attack and defence stand without it."""
        attacking = kind == "reinforce"
        attempt = game.attempts[takeovers.latest_of(game, seat) if attacking else 0]
        world = game.content.cards[attempt.world]
        strength = 0
        by_cards = 0
        for source in game.players[seat].abilities.settle_specials:
            if source.card == card and source.power.does in takeovers.TEMPORARY:
                strength += source.power.amount
                by_cards += source.power.cards
        if strength + by_cards == 0:
            return words("prospect-power")
        return words(
            "prospect-fight",
            signed=signed(strength + by_cards),
            cards=by_cards,
            attack=takeovers.attack(game, seat, world, attempt.source)
            if attacking
            else takeovers.strength_of(game, attempt),
            defence=takeovers.defence(game, attempt.defender, world, attempt.kind),
        )

    def price(self, game: RaceGame, seat: int, card: int, words: Language) -> str:
        """What placing a card costs the seat, given that it can be placed."""
        player = game.players[seat]
        design = game.content.cards[card]
        if not design.is_world:
            second = bool(game.common) and game.common[-1].name == "reveal-developments-2"
            full = develop.price(game, seat, card, second)
            affordable = full < len(player.hand)
            cost = words("prospect-cost", count=full) if affordable else words("prospect-special")
            return words("prospect-worth", cost=cost, vp=worth_if_placed(game, seat, card)) if design.scores else cost
        least, most = payment.terms(player, design, [], conquers_only(game, seat))
        if least > most or least > len(player.hand) - 1:
            return words("prospect-special")
        return words("prospect-conquer") if design.military else words("prospect-cost", count=least)

    def prospects_help(self, words: Language) -> str:
        return words("help-prospects")

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


def conquers_only(game: RaceGame, seat: int) -> bool:
    """Is the seat asked for a further world that it must conquer?"""
    lane = game.lanes[seat]
    return bool(lane) and isinstance(lane[-1], settle.ChooseExtraWorld) and lane[-1].conquest_only


def is_prestige_bonus(name: str) -> bool:
    """Is this the consume power that is on no card, of Prestige with Consume: Trade?"""
    return name.startswith("power:") and name.endswith(f"/{EXTRA_POWER}")


def card_of(name: str) -> str:
    """The card that a name is about: the card itself, or the one a power is on."""
    return name.removeprefix("power:").rpartition("/")[0] if name.startswith("power:") else name


def worth_if_placed(game: RaceGame, seat: int, card: int) -> int:
    """What a 6-cost development would count if it lay in the tableau already."""
    other = game.copy()
    other.players[seat].tableau.append(card)
    return variable_points(other, seat, other.design(card), best_refinery(other, seat))


def ready_to_place(game: RaceGame, seat: int) -> RaceGame:
    """A copy in which what the seat placed recently already counts."""
    other = game.copy()
    other.players[seat].abilities = gather(other.content, other.players[seat].tableau)
    other.players[seat].used = []
    return other


def why_not_placed(game: RaceGame, seat: int, card: int) -> Reason | None:
    """Why a card in hand could not be placed if its phase came now."""
    if game.content.cards[card].is_world:
        return settle.CHOOSE_WORLD.why_not(game, seat, card)
    return develop.CHOOSE_DEVELOPMENT.why_not(game, seat, card)


@lru_cache(maxsize=64)
def face_at(level: int, takeovers: bool = True, rules: RaceRuleset = RULESET) -> RaceFace:
    """The face of a content level: cards differ between levels, and Gambling World is not even the same card."""
    return RaceFace(rules, level, takeovers and level >= TAKEOVERS_FROM)


FACE = face_at(len(SETS) - 1)
