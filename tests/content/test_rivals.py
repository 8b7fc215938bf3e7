"""What players know of rivals is data like any other: strict, with file and line."""

from __future__ import annotations

from pathlib import Path

import pytest

from rococo_desktop.content import ContentError
from rococo_desktop.content.rivals import Match, load_characters, load_level_ids, load_strength

WEIGHTS = "weights:\n  lace: 40\n  thread: 40\n"
ONE = "  - {id: %s, portrait: face, weights: {lace: 200}}\n"
CHARACTERS = "characters:\n" + "".join(ONE % name for name in ("a", "b", "c", "d", "e", "f"))
STRENGTH = """agents:
  low: "0123456789ab"
  low+silk: "123456789012"
matches:
  - {first: low+silk, second: low, players: 2, games: 40, won: 20, shared: 1}
  - {first: low, second: low+silk, players: 4, games: 8, won: 8, shared: 0}
"""


def written(place: Path, name: str, text: str) -> Path:
    file = place / name
    file.write_text(text)
    return file


def characters(place: Path, text: str) -> Path:
    return written(place, "characters.yaml", text)


def test_the_characters_of_the_box() -> None:
    found = load_characters()
    assert [one.id for one in found] == [
        "pyrotechnician",
        "hall_holder",
        "patroness",
        "hoarder",
        "dressmaker",
        "diplomat",
    ]
    assert len({tuple(one.weights.items()) for one in found}) == len(found)


def test_the_levels_of_the_box_by_their_ids() -> None:
    assert load_level_ids() == ("never_sewn", "mender", "market", "salon", "court", "legend")


def test_a_character_is_read(tmp_path: Path) -> None:
    found = load_characters(characters(tmp_path, CHARACTERS), written(tmp_path, "w.yaml", WEIGHTS))
    assert [one.id for one in found] == ["a", "b", "c", "d", "e", "f"]
    assert (found[0].portrait, dict(found[0].weights)) == ("face", {"lace": 200})


@pytest.mark.parametrize(
    ("old", "new", "line", "why"),
    [
        ("id: b", "id: a", 3, "two characters 'a'"),
        ("id: b,", "", 3, "lacks the key 'id'"),
        ("id: b", "id: B B", 3, "small letters"),
        ("{id: b, portrait: face", "{id: b, portrait: 7", 3, "the portrait must be"),
        ("{id: b, portrait: face", "{id: b, portrait: face, voice: low", 3, "unknown key 'voice'"),
        (ONE % "b", (ONE % "b").replace("lace", "lake"), 3, "no weight 'lake'; did you mean 'lace'"),
        (ONE % "b", (ONE % "b").replace("200", "5000"), 3, "must lie between"),
        (ONE % "b", (ONE % "b").replace("{lace: 200}", "{}"), 3, "mapping of percentages"),
        (ONE % "b", "", 1, "at least 6 characters, not 5"),
        ("characters:", "character:", 1, "unknown key"),
    ],
)
def test_damaged_characters_are_told_with_their_line(
    tmp_path: Path, old: str, new: str, line: int, why: str
) -> None:
    assert old in CHARACTERS
    with pytest.raises(ContentError) as error:
        load_characters(
            characters(tmp_path, CHARACTERS.replace(old, new, 1)), written(tmp_path, "w.yaml", WEIGHTS)
        )
    found = [one for one in error.value.problems if why in one.message]
    assert [(one.file, one.line) for one in found] == [("ai/characters.yaml", line)], error.value


def test_levels_without_ids_are_told(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"ai/levels.yaml:2: a level lacks the key 'id'"):
        load_level_ids(written(tmp_path, "levels.yaml", "levels:\n  - {search: wide}\n"))


def test_strength_is_read(tmp_path: Path) -> None:
    found = load_strength(written(tmp_path, "strength.yaml", STRENGTH))
    assert found.agents == {"low": "0123456789ab", "low+silk": "123456789012"}
    assert found.match("low+silk", "low") == Match("low+silk", "low", 2, 40, 20, 1)
    assert found.match("low", "low+silk") is None
    assert found.match("low", "low+silk", 4) == Match("low", "low+silk", 4, 8, 8, 0)


@pytest.mark.parametrize(
    ("old", "new", "line", "why"),
    [
        ('"0123456789ab"', '"0123"', 2, "twelve figures"),
        ('"123456789012"', "12345", 3, "twelve figures"),
        ("  low:", "  Low one:", 2, "is no agent"),
        ("first: low+silk", "first: silk", 5, "unknown first 'silk'"),
        ("won: 20", "won: 40", 5, "of 40 games 41 cannot be won"),
        ("players: 4", "players: 7", 6, "between 2 and 5"),
        (", shared: 0", "", 6, "lacks the key 'shared'"),
        ("first: low, second: low+silk, players: 4", "first: low+silk, second: low, players: 2", 6, "twice"),
        ("matches:", "match:", 1, "unknown key"),
    ],
)
def test_damaged_strength_is_told_with_its_line(
    tmp_path: Path, old: str, new: str, line: int, why: str
) -> None:
    assert old in STRENGTH
    with pytest.raises(ContentError) as error:
        load_strength(written(tmp_path, "strength.yaml", STRENGTH.replace(old, new, 1)))
    found = [one for one in error.value.problems if why in one.message]
    assert found, error.value
    assert all(one.file == "ai/strength.yaml" for one in found)
    assert found[0].line == (line if "unknown key" not in why else 4)
