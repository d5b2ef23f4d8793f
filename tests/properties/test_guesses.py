"""A guess depends on nothing but what the seat knows and the random numbers given, in every game at every decision.

`game.guess(seat, x)` and `game.guess(seat, y).guess(seat, x)` are the same position with the same future. So a bot that
samples answers the same on the position as on any guess of it. That guesses fit the view is in test_positions.py; that
every deal which fits is as likely, in the `test_guesses.py` of the games.
"""

from __future__ import annotations

from itertools import islice

from hypothesis import given
from hypothesis import strategies as st
from tests.properties.play import RULESETS, Table, each_ruleset, settings_of, tables

from starboard.bots import Bot, make_bot, stand_in
from starboard.kernel import Chance, Game, Stream
from starboard.kernel.playout import play_out

MOST = 40
"""The first decisions of a game are looked at more closely."""


def same(one: Game, other: Game) -> None:
    """The same position: for everybody who looks at it, and with the same questions."""
    assert one.digest() == other.digest()
    assert (one.asked, one.horizon) == (other.asked, other.horizon)
    for seat in range(one.seats):
        assert one.view(seat) == other.view(seat)
        mine, theirs = one.decision_of(seat), other.decision_of(seat)
        assert repr(mine) == repr(theirs)
        if mine is not None and theirs is not None:
            assert mine.form.things() == theirs.form.things(), "a random answer goes by the order of the options"


def is_guessed_alike(game: Game, seat: int, seed: str) -> None:
    """Guess, and guess of any guess: the same, played on the same, and the same again as the others guess it."""
    worlds = [game.guess(seat, Stream(seed)), game.guess(seat, Stream(f"other {seed}")).guess(seat, Stream(seed))]
    same(*worlds)
    watcher = (seat + 1) % game.seats
    assert len({world.guess(watcher, Stream(f"again {seed}")).digest() for world in worlds}) == 1
    lengths = [play_out(world, Stream(f"on {seed}"), max_decisions=20) for world in worlds]
    assert lengths[0] == lengths[1]
    same(*worlds)


@each_ruleset
@given(data=st.data(), seed=st.integers(0, 10**6))
def test_a_guess_depends_on_nothing_but_knowledge_and_luck(name: str, data: st.DataObject, seed: int) -> None:
    """Any options, seats and style of play; some answers are still secret, some seats act side by side."""
    table = data.draw(tables(name))
    for at, (game, _decision, _choice) in enumerate(table.positions(250)):
        if (at + seed) % (8 if at < MOST else 30) == 0:
            is_guessed_alike(game, (at + seed) % game.seats, f"{seed} {at}")


@each_ruleset
def test_a_guess_depends_on_nothing_but_knowledge_in_whole_games_of_bots(name: str) -> None:
    """Bots' games get further than random ones: reshuffles, searches, takeovers, surveys, the last round."""
    found = settings_of(RULESETS[name])
    for number, (options, seats) in enumerate(islice(found, 0, None, max(1, len(found) // 16))):
        game = RULESETS[name].new_game(seats, options, Chance.seeded(f"bots {number}", seats))
        bots = [make_bot(stand_in(name), name, str(seat)) for seat in range(seats)]
        for at in range(3000):
            if game.over:
                break
            if (at + number) % 37 == 0:
                is_guessed_alike(game, at % seats, f"{number} {at}")
            decision = game.decisions[at % len(game.decisions)]
            game.decide(decision.seat, bots[decision.seat].choose(game, decision.seat))
        assert game.over
        is_guessed_alike(game, 0, "over")


class SamplingBot(Bot):
    """Tries a few answers in a few guesses, plays each on at random, and takes the one that was best on average."""

    def __init__(self, seed: str, guesses: int, answers: int) -> None:
        super().__init__("sampling")
        self.stream = Stream(seed)
        self.guesses = guesses
        self.answers = answers

    def choose(self, game: Game, seat: int) -> list[int]:
        decision = game.decision_of(seat)
        assert decision is not None
        options = [decision.form.random(self.stream) for _ in range(self.answers)]
        worth = [0] * self.answers
        for _ in range(self.guesses):
            guess = game.guess(seat, self.stream)
            for at, option in enumerate(options):
                world = guess.copy()
                world.decide(seat, option)
                play_out(world, self.stream, max_decisions=6)
                worth[at] += 1000 * next(one.total for one in world.standings() if one.seat == seat)
                worth[at] += self.stream.below(1000)  # any difference in what came before shows in the answer
        return options[worth.index(max(worth))]


@each_ruleset
@given(data=st.data(), seed=st.integers(0, 10**6))
def test_a_bot_that_samples_answers_the_same_on_any_guess(name: str, data: st.DataObject, seed: int) -> None:
    table: Table = data.draw(tables(name))
    source = Stream(f"guess {seed}")
    for at, (game, decision, _choice) in enumerate(table.positions(150)):
        if (at + seed) % 40:
            continue
        here = SamplingBot(str(seed), 3, 4)
        answer = here.choose(game, decision.seat)
        for _ in range(2):
            there = SamplingBot(str(seed), 3, 4)
            assert there.choose(game.guess(decision.seat, source), decision.seat) == answer
            assert there.stream.words() == here.stream.words()
