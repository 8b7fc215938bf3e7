"""Names people write: one way to write each, accents with their letters, and none that nobody can see."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from rococo_desktop.play.archive import annals
from rococo_desktop.play.archive.folders import glance
from rococo_desktop.play.errors import BadTableError, UnseenNameError
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.naming import clusters, cut, is_seen, tidied
from rococo_desktop.play.table_setup import proposed_table, table_problems
from tests.play.games import begin

UNSEEN = ("", "  ", "\ufe0f", "\u3164", "\u115f", "\u034f \u200b", "\U000e0101", "\u3000", "\u202e")


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("Ame\u0301lie", "Amélie"),
        ("  Ana \t Bo\n", "Ana Bo"),
        ("❤\ufe0f", "❤"),
        ("A\u200bna\u202e", "Ana"),
        ("a" + "\u0330" * 9, "a̰" + "\u0330" * 3),
        ("\ufe0f", ""),
        ("李 Юля", "李 Юля"),
    ],
)
def test_a_name_is_kept_in_one_way(written: str, kept: str) -> None:
    assert tidied(written) == kept
    assert tidied(kept) == kept


def test_a_name_nobody_can_see_is_none() -> None:
    assert [name for name in UNSEEN if is_seen(name)] == []
    assert all(map(is_seen, ("A", "é", "❤\ufe0f", "\u3164x", "李", "\u0301")))


def test_accents_go_with_their_letter() -> None:
    for letters in (["e\u0301", "x"], ["❤\ufe0f"], ["👩\u200d👧", "👍🏽", "🇫🇷", "🇩🇪"], ["ก็", "ก"]):
        assert clusters("".join(letters)) == letters
    assert cut("xe\u0301", 2) == "x"
    assert cut("Ana", 3) == "Ana"
    assert cut("e\u0301", 1) == ""


def test_a_name_nobody_can_see_is_refused_at_the_table() -> None:
    for name in UNSEEN:
        problems = table_problems(proposed_table(("Ana", name), 7))
        assert [problem.key for problem in problems] in (["seating.name_unseen"], ["seating.name_missing"])
    session = begin(2)
    with pytest.raises(BadTableError):
        session.reseat(0, name="\ufe0f")


def test_two_names_that_look_the_same_are_one() -> None:
    for other in ("Ame\u0301lie", "AMÉLIE", "Amé\ufe0flie"):
        (problem,) = table_problems(proposed_table(("Amélie", other), 7))
        assert problem.key == "seating.name_twice"


def test_a_save_with_a_name_nobody_can_see_is_refused_with_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "ball.rococo"
    begin(2, file=file)
    file.write_bytes(file.read_bytes().replace(b'"name":"Ana"', '"name":"\ufe0f"'.encode(), 1))
    for reading in (glance, Session.resume):
        with pytest.raises(UnseenNameError) as refused:
            reading(file)
        assert refused.value.params == {"seat": 1}


def test_a_line_of_the_annals_with_a_name_nobody_can_see_is_passed_over(tmp_path: Path) -> None:
    file = tmp_path / "annals.jsonl"
    seat = {"name": "Ana", "person": True, "prestige": 9, "place": 1, "won": True, "categories": {"play": 9}}
    game = {"key": "a", "when": "2026-05-01 20:15", "edition": "deluxe", "modules": []}
    names = ("Ana", "\u3164", "Bo\u0301", "x" * 200)
    lines = [msgspec.json.encode({**game, "seats": [{**seat, "name": name}]}) for name in names]
    file.write_bytes(b"\n".join(lines) + b"\n")
    assert [one.seats[0].name for one in annals.read(file)] == ["Ana", "Bo\u0301"]
