"""Guesses hide: face-down events, what others look at, and what lies under the decks (Beyond the Sun).

Hidden are the events on the slots and in the box (setup), the cards of private technologies that were not kept
(1126-1134), and the decks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable

from tests.kernel.test_chance import chi_square, critical
from tests.sun import laws
from tests.sun.scenario import Scene

from starboard.kernel import PASS, Stream
from starboard.sun.position import SunGame


def guesses(game: SunGame, seat: int, count: int) -> list[SunGame]:
    found = []
    for number in range(count):
        guess = game.guess(seat, Stream(f"guess {number}"))
        assert isinstance(guess, SunGame)
        found.append(guess)
    for guess in found[:20]:
        laws.check(guess)
        assert guess.view(seat) == game.view(seat)
    return found


def equally_likely(game: SunGame, seat: int, what: Callable[[SunGame], Hashable], kinds: int, each: int = 60) -> None:
    counts = Counter(what(guess) for guess in guesses(game, seat, kinds * each))
    assert len(counts) == kinds, counts
    assert chi_square(list(counts.values())) < critical(kinds)


# --- events -----------------------------------------------------------------------------------------------------


def level_two(game: SunGame) -> tuple[list[int], list[int], list[int]]:
    """The slots of level II with an event, and its events with a light border and without."""
    slots = [slot for slot, event in enumerate(game.event_at) if event != PASS and game.content.slots[slot].level == 2]
    light = [event for event, one in enumerate(game.content.events) if one.level == 2 and one.light_border]
    others = [event for event, one in enumerate(game.content.events) if one.level == 2 and not one.light_border]
    return slots, light, others


def test_each_light_bordered_event_is_on_each_slot_equally_often() -> None:
    """Both are on slots of level II: which slots, nobody knows."""
    game = Scene().game
    slots, light, _others = level_two(game)
    for guess in guesses(game, 0, 60):
        assert set(light) <= {guess.event_at[slot] for slot in slots}
    equally_likely(
        game, 0, lambda guess: tuple(guess.event_at.index(event) for event in light), len(slots) * (len(slots) - 1), 25
    )


def test_each_other_event_is_on_a_slot_or_in_the_box_equally_often() -> None:
    game = Scene().game
    slots, _light, others = level_two(game)
    on_slots: Counter[int] = Counter()
    for guess in guesses(game, 1, 400):
        on_slots.update(event for event in others if event in [guess.event_at[slot] for slot in slots])
    assert len(on_slots) == len(others)
    assert chi_square(list(on_slots.values())) < critical(len(others))


def test_an_event_that_was_found_lies_nowhere_else() -> None:
    game = Scene().game
    slots, light, _others = level_two(game)
    at = game.event_at.index(light[0])
    game.event_at[at] = PASS
    for guess in guesses(game, 0, 50):
        assert light[0] not in guess.event_at
        assert light[0] not in guess.events_out[0]
        assert light[1] in [guess.event_at[slot] for slot in slots]


def test_an_event_that_left_its_slot_unseen_may_be_any_of_those_that_lay_there() -> None:
    """Mass Enlightenment puts a technology on a slot, and the event there is never found: it may have been a
    light-bordered one, the first or the second, just as likely."""
    game = Scene().game
    slots, light, _others = level_two(game)
    gone = game.event_at.index(light[0])
    game.events_out[0].append(light[0])
    game.event_at[gone] = PASS
    counts: Counter[str] = Counter()
    for guess in guesses(game, 0, 900):
        missing = [at for at, event in enumerate(light) if event in guess.events_out[0]]
        assert len(missing) <= 1, "only one event left its slot"
        counts[str(missing)] += 1
    # Of six events on the slots, each was as likely there: the first, the second, or one of the four others.
    assert set(counts) == {"[]", "[0]", "[1]"}
    assert chi_square([counts["[]"] // 4, counts["[0]"], counts["[1]"]]) < critical(3)
    assert len(slots) == 6


# --- decks and what others look at ------------------------------------------------------------------------------


def procyon() -> Scene:
    """1126-1134: seat 0 looks at three technologies of level II, of which it keeps one."""
    scene = Scene()
    scene.lay("I2", "terraforming")
    scene.researched(0, "I2")
    scene.system("A1", "procyon")
    scene.ships(0, "A1", 4)
    scene.base(0, "A1", "ore")
    scene.give(0, ore=3, pop=1)
    scene.turn(0)
    scene.play("space:terraforming/1")
    assert scene.kind == "private-technology"
    return scene


def test_what_another_looks_at_may_be_any_card_of_the_deck() -> None:
    game = procyon().game
    deck = [card for block in game.decks[0] for card in block] + game.players[0].looking
    seen: Counter[int] = Counter()
    for guess in guesses(game, 1, 400):
        seen.update(guess.players[0].looking)
    assert set(seen) == set(deck)
    assert chi_square(list(seen.values())) < critical(len(deck))
    assert all(guess.players[0].looking == game.players[0].looking for guess in guesses(game, 0, 50))


def put_under() -> SunGame:
    scene = procyon()
    scene.play(scene.options()[0])
    assert len(scene.game.decks[0]) == 2
    return scene.game


def test_only_the_owner_knows_what_went_under_the_deck() -> None:
    game = put_under()
    top, bottom = game.decks[0]
    assert all(sorted(guess.decks[0][1]) == sorted(bottom) for guess in guesses(game, 0, 50))
    found: Counter[int] = Counter()
    for guess in guesses(game, 1, 600):
        found.update(guess.decks[0][1])
    assert set(found) == {*top, *bottom}
    assert chi_square(list(found.values())) < critical(len(found))


def test_what_the_owner_knows_moves_with_the_cards() -> None:
    """In a guess of seat 1 other cards lie under the deck, and there it is those that seat 0 knows: it can guess in
    turn."""
    game = put_under()
    different = 0
    for guess in guesses(game, 1, 40):
        different += sorted(guess.decks[0][1]) != sorted(game.decks[0][1])
        for again in guesses(guess, 0, 3):
            assert sorted(again.decks[0][1]) == sorted(guess.decks[0][1])
    assert different > 20


def test_systems_in_the_decks_are_hidden_and_stay_in_their_deck() -> None:
    """A deck has no order that anybody knows: what is drawn from a guess next varies."""
    game = Scene().game
    deck = game.decks[3][0]
    drawn = {guess.from_system_deck(0, 0, "draw") for guess in guesses(game, 0, 200)}
    assert len(drawn) > len(deck) // 2
    assert drawn <= set(deck)
