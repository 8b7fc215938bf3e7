"""The 48 resource tiles: how many there are. What is on them is ours, and pinned by golden/box.txt."""

from __future__ import annotations

import pytest

from rococo_desktop.model.definitions import Face
from tests.content.loaded import base_pack


def faces() -> tuple[Face, ...]:
    return base_pack().faces


@pytest.mark.rule("S3")
def test_there_are_48_tiles() -> None:
    assert sum(face.count for face in faces()) == 48


def test_blue_and_pink_are_equal_green_is_rarer_orange_rarest() -> None:
    blue, pink, green, orange = (
        sum(face.silk[colour] * face.count for face in faces()) for colour in range(4)
    )
    assert blue == pink > green > orange
