# mypyc: skip
"""Beyond the Sun in words: names of things, the technology tree and the map as lines that read well aloud.

Works on plain views, decisions and events; looks things up in the printed content only.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

from starboard.kernel.content import Tables
from starboard.kernel.game import PASS, Game
from starboard.kernel.ruleset import Ruleset, Value
from starboard.sun import actions, drawing, names, production, view_types, vocabulary
from starboard.sun.card_text import (
    SUN_LOCALE,
    ability_text,
    action_text,
    body_text,
    card_name,
    card_text,
    condition_text,
    cost_text,
    effects_text,
    kind_text,
    place_text,
    sentence,
    special_text,
    title,
    with_cost,
)
from starboard.sun.content import Achievement, Basic, Card, EventCard, Faction, Guild, Slot, Technology
from starboard.sun.position import SunGame
from starboard.sun.printed import printed_values
from starboard.sun.ruleset import RULESET, SunRuleset
from starboard.sun.scoring import compared
from starboard.words.face import Face, Help
from starboard.words.language import Language
from starboard.words.printed import PrintedValue

SURCHARGE = 1
KEEPING = ("private-technology", "keep-system")
"""Which of the cards looked at is kept: of a single one there is nothing to decide."""


class SunFace(Face):
    """How Beyond the Sun shows itself."""

    start_event = ("faction", "faction")
    worths: Mapping[str, float] = {
        "ore": 0.35,
        "population": 1.0,
        "technologies": 2.0,
        "colonies": 2.5,
        "bases": 2.0,
        "fleet": 0.5,
    }

    def __init__(self, rules: SunRuleset) -> None:
        super().__init__(SUN_LOCALE, rules=rules)
        self.content = rules.content()
        self.cards = {card.slug: card for _first, cards in self.content.printed() for card in cards}
        self.prices = {
            inner.number: effect.cost
            for effects in self.content.lists
            for effect in effects.effects
            if effect.verb == vocabulary.OFFER
            for inner in effect.lists
        }
        """What an offer costs, by the number of the list of effects that it is made of."""

    def made_for(self, rules: Ruleset) -> SunFace:
        return SunFace(cast(SunRuleset, rules))

    def tie_break(self, standing: Mapping[str, Any], words: Language) -> list[tuple[str, int]]:
        left, population, ore = compared(standing["tie_break"])
        return [(words("tie-discs-left"), left), (words("tie-population"), population), (words("tie-ore"), ore)]

    def view_type(self) -> Any:
        return view_types.SunView

    def drawing_types(self) -> Sequence[Any]:
        return view_types.DRAWINGS

    def printed(self, tables: Tables, options: Mapping[str, Value] | None = None) -> Sequence[PrintedValue]:
        return printed_values(tables)

    def piece(self, value: PrintedValue, words: Language) -> str:
        kind = f"piece-{value.kind}".replace("_", "-")
        if value.kind == "slot":
            return words(kind, thing=value.thing)
        if value.kind == "exploration_board":
            return words(kind, seats=int(value.thing[0]))
        if value.kind == "faction":
            return words(kind, thing=self.thing(value.thing, words), side=value.thing.rpartition("-")[2])
        return super().piece(value, words)

    # --- things -------------------------------------------------------------------------------------------

    def thing(self, name: str, words: Language) -> str:
        if name == "pass":
            return words("nothing")
        if name in self.cards:
            return card_name(self.cards[name], words)
        kind, _, rest = name.partition(":")
        if kind == "at":
            return place_text(rest, words)
        if kind in ("disc", "type", "production", "trade", "pay"):
            return words(f"{kind}-{rest}")
        if kind == "slot":
            return words("thing-slot", slot=rest)
        if kind == "column":
            return words("thing-column", letter=rest)
        if kind == "seat":
            return words("thing-seat", number=int(rest))
        if name == "automation-track":
            return words("thing-automation-track")
        if name == "end":
            return words("thing-end")
        return self.built(kind, rest, name, words)

    def built(self, kind: str, rest: str, name: str, words: Language) -> str:
        """Ships, moves, crews, spaces, abilities and alternatives."""
        if kind == "ship":
            level, _, place = rest.partition("@")
            return words("thing-ship", level=level, place=place_text(place, words))
        if kind == "move":
            level, _, route = rest.partition(":")
            start, _, target = route.partition(">")
            return words("thing-move", level=level, start=place_text(start, words), place=place_text(target, words))
        if kind == "crew":
            counts = [int(count) for count in rest.split(".")]
            parts = [words("thing-crew-part", count=n, level=at + 1) for at, n in enumerate(counts) if n]
            return words("text-and").join(parts)
        if kind in ("space", "ability", "special", "alternative"):
            try:
                return self.on_card(names.thing_of(self.content, name), words)
            except (KeyError, IndexError):
                return name
        return name

    def on_card(self, thing: int, words: Language) -> str:
        if thing >= vocabulary.SPECIAL:
            return special_text(self.content.specials[thing - vocabulary.SPECIAL], words)
        if thing >= vocabulary.ABILITY:
            ability = self.content.abilities[thing - vocabulary.ABILITY]
            card = card_name(self.content.card(ability.card), words)
            return words("thing-on-card", card=card, text=ability_text(ability, words))
        if thing >= vocabulary.ALTERNATIVE:
            effects = self.content.lists[thing - vocabulary.ALTERNATIVE]
            text = effects_text(effects, words)
            return with_cost(self.prices[effects.number], text, words) if effects.number in self.prices else text
        printed = self.content.card(names.card_of(thing))
        if isinstance(printed, Basic):
            return self.basic_space(printed, SURCHARGE if names.has_surcharge(thing) else 0, words)
        several = isinstance(printed, Technology) and len(printed.actions) > 1
        if isinstance(printed, Guild):
            text = action_text(printed.action, words)
        elif isinstance(printed, Technology) and names.action_of(thing) < len(printed.actions):
            text = action_text(printed.actions[names.action_of(thing)], words)
        elif isinstance(printed, EventCard) and vocabulary.PLACE_EVENT in [one.verb for one in printed.effect.effects]:
            cost = next(one.cost for one in printed.effect.effects if one.verb == vocabulary.PLACE_EVENT)
            text = with_cost(cost, words("text-take-dyson"), words)
        else:  # a space that the card does not have
            return card_name(printed, words)
        # A name before a dash stands for the whole; with several spaces on a card it would not say which.
        return words("thing-on-card" if several else "thing-space", card=card_name(printed, words), text=text)

    def basic_space(self, printed: Basic, surcharge: int, words: Language) -> str:
        """A basic action of one effect is called after it, so that only its price and its cube are left to say."""
        name = card_name(printed, words)
        if surcharge:
            name = words("thing-dearer", card=name, ore=surcharge)
        effects = printed.action.effect.effects
        if len(effects) > 1:
            text = action_text(printed.action, words, surcharge)
        else:
            price = cost_text(printed.action.cost, words, surcharge)
            researches = effects[0].verb == vocabulary.RESEARCH and effects[0].source == vocabulary.FROM_POP
            cube = words("price-population", n=1) if researches else ""
            text = words("text-and").join(part for part in (price, cube) if part)
        return words("thing-space", card=name, text=text) if text else name

    def option(self, name: str, decision: Mapping[str, Any], words: Language, brief: bool = False) -> str:
        kind = decision.get("kind", "")
        if name == "pass":
            return words(f"decline-{kind}") if kind in ("jump", "trade", "museum") else words("decline")
        if name.startswith("ship:") and kind == "trade":
            return words("trade-recall", ship=self.thing(name, words))
        if name.startswith("alternative:"):
            return sentence(self.thing(name, words))
        if name in self.cards:
            return title(self.cards[name], words) if brief else " ".join(card_text(self.cards[name], words))
        return self.thing(name, words)

    def introduction(self, game: Game, name: str, words: Language) -> str:
        # What is no card says what it does wherever it is offered.
        return super().introduction(game, name, words) if name in self.cards or name.startswith("slot:") else ""

    def explain(self, name: str, words: Language) -> list[str]:
        if name in self.cards:
            return card_text(self.cards[name], words)
        kind, _, rest = name.partition(":")
        if kind in ("space", "ability", "special"):
            card = rest.rpartition("/")[0]
            return card_text(self.cards[card], words) if card in self.cards else []
        return []

    def search(self, text: str, words: Language) -> list[str]:
        wanted = text.casefold().strip()
        called = {slug: {card.name.casefold(), card_name(card, words).casefold()} for slug, card in self.cards.items()}
        exact = [slug for slug, found in called.items() if wanted in found]
        starting = [slug for slug, found in called.items() if any(one.startswith(wanted) for one in found)]
        inside = [slug for slug, found in called.items() if any(wanted in one for one in found)]
        return exact or list(dict.fromkeys(starting + inside))

    def catalogue(self, words: Language) -> Iterator[list[str]]:
        for card in self.cards.values():
            yield card_text(card, words)

    def atlas(self, words: Language) -> dict[str, dict[str, Any]]:
        """Cards, their spaces for pawns, the slots and places of the boards, and what lies or is chosen on a mat."""
        things = {slug: self.drawn_card(card, words) for slug, card in self.cards.items()}
        for slot in self.content.slots:
            things[f"slot:{slot.name}"] = self.drawn(f"slot:{slot.name}", drawing.slot(self.content, slot), words)
            things[f"slot:{slot.name}"]["text"] = self.requires(slot, words)
        for place in vocabulary.LOCATIONS:
            things[f"at:{place}"] = self.drawn(f"at:{place}", drawing.place(place), words)
        for space, card in drawing.spaces(self.content):
            things[space] = self.drawn(space, {"kind": "space", "card": card}, words)
        for faction in self.content.factions:
            for special in faction.specials:
                name = f"special:{faction.slug}/{special.letter}"
                things[name] = self.drawn(name, {"kind": "special", **drawing.special(special)}, words)
        for kind, known in (
            ("disc", vocabulary.DISCS),
            ("type", vocabulary.TYPES),
            ("column", list(vocabulary.LETTERS)),
            ("production", vocabulary.PRODUCTIONS),
            ("trade", vocabulary.TRADINGS),
        ):
            for one in known:
                things[f"{kind}:{one}"] = self.drawn(f"{kind}:{one}", {"kind": kind, "of": one}, words)
        track = self.drawn("automation-track", {"kind": "automation"}, words)
        things["automation-track"] = {**track, "text": [words("text-automation")]}
        things["end"] = {
            "title": words("thing-end"),
            "text": [words("text-end-any")],
            "drawing": drawing.end(self.content),
        }
        return things

    def drawn_card(self, card: Card, words: Language) -> dict[str, Any]:
        text = [sentence(kind_text(card, words)), *body_text(card, words)]
        return {"title": card_name(card, words), "text": text, "drawing": drawing.card(card)}

    def drawn(self, name: str, picture: dict[str, Any], words: Language) -> dict[str, Any]:
        """What is no card: its title says all there is to say."""
        title = self.thing(name, words)
        return {"title": title[:1].upper() + title[1:], "text": [], "drawing": picture}

    def requires(self, slot: Slot, words: Language) -> list[str]:
        """Which slots must be researched before this one."""
        of = ", ".join(self.content.slots[other].name for other in slot.of)
        return [words("text-requires", need=slot.need, slots=of)] if slot.of else []

    def opens_turn(self, decision: Mapping[str, Any]) -> bool:
        return bool(decision["kind"] == "action")

    def answers_itself(self, decision: Mapping[str, Any], answer: Sequence[str | int]) -> bool:
        return decision["kind"] in KEEPING or super().answers_itself(decision, answer)

    # --- the table ----------------------------------------------------------------------------------------

    def names_of(self, slugs: list[str], words: Language) -> str:
        return ", ".join(self.thing(slug, words) for slug in slugs)

    def table(self, view: Mapping[str, Any], words: Language) -> list[str]:
        table = view["table"]
        lines = self.rounds(table, words)
        lines += self.tree(table, words)
        lines += self.star_map(table, words)
        lines += self.goals(table, words)
        for player in table["players"]:
            lines += self.player(player, table, words, view["seat"])
        return lines + self.looking(table, words)

    def summary(self, view: Mapping[str, Any], words: Language) -> list[str]:
        table = view["table"]
        lines = self.rounds(table, words)
        for player in table["players"]:
            lines.append(self.player(player, table, words, view["seat"])[0])
        return lines + self.looking(table, words)

    def hand(self, view: Mapping[str, Any], words: Language) -> list[str]:
        """One's own faction, and the cards one is looking at, if any."""
        table = view["table"]
        lines = [
            line
            for player in table["players"]
            if player["seat"] == view["seat"]
            for line in self.player(player, table, words, view["seat"])
        ]
        return lines + [self.option(name, {}, words) for name in table["looking_at"]]

    def held(self, words: Language) -> Help:
        return Help(words("words-held"), words("help-held"))

    def rounds(self, table: Mapping[str, Any], words: Language) -> list[str]:
        lines = [words("table-round", round=table["round"])]
        if table["last_round"]:
            lines.append(words("table-last-round", round=table["last_round"]))
        return lines

    def looking(self, table: Mapping[str, Any], words: Language) -> list[str]:
        cards = table["looking_at"]
        return [words("table-looking", cards=self.names_of(cards, words))] if cards else []

    def tree(self, table: Mapping[str, Any], words: Language) -> list[str]:
        """The technology board slot by slot, each behind the slots it requires."""
        lines = [words("table-tree")]
        for slot in self.content.slots:
            of = " + ".join(self.content.slots[other].name for other in slot.of)
            if not slot.of:
                requires = ""
            elif slot.need == len(slot.of):
                requires = words("table-requires", slots=of)
            else:
                requires = words("table-requires-some", need=slot.need, slots=of.replace(" + ", ", "))
            slug = table["technologies"].get(slot.name)
            if slug is not None:
                card = title(self.cards[slug], words)
            else:
                event = slot.name in table["covered"]
                card = words("table-undiscovered-event" if event else "table-undiscovered")
            seats = [str(player["seat"] + 1) for player in table["players"] if slot.name in player["researched"]]
            cubes = words("table-cubes", seats=", ".join(seats)) if seats else ""
            pawns = [str(player["seat"] + 1) for player in table["players"] if slug and f":{slug}/" in player["pawn"]]
            there = words("table-pawns", seats=", ".join(pawns)) if pawns else ""
            line = words("table-slot", of=requires, slot=slot.name, card=card, cubes=cubes, pawns=there)
            lines.append("  " * slot.level + line)
        for level, row in enumerate(table["rows"], start=2):
            if row:
                cards = self.names_of(row, words)
                lines.append(words("table-row", level=vocabulary.LEVEL_NAMES[level], cards=cards))
        if table["guilds"]:
            lines.append(words("table-guilds", guilds=self.names_of(table["guilds"], words)))
        return lines

    def star_map(self, table: Mapping[str, Any], words: Language) -> list[str]:
        lines = [words("table-map")]
        for place in table["map"]:
            name = place_text(place["place"], words)
            if place["system"] != "pass":
                name = words("table-named-place", place=name, system=title(self.cards[place["system"]], words))
            elif place["spec"]:
                spec = words("text-and").join(words(f"disc-{kind}") for kind in place["spec"])
                name = words("table-named-place", place=name, system=spec)
            owner = ""
            if place["controller"] >= 0:
                disc = words(f"disc-{place['base']}")
                owner = words("table-control", seat=place["controller"] + 1, disc=disc)
            fleets = ""
            for seat, levels in enumerate(place["fleets"]):
                power = sum((at + 1) * count for at, count in enumerate(levels))
                if power:
                    parts = [str(at + 1) for at, count in enumerate(levels) for _ in range(count)]
                    fleets += words("table-ships", seat=seat + 1, levels="+".join(parts), power=power)
            routes = ", ".join(place_text(other, words) for other in place["routes"])
            line = words("table-place", place=name, control=owner, ships=fleets, routes=routes)
            lines.append("  " + line)
        if table["dyson"] != "pass":
            lines.append("  " + words("table-dyson", system=title(self.cards[table["dyson"]], words)))
        return lines

    def goals(self, table: Mapping[str, Any], words: Language) -> list[str]:
        lines = []
        for goal in table["goals"]:
            card = self.cards[goal["card"]]
            assert isinstance(card, Achievement)
            seats = ", ".join(str(seat + 1) for seat in goal["seats"]) or words("table-nobody")
            points = ", ".join(str(vp) for vp in card.slots[len(table["players"])])
            condition = condition_text(card.condition, words)
            lines.append(words("table-goal", name=card_name(card, words), cond=condition, points=points, seats=seats))
        for event in table["placed"]:
            name = self.thing(event, words)
            if event in table["beside"]:
                place = place_text(table["beside"][event], words)
                lines.append(words("table-event-beside", name=name, place=place))
            else:
                lines.append(words("table-event", name=name))
        return lines

    def player(
        self, player: Mapping[str, Any], table: Mapping[str, Any], words: Language, viewer: int | None
    ) -> list[str]:
        lines = [
            words(
                "table-player",
                who=self.seat(player["seat"], words, viewer),
                points=table["scores"][player["seat"]],
                faction=self.thing(player["faction"], words),
                ore=player["ore"],
                pop=player["population"],
                supply=" ".join(f"{vocabulary.LETTERS[at]}{count}" for at, count in enumerate(player["supply"])),
                food=player["food_discs"],
                discs=player["ore_discs"],
                automation=len(player["automation"]),
            )
        ]
        if player["pawn"] != "pass":
            lines.append(words("table-pawn", space=self.thing(player["pawn"], words)))
        if player["private"]:
            lines.append(words("table-private", cards=self.names_of(player["private"], words)))
        if player["colonies"]:
            colonies = [colony["system"] for colony in player["colonies"]]
            lines.append(words("table-colonies", cards=self.names_of(colonies, words)))
        if player["kept"]:
            lines.append(words("table-kept", cards=self.names_of(player["kept"], words)))
        faction = self.cards[player["faction"]]
        for special in faction.specials if isinstance(faction, Faction) else []:
            gained = special.letter in player["gained"]
            lines.append(words("table-gained" if gained else "table-not-gained", letter=special.letter))
        return lines

    # --- what an option means now -------------------------------------------------------------------------

    def holdings(self, table: Mapping[str, Any], seat: int) -> dict[str, int]:
        player = table["players"][seat]
        return {
            "ore": player["ore"],
            "population": player["population"],
            "technologies": sum(slot in table["technologies"] for slot in player["researched"])
            + len(player["private"]),
            "colonies": len(player["colonies"]),
            "bases": sum(place["controller"] == seat for place in table["map"]),
            "fleet": sum(
                level * ships for place in table["map"] for level, ships in enumerate(place["fleets"][seat], start=1)
            ),
        }

    def prospect(self, game: Game, seat: int, thing: int, words: Language) -> str:
        """What lies on a slot of either board, and what the production phase would give."""
        position = cast(SunGame, game)
        if thing == production.GROW:
            return words("prospect-population", count=len(production.growth(position, seat)))
        if thing == production.PRODUCE_ORE:
            return words("prospect-ore", count=production.ore_yield(position, seat))
        if vocabulary.SLOT <= thing < vocabulary.SLOT + len(self.content.slots):
            return self.on_slot(position, thing - vocabulary.SLOT, words)
        places = places_in(thing)
        systems = [(place, position.system_at[place]) for place in places if position.system_at[place] != PASS]
        return ", ".join(
            words(
                "prospect-system",
                slot=vocabulary.LOCATIONS[place],
                system=card_name(self.content.systems[system], words),
            )
            for place, system in systems
        )

    def lying_on(self, game: Game, thing: int, words: Language) -> str:
        """The technology on a slot, the system on a place; of a move, the system it leads to."""
        position = cast(SunGame, game)
        if vocabulary.SLOT <= thing < vocabulary.SLOT + len(self.content.slots):
            slot = thing - vocabulary.SLOT
            return title(position.technology(slot), words) if position.tech_at[slot] != PASS else ""
        places = places_in(thing)
        system = position.system_at[places[-1]] if places else PASS
        return card_name(self.content.systems[system], words) if system != PASS else ""

    def thing_now(self, game: Game, name: str, words: Language) -> str:
        """Slots and places by what lies there; a ship and a move by the systems at which they begin and end."""
        position = cast(SunGame, game)
        text = self.thing(name, words)
        kind, _, rest = name.partition(":")
        if kind == "slot":
            slot = position.thing(name) - vocabulary.SLOT
            if position.tech_at[slot] == PASS:
                return words("thing-lying", card=text, place=self.on_slot(position, slot, words))
            return words("thing-lying", card=card_name(position.technology(slot), words), place=text)
        if kind not in ("at", "ship", "move"):
            return text
        places = [self.place_now(position, place, words) for place in places_in(position.thing(name))]
        if kind == "at":
            return text if places[0] == text else words("thing-lying", card=places[0], place=text)
        if kind == "ship":
            return words("thing-ship", level=rest.partition("@")[0], place=places[0])
        return words("thing-move", level=rest.partition(":")[0], start=places[0], place=places[1])

    def place_now(self, game: SunGame, place: int, words: Language) -> str:
        system = game.system_at[place]
        return (
            place_text(vocabulary.LOCATIONS[place], words)
            if system == PASS
            else card_name(game.content.systems[system], words)
        )

    def on_slot(self, game: SunGame, slot: int, words: Language) -> str:
        if game.tech_at[slot] != PASS:
            return title(game.technology(slot), words)
        return words("table-undiscovered-event" if game.event_at[slot] != PASS else "table-undiscovered")

    def explain_now(self, game: Game, name: str, words: Language) -> list[str]:
        """Of a slot: the card that lies there; of what depends on how many play: only what holds for this many."""
        position = cast(SunGame, game)
        if name == "end":
            return [words("text-end", discs=self.content.end_discs[game.seats])]
        if isinstance(goal := self.cards.get(name), Achievement):
            return card_text(goal, words, [game.seats])
        for slot, design in enumerate(self.content.slots):
            if name == f"slot:{design.name}" and position.tech_at[slot] != PASS:
                return card_text(position.technology(slot), words)
        return self.explain(name, words)

    def search_now(self, game: Game, text: str, words: Language) -> list[str]:
        """Of mats with two sides only the side in play."""
        advanced = cast(SunGame, game).players[0].faction.advanced
        return [
            slug
            for slug in self.search(text, words)
            if not isinstance(card := self.cards[slug], Faction) or card.advanced == advanced
        ]

    # --- why not ------------------------------------------------------------------------------------------

    def prospects_help(self, words: Language) -> str:
        return words("help-prospects")

    def prospects(self, game: Game, seat: int, words: Language) -> list[str]:
        """Every kind of space the faction has: possible now, or why not."""
        position = cast(SunGame, game)
        lines = [words("prospects-heading")]
        for space in actions.own_spaces(position, seat):
            text = self.thing(game.name(space), words)
            if actions.is_free(position, seat, space) and actions.can_act(position, seat, space):
                lines.append("  " + words("prospect-possible", space=text))
                continue
            reason = actions.objection(position, seat, space)
            if reason is not None:
                lines.append("  " + words("prospect-not", space=text, reason=self.reason(reason, game, words)))
        return lines


def places_in(thing: int) -> list[int]:
    """The places on the map that a thing speaks of: a move has two."""
    if vocabulary.LOCATION <= thing < vocabulary.LOCATION + vocabulary.PLACES:
        return [thing - vocabulary.LOCATION]
    if vocabulary.SHIP <= thing < vocabulary.SHIP + vocabulary.PLACES * vocabulary.LEVELS:
        return [(thing - vocabulary.SHIP) // vocabulary.LEVELS]
    if vocabulary.MOVE <= thing < vocabulary.CREW:
        return list(divmod((thing - vocabulary.MOVE) // vocabulary.LEVELS, names.MOVE_PLACES))
    return []


FACE = SunFace(RULESET)
