"""The tailor's form without a head, and the draft: what it wears as a drawing in sepia."""

from __future__ import annotations

import numpy as np
from PIL import Image, ImageFilter

from art.garments.arms import REST, paint_sleeve
from art.garments.coats import paint_front, paint_jabot, paint_lining, paint_waistcoat
from art.garments.cuffs import form_sleeves
from art.garments.curves import MIDDLE, WIDTH, Line, mirror, ring, smooth
from art.garments.gowns import paint_bodice, paint_skirts, paint_train
from art.garments.silhouettes import SILHOUETTES
from art.garments.stage import FINE, Field, Ink, Pixels, Stage, darker, lighter
from art.garments.wardrobe import Coat, Gown

LINEN: Ink = (226, 206, 170)
WOOD: Ink = (150, 104, 62)
HIGH = 420
"""How high a draft is: a form has no head."""
ROOM = 24
"""What a cap may reach above it; all of it is fitted in afterwards."""
FOOT = 444.0
"""Where the stand of a coat's form ends, before it is grown."""
SEPIA = np.array([74, 46, 30], np.float32)
PAPER = np.array([250, 242, 222], np.float32)


def draft(garment: Gown | Coat) -> Pixels:
    """The draft of a garment, as fine as the stage."""
    stage = Stage(WIDTH, HIGH + ROOM)
    stage.canvas.translate(0, ROOM)
    if isinstance(garment, Gown):
        with stage.grown(1, (MIDDLE, 0)):
            stage.canvas.translate(0, HIGH - 510)
            _dressed_in_gown(stage, garment)
    else:
        with stage.grown(1.17, (MIDDLE, HIGH)):
            stage.canvas.translate(0, HIGH - FOOT - 6)
            _dressed_in_coat(stage, garment)
    return drafted(stage.whole())


def _dressed_in_gown(stage: Stage, gown: Gown) -> None:
    looped = SILHOUETTES[gown.silhouette].looped
    _stand(stage, 440 if looped else 470, 505)
    paint_train(stage, gown)
    paint_skirts(stage, gown)
    _body(stage, 0)
    paint_bodice(stage, gown)
    for right in (False, True):
        paint_sleeve(stage, gown, REST.elbow, right)


def _dressed_in_coat(stage: Stage, coat: Coat) -> None:
    _stand(stage, 300, FOOT)
    paint_lining(stage, coat)
    _body(stage, -12)
    paint_waistcoat(stage, coat)
    for right in (False, True):
        paint_front(stage, coat, right)
    paint_jabot(stage, coat)
    form_sleeves(stage, coat)


def _stand(stage: Stage, top: float, foot: float) -> None:
    pole: Line = [(MIDDLE - 4, top), (MIDDLE + 4, top), (MIDDLE + 4, foot - 5), (MIDDLE - 4, foot - 5)]
    stage.sweep(pole, (MIDDLE - 5, top), (MIDDLE + 5, top), (lighter(WOOD, 0.5), WOOD, darker(WOOD, 0.5)))
    for x in (-34, 34, 0):
        leg = smooth([(MIDDLE, foot - 23), (MIDDLE + x * 0.6, foot - 15), (MIDDLE + x, foot)])
        stage.taper(leg, darker(WOOD, 0.5), 8, 5)
        stage.taper([(a - 1, b - 1) for a, b in leg], lighter(WOOD, 0.2), 5, 3)
    if top < 400:
        for y, wide in ((404, 8), (416, 6)):
            knob = ring((MIDDLE, y), wide, 5)
            stage.glow(knob, (MIDDLE - 3, y - 3), wide * 1.6, lighter(WOOD, 0.45), darker(WOOD, 0.4))


