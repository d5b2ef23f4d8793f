"""The parts that all interfaces share: a game by primitives, what a seat has before it, many games at once."""

from __future__ import annotations

import copy
import pickle
from array import array
from collections.abc import Callable

import pytest
from tests.research.games import GAMES, each_game
from tests.research.toy import RULESET as TOY

from starboard.kernel.actions import ActionError
from starboard.kernel.chance import Chance, Stream
from starboard.kernel.decision import IllegalChoice
from starboard.kernel.forms import PickNumber
from starboard.kernel.perception import Perception
from starboard.kernel.stepper import Stepper
from starboard.research.setting import Setting, SettingError, margins, wins


def stepped(setting: Setting, seed: str, most: int = 10**6) -> Stepper:
    stepper = setting.deal(seed)
    source = Stream(seed)
    for _ in range(most):
        if stepper.ended:
            break
        stepper.step(stepper.legal[source.below(len(stepper.legal))])
    return stepper


@each_game
def test_a_game_is_played_to_its_end_by_primitives(name: str) -> None:
    setting = Setting(GAMES[name], max_rounds=60)
    stepper = setting.deal("1")
    source = Stream("1")
    while not stepper.ended:
        assert len(stepper.legal) >= 2
        assert stepper.legal == sorted(set(stepper.legal))
        assert stepper.decision is not None
        assert stepper.seat == stepper.decision.seat == stepper.game.decisions[0].seat
        stepper.step(stepper.legal[source.below(len(stepper.legal))])
    assert stepper.game.over or stepper.stopped
    assert abs(sum(setting.rewards(stepper.game))) < 1e-9


@pytest.mark.parametrize("name", sorted(set(GAMES) - {"toy"}))
@pytest.mark.parametrize("another", [copy.deepcopy, lambda stepper: pickle.loads(pickle.dumps(stepper))])
def test_a_copy_stands_at_the_same_place_and_goes_its_own_way(name: str, another: Callable[[Stepper], Stepper]) -> None:
    """In the middle of an answer, at every kind of place, and at the end."""
    setting = Setting(GAMES[name], max_rounds=4)
    stepper = setting.deal("copied")
    source = Stream("copied")
    while not stepper.ended:
        other = another(stepper)
        assert (other.seat, other.partial, other.legal, other.given) == (
            stepper.seat,
            stepper.partial,
            stepper.legal,
            stepper.given,
        )
        action = stepper.legal[source.below(len(stepper.legal))]
        before = stepper.game.digest()
        other.step(action)
        assert stepper.game.digest() == before
        stepper.step(action)
        assert other.game.digest() == stepper.game.digest()
    assert another(stepper).ended


def test_the_same_choices_lead_to_the_same_game_as_whole_answers() -> None:
    """What is forced is answered by itself, and nothing else is."""
    setting = Setting(TOY, players=3)
    stepper = setting.deal("same")
    game = TOY.new_game(3, {}, Chance.seeded("same", 3))
    source = Stream("same")
    while not game.over:
        decision = game.decisions[0]
        answer = decision.form.random(source)
        if not decision.form.single():
            assert stepper.seat == decision.seat
            path = setting.space.path(decision.form, answer)
            while stepper.decision is not None and stepper.decision.id == decision.id:
                stepper.step(path[len(stepper.partial)])
        game.decide(decision.seat, answer)
    assert stepper.ended
    assert stepper.game.digest() == game.digest()


def test_a_copy_goes_its_own_way() -> None:
    stepper = stepped(Setting(TOY), "copy", 3)
    other = stepper.copy()
    before = stepper.game.digest()
    while not other.ended:
        other.step(other.legal[0])
    assert stepper.game.digest() == before
    assert not stepper.ended


def test_an_action_that_is_not_legal_changes_nothing() -> None:
    stepper = Setting(TOY).deal("illegal")
    before = (stepper.game.digest(), stepper.partial[:], stepper.legal[:])
    for action in (-1, 10**6, next(one for one in range(36) if one not in stepper.legal)):
        with pytest.raises(ActionError, match="is not legal now: seat 0 has"):
            stepper.step(action)
    assert (stepper.game.digest(), stepper.partial, stepper.legal) == before
    with pytest.raises(IllegalChoice):
        stepper.answer([999])
    stepper.step(stepper.legal[0])


def test_after_the_end_nothing_can_be_chosen() -> None:
    stepper = stepped(Setting(TOY), "end")
    with pytest.raises(ActionError, match="has ended"):
        stepper.step(0)
    with pytest.raises(ActionError, match="has ended"):
        stepper.answer([0])


