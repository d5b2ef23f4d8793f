"""Ratings: how strong the bots of a round robin are on one scale, by all games they have played.

openskill's Plackett-Luce model, with its usual start of 25 ± 8.3. Games count in the order of the deals, so equal
contests give equal ratings.
"""

from __future__ import annotations

from typing import Any

from starboard.arena.contest import Results


class NoRatings(Exception):
    """There is nothing to rate, or openskill is not installed: one sentence."""


def ratings(results: Results, games: int) -> list[dict[str, Any]]:
    """Each bot with its rating, the strongest first. Raises NoRatings."""
    if results.contest.players == 1:
        raise NoRatings("there are no ratings of bots that play alone; their match-ups say how each did")
    try:
        from openskill.models import PlackettLuce  # noqa: PLC0415
    except ImportError:
        raise NoRatings('ratings need openskill: run `pip install "starboard[arena]"`') from None
    model = PlackettLuce()
    found = {bot: model.rating(name=bot) for bot in results.contest.bots}
    groups = results.contest.groups()
    for task in results.contest.tasks(games):
        deal = results.found.get(task)
        if deal is None or not deal.finished:
            continue
        bots = groups[task.group]
        for ranks in deal.ranks:
            rated = model.rate([[found[bot]] for bot in bots], ranks=[float(rank) for rank in ranks])
            found.update({bot: team[0] for bot, team in zip(bots, rated, strict=True)})
    plain = [
        {"bot": bot, "mu": round(one.mu, 2), "sigma": round(one.sigma, 2), "ordinal": round(one.ordinal(), 2)}
        for bot, one in found.items()
    ]
    return sorted(plain, key=lambda one: -one["mu"])
