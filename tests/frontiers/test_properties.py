"""What holds in every game of New Frontiers, with any number of players, with and without goals."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.frontiers import laws

from starboard.frontiers import vocabulary as words
from starboard.frontiers.position import FrontiersGame
from starboard.frontiers.ruleset import RULESET
from starboard.kernel.chance import Chance, Stream
from starboard.kernel.match import Match
from starboard.kernel.record import Record

games = st.builds(
    lambda seats, goals, first_game, seed: (seats, {"goals": goals, "first_game": first_game}, seed),
    st.integers(2, 5),
    st.booleans(),
    st.booleans(),
    st.integers(0, 10**6).map(str),
)
Setup = tuple[int, dict[str, bool], str]


def start(setup: Setup) -> FrontiersGame:
    seats, options, seed = setup
    return RULESET.new_game(seats, options, Chance.seeded(seed, seats))


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


@given(games, st.integers(0, 400))
@settings(max_examples=40)
def test_a_copy_goes_its_own_way(setup: Setup, moment: int) -> None:
    for at, game in enumerate(played(setup)):
        if at == moment or game.over:
            before = game.digest()
            copy = game.copy()
            assert copy.digest() == before
            source = Stream("copy")
            while not copy.over:
                decision = copy.decisions[0]
                copy.decide(decision.seat, decision.form.random(source))
            assert game.digest() == before
            return


@given(games)
@settings(max_examples=15)
def test_a_guess_shows_the_seat_what_it_saw(setup: Setup) -> None:
    source = Stream("guess")
    for at, game in enumerate(played(setup)):
        if at % 7 == 0 and not game.over:
            for seat in range(game.seats):
                other = game.guess(seat, source)
                assert other.view(seat) == game.view(seat)
                laws.check(other)
                again = other.guess(seat, source)
                assert again.view(seat) == game.view(seat)


@given(games)
@settings(max_examples=15)
def test_views_do_not_depend_on_what_is_hidden(setup: Setup) -> None:
    """Whatever lies in the stack of goals, a spectator sees the same."""
    source = Stream("views")
    for at, game in enumerate(played(setup)):
        if at % 9 == 0 and not game.over:
            for seat in range(game.seats):
                assert game.guess(seat, source).view(None) == game.view(None)


@given(games)
@settings(max_examples=20)
def test_a_record_replays_to_the_same_digests(setup: Setup) -> None:
    seats, options, seed = setup
    match = Match.begin(RULESET, seats, options, seed)
    match.digests = True
    source = Stream(seed)
    while not match.over:
        decision = match.game.decisions[0]
        match.choose(decision.seat, decision.form.random(source), decision.id)
    again = Match.replay(RULESET, Record.parse(match.record.text()))
    assert again.game.digest() == match.game.digest()
    assert [event.shown for event in again.log] == [event.shown for event in match.log]


@given(games)
@settings(max_examples=25)
def test_undo_gives_back_the_position_and_never_crosses_a_revelation(setup: Setup) -> None:
    seats, options, seed = setup
    match = Match.begin(RULESET, seats, options, seed)
    source = Stream(seed)
    steps = 0
    while not match.over and steps < 120:
        steps += 1
        decision = match.game.decisions[0]
        before = match.game.digest()
        bag = len(match.game.bag)
        match.choose(decision.seat, decision.form.random(source), decision.id)
        if decision in match.undoable(decision.seat):
            assert len(match.game.bag) >= bag, "nothing came out of the bag"
            match.undo(decision.seat)
            assert match.game.digest() == before
            again = match.game.decisions[0]
            match.choose(again.seat, again.form.random(source), again.id)


@given(games)
@settings(max_examples=15)
def test_names_go_there_and_back_and_wrong_answers_change_nothing(setup: Setup) -> None:
    for at, game in enumerate(played(setup)):
        if game.over or at % 11:
            continue
        decision = game.decisions[0]
        for thing in decision.form.things():
            assert game.thing(game.name(thing)) == thing
        before = game.digest()
        for wrong in ([9999], [0, 0], []):
            if decision.form.objection(wrong) is not None:
                with pytest.raises(Exception, match="seat"):
                    game.decide(decision.seat, wrong)
        assert game.digest() == before


def test_every_ending_is_reached_and_every_question_asked() -> None:
    endings = 0
    kinds: set[str] = set()
    for seed in range(400):
        setup = (2 + seed % 4, {"goals": seed % 2 == 0, "first_game": False}, f"endings/{seed}")
        for game in played(setup):
            kinds.update(decision.kind for decision in game.decisions)
        endings |= game.ending
        assert game.ending, "a game ends for a reason"
    assert endings == (1 << len(words.ENDINGS)) - 1
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
