"""The game's own dice: pinned numbers, no bias, nothing outside the stream."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations

import pytest

from rococo_desktop.rules.core import chance

WHOLE = 2**64


def draw(stream: int, limit: int, times: int) -> list[int]:
    """So many numbers below a limit, one after the other."""
    numbers = []
    for _ in range(times):
        number, stream = chance.below(stream, limit)
        numbers.append(number)
    return numbers


def test_the_words_are_those_of_splitmix64() -> None:
    # The published test vector of the algorithm for the state 1234567.
    assert draw(1234567, WHOLE, 5) == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_seeds_give_these_streams() -> None:
    assert [chance.seeded(seed) for seed in (0, 1, 2, 1000, 2**63, -1)] == [
        6238072747940578789,
        2185194620014831856,
        13168350753275463132,
        10408024054556075955,
        6238072747940578789,
        13029008266876403067,
    ]


@pytest.mark.parametrize("seed", [-(2**70), -1, 0, 1, 2**63 - 1, 2**64, 2**90 + 3])
def test_any_seed_gives_a_stream_of_64_bits(seed: int) -> None:
    assert 0 <= chance.seeded(seed) < WHOLE


def test_streams_of_neighbouring_seeds_are_all_different() -> None:
    assert len({chance.seeded(seed) for seed in range(2000)}) == 2000


def test_small_numbers_are_pinned() -> None:
    stream = chance.seeded(7)
    assert draw(stream, 6, 20) == [5, 1, 2, 0, 0, 1, 3, 2, 0, 0, 4, 0, 3, 4, 5, 4, 1, 2, 4, 1]
    assert draw(stream, 48, 8) == [17, 19, 14, 36, 36, 7, 45, 26]


def test_the_stream_goes_on_by_one_step_for_each_number() -> None:
    golden = 0x9E3779B97F4A7C15
    assert chance.below(0, 6)[1] == golden
    assert chance.below(WHOLE - 1, 6)[1] == golden - 1
    assert chance.below(golden, 6)[1] == 2 * golden - WHOLE


def test_below_one_is_zero() -> None:
    assert draw(chance.seeded(3), 1, 5) == [0, 0, 0, 0, 0]


def test_a_word_that_would_favor_small_numbers_is_drawn_again() -> None:
    # About half of all words are at or above 2**63 + 1: each of those is passed over.
    limit = 2**63 + 1
    words = draw(1234567, WHOLE, 12)
    assert draw(1234567, limit, 6) == [word for word in words if word < limit][:6]
    assert any(word >= limit for word in words[:6])


def test_a_word_just_at_the_fair_limit_is_drawn_again() -> None:
    # The first word of this stream is exactly the largest fair multiple of 3: 2**64 - 1.
    stream = _stream_before(WHOLE - 1)
    assert chance.below(stream, WHOLE)[0] == WHOLE - 1
    second = draw(stream, WHOLE, 2)[1]
    # 274177 divides 2**64 + 1: one word more would seem fair.
    for limit in (3, 5, 274177):
        assert chance.below(stream, limit)[0] == second % limit
    # The word before it is still fair.
    stream = _stream_before(WHOLE - 2)
    assert chance.below(stream, 3) == ((WHOLE - 2) % 3, chance.below(stream, WHOLE)[1])


def test_every_number_comes_up_about_equally_often() -> None:
    stream = chance.seeded(11)
    for limit in (2, 3, 5, 6, 7, 48):
        tally = Counter(draw(stream, limit, 200 * limit))
        assert set(tally) == set(range(limit))
        chi = sum((tally[number] - 200) ** 2 / 200 for number in range(limit))
        assert chi < limit + 4 * (2 * limit) ** 0.5


def test_shuffles_are_pinned() -> None:
    stream = chance.seeded(7)
    mixed, after = chance.shuffled(stream, tuple(range(10)))
    assert mixed == (4, 5, 2, 8, 9, 0, 7, 6, 1, 3)
    assert after == 10630110091355386358
    assert chance.shuffled(after, tuple(range(6)))[0] == (4, 2, 3, 5, 1, 0)


def test_a_shuffle_draws_one_number_less_than_it_has_items() -> None:
    stream = chance.seeded(5)
    assert chance.shuffled(stream, ()) == ((), stream)
    assert chance.shuffled(stream, (9,)) == ((9,), stream)
    for size in (2, 3, 7):
        after = stream
        for last in range(size - 1, 0, -1):
            after = chance.below(after, last + 1)[1]
        assert chance.shuffled(stream, tuple(range(size)))[1] == after


def test_a_shuffle_keeps_every_item() -> None:
    mixed, _ = chance.shuffled(chance.seeded(1), (4, 4, 1, 9, 1, 1))
    assert sorted(mixed) == [1, 1, 1, 4, 4, 9]


def test_every_order_comes_up_about_equally_often() -> None:
    stream = chance.seeded(2)
    tally: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        mixed, stream = chance.shuffled(stream, (0, 1, 2, 3))
        tally[mixed] += 1
    assert set(tally) == set(permutations(range(4)))
    assert sum((count - 100) ** 2 / 100 for count in tally.values()) < 50


def test_the_library_of_the_language_is_neither_read_nor_changed() -> None:
    random.seed(1)
    before = random.getstate()
    first = chance.shuffled(chance.seeded(4), tuple(range(20)))
    assert random.getstate() == before
    random.seed(2)
    assert chance.shuffled(chance.seeded(4), tuple(range(20))) == first


def _stream_before(word: int) -> int:
    """The stream whose next word is this one: the mixing of SplitMix64, undone."""
    word = _unshift(word, 31)
    word = word * pow(0x94D049BB133111EB, -1, WHOLE) % WHOLE
    word = _unshift(word, 27)
    word = word * pow(0xBF58476D1CE4E5B9, -1, WHOLE) % WHOLE
    return (_unshift(word, 30) - 0x9E3779B97F4A7C15) % WHOLE


def _unshift(word: int, by: int) -> int:
    found = word
    for _ in range(64 // by + 1):
        found = word ^ (found >> by)
    return found
