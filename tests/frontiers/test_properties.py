"""What holds in every game of New Frontiers, with any number of players, with and without goals."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.frontiers import laws

from starboard.frontiers import vocabulary
from starboard.frontiers.position import FrontiersGame
from starboard.frontiers.ruleset import RULESET
from starboard.kernel.chance import Chance, Stream
from starboard.kernel.match import Match
from starboard.kernel.record import Record

games = st.builds(
    lambda seats, options, seed: (seats, options, seed),
    st.integers(2, 5),
    st.sampled_from([{"goals": one, "first_game": other} for one in (False, True) for other in (False, not one)]),
    st.integers(0, 10**6).map(str),
)
Setup = tuple[int, dict[str, bool], str]


def start(setup: Setup) -> FrontiersGame:
    seats, options, seed = setup
    game = RULESET.new_game(seats, options, Chance.seeded(seed, seats))
    assert isinstance(game, FrontiersGame)
    return game


def played(setup: Setup) -> Iterator[FrontiersGame]:
    """The game before every decision, and at its end; choices are random."""
    game = start(setup)
    source = Stream(setup[2])
    while not game.over:
        yield game
        decision = game.decisions[0]
        game.decide(decision.seat, decision.form.random(source))
    yield game


@given(games)
@settings(max_examples=60)
def test_nothing_is_lost_and_nothing_appears(setup: Setup) -> None:
    for game in played(setup):
        laws.check(game)


def test_every_ending_is_reached_and_every_question_asked() -> None:
    endings = 0
    kinds: set[str] = set()
    for seed in range(400):
        setup = (2 + seed % 4, {"goals": seed % 2 == 0, "first_game": False}, f"endings/{seed}")
        for game in played(setup):
            kinds.update(decision.kind for decision in game.decisions)
        endings |= game.ending
        assert game.ending, "a game ends for a reason"
    assert endings == (1 << len(vocabulary.ENDINGS)) - 1
    assert kinds >= {
        "action",
        "consume",
        "consume-goods",
        "develop",
        "explore",
        "home",
        "kind",
        "lay-out-goals",
        "pay-to-produce",
        "replace-this",
        "reveal-goal",
        "sell",
        "settle",
        "settle-again",
        "stockpile-credits",
        "stockpile-goods",
        "stockpile-world",
        "upgrade",
        "upgrade-afterwards",
        "windfall",
        "world-limit",
    }


def test_side_by_side_games_finish_and_replay() -> None:
    """Seats that may work at the same time answer in any order; the record has the order of acceptance."""
    for seed in range(30):
        match = Match.begin(RULESET, 4, {"goals": seed % 2 == 0}, f"side/{seed}", side_by_side=True)
        match.digests = True
        source = Stream(f"side/{seed}")
        while not match.over:
            laws.check(match.game)
            decisions = match.game.decisions
            decision = decisions[source.below(len(decisions))]
            match.choose(decision.seat, decision.form.random(source), decision.id)
        again = Match.replay(RULESET, Record.parse(match.record.text()))
        assert again.game.digest() == match.game.digest()
