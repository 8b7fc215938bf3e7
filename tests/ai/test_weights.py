"""The weights file is data like any other: strict, with file and line."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest

from rococo_desktop.ai.weights import Weights, load_weights
from rococo_desktop.content import ContentError

GOOD = "weights:\n" + "".join(f"  {field.name}: {at}\n" for at, field in enumerate(fields(Weights)))


def test_every_weight_is_read(tmp_path: Path) -> None:
    file = tmp_path / "greedy.yaml"
    file.write_text(GOOD)
    weights = load_weights(file)
    assert [getattr(weights, field.name) for field in fields(Weights)] == list(range(len(fields(Weights))))


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("  lace: 7", "  laces: 7", 9),
        ("  lace: 7", "  lace: many", 9),
        ("  lace: 7", "  lace: -1", 9),
        ("weights:", "weight:", 1),
        ("  balance: 31\n", "", 2),
    ],
)
def test_a_damaged_file_is_told_with_its_line(tmp_path: Path, old: str, new: str, line: int) -> None:
    file = tmp_path / "greedy.yaml"
    assert old in GOOD
    file.write_text(GOOD.replace(old, new))
    with pytest.raises(ContentError) as error:
        load_weights(file)
    assert any(problem.line == line for problem in error.value.problems), error.value
    assert all(problem.file == "ai/greedy.yaml" for problem in error.value.problems)


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(ContentError):
        load_weights(tmp_path / "greedy.yaml")
