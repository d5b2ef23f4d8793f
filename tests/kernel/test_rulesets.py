"""Rulesets: a game begins only with options that it has, that go together, and with as many players as it is for."""

from __future__ import annotations

from typing import Any

import pytest
from tests.properties.play import RULESETS, each_ruleset, settings_of
from tests.toy.game import RULESET as TOY
from tests.toy.game import ToyGame

from starboard.kernel import Chance, Match, OptionError, Record, RecordError, Ruleset


def refusal(ruleset: Ruleset, seats: int, options: dict[str, object]) -> str:
    """The one sentence that `new_game` refuses with; a match refuses with the same."""
    with pytest.raises(OptionError) as caught:
        ruleset.new_game(seats, options, Chance.seeded("x", seats))
    with pytest.raises(OptionError) as same:
        Match.begin(ruleset, seats, options, "x")
    assert str(same.value) == str(caught.value)
    assert isinstance(caught.value, ValueError)
    sentence = str(caught.value)
    assert "\n" not in sentence
    return sentence


@each_ruleset
def test_options_that_are_not_given_are_at_their_default(name: str) -> None:
    ruleset = RULESETS[name]
    defaults = ruleset.complete({})
    seats = ruleset.seats(defaults)[0]
    whole = ruleset.new_game(seats, defaults, Chance.seeded("x", seats))
    assert ruleset.new_game(seats, {}, Chance.seeded("x", seats)).digest() == whole.digest()
    for option in ruleset.options:
        given: dict[str, object] = {option.name: option.values[0]}
        assert ruleset.new_game(seats, given, Chance.seeded("x", seats)).digest() == whole.digest()


def test_a_given_option_counts_as_the_command_line_writes_it() -> None:
    game = TOY.new_game(2, {"chips": "2"}, Chance.seeded("x", 2))
    assert isinstance(game, ToyGame)
    assert game.chips == [2, 2]


@each_ruleset
def test_unknown_options_and_values_are_refused(name: str) -> None:
    ruleset = RULESETS[name]
    seats = ruleset.seats(ruleset.complete({}))[0]
    known = ", ".join(sorted(option.name for option in ruleset.options))
    assert refusal(ruleset, seats, {"moon": 1}) == f"{name} has no option 'moon': it has {known}"
    for option in ruleset.options:
        allowed = ", ".join(str(value).lower() for value in option.values)
        wrongs: list[object] = ["cheese", 17, -1, None, [], 1.5]
        for wrong in wrongs:
            shown = repr(str(wrong))
            sentence = refusal(ruleset, seats, {option.name: wrong})
            assert sentence == f"option {option.name} cannot be {shown}: it is one of {allowed}"


@each_ruleset
def test_a_wrong_number_of_players_is_refused(name: str) -> None:
    ruleset = RULESETS[name]
    for options, seats in settings_of(ruleset):
        if seats == ruleset.seats(options)[0]:
            for wrong in set(range(-1, 10)) - set(ruleset.seats(options)):
                sentence = refusal(ruleset, wrong, dict(options))
                assert sentence.startswith(f"{name} with these options is for ")
                assert sentence.endswith(f", not {wrong}")


def test_the_sentence_says_how_many_can_play() -> None:
    """BASE p.1: the base game is for 2 to 4 players. The robot's game is for one."""
    race = RULESETS["race"]
    assert refusal(race, 5, {"level": 0}) == "race with these options is for 2 to 4 players, not 5"
    assert refusal(race, 9, {}) == "race with these options is for 2 to 4 players, not 9"
    assert refusal(race, 2, {"level": 1, "solo": True}) == "race with these options is for 1 player, not 2"
    assert refusal(race, 3, {"advanced": True}) == "race with these options is for 2 players, not 3"


def test_options_that_do_not_go_together_are_refused() -> None:
    frontiers = RULESETS["frontiers"]
    assert refusal(frontiers, 2, {"goals": True, "first_game": True}).startswith("options first_game and goals do not")
    assert refusal(RULESETS["race"], 2, {"draft": True}) == "option draft needs level 1 or more, and not preset"


def test_luck_for_another_number_of_players_is_refused() -> None:
    with pytest.raises(OptionError, match=r"^this chance was made for 2 players, not for 3$"):
        TOY.new_game(3, {}, Chance.seeded("x", 2))
    with pytest.raises(OptionError, match=r"^this chance was made for 1 player, not for 2$"):
        TOY.new_game(2, {}, Chance.seeded("x", 1))


class Bare(Ruleset):
    """A ruleset that forgot everything but how to begin cannot be fooled either."""

    def __init__(self) -> None:
        super().__init__("bare", 1, [])

    def seats(self, options: object) -> list[int]:
        return [2]

    def begin(self, seats: int, options: object, chance: Chance, events: bool) -> ToyGame:
        raise AssertionError("nothing begins before all has been checked")


def test_nothing_begins_before_all_has_been_checked() -> None:
    for seats, options, sentence in (
        (3, {}, "bare with these options is for 2 players, not 3"),
        (2, {"moon": 1}, "bare has no option 'moon': it has none"),
    ):
        with pytest.raises(OptionError) as caught:
            Bare().new_game(seats, options, Chance.seeded("x", seats))
        assert str(caught.value) == sentence


def test_a_record_with_a_wrong_number_of_players_says_so() -> None:
    record = Record("toy", 1, "toy", 10**9, {"chips": 5}, "x")
    with pytest.raises(RecordError, match="toy with these options is for 2 to 3 players, not 1000000000"):
        Match.replay(TOY, record)


@pytest.mark.parametrize("seats", [2.0, "2", None])
def test_a_number_of_players_is_a_whole_number(seats: Any) -> None:
    """The pure build and the compiled one refuse it alike, and say what would be right: an int."""
    for begin in (
        lambda: Chance.seeded("x", seats),
        lambda: TOY.new_game(seats, {}, Chance.seeded("x", 2)),
        lambda: Match.begin(TOY, seats, {}, "x"),
    ):
        with pytest.raises(TypeError, match=r"\bint\b") as caught:
            begin()
        assert "\n" not in str(caught.value)


def test_true_is_one_player() -> None:
    """Python takes True for 1, and so does the sentence."""
    assert refusal(TOY, True, {}) == "toy with these options is for 2 to 3 players, not 1"
