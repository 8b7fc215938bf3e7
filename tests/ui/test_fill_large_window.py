"""Screens of controls in a large room: every measure grows with it, lines of charts and corners too."""

from __future__ import annotations

from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.picture_parts import Art, Fill, Fit, Picture, Shadow, Sprite, Stroke, Text
from rococo_desktop.ui.picture.theme import BODY, INK
from rococo_desktop.ui.widgets.fill_large_window import before, enlarged, fitting_step

RECT = Rect(8, 16, 80, 40)
MARKS = (
    Fill(RECT, INK, 4, INK, 2),
    Shadow(RECT, 8, 4),
    Text(RECT, "words", BODY, 16, INK),
    Art(RECT, "palace/frame", Fit.PATCH, 24),
    Stroke(RECT, ((0, 0), (80, 40)), INK, 4),
)


def _grown(step: float) -> tuple[object, ...]:
    return enlarged(Picture((Sprite(Rect(40, 80, 120, 80), MARKS),), ()), step).sprites[0].marks


def test_every_measure_of_a_mark_grows() -> None:
    fill, shadow, text, art, stroke = _grown(1.5)
    grown = Rect(12, 24, 120, 60)
    assert fill == Fill(grown, INK, 6, INK, 3)
    assert shadow == Shadow(grown, 12, 6)
    assert text == Text(grown._replace(w=121), "words", BODY, 24, INK)
    assert art == Art(grown, "palace/frame", Fit.PATCH, 36)
    assert stroke == Stroke(grown, ((0, 0), (120, 60)), INK, 6)


def test_nothing_changes_where_there_is_no_room_to_grow() -> None:
    assert fitting_step(Size(1366, 768)) == 1.0
    assert _grown(1.0) == MARKS


def test_what_was_composed_in_the_smaller_room_fills_the_large_one() -> None:
    for room in (Size(1920, 1080), Size(2560, 1440), Size(3840, 2160)):
        step = fitting_step(room)
        assert step > 1.0
        assert all(0 <= side - low * step < step for side, low in zip(room, before(room, step), strict=True))
