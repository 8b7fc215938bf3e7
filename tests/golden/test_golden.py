"""Whole games, decision by decision, as they were when somebody last looked at them.

A difference here is a change of the rules, of a figure in `data/` or of the agent: read it, and if it is
meant, write the files anew with `python3 build_scripts/golden.py`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import golden


@pytest.mark.parametrize("path", [path for path, _ in golden.names()], ids=lambda path: path.stem)
def test_golden_file_is_up_to_date(path: Path) -> None:
    assert path.exists(), f"{path.name} is missing: run build_scripts/golden.py and review it"
    same = path.read_text(encoding="utf-8") == dict(golden.names())[path]()
    assert same, (
        f"{path.name} differs: run build_scripts/golden.py, read the difference, and commit it if meant"
    )


def test_no_golden_file_is_left_over() -> None:
    known = {path for path, _ in golden.names()}
    here = set(Path(__file__).parent.glob("*.txt"))
    assert here <= known


def test_playthroughs_cover_every_player_count() -> None:
    assert {players for _, players, *_ in golden.PLAYTHROUGHS} == {1, 2, 3, 4, 5}
    assert {row[0] for row in golden.POSITIONS} == {2, 3, 4, 5}


def test_both_exams_are_passed_in_the_game_that_is_about_them() -> None:
    text = (Path(__file__).parent / "both-exams.txt").read_text(encoding="utf-8")
    passed = [line.split() for line in text.splitlines() if "_exams +1" in line]
    assert any(
        ["seat", seat, exam, "+1"] in passed and ["seat", seat, other, "+1"] in passed
        for seat in ("0", "1")
        for exam, other in [("journeyman_exams", "master_exams")]
    )
