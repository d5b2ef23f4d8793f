"""A few games of what `make evidence` measures over many: luck is nothing on average, planted mistakes are found."""

from __future__ import annotations

import pytest
from tools.review_evidence import GAMES, MOST_GAMES, SEED, WORST, luck_of, planted_in, played, share_of, summary_of

from starboard.review import review_of
from starboard.review.outlook import deviation
from starboard.review.split import LUCK

pytestmark = pytest.mark.once


@pytest.mark.parametrize("game", GAMES)
def test_luck_is_nothing_on_average(game: str) -> None:
    """Whoever plays and whatever the network thinks: `hard` against rules of thumb, stretch by stretch, within four
    errors. All of it comes from the seeds, so it is the same on every day."""
    found: dict[str, list[float]] = {kind: [] for kind in LUCK if kind != "judgement"}
    for number in range(2):
        names = ["hard", "simple"] if number else ["simple", "hard"]
        review = review_of(played(game, f"{SEED}/test/{number}", names).record, seats=[])
        for stretch in review.stretches:
            for kind, luck in found.items():
                luck.append(stretch.luck[kind][names.index("simple")])
    for kind, luck in found.items():
        assert abs(sum(luck) / len(luck)) <= 4 * deviation(luck) + 1e-6, kind


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES)
def test_luck_is_nothing_on_average_over_many_games(game: str) -> None:
    """Each kind, for each seat and for the weaker player: within three errors of 0 over 40 games."""
    found = summary_of("luck", [luck_of(game, number) for number in range(MOST_GAMES)])
    assert found["games"] == MOST_GAMES
    for kind, means in found["means"].items():
        for whose, (mean, error) in means.items():
            assert abs(mean) <= 3 * error + 1e-4, (kind, whose, mean, error)


def test_planted_mistakes_are_among_the_three_worst_choices_of_their_seats() -> None:
    places = [place for number in range(6) if (place := planted_in("frontiers", number)["place"])]
    assert places
    assert sum(place <= WORST for place in places) >= len(places) - 1, places


def test_a_share_has_its_interval() -> None:
    share, least, most = share_of(36, 40)
    assert share == pytest.approx(90)
    assert (round(least, 1), round(most, 1)) == (76.9, 96.0)
    assert share_of(0, 0) == [0.0, 0.0, 100.0]
