"""The tour of what moves leads somewhere: a sheet with the frames of a motion."""

from __future__ import annotations

from pathlib import Path

import pygame

from tests.ui.table.touring import record


def test_a_motion_is_saved_as_a_sheet_of_its_frames(tmp_path: Path) -> None:
    assert not record(tmp_path, {"chooses_three", "plays_a_card"}, 3, "normal")
    for name in ("chooses_three", "plays_a_card"):
        sheet = pygame.image.load(tmp_path / f"{name}.png")
        assert sheet.get_width() > 800
        assert len({tuple(sheet.get_at((x, 60))) for x in range(0, sheet.get_width(), 9)}) > 20
