"""Chance: known answers that hold on every build, equal chances, streams of their own, and scripts."""

from __future__ import annotations

import pytest

from starboard.kernel import Chance, Draw, ScriptedChance, ScriptError, Stream
from starboard.kernel.chance import MOST, Generator
from starboard.kernel.forms import below_large


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def critical(kinds: int) -> float:
    """About one in ten thousand by chance (and the seeds here are fixed)."""
    freedom = kinds - 1
    return float(freedom + 3.72 * (2 * freedom) ** 0.5 + 10)


def test_the_generator_is_xoshiro128_plus_plus() -> None:
    """The published first outputs for the state 1, 2, 3, 4."""
    generator = Generator(1, 2, 3, 4)
    assert [generator.word() for _ in range(10)] == [
        641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295, 495546011, 621204420,
    ]  # fmt: skip


def test_known_answers() -> None:
    chance = Chance.seeded("1", 2)
    assert [chance.roll(6, "die", -1, "test") for _ in range(12)] == [5, 0, 0, 2, 5, 3, 3, 1, 4, 1, 5, 2]
    assert [chance.roll(1000, "die", 0, "test") for _ in range(6)] == [285, 236, 530, 988, 189, 161]
    assert [chance.roll(MOST, "die", 1, "test") for _ in range(3)] == [640241337, 655919882, 353117387]
    items = list(range(10))
    chance.shuffle(items, "deck", -1, "test")
    assert items == [7, 9, 3, 5, 1, 8, 0, 6, 2, 4]
    assert [chance.draw(items, "deck", 0, "test") for _ in range(3)] == [0, 3, 2]
    assert items == [7, 9, 6, 5, 1, 8, 4]
    stream = Stream("1")
    assert [stream.below(100) for _ in range(8)] == [73, 61, 65, 52, 23, 68, 88, 59]
    assert below_large(10**30, Stream("big")) == 623242070826397587150705755754


def test_each_number_is_equally_likely() -> None:
    for n in (2, 3, 6, 7, 100):
        chance = Chance.seeded(f"uniform {n}", 1)
        counts = [0] * n
        for _ in range(300 * n):
            counts[chance.roll(n, "die", -1, "test")] += 1
        assert chi_square(counts) < critical(n)


def test_a_word_that_would_favour_some_numbers_is_not_used() -> None:
    """2**32 words cannot be shared out equally among 3: one word (0) is left over, and the next one is taken."""
    generator, again = Generator(0, 1, 2, 0), Generator(0, 1, 2, 0)
    assert again.word() == 0
    second = again.word()
    assert generator.below(3) == second * 3 >> 32
    assert generator.words() == again.words(), "two words were used"
    generator, once = Generator(0, 1, 2, 0), Generator(0, 1, 2, 0)
    once.word()
    assert generator.below(4) == 0, "among 4 they can be shared out: the first word is used"
    assert generator.words() == once.words()


def test_no_remainder_of_a_large_number_is_likelier() -> None:
    """Of 3 * 2**28 numbers, every third would get six words of 2**32 and all others five, if none were refused."""
    stream = Stream("thirds")
    counts = [0] * 3
    for _ in range(6000):
        counts[stream.below(3 << 28) % 3] += 1
    assert chi_square(counts) < critical(3)


