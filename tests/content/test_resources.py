"""The 48 resource tiles, held against a table written by hand from the component list."""

from __future__ import annotations

import pytest

from rococo_desktop.model.definitions import Face
from tests.content.loaded import base_pack

# Id, silk, lower half ("/" one of the two, "+" both), how many.
TABLE = """
    bb BB L/T 7
    pp PP L/T 7
    b B L+T 4
    p P L+T 4
    bp BP L/T 6
    bg BG T 3
    pg PG L 3
    g G L+T 3
    gg_thread GG T 2
    gg_lace GG L 1
    o O L/T 4
    ob OB T 1
    op OP L 1
    og OG L/T 1
    oo OO L 1
"""


def faces() -> tuple[Face, ...]:
    return base_pack().faces


def expected(row: str) -> Face:
    face_id, silk, below, count = row.split()
    blue, pink, green, orange = (silk.count(letter) for letter in "BPGO")
    return Face(
        id=face_id,
        silk=(blue, pink, green, orange),
        lace=below.count("L"),
        thread=below.count("T"),
        either="/" in below,
        count=int(count),
    )


@pytest.mark.rule("S3")
def test_every_face_is_as_listed_and_in_that_order() -> None:
    assert list(faces()) == [expected(row) for row in TABLE.splitlines() if row.strip()]
    assert sum(face.count for face in faces()) == 48


def test_blue_and_pink_are_equal_green_is_rarer_orange_rarest() -> None:
    blue, pink, green, orange = (
        sum(face.silk[colour] * face.count for face in faces()) for colour in range(4)
    )
    assert blue == pink > green > orange