def test_a_seat_that_gives_whole_answers_has_no_actions() -> None:
    """Given a rival at seat 1, when it is asked, then no action is legal for it, and its answer leads on."""
    game = TOY.new_game(2, {}, Chance.seeded("rival", 2))
    stepper = Stepper(game, TOY.actions({}), by_primitives=1 << 0)
    source = Stream("rival")
    asked = set()
    while not stepper.ended:
        asked.add(stepper.seat)
        if stepper.seat == 0:
            stepper.step(stepper.legal[source.below(len(stepper.legal))])
            continue
        assert stepper.legal == []
        assert stepper.copy().legal == []
        with pytest.raises(ActionError, match="seat 1 gives whole answers"):
            stepper.step(0)
        stepper.answer_at_random(source)
    assert asked == {0, 1}


def test_a_game_that_takes_too_long_is_stopped() -> None:
    stepper = stepped(Setting(TOY, max_rounds=1), "long")
    assert stepper.stopped
    assert not stepper.game.over
    assert stepper.game.round == 2


def test_rewards() -> None:
    """Given final scores, when rewards are counted, then the win is spread to 0 and margins are to the best other."""
    game = stepped(Setting(TOY, players=3), "rewards").game
    totals = {one.seat: one.total for one in game.standings()}
    best = [one.seat for one in game.standings() if one.rank == 1]
    if len(best) == 1:
        assert wins(game) == [1.0 if seat == best[0] else -0.5 for seat in range(3)]
    assert margins(game)[0] == totals[0] - max(totals[1], totals[2])


def test_a_game_may_be_named_with_the_version_of_its_rules() -> None:
    assert Setting("race_v3").ruleset is Setting("race").ruleset
    assert Setting("race_v3").name == "race_v3"


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"ruleset": "chess"}, "there is no ruleset 'chess'"),
        ({"ruleset": "chess_v1"}, "there is no ruleset 'chess_v1'"),
        ({"ruleset": "race_v1"}, "there is no 'race_v1': the rules installed here are race_v3"),
        ({"ruleset": "race", "players": 9}, "not 9"),
        ({"ruleset": "race", "players": "two"}, "the number of players is a whole number, not 'two'"),
        ({"ruleset": "race", "options": {"levels": 1}}, "no option 'levels'"),
        ({"ruleset": "race", "options": {"level": 7}}, "level cannot be '7'"),
        ({"ruleset": "race", "reward": "fame"}, "the reward cannot be 'fame'"),
        ({"ruleset": "race", "max_rounds": -1}, "max_rounds is a whole number"),
    ],
)
def test_a_setting_that_does_not_exist_is_refused_in_one_sentence(given: dict[str, object], said: str) -> None:
    with pytest.raises(SettingError) as wrong:
        Setting(**given)  # type: ignore[arg-type]
    assert said in str(wrong.value)
    assert "\n" not in str(wrong.value)


# --- what is asked, as numbers --------------------------------------------------------------------------------


@each_game
def test_what_is_asked_can_be_read_back(name: str) -> None:
    """The kind of the question, what it is about and the part of the answer, at every choice of a game."""
    setting = Setting(GAMES[name], max_rounds=8)
    space, perception = setting.space, setting.perception
    stepper = setting.deal("asked")
    source = Stream("asked")
    row = array("f", bytes(4 * perception.size))
    groups = {group.name: group for group in perception.groups}
    assert perception.groups[-1].stop == perception.size
    while not stepper.ended:
        decision = stepper.decision
        assert decision is not None
        perception.write(stepper.game, stepper.seat, decision, stepper.partial, row)
        read = {key: row[group.start : group.stop] for key, group in groups.items()}
        assert [space.questions[at] for at, one in enumerate(read["question"]) if one] == [decision.kind]
        about = {action for thing in decision.about.values() for action in space.spelling(thing)}
        assert {at for at, one in enumerate(read["about"]) if one} == about
        assert {at for at, one in enumerate(read["picked"]) if one} == set(stepper.partial)
        stepper.step(stepper.legal[source.below(len(stepper.legal))])


def test_the_order_of_what_was_picked_can_be_read_back() -> None:
    """Spelled numbers may repeat: 0 1 0 and 1 1 0 differ."""
    setting = Setting(TOY)
    perception: Perception = setting.perception
    stepper = stepped(setting, "picked", 0)
    decision = stepper.decision
    assert decision is not None
    rows = []
    decision = type(decision)(1, 0, "pledge", PickNumber(0, 3), {})
    for partial in ([1, 2, 1], [2, 2, 1], [1, 1, 2], [2, 1], [1, 2]):
        row = array("f", bytes(4 * perception.size))
        perception.write(stepper.game, 0, decision, partial, row)
        rows.append(row.tobytes())
    assert len(set(rows)) == 5


def test_a_seat_that_is_not_asked_sees_no_question() -> None:
    setting = Setting(TOY)
    stepper = setting.deal("quiet")
    row = array("f", [9.0] * setting.perception.size)
    setting.perception.write(stepper.game, 1, None, [], row)
    assert not any(row[setting.perception.question :])
