"""A scribe for reference transcripts: plays games in our engine and writes them down in the reference's format.

So what reads transcripts can be tested where no games of the reference are at hand. Its deck list is in another order
than ours, as the reference's is; unlike the reference, it never writes a choice that is forced.
"""

from __future__ import annotations

from typing import Any

from starboard.bots import make_bot
from starboard.kernel.chance import Chance, streams
from starboard.kernel.decision import Decision
from starboard.kernel.forms import PickOne, PickSet
from starboard.kernel.game import PASS
from starboard.race.conform.reading import ACTIONS
from starboard.race.conform.replay import LAST_ROUND
from starboard.race.conform.transcript import PURPOSES
from starboard.race.names import ACTION, POWER, POWERS_PER_CARD
from starboard.race.position import RaceGame, Rules
from starboard.race.ruleset import RULESET, begin

Data = dict[str, Any]


class WrittenChance(Chance):
    """Seeded chance that tells the scribe what is drawn. Start worlds are dealt in order, so seat 0 is the first."""

    def __init__(self, seed: str, seats: int, scribe: Scribe) -> None:
        super().__init__(streams(seed, seats))
        self.scribe = scribe

    def draw(self, items: list[int], pile: str, seat: int, purpose: str) -> int:
        if pile == "start":
            card = items.pop(0)
            self.scribe.write(e="deal_start", p=seat, card=self.scribe.ref(card))
            return card
        card = super().draw(items, pile, seat, purpose)
        theirs = next(word for word, ours in PURPOSES.items() if ours == purpose)
        self.scribe.write(e="draw", p=seat, card=self.scribe.ref(card), purpose=theirs)
        return card


class Scribe:
    """Writes one game between bots, as the object of its line."""

    def __init__(self, seed: str, seats: int, advanced: bool = False, bot: str = "random") -> None:
        self.events: list[Data] = []
        cards = RULESET.content(0).cards
        order = sorted(range(len(cards)), key=lambda card: (cards[card].name, card))
        self.index = {card: index for index, card in enumerate(order)}
        self.deck = [cards[card].name for card in order]
        self.id = f"S-{seed}"
        self.config = {"level": 0, "players": seats, "advanced": advanced, "takeovers": False}
        self.game = begin(seats, Rules(0, advanced, False), RULESET.content(0), WrittenChance(seed, seats, self))
        self.bot = make_bot(bot, "race", seed)

    def write(self, **event: Any) -> None:
        self.events.append(event)

    def ref(self, card: int) -> str:
        return f"{self.index[card]}:{RULESET.content(0).cards[card].name}"

    def refs(self, cards: list[int]) -> list[str]:
        return [self.ref(card) for card in cards]

    def power(self, thing: int) -> Data:
        card, index = divmod(thing - POWER, POWERS_PER_CARD)
        return {"card": self.ref(card), "power": index}

    def game_written(self) -> Data:
        game = self.game
        while not game.over and game.round <= LAST_ROUND:
            round = game.round
            for decision in game.decisions:
                choice = self.bot.choose(game, decision.seat)
                self.write(e="choice", p=decision.seat, phase="", **written(self, decision, choice))
                game.decide(decision.seat, choice)
            if game.over or game.round > round:
                self.write(e="state" if round else "setup_done", state=self.snapshot(round))
                self.write(e="round", n=round + 1)
        final = {"rounds": round, "scores": self.scores()}
        head = {"id": self.id, "config": self.config, "goals": [], "deck": self.deck}
        return {**head, "events": self.events, "final": final}

    def snapshot(self, round: int) -> Data:
        game = self.game
        players = []
        for seat, player in enumerate(game.players):
            tableau: list[Data] = []
            for card in player.tableau:
                goods = [game.good[card]] if game.good[card] != PASS else []
                tableau.append({"card": self.ref(card), "goods": len(goods), "good_cards": self.refs(goods)})
            hand = sorted(self.refs(player.hand))
            players.append(
                {
                    **{"p": seat, "hand": hand, "tableau": tableau, "vp": player.vp, "military": game.military(seat)},
                    **{"saved": [], "goals": []},
                }
            )
        counts = {"vp_pool": game.vp_pool, "deck": len(game.piles[0].deck), "discard": len(game.piles[0].discard)}
        return {"round": round, **counts, "players": players}

    def scores(self) -> list[Data]:
        found: list[Data] = []
        for one in sorted(self.game.standings(), key=lambda one: one.seat):
            cards = [{"card": self.ref(line.thing), "vp": line.points} for line in one.lines if line.thing != PASS]
            tie_break = {"hand": one.tie_break, "goods": 0, "winner": one.rank == 1}
            chips = self.game.players[one.seat].vp
            nothing = {"prestige": 0, "goal_vp": 0}
            found.append({"p": one.seat, "total": one.total, "chips": chips, "cards": cards, **tie_break, **nothing})
        return found


