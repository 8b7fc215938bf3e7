"""Guests of the masked ball: who wears a rented garment."""

from __future__ import annotations

from collections.abc import Callable

from rococo_desktop.ui.icons.paths import Spot, arc, mirror, smooth, whole
from rococo_desktop.ui.icons.pen import Pen, shade
from rococo_desktop.ui.theme import BRIGHT_GOLD, CARMINE, IVORY

SKIN = (238, 196, 164)
POWDER = (240, 233, 220)

WORN = 0.8
"""How large a garment is beside the whole guest."""
LIPS = (178, 62, 70)


def lady(garment: Callable[[Pen], None]) -> Callable[[Pen], None]:
    """A lady in a gown: high powdered hair, a half mask, hands in her lap with a fan."""

    def draw(pen: Pen) -> None:
        _hands(pen)
        garment(pen.part(6.4, 12.6, WORN))
        _neck(pen, 21.6)
        pen = _head_of(pen)
        hair = whole(smooth([(32, 0.8), (26, 1.4), (22.4, 6), (23, 11.6), (24.6, 15), (27, 16.6), (30, 17)]))
        pen.outlined(hair, POWDER, 1.9)
        _face(pen)
        for y in (14.6, 18.4, 22):
            for x in (24.2, 39.8):
                pen.bead((x, y), 2, POWDER, 0.8)
        pen.stroke([(25, 7), (32, 4.6), (39, 7)], 1.2, shade(POWDER, -0.3))
        pen.outlined(
            smooth([(36, 3.6), (41, 0.9), (43, 3.4), (39, 6.4)], closed=True), pen.accent or pen.light, 1.1
        )

    return draw


def gentleman(garment: Callable[[Pen], None]) -> Callable[[Pen], None]:
    """A gentleman in a coat: wig with rolls, three-cornered hat, a half mask."""

    def draw(pen: Pen) -> None:
        garment(pen.part(6.4, 12.8, WORN))
        pen = _head_of(pen)
        wig = whole(smooth([(32, 3), (25.4, 5), (23.4, 11), (24.4, 17.4), (28, 18.6)]))
        pen.outlined(wig, POWDER, 1.9)
        _face(pen)
        for y in (13.4, 17):
            for x in (23.8, 40.2):
                pen.bead((x, y), 2.2, POWDER, 0.8)
        hat = whole(smooth([(32, 0.6), (26.6, 2.4), (20.4, 1.8), (17.6, 5.4), (24, 8.4), (32, 7.2)]))
        pen.outlined(hat, shade(pen.paint, -0.5), 1.7)
        pen.stroke([(18.6, 5), (25, 7.2), (32, 6), (39, 7.2), (45.4, 5)], 1.1, BRIGHT_GOLD)

    return draw


def _head_of(pen: Pen) -> Pen:
    """The head is drawn a little smaller than it is described, or guests look like dolls."""
    return pen.part(3.2, 0.9, 0.9)


def _neck(pen: Pen, bottom: float) -> None:
    neck: list[Spot] = [
        (29.6, 15),
        (29.4, bottom - 2),
        (27, bottom),
        (37, bottom),
        (34.6, bottom - 2),
        (34.4, 15),
    ]
    pen.shape(neck, shade(SKIN, -0.08))
    pen.line([(29.8, 18.6), (34.2, 18.6)], 1.2, CARMINE)


def _face(pen: Pen) -> None:
    """A face with rouge and lips behind a half mask."""
    face = smooth(
        [(27.4, 9), (32, 7.4), (36.6, 9), (36.8, 13.6), (34.6, 17), (32, 18.4), (29.4, 17), (27.2, 13.6)],
        closed=True,
    )
    pen.outlined(face, SKIN, 1.1, shade(SKIN, -0.5))
    for x in (29.2, 34.8):
        pen.tint(arc((x, 14.6), 1.5, 1.1, 0, 360), (214, 90, 90, 150))
    pen.line([(31, 16.2), (33, 16.2)], 1.1, LIPS)
    mask = whole(smooth([(32, 10.4), (29.4, 9.2), (26.8, 9.8), (27.2, 12.6), (29.6, 13.7), (32, 12.7)]))
    pen.shape(mask, shade(pen.paint, -0.62))
    eye = arc((29.6, 11.4), 1.1, 0.8, 0, 360)
    for path in (eye, mirror(eye)):
        pen.shape(path, IVORY)
    for x in (29.8, 34.2):
        pen.disc((x, 11.4), 0.45, pen.ink)


def _hands(pen: Pen) -> None:
    """Arms that come out of the lace."""
    arm = smooth([(14, 36), (17, 42), (24, 43), (29, 41)])
    for path in (arm, mirror(arm)):
        pen.line(path, 3, SKIN)
