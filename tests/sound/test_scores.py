"""The music as written: bars add up, and the voices move as the time asked of a composer."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from sound.counterpoint import faults, parallel, sounding
from sound.harmony import chord
from sound.notation import Note, Piece, ScoreError, Section, parse, read_score, score_names
from sound.performance import perform
from sound.realise import realise
from sound.varying import varied

PIECES = {name: read_score(name) for name in score_names()}
SECTIONS = [section for piece in PIECES.values() for section in piece.sections.values()]


def _named(section: Section) -> str:
    return section.name


@pytest.mark.parametrize("section", SECTIONS, ids=_named)
@pytest.mark.parametrize("ornamented", [False, True])
def test_the_outer_voices_make_no_parallel_fifths_or_octaves(section: Section, ornamented: bool) -> None:
    played = varied(section) if ornamented else section
    assert not list(faults(played.bass, played.treble))


def _inner_parallels(section: Section) -> list[str]:
    found = []
    for before, after in pairwise(realise(section)):
        ways = [
            (sounding(section.bass, before.at), sounding(section.bass, after.at)),
            *zip(before.keys, after.keys, strict=False),
            (sounding(section.treble, before.at), sounding(section.treble, after.at)),
        ]
        whole = [(a, b) for a, b in ways if a is not None and b is not None]
        found += [f"{after.at}: {what}" for a, b in combinations(whole, 2) if (what := parallel(a, b))]
    return found


@pytest.mark.parametrize("section", SECTIONS, ids=_named)
def test_the_filled_in_voices_make_no_parallels_with_any_other(section: Section) -> None:
    assert not _inner_parallels(section)


@pytest.mark.parametrize("section", SECTIONS, ids=_named)
def test_no_filled_in_note_rubs_against_the_melody(section: Section) -> None:
    """A figure without the accidental it needs gives a c under a c sharp."""
    rubbing = []
    for filling in realise(section):
        top = sounding(section.treble, filling.at)
        if top is not None:
            rubbing += [(filling.at, key) for key in filling.keys if (top - key) % 12 in {1, 11}]
    assert not rubbing


@pytest.mark.parametrize("section", SECTIONS, ids=_named)
def test_a_section_ends_in_a_chord_that_the_melody_belongs_to(section: Section) -> None:
    bass = [note for note in section.bass if note.figures != ("-",)][-1]
    top = [note for note in section.treble if note.name][-1]
    assert top.key % 12 in {bass.key % 12, *chord(bass, section.signature)}


def test_parallel_fifths_are_noticed() -> None:
    low = (Note(at := SECTIONS[0].treble[0].at * 0, at + 1, "c3"), Note(at + 1, at + 1, "d3"))
    high = (Note(at, at + 1, "g4"), Note(at + 1, at + 1, "a4"))
    assert [fault.what for fault in faults(low, high)] == ["fifths"]


SCORE = """
title  Trial
key    G
metre  3/4
tempo  100
breath 1
order  A/8/block
section A
treble | 4g4 4b4 4d5 | {last}
bass   | 2.g3 | 2.g2 |
"""


def test_a_bar_that_does_not_add_up_is_refused() -> None:
    assert parse("trial", SCORE.format(last="2.g4 |")).sections["A"].length == 6
    with pytest.raises(ScoreError, match="bar 2: 2 quarters instead of 3"):
        parse("trial", SCORE.format(last="2g4 |"))
    with pytest.raises(ScoreError, match="h4 is not a note"):
        parse("trial", SCORE.format(last="4h4 |"))


def test_there_is_music_for_every_occasion_long_enough_not_to_tire() -> None:
    seconds = {name: perform(piece).seconds for name, piece in PIECES.items()}
    assert set(seconds) == {"menuet", "rondeau", "sarabande", "gavotte"}
    assert min(seconds.values()) > 60
    assert 120 < seconds["rondeau"] < 240
    assert 120 < seconds["sarabande"] < 240


@pytest.mark.parametrize("name", PIECES)
def test_a_performance_breathes_and_is_always_the_same(name: str) -> None:
    piece: Piece = PIECES[name]
    once, again = perform(piece), perform(piece)
    assert once == again
    loud = {round(one.loud, 3) for one in once.notes}
    assert len(loud) > 20
    assert max(one.at + min(one.length, 4.0) for one in once.notes) < once.seconds
