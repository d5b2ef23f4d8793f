"""Training: toy runs: what is noted, that a network learns, and that a run which was killed goes on."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from starboard.arena.training.curve import drawing
from starboard.arena.training.distil import Distilling, distil, shares, wanted
from starboard.arena.training.fit import Recipe, divided, fit, held_out_report, rate_at
from starboard.arena.training.positions import Asked, Positions, Shard, load_shard
from starboard.arena.training.run import LocalWorkers, Plan, Run, TrainingError, plan_from, whole
from starboard.arena.training.selfplay import Job, labels_of, make_shard
from starboard.arena.training.settings import FIELDS, Setting, narrowed
from starboard.bots.learned.action_network import ActionNetwork
from starboard.bots.learned.guides import GUIDES
from starboard.bots.learned.network import Network
from starboard.cli.main import main
from starboard.kernel.registry import ruleset_named

TOY = Plan(
    "frontiers",
    "toy",
    (Setting(1, 2),),
    first_games=6,
    games=2,
    shard=2,
    match=2,
    generations=0,
    recipe=Recipe(hidden=8, second=4, epochs=1, batch=32, seen_least=1, held_out=0.3),
)


@contextmanager
def unseen(_what: str, _total: float) -> Iterator[Callable[[float], None]]:
    yield lambda _more: None


def run_in(folder: Path, plan: Plan = TOY, workers: object = None) -> Run:
    run = Run(folder, plan, workers or LocalWorkers(1), unseen, lambda _text: None)  # type: ignore[arg-type]
    run.save_plan()
    return run


def test_equal_jobs_make_equal_shards_and_rows_carry_how_the_game_ended() -> None:
    job = Job(FIELDS["race-expansions"], "race-expansions", 3, "x")
    one, two = make_shard(job), make_shard(job)
    assert all((one[key] == two[key]).all() for key in one)
    positions = Positions([one, two])
    assert positions.games == 6
    assert len(positions) == len(positions.lengths) == 2 * len(one["lengths"])
    assert np.allclose(positions.won.astype(float).sum(1), 1, atol=0.01)
    assert np.allclose(positions.soft.astype(float).sum(1), 1, atol=0.01)
    which, places, values = positions.entries(np.array([len(positions) - 1, 0]))
    first = int(one["lengths"][0])
    assert (places[which == 1] == one["places"][:first]).all()
    assert (values[which == 1] == one["values"][:first]).all()


def test_a_network_learns_what_decides() -> None:
    source = np.random.default_rng(1)
    rows = 1500
    lead = source.integers(0, 2, rows)
    shard: Shard = {
        "places": np.stack([np.where(lead, 0, 1), source.integers(2, 9, rows)], 1).astype(np.uint16).ravel(),
        "values": np.ones(2 * rows, np.float16),
        "lengths": np.full(rows, 2, np.uint16),
        "sides": np.full(rows, 2, np.uint8),
        "soft": np.zeros((rows, 6), np.float16),
        "won": np.zeros((rows, 6), np.float16),
        "game": np.arange(rows, dtype=np.int32),
        "round": np.ones(rows, np.uint8),
    }
    shard["won"][:, 0] = shard["soft"][:, 0] = lead
    shard["won"][:, 1] = shard["soft"][:, 1] = 1 - lead
    labels = [f"input {at}" for at in range(20)]
    recipe = Recipe(hidden=16, second=8, epochs=20, batch=64, rate=1e-2, decay=0.01)
    card = fit(Positions([shard]), labels, "toy", recipe).card
    assert card["held_out"]["2"]["log_loss"] < 0.1
    assert card["held_out"]["2"]["brier"] < 0.02
    two = fit(Positions([shard]), labels, "toy", replace(recipe, networks=2))
    assert two.layers["w2"].shape == (32, 16)
    assert two.card["held_out"]["2"]["log_loss"] < 0.1
    again = held_out_report(two, Positions([shard]), labels, recipe, 1)
    assert again == {key: two.card[key] for key in again}


def test_games_are_held_out_as_a_whole() -> None:
    job = Job(FIELDS["frontiers"], "frontiers", 12, "held out")
    positions = Positions([make_shard(job)])
    train, test = divided(positions, Recipe(held_out=0.3), np.random.default_rng(1))
    assert sorted([*train, *test]) == list(range(len(positions)))
    learned, held = (set(positions.game[rows].tolist()) for rows in (train, test))
    assert learned
    assert held
    assert not learned & held


def test_the_rate_rises_and_falls_once() -> None:
    rates = [rate_at(part / 100, 1.0) for part in range(101)]
    top = rates.index(max(rates))
    assert rates[:top] == sorted(rates[:top])
    assert rates[top:] == sorted(rates[top:], reverse=True)


def test_a_run_has_networks_matches_and_a_curve(tmp_path: Path) -> None:
    curve = run_in(tmp_path, replace(TOY, generations=1)).train(None)
    assert [one["generation"] for one in curve] == [0, 1]
    assert curve[0]["better"]
    assert json.loads((tmp_path / "curve.json").read_text()) == curve
    assert (tmp_path / "curve.svg").read_text() == drawing("frontiers", curve)
    assert (tmp_path / "generation-1" / "network.net").exists()
    card = json.loads((tmp_path / "generation-0" / "network.json").read_text())
    assert card["content"] == "frontiers"
    assert card["games"] == 6


def test_a_network_that_does_not_win_against_the_best_before_does_not_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shares = iter([0.9, 0.9, 0.5, 0.9, 0.51])  # against simple, and from the second on against the best before, too
    monkeypatch.setattr(Run, "match", lambda *_: {"share": next(shares), "interval": [0.4, 0.6]})
    run = run_in(tmp_path, replace(TOY, generations=2))
    curve = run.train(None)
    assert [one["better"] for one in curve] == [True, False, True]
    assert [run.best(number) for number in range(4)] == [
        None,
        tmp_path / "generation-0" / "network.net",
        tmp_path / "generation-0" / "network.net",
        tmp_path / "generation-2" / "network.net",
    ]


@pytest.mark.once
def test_search_games_are_noted_with_what_search_thought_of_every_action_and_a_policy_is_distilled(
    tmp_path: Path,
) -> None:
    """Given a generation that search played, then its run has an action network and the matches that judge it."""
    plan = replace(
        TOY, content="race-base", settings=(Setting(1, 2, {"advanced": False}),), first_games=2, generations=1
    )
    said: list[str] = []
    run = Run(tmp_path, plan, LocalWorkers(1), unseen, said.append)
    run.save_plan()
    curve = run.train(None)
    assert "actions" not in curve[0]
    assert set(curve[1]["actions"]) == {"alone", "ahead"}
    assert said[-1].startswith("its actions alone: ")
    network = ActionNetwork.read(tmp_path / "generation-1" / "actions.net")
    assert network.answers == list(range(1000, 1007))
    assert network.card["content"] == "race-base"
    shard = load_shard(tmp_path / "generation-1" / "shard-0000.npz")
    assert network.card["questions"] == len(shard["asked_lengths"]) > 20
    assert shard["asked_counts"].sum() == len(shard["asked_answers"]) == len(shard["asked_worths"])


def test_an_action_network_learns_what_search_thought() -> None:
    """Given questions whose first input says which of three actions is good, then it chooses that one."""
    source = np.random.default_rng(1)
    rows = 600
    good = source.integers(0, 3, rows)
    answers = np.stack([good, (good + 1 + source.integers(0, 2, rows)) % 3], 1) + 7  # only two of them are legal
    shard: Shard = {
        "asked_places": np.stack([good, source.integers(3, 9, rows)], 1).astype(np.uint16).ravel(),
        "asked_values": np.ones(2 * rows, np.float16),
        "asked_lengths": np.full(rows, 2, np.uint16),
        "asked_counts": np.full(rows, 2, np.uint8),
        "asked_answers": answers.astype(np.uint32).ravel(),
        "asked_worths": np.tile(np.array([0.6, 0.4], np.float32), rows),
    }
    how = Distilling(hidden=8, epochs=20, batch=32, rate=1e-2, decay=0.01, held_out=0.2)
    network = distil(Asked([shard]), [f"input {at}" for at in range(10)], "toy", how)
    assert network.answers == [7, 8, 9]
    assert network.card["held_out"] == {"questions": 120, "agreement": 1.0}
    layers = network.layers
    scores = np.maximum(layers["w1"] + layers["b1"], 0) @ layers["w2"] + layers["b2"]  # of each input alone
    assert scores[:3].argmax(1).tolist() == [0, 1, 2]
    legal, chances = wanted(Asked([shard]), np.array([7, 8, 9]), 0.1)
    assert (chances.argmax(1) == good).all()
    assert shares(np.array([[5.0, 1.0, 1.0]]), np.array([[False, True, True]])).tolist() == [[0, 0.5, 0.5]]
    assert (legal.sum(1) == 2).all()
    assert np.allclose(chances.max(1), 1 / (1 + np.exp(-2)), atol=1e-3)


class Killed(Exception):
    """As if the process had been killed."""


class Mortal(LocalWorkers):
    """Workers that are killed before they play a job again and again, and note which they were given."""

    def __init__(self, lives: int) -> None:
        super().__init__(1)
        self.lives = lives
        self.given: list[str] = []

    def results(self, jobs: Sequence[Job], enough: Callable[[], bool]) -> Iterator[tuple[int, Shard]]:
        for at, shard in super().results(jobs, enough):
            if not self.lives:
                raise Killed
            self.lives -= 1
            self.given.append(jobs[at].seed)
            yield at, shard


def test_a_run_that_was_killed_goes_on_where_it_was_and_ends_like_one_that_was_not(tmp_path: Path) -> None:
    workers = Mortal(2)
    with pytest.raises(Killed):
        run_in(tmp_path / "killed", workers=workers).train(None)
    assert len(list((tmp_path / "killed" / "generation-0").glob("shard-*.npz"))) == 2
    again = Mortal(10)
    plan = plan_from(json.loads((tmp_path / "killed" / "plan.json").read_text()))
    assert plan == TOY
    run_in(tmp_path / "killed", plan, again).train(None)
    assert again.given == ["toy0/frontiers/2"]
    run_in(tmp_path / "whole").train(None)
    networks = [(tmp_path / name / "generation-0" / "network.net").read_bytes() for name in ("killed", "whole")]
    assert networks[0] == networks[1]


def test_when_the_time_is_over_nothing_new_is_begun(tmp_path: Path) -> None:
    assert run_in(tmp_path).train(0.0) == []
    assert len(list((tmp_path / "generation-0").glob("shard-*.npz"))) == 1


@pytest.mark.once
def test_when_the_time_is_over_what_others_play_is_kept(tmp_path: Path) -> None:
    """Each of two processes has begun a shard by then, and begins no other."""
    assert run_in(tmp_path, replace(TOY, first_games=10), LocalWorkers(2)).train(0.0) == []
    assert len(list((tmp_path / "generation-0").glob("shard-*.npz"))) == 2


def test_a_damaged_file_is_named_and_made_again_when_it_is_gone(tmp_path: Path) -> None:
    """Given a disk that has cut off a file, the run says which; without it, the run ends as it would have."""
    run_in(tmp_path).train(None)
    folder = tmp_path / "generation-0"
    before = (folder / "network.net").read_bytes()
    for name in ("matches.json", "network.net", "shard-0001.npz"):
        damaged = folder / name
        text = damaged.read_bytes()
        for kept in (0, 40, len(text) // 2):
            damaged.write_bytes(text[:kept])
            with pytest.raises(TrainingError, match=f"{name} is damaged; delete it, and --resume makes it again"):
                run_in(tmp_path).train(None)
        damaged.unlink()
    assert [one["generation"] for one in run_in(tmp_path).train(None)] == [0]
    assert (folder / "network.net").read_bytes() == before


def test_a_file_may_be_damaged_in_any_way(tmp_path: Path) -> None:
    """Whatever is wrong with it, it is said in one sentence."""
    run_in(tmp_path).train(None)
    luck = random.Random(1)
    readers: dict[str, Callable[[Path], object]] = {"shard-0001.npz": load_shard, "network.net": Network.read}
    for name, read in readers.items():
        path = tmp_path / "generation-0" / name
        text, named = path.read_bytes(), 0
        for _ in range(500):
            damaged = bytearray(text)
            for _ in range(luck.choice((1, 3))):
                damaged[luck.choice((1, -1)) * luck.randrange(1, 400)] = luck.randrange(256)
            path.write_bytes(damaged)
            try:
                whole(path, read)
            except TrainingError as wrong:
                named += "damaged" in str(wrong)
        assert named > 300


def test_a_file_that_is_gone_is_not_called_damaged(tmp_path: Path) -> None:
    with pytest.raises(TrainingError, match=r"network\.net cannot be read: No such file or directory"):
        whole(tmp_path / "network.net", Network.read)


@pytest.mark.parametrize(
    "change",
    [
        {"shard": 0},
        {"shard": True},
        {"match": "x"},
        {"seed": 3},
        {"step": "1"},
        {"step": float("nan")},
        {"generations": -1},
        {"generations": 1.5},
        {"content": "chess"},
        {"recipe": {"hidden": -4}},
        {"recipe": {"rate": "x"}},
        {"recipe": {"rate": 0}},
        {"recipe": {"held_out": 7}},
        {"settings": []},
        {"settings": [{"share": 0, "seats": 2}]},
        {"settings": [{"share": 1, "seats": "x"}]},
        {"settings": [{"share": 1, "seats": 9}]},
        {"settings": [{"share": 1, "seats": 2, "options": []}]},
        {"settings": [{"share": 1, "seats": 2, "options": {"goals": 3}}]},
    ],
)
def test_a_plan_with_what_cannot_be_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], change: dict[str, object]
) -> None:
    refused(tmp_path, json.dumps({**TOY.plain(), **change}), capsys)


@pytest.mark.parametrize("text", ["", "[]", "[" * 100_000])
def test_something_else_is_no_plan(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str) -> None:
    refused(tmp_path, text, capsys)


def refused(folder: Path, text: str, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "plan.json").write_text(text)
    assert main(["train", "frontiers", "--resume", str(folder), "--hours", "0"]) == 2
    assert capsys.readouterr().err == f"starboard train: {folder} has no run to go on with\n"


def test_the_best_network_is_read_only_for_shards_that_are_missing(tmp_path: Path) -> None:
    run = run_in(tmp_path)
    run.train(None)
    folder = tmp_path / "generation-1"
    folder.mkdir()
    (tmp_path / "generation-0" / "network.net").write_bytes(b"")
    with pytest.raises(TrainingError, match="damaged"):
        run.play(1)
    (folder / "shard-0000.npz").touch()
    assert run.play(1)


def test_a_shard_of_games_that_nobody_plays_against_another_is_a_shard() -> None:
    """Given the solo game alone, there is nothing that says which weights are better."""
    solo = replace(FIELDS["race-expansions"], settings=(Setting(1, 1, {"level": 1, "solo": True}),))
    shard = make_shard(Job(solo, "race-expansions", 1, "solo"))
    assert len(shard["tilts"]) == 0
    assert shard["tilts"].shape[1] > 0


def test_what_a_later_network_needs_of_an_earlier_generation_is_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given that a shard of the first games is gone, the second network is fitted on all of them all the same."""
    monkeypatch.setattr(Run, "match", lambda *_: {"share": 0.6, "interval": [0.5, 0.7]})
    run_in(tmp_path).train(None)
    (tmp_path / "generation-0" / "shard-0001.npz").unlink()
    assert len(run_in(tmp_path, replace(TOY, generations=1)).train(None)) == 2
    assert json.loads((tmp_path / "generation-1" / "network.json").read_text())["games"] == 8


