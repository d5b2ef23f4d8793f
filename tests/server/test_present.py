"""What a seat is asked, as it is sent: which answers a client may give without asking."""

from __future__ import annotations

from typing import Any, cast

import pytest

from starboard.kernel.chance import Stream
from starboard.kernel.decision import Decision
from starboard.kernel.forms import PickOne
from starboard.kernel.match import Match
from starboard.kernel.registry import ruleset_named
from starboard.server.play import present
from starboard.words.faces import face_of

PAYMENTS = ("pay-development", "pay-world", "pay-for-military", "payment", "pay-whom")


@pytest.mark.parametrize("name", ["race", "frontiers", "sun"])
def test_only_what_does_nothing_or_keeps_a_single_card_is_answered_without_asking(name: str) -> None:
    """A pass where nothing can be placed is; a whole action never is, though no other is possible."""
    ruleset = ruleset_named(name)
    match = Match.begin(ruleset, 2, {}, "itself", False)
    source = Stream("player")
    eyes = [present.Eyes(face_of(name, ruleset.complete({})), "en", seat) for seat in range(2)]
    forced: set[tuple[str, ...]] = set()
    asked_alone = paid = 0
    while not match.over:
        decision = match.game.decisions[0]
        plain = cast(dict[str, Any], match.game.plain_decision(decision))
        sent = present.asked(match.game, eyes[decision.seat], plain)
        if sent.forced is not None:
            assert decision.form.single()
            forced.add((sent.kind, *map(str, sent.forced)))
        elif decision.form.single():
            asked_alone += 1
            assert sent.kind == "action"
        if sent.kind in PAYMENTS:
            paid += 1
            assert not decision.form.single(), "where only one payment is possible, the kernel makes it"
        match.choose(decision.seat, decision.form.random(source))
    if name == "race":
        assert paid
        assert {("develop", "pass"), ("settle", "pass")} <= forced
    if name == "sun":
        assert not forced


def test_what_the_kernel_answered_for_a_seat_is_told_to_that_seat_alone() -> None:
    """Given a world and exactly as many other cards as it costs, when it is placed, then nobody is asked how to pay; to
    the player who pays, what follows is told as done without asking, and to the others as what happened."""
    ruleset = ruleset_named("race")
    eyes = [present.Eyes(face_of("race", ruleset.complete({})), "en", seat) for seat in (0, 1, None)]
    done: list[tuple[int, dict[str, Any]]] = []
    for number in range(20):
        match = Match.begin(ruleset, 2, {}, f"itself {number}", False)
        source = Stream(f"player {number}")
        while not match.over:
            decision = match.game.decisions[0]
            match.choose(decision.seat, decision.form.random(source))
        told = [present.seen(match, one, 0) for one in eyes]
        for mine, other, nobody in zip(*told, strict=True):
            assert not nobody.itself
            assert not (mine.itself and other.itself)
            done += [(seat, one.event) for seat, one in ((0, mine), (1, other)) if one.itself]
    assert all(event.get("seat") in (seat, None) for seat, event in done)
    assert {"place", "consume"} & {event["event"] for _, event in done}


@pytest.mark.parametrize(("kind", "itself"), [("keep-system", True), ("private-technology", True), ("action", False)])
def test_beyond_the_sun_keeps_a_single_card_without_asking(kind: str, itself: bool) -> None:
    ruleset = ruleset_named("sun")
    match = Match.begin(ruleset, 2, {}, "itself", False)
    eyes = present.Eyes(face_of("sun", ruleset.complete({})), "en", 0)
    things = match.game.decisions[0].form.random(Stream("player"))
    [only] = match.game.names(things)
    for options, answer in ((things, [only] if itself else None), ([*things, things[0] + 1], None)):
        decision = Decision(1, 0, kind, PickOne(options), {})
        plain = cast(dict[str, Any], match.game.plain_decision(decision))
        assert present.forced(match.game, eyes, decision, plain) == answer