def written(scribe: Scribe, decision: Decision, choice: list[int]) -> Data:
    """A decision and its answer in the words of the reference."""
    form = decision.form
    options = form.things()
    kind = decision.kind
    game: RaceGame = scribe.game
    if kind in ("action", "two-actions"):
        names = {ACTION + ours: name for name, ours in ACTIONS.items()}
        pairs = [[names[thing] for thing in answer] for answer in form.answers()]
        return {"type": "ACTION", "options": pairs, "answer": {"actions": [names[thing] for thing in choice]}}
    if kind in ("starting-discard", "hand-limit", "explore-keep"):
        put_back = [card for card in options if card not in choice] if kind == "explore-keep" else choice
        context = {"starting-discard": "initial", "hand-limit": "hand_limit", "explore-keep": "explore"}[kind]
        question = {"context": context, "options": scribe.refs(options), "count": len(put_back)}
        return {"type": "DISCARD", **question, "answer": {"discard": scribe.refs(put_back)}}
    if kind in ("develop", "settle"):
        cards = scribe.refs([card for card in options if card != PASS])
        placed = None if choice[0] == PASS else scribe.ref(choice[0])
        what = "development" if kind == "develop" else "world"
        return {"type": "PLACE", "kind": what, "options": cards, "answer": {"place": placed}}
    if kind in ("pay-development", "pay-world"):
        assert isinstance(form, PickSet)
        hand = game.players[decision.seat].hand
        legal = []
        for case in form.cases:
            cost = case.groups[0].lo if case.groups else 0
            legal.append({"use": scribe.refs(case.fixed), "min": cost, "max": cost})
        question = {"card": scribe.ref(decision.about["card"]), "options": scribe.refs(hand), "legal": legal}
        pay = scribe.refs([card for card in choice if card in hand])
        use = scribe.refs([card for card in choice if card not in hand])
        return {"type": "PAYMENT", **question, "answer": {"pay": pay, "use": use}}
    if kind == "consume":
        powers = [thing for thing in options if thing != PASS]
        chosen = None if choice[0] == PASS else powers.index(choice[0])
        question = {"options": [scribe.power(thing) for thing in powers], "optional": PASS in options}
        return {"type": "CONSUME", **question, "answer": {"choose": chosen}}
    if kind == "consume-cards":
        counts = sorted({len(answer) for answer in form.answers()})
        question = {"power": scribe.power(decision.about["power"]), "options": scribe.refs(options), "counts": counts}
        return {"type": "CONSUME_HAND", **question, "answer": {"discard": scribe.refs(choice)}}
    if kind == "guess-cost":
        return {"type": "LUCKY", "options": list(range(1, 8)), "answer": {"number": choice[0]}}
    if isinstance(form, PickOne):
        word = "WINDFALL" if kind == "windfall" else "TRADE"
        return {"type": word, "options": scribe.refs(options), "answer": {"world": scribe.ref(choice[0])}}
    sets = [scribe.refs(answer) for answer in form.answers()]
    return {
        "type": "GOOD",
        "power": scribe.power(decision.about["power"]),
        "legal": sets,
        "answer": {"goods": scribe.refs(choice)},
    }
