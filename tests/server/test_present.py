"""What a seat is asked, as it is sent: which answers a client may give without asking."""

from __future__ import annotations

from typing import Any, cast

import pytest

from starboard.kernel.chance import Stream
from starboard.kernel.match import Match
from starboard.kernel.registry import ruleset_named
from starboard.server.play import present
from starboard.words.faces import face_of


@pytest.mark.parametrize("name", ["race", "frontiers", "sun"])
def test_only_what_does_nothing_or_keeps_a_single_card_is_answered_without_asking(name: str) -> None:
    """A pass where nothing can be placed is; a whole action never is, though no other is possible."""
    ruleset = ruleset_named(name)
    match = Match.begin(ruleset, 2, {}, "itself", False)
    source = Stream("player")
    eyes = [present.Eyes(face_of(name, ruleset.complete({})), "en", seat) for seat in range(2)]
    forced: set[tuple[str, ...]] = set()
    asked_alone = 0
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
        match.choose(decision.seat, decision.form.random(source))
    if name == "race":
        assert {("develop", "pass"), ("settle", "pass")} <= forced
    if name == "sun":
        assert not forced
