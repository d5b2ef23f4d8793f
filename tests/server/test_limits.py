"""Limits: buckets fill at a steady rate, keys do not disturb each other, and memory is bounded."""

from __future__ import annotations

import pytest

from starboard.server.refusals import Refused
from starboard.server.settings import Settings
from starboard.server.web import limits
from starboard.server.web.limits import Limit, Limits, neighbourhood


class Clock:
    """Time that passes when we say so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_so_many_at_once_then_one_by_one() -> None:
    clock = Clock()
    limit = Limit(6, 60, clock)
    assert [limit.wait("a") for _ in range(6)] == [0.0] * 6
    assert limit.wait("a") == pytest.approx(10.0)
    clock.now += 9
    assert limit.wait("a") == pytest.approx(1.0)
    clock.now += 1
    assert limit.wait("a") == 0.0
    assert limit.wait("a") > 0


def test_whoever_rests_may_not_save_up_more_than_a_full_bucket() -> None:
    clock = Clock()
    limit = Limit(3, 60, clock)
    limit.wait("a")
    clock.now += 10_000
    assert [limit.wait("a") == 0 for _ in range(5)] == [True, True, True, False, False]


def test_one_key_does_not_use_up_anothers() -> None:
    limit = Limit(1, 60, Clock())
    assert limit.wait("a") == 0
    assert limit.wait("a") > 0
    assert limit.wait("b") == 0


def test_zero_means_any_number() -> None:
    limit = Limit(0, 60, Clock())
    assert not any(limit.wait("a") for _ in range(10_000))
    assert not limit.buckets


def test_memory_is_bounded_and_the_longest_unused_goes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 100)
    limit = Limit(1, 60, Clock())
    for number in range(1000):
        limit.wait(str(number))
        limit.wait("busy")
    assert len(limit.buckets) == 100
    assert limit.wait("busy") > 0


def test_a_refusal_says_how_long_to_wait() -> None:
    limit = Limit(1, 60, Clock())
    limit.check("a")
    with pytest.raises(Refused) as refused:
        limit.check("a")
    assert refused.value.status == 429
    assert refused.value.problem("pl").text == "Zbyt wiele żądań naraz; spróbuj za 60 sekund."


def test_an_address_may_hold_so_many_connections() -> None:
    rules = Limits(Settings(sockets_per_address=2))
    rules.open_socket("a")
    rules.open_socket("a")
    with pytest.raises(Refused):
        rules.open_socket("a")
    rules.open_socket("b")
    rules.close_socket("a")
    rules.open_socket("a")
    for address in ("a", "a", "b"):
        rules.close_socket(address)
    assert not rules.sockets


def test_messages_are_counted_for_a_person_over_all_connections_and_for_an_address_over_all_people() -> None:
    """A new connection, or a new person at the same address, does not begin anew."""
    rules = Limits(Settings(messages_per_minute=2), Clock())

    def heard(person: str, address: str, times: int) -> int:
        return [rules.messages_of(person, address).wait() for _ in range(times)].count(0.0)

    assert heard("ann", "home", 3) == 2
    assert heard("ann", "elsewhere", 1) == 0
    # Five times as many may come from one address; also what was refused has come from it.
    assert sum(heard(f"guest {number}", "home", 1) for number in range(20)) == 7
    assert heard("bob", "elsewhere", 1) == 1


@pytest.mark.parametrize(
    ("address", "counted_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("", ""),
        ("a socket file", "a socket file"),
    ],
)
def test_a_network_of_ipv6_counts_as_one_address(address: str, counted_as: str) -> None:
    assert neighbourhood(address) == counted_as