def _body(stage: Stage, up: float) -> None:
    left = smooth(
        [
            (MIDDLE - 11, 112 + up),
            (MIDDLE - 11, 124 + up),
            (MIDDLE - 20, 136 + up),
            (MIDDLE - 37, 145 + up),
            (MIDDLE - 37, 170 + up),
            (MIDDLE - 30, 190),
        ]
    )
    shape = [*left, *mirror(left)[::-1]]
    stage.sweep(
        shape, (MIDDLE - 38, 150), (MIDDLE + 38, 160), (lighter(LINEN, 0.5), LINEN, darker(LINEN, 0.35))
    )
    stage.stroke([(MIDDLE, 114 + up), (MIDDLE, 190)], darker(LINEN, 0.5), 0.9, 0.8)
    stage.stroke(
        smooth([(MIDDLE - 34, 160 + up), (MIDDLE, 168 + up), (MIDDLE + 34, 160 + up)]),
        darker(LINEN, 0.5),
        0.8,
        0.5,
    )
    stage.edge(shape, LINEN, 0.9)
    cap = ring((MIDDLE, 111 + up), 12, 4.2)
    stage.glow(cap, (MIDDLE - 5, 108 + up), 20, lighter(WOOD, 0.35), darker(WOOD, 0.3))
    stage.edge(cap, WOOD, 0.9)
    knob = ring((MIDDLE, 103 + up), 5.4, 6)
    stage.glow(knob, (MIDDLE - 2, 100 + up), 10, lighter(WOOD, 0.6), darker(WOOD, 0.4))
    stage.edge(knob, WOOD, 0.9)


def drafted(painted: Pixels) -> Pixels:
    """A painted garment as a pen drawing in sepia, washed with its colours, its ground still clear."""
    rgb = painted[..., :3].astype(np.float32)
    alpha = painted[..., 3].astype(np.float32) / 255
    grey = rgb @ np.array([0.30, 0.59, 0.11], np.float32)
    ground = grey * alpha + 235 * (1 - alpha)
    # Pen lines where tone changes quickly: a narrow blur against a wider one.
    lines = np.clip((_soft(ground, 2.2) - _soft(ground, 0.45) - 2.5) / 22, 0, 1)
    lines = np.maximum(lines, np.clip((_soft(ground, 6.0) - _soft(ground, 1.4) - 12) / 60, 0, 0.5))
    edge = _soft(alpha * 255, 0.9) / 255
    contour = np.clip(1.6 - np.abs(edge - 0.5) * 4.4, 0, 1) * (alpha > 0.02)
    # The wash: the silk's colour thinned on paper, more of it in the shade, pooled at its border.
    mean = rgb.mean(axis=-1, keepdims=True)
    vivid = np.clip(mean + (rgb - mean) * 1.5, 0, 255)
    strength = np.clip(0.66 + 0.22 * (1 - grey / 255), 0, 1)[..., None]
    wash = PAPER + (vivid * 0.9 + 26 - PAPER) * strength
    hatch = _hatching(grey)
    ink = np.clip(np.maximum(lines * 0.85, np.maximum(contour * 0.95, hatch)), 0, 1)[..., None]
    out = np.empty_like(painted)
    out[..., :3] = np.clip(wash + (SEPIA - wash) * ink, 0, 255)
    out[..., 3] = np.clip(np.maximum(alpha, contour) * 255, 0, 255)
    return out


def _soft(field: Field, radius: float) -> Field:
    picture = Image.fromarray(np.clip(field, 0, 255).astype(np.uint8), "L")
    return np.asarray(picture.filter(ImageFilter.GaussianBlur(radius * FINE)), np.float32)


def _hatching(grey: Field) -> Field:
    """Fine slanting strokes where it is dark."""
    h, w = grey.shape
    y, x = np.mgrid[0:h, 0:w].astype(np.float32) / FINE
    stripes = 0.5 + 0.5 * np.sin((x + y * 0.85) * 1.7)
    dark = np.clip((96 - _soft(grey, 3)) / 90, 0, 1)
    return np.asarray(stripes**2 * dark * 0.55, np.float32)
