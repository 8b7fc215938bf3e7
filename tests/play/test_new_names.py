"""A new game gets a file of its own, whoever else begins one in the same moment."""

from __future__ import annotations

from pathlib import Path

import pytest

from rococo_desktop.play.archive import game_files
from rococo_desktop.play.archive.folders import new_game_file
from tests.play.games import boxes, table


def test_a_new_game_finds_a_name_although_another_window_takes_one_after_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two names taken in a row, and the game began without a file."""

    def taken(folder: Path | None = None) -> Path:
        name = new_game_file(folder)
        if len(names) < 5:
            name.touch()
        names.append(name)
        return name

    names: list[Path] = []
    monkeypatch.setattr(game_files, "new_game_file", taken)
    session = game_files.begin_game(table(2), {}, tmp_path, boxes)
    assert session.storage_problem is None
    assert names[-1].stat().st_size > 0
