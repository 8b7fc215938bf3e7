"""Heads of the masked ball: face, ears, mouth, rouge, mask, hair and hat.

A head has its own frame: the face is 32 wide and 45 high about the origin, its chin at 22, its hairline at
-22.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from art.garments import gold
from art.garments.coiffures import back_hair, front_hair
from art.garments.curves import Line, Spot, ring, smooth
from art.garments.hats import paint_hat
from art.garments.masks import paint_mask
from art.garments.stage import Ink, Stage, darker, flushed, lighter, mix
from art.garments.wardrobe import Guest

LADY, GENTLEMAN = 1.1, 1.14
"""How large a head's frame is on the figure."""
EYES: tuple[Ink, ...] = ((70, 96, 120), (84, 56, 34), (70, 100, 62), (48, 36, 30))


@contextmanager
def frame(stage: Stage, centre: Spot, size: float, tilt: float = 0) -> Iterator[None]:
    """What is painted meanwhile is in a head's frame."""
    stage.canvas.save()
    stage.canvas.translate(*centre)
    stage.canvas.rotate(tilt)
    stage.canvas.scale(size, size)
    yield
    stage.canvas.restore()


def _face(turn: float, man: bool) -> Line:
    jaw = 1.08 if man else 1.0
    half: list[Spot] = [
        (0, -24),
        (9.5, -22),
        (15, -13),
        (15.6, -3),
        (14.4 * jaw, 6),
        (10.8 * jaw, 14.5),
        (5.6 * jaw, 20.4),
        (0, 22.4),
    ]
    right = [(x * (1 - 0.13 * max(turn, 0)) + turn * 0.6, y) for x, y in half]
    left = [(-x * (1 - 0.13 * max(-turn, 0)) + turn * 0.6, y) for x, y in half[1:-1]]
    return smooth([*right, *left[::-1]], 8, closed=True)


def paint_neck(stage: Stage, guest: Guest, base: float) -> None:
    """The neck in the head's frame, down to where it meets the body; a shadow falls on it from the chin."""
    skin = guest.skin
    shape = smooth(
        [
            (-8.6, 8),
            (-7.6, 24),
            (-9, base - 7),
            (-15, base),
            (0, base + 4),
            (15, base),
            (9, base - 7),
            (7.6, 24),
            (8.6, 8),
        ],
        8,
        closed=True,
    )
    stage.sweep(shape, (-10, 20), (11, 26), (flushed(skin, 0.3), skin, darker(skin, 0.34)))
    with stage.inside(shape):
        stage.fill(
            smooth([(-14, 8), (14, 8), (12, 24), (2, 29), (-8, 24)], 8, closed=True),
            darker(skin, 0.72),
            0.6,
            2.6,
        )
        stage.stroke([(4, 26), (1, base)], darker(skin, 0.5), 1.2, 0.35, 0.8)


def paint_head(stage: Stage, guest: Guest, man: bool, metal: Ink) -> None:
    """Face, mask, hair and hat in the head's frame; the neck has been painted."""
    skin, turn = guest.skin, guest.turn
    shift = turn * 3.4
    face = _face(turn, man)
    for sign in (-1, 1):
        stage.fill(ring((sign * 15.4 + turn, 0), 2.6, 4.4, 16), darker(skin, 0.2))
    stage.glow(face, (-6 + shift, -9), 34, flushed(skin, 0.42), darker(skin, 0.24))
    with stage.inside(face):
        stage.stroke(face, darker(skin, 0.6), 7, 0.34, 3.4, closed=True)
        stage.fill(
            smooth([(9 + shift, -20), (20, -10), (20, 18), (6 + shift, 24), (11 + shift, 6)], 6, closed=True),
            darker(skin, 0.6),
            0.3,
            4,
        )
        rouge = mix(guest.lips, (230, 70, 80), 0.5)
        for x in (-9.6, 9.6):
            stage.dot(
                (x + shift * 0.9, 8.4), 4.4, rouge, (0.62 if not man else 0.42) * min(sum(skin) / 560, 1), 2.4
            )
    _nose(stage, skin, shift)
    _mouth(stage, guest, shift, man)
    stage.edge(face, skin, 0.8, 0.8)
    iris = EYES[round(abs(sum(guest.accent))) % 4]
    paint_mask(stage, guest.mask, guest.mask_ink, metal, shift, turn, iris)
    front_hair(stage, guest.hair, guest.powder, turn)
    if not man:
        for sign in (-1, 1):
            if sign * turn < 0.75:
                gold.stud(stage, (sign * 15.6 + turn, 7.4), 1.4, metal)
                gold.stud(stage, (sign * 15.6 + turn, 11.4), 2.2, gold.PEARL)
        stage.dot((6.5 + shift, 17) if turn < 0 else (-6.5 + shift, 16.4), 0.85, (26, 14, 14))
    paint_hat(stage, guest.hat, guest.hair, guest.accent, metal, turn)


def paint_back(stage: Stage, guest: Guest) -> None:
    """What of the head lies behind the neck."""
    back_hair(stage, guest.hair, guest.powder)


def _nose(stage: Stage, skin: Ink, shift: float) -> None:
    x = shift * 1.25
    stage.stroke(smooth([(x + 2.4, -2), (x + 3.0, 5), (x + 2.2, 8.2)]), darker(skin, 0.6), 1.8, 0.4, 0.9)
    stage.stroke([(x - 0.4, -3), (x - 0.2, 6.2)], flushed(skin, 0.8), 1.8, 0.7, 0.8)
    stage.dot((x - 0.2, 6.6), 1.6, flushed(skin, 0.85), 0.7, 0.7)
    stage.stroke(smooth([(x - 2.4, 8.2), (x - 0.2, 9.2), (x + 2.3, 8.3)]), darker(skin, 0.66), 0.9, 0.75)


def _mouth(stage: Stage, guest: Guest, shift: float, man: bool) -> None:
    x, y, wide = shift * 1.05, 14.0, 4.9 if not man else 5.0
    lips = guest.lips if not man else mix(guest.lips, guest.skin, 0.32)
    upper = smooth(
        [
            (x - wide, y - 0.5),
            (x - 1.7, y - 2.2),
            (x, y - 1.5),
            (x + 1.7, y - 2.2),
            (x + wide, y - 0.5),
            (x, y + 0.5),
        ],
        6,
        closed=True,
    )
    lower = smooth(
        [
            (x - wide + 0.6, y - 0.2),
            (x, y + 0.4),
            (x + wide - 0.6, y - 0.2),
            (x + 2.2, y + 2.7),
            (x - 2.2, y + 2.7),
        ],
        6,
        closed=True,
    )
    stage.fill(lower, lighter(lips, 0.08))
    stage.fill(upper, darker(lips, 0.18))
    stage.stroke(
        smooth(
            [
                (x - wide - 0.6, y - 0.9),
                (x - 1.6, y + 0.1),
                (x, y - 0.2),
                (x + 1.6, y + 0.1),
                (x + wide + 0.6, y - 0.9),
            ]
        ),
        darker(lips, 0.72),
        0.7,
        0.9,
    )
    stage.dot((x - 1.1, y + 1.5), 0.8, (255, 236, 228), 0.75, 0.4)
    stage.stroke(
        smooth([(x - 2.4, y + 4.4), (x, y + 4.9), (x + 2.4, y + 4.4)]), darker(guest.skin, 0.5), 1.0, 0.4, 0.6
    )
    stage.dot((x - 0.8, 19), 1.8, flushed(guest.skin, 0.6), 0.6, 1)
