"""Rectangles divide without overlap and without losing their edges."""

from __future__ import annotations

from itertools import pairwise

import pytest

from rococo_desktop.ui.picture.geometry import Rect, bounding

RECT = Rect(10, 20, 101, 57)


@pytest.mark.parametrize("count", [1, 2, 3, 5, 7])
@pytest.mark.parametrize("gap", [0, 4])
def test_columns_are_equal_fill_the_rectangle_and_do_not_overlap(count: int, gap: int) -> None:
    columns = RECT.columns(count, gap)
    assert len({column.w for column in columns}) == 1
    assert columns[0].x == RECT.x
    assert columns[-1].right == RECT.right or count == 1
    assert all(RECT.encloses(column) for column in columns)
    assert all(one.right + gap <= other.x for one, other in pairwise(columns))


@pytest.mark.parametrize("count", [1, 2, 3, 5])
def test_rows_are_equal_and_fill_the_rectangle(count: int) -> None:
    rows = RECT.rows(count, 3)
    assert len({row.h for row in rows}) == 1
    assert all(RECT.encloses(row) for row in rows)
    assert rows[-1].bottom == RECT.bottom or count == 1


def test_weighted_columns_fill_the_width_exactly() -> None:
    columns = RECT.split_columns((1, 3, 2), 5)
    assert columns[0].x == RECT.x
    assert columns[-1].right == RECT.right
    assert sum(column.w for column in columns) == RECT.w - 10


def test_neighbours_that_touch_do_not_overlap() -> None:
    left = RECT.left_part(40)
    assert not left.overlaps(RECT.without_left(40))
    assert left.overlaps(RECT.without_left(39))


def test_a_rectangle_contains_its_corner_but_not_its_far_edge() -> None:
    assert RECT.contains((10, 20))
    assert not RECT.contains((RECT.right, 20))


def test_bounding_encloses_all() -> None:
    rects = [Rect(0, 0, 5, 5), Rect(10, -4, 3, 3), Rect(2, 2, 1, 20)]
    assert bounding(rects) == Rect(0, -4, 13, 26)


def test_a_rectangle_is_moved_and_inset_on_every_side() -> None:
    rect = Rect(10, 20, 30, 40)
    for found, wanted in (
        (rect.moved(3, -4), Rect(13, 16, 30, 40)),
        (rect.inset(2), Rect(12, 22, 26, 36)),
        (rect.inset(-2, 5), Rect(8, 25, 34, 30)),
        (rect.inset(17), Rect(27, 37, 0, 6)),
    ):
        assert type(found) is Rect
        assert found == wanted