def test_large_numbers_are_equally_likely() -> None:
    stream = Stream("large")
    n = 3 * 2**40
    counts = [0] * 12
    for _ in range(6000):
        value = below_large(n, stream)
        assert 0 <= value < n
        counts[value * 12 // n] += 1
    assert chi_square(counts) < critical(12)


@pytest.mark.parametrize("n", [0, -1, MOST + 1, 10**30])
def test_a_draw_from_nothing_or_from_too_much_is_an_error(n: int) -> None:
    with pytest.raises(ValueError, match="cannot be drawn"):
        Chance.seeded("x", 1).roll(n, "die", -1, "test")
    with pytest.raises(ValueError, match="cannot be drawn"):
        Stream("x").below(n)


def test_each_seat_has_its_own_luck() -> None:
    """What one seat draws does not depend on how much the others drew before."""
    alone = Chance.seeded("luck", 3)
    among = Chance.seeded("luck", 3)
    expected = [alone.roll(1000, "die", 1, "test") for _ in range(20)]
    found = []
    for _ in range(20):
        for seat in (-1, 0, 2):
            among.roll(7, "die", seat, "noise")
        found.append(among.roll(1000, "die", 1, "test"))
    assert found == expected


def test_streams_differ_between_seats_the_table_and_outside() -> None:
    chance = Chance.seeded("luck", 3)
    outside = Stream("luck")
    draws = [[chance.roll(1000, "die", seat, "test") for _ in range(20)] for seat in range(-1, 3)]
    draws.append([outside.below(1000) for _ in range(20)])
    assert len({tuple(draw) for draw in draws}) == 5


def test_streams_of_seats_are_independent() -> None:
    chance = Chance.seeded("pairs", 2)
    counts = [0] * 36
    for _ in range(7200):
        counts[6 * chance.roll(6, "die", 0, "test") + chance.roll(6, "die", 1, "test")] += 1
    assert chi_square(counts) < critical(36)


def test_all_orders_of_a_shuffle_are_equally_likely() -> None:
    chance = Chance.seeded("orders", 1)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(7200):
        items = [0, 1, 2, 3]
        chance.shuffle(items, "deck", -1, "test")
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert len(counts) == 24
    assert chi_square(list(counts.values())) < critical(24)


def test_copies_go_on_alike_and_apart() -> None:
    chance = Chance.seeded("x", 1)
    copy = chance.copy()
    first = [chance.roll(100, "die", 0, "test") for _ in range(5)]
    assert [copy.roll(100, "die", 0, "test") for _ in range(5)] == first


def test_any_text_is_a_seed() -> None:
    for seed in ("", "żółw", "\ud800", "a/1"):
        Chance.seeded(seed, 2).roll(6, "die", 0, "test")


# --- scripts ------------------------------------------------------------------------------------------------


def test_a_script_is_read_seat_by_seat() -> None:
    script = [Draw("deck", 1, "hand", 5), Draw("deck", 0, "hand", 3), Draw("die", -1, "turn", 2)]
    chance = ScriptedChance(script, 2)
    deck = list(range(6))
    assert chance.draw(deck, "deck", 0, "hand") == 3
    assert chance.roll(6, "die", -1, "turn") == 2
    copy = chance.copy()
    assert chance.draw(deck, "deck", 1, "hand") == 5
    assert sorted(deck) == [0, 1, 2, 4]
    assert copy.draw([5], "deck", 1, "hand") == 5


def test_a_mismatch_names_both_sides() -> None:
    chance = ScriptedChance([Draw("deck", 0, "hand", 3)], 1)
    with pytest.raises(ScriptError) as caught:
        chance.draw([3], "deck", 0, "good")
    assert "deck for seat 0 (good)" in str(caught.value)
    assert "3 from deck for seat 0 (hand)" in str(caught.value)
    with pytest.raises(ScriptError, match="die for seat 0"):
        chance.roll(6, "die", 0, "hand")


def test_an_empty_script_raises() -> None:
    chance = ScriptedChance([], 1)
    with pytest.raises(ScriptError, match=r"deck for seat 0 \(hand\).* used up"):
        chance.draw([3], "deck", 0, "hand")
    with pytest.raises(ScriptError, match="used up"):
        chance.roll(6, "die", -1, "turn")


def test_a_script_cannot_draw_what_is_not_there() -> None:
    chance = ScriptedChance([Draw("deck", 0, "hand", 9), Draw("die", 0, "turn", 6), Draw("deck", -1, "order", 9)], 1)
    with pytest.raises(ScriptError, match="not in the pile"):
        chance.draw([3], "deck", 0, "hand")
    with pytest.raises(ScriptError, match="0 to 5"):
        chance.roll(6, "die", 0, "turn")
    with pytest.raises(ScriptError, match="not all of these"):
        chance.shuffle([1, 2], "deck", -1, "order")


def test_a_script_lays_the_top_of_a_shuffled_pile() -> None:
    chance = ScriptedChance([Draw("deck", -1, "order", 2), Draw("deck", -1, "order", 0)], 1)
    items = [0, 1, 2, 3]
    chance.shuffle(items, "deck", -1, "order")
    assert items == [2, 0, 1, 3]


def test_when_the_script_is_used_up_the_seed_can_take_over() -> None:
    chance = ScriptedChance([Draw("deck", 0, "hand", 3)], 1, "then")
    seeded = Chance.seeded("then", 1)
    deck = [1, 2, 3, 4]
    assert chance.draw(deck, "deck", 0, "hand") == 3
    assert chance.roll(100, "die", 0, "turn") == seeded.roll(100, "die", 0, "turn")
    items, others = list(range(20)), list(range(20))
    chance.shuffle(items, "deck", -1, "order")
    seeded.shuffle(others, "deck", -1, "order")
    assert items == others


def test_a_guess_leaves_the_script() -> None:
    chance = ScriptedChance([], 1).reseeded(Stream("guess"))
    assert 0 <= chance.roll(6, "die", 0, "turn") < 6