def test_a_plan_of_another_version_is_refused() -> None:
    with pytest.raises(TrainingError, match="another version"):
        plan_from({"format": 0})


@pytest.mark.parametrize("content", sorted(FIELDS))
def test_settings_are_games_that_can_be_played_with_inputs_that_the_network_has(content: str) -> None:
    field = FIELDS[content]
    ruleset = ruleset_named(field.ruleset)
    labels = set(labels_of(content, ruleset.name))
    assert sum(setting.share for setting in field.settings) == 100
    for setting in field.settings:
        options = ruleset.complete(setting.options)
        ruleset.check_seats(setting.seats, options)
        assert GUIDES[ruleset.name].content(options) == content
        assert set(ruleset.featuriser(options).labels) <= labels


def test_settings_can_be_narrowed_to_options_and_players() -> None:
    race = ruleset_named("race")
    narrow = narrowed(FIELDS["race-expansions"], race, 3, {"level": 2})
    assert {setting.seats for setting in narrow.settings} == {3}
    assert {setting.options["level"] for setting in narrow.settings} == {2}
    with pytest.raises(ValueError, match="no game of this kind"):
        narrowed(FIELDS["race-base"], race, 6, {})
    with pytest.raises(ValueError, match="need games of two or more players"):
        narrowed(FIELDS["race-expansions"], race, 1, {})
