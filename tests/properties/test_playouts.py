"""Playouts skip the check of answers that the form itself has drawn: that changes nothing about the game."""

from __future__ import annotations

from tests.properties.play import RULESETS, each_ruleset, settings_of

from starboard.kernel import Chance, Stream
from starboard.kernel.playout import play_out


@each_ruleset
def test_a_playout_plays_the_game_that_checked_answers_play(name: str) -> None:
    ruleset = RULESETS[name]
    settings = settings_of(ruleset)
    for options, seats in settings[:: max(1, len(settings) // 12)]:
        quick = ruleset.new_game(seats, options, Chance.seeded("playout", seats))
        checked = ruleset.new_game(seats, options, Chance.seeded("playout", seats))
        decisions = play_out(quick, Stream("players"), max_rounds=12)
        source = Stream("players")
        counted = 0
        while not checked.over and checked.round <= 12:
            for seat in checked.order:
                decision = checked.pending[seat]
                if decision is not None and checked.round <= 12:
                    counted += not decision.form.single()
                    checked.decide(seat, decision.form.random(source))
        assert (quick.digest(), decisions) == (checked.digest(), counted)
