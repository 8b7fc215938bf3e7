"""The garden front of the palace at night: three storeys, lit windows, statues along the roof."""

from __future__ import annotations

from random import Random

import skia

from art.easel import Easel, chance, colour, drawn, filled
from art.palace.bays import arched
from art.palace.night import balustrade

Tone = tuple[int, int, int]
STONE: Tone = (176, 150, 132)


def _shaded(tone: Tone, light: float) -> Tone:
    return (
        min(round(tone[0] * light), 255),
        min(round(tone[1] * light), 255),
        min(round(tone[2] * light), 255),
    )


def _down(y: float, h: float, *tones: Tone) -> skia.Paint:
    shader = skia.GradientShader.MakeLinear(
        [skia.Point(0, y), skia.Point(0, y + h)], [colour(tone) for tone in tones]
    )
    return skia.Paint(AntiAlias=True, Shader=shader)


def _window(
    canvas: skia.Canvas, x: float, y: float, w: float, h: float, rng: Random, round_head: bool
) -> None:
    """A window with candle light behind it: panes, curtains, now and then somebody at it."""
    pane = arched(x, y, w, h, 0.5) if round_head else skia.Path()
    if not round_head:
        pane.addRect(skia.Rect(x, y, x + w, y + h))
    lit = rng.random()
    canvas.drawPath(pane, filled((255, 176, 84), 0.30 + 0.2 * lit, w * 0.45))
    if lit < 0.08:
        canvas.drawPath(pane, _down(y, h, (40, 44, 74), (26, 26, 46)))
    else:
        warm = (255, 236, 178) if lit > 0.45 else (255, 206, 128)
        canvas.drawPath(pane, _down(y, h, (255, 186, 92), warm, (248, 156, 66)))
    canvas.save()
    canvas.clipPath(pane, True)
    if lit > 0.3 and h > 40:
        for side in (0.0, 0.78):
            canvas.drawRect(
                skia.Rect(x + w * side, y, x + w * (side + 0.22), y + h), filled((176, 70, 50), 0.55)
            )
        canvas.drawCircle(x + w / 2, y + h * 0.34, w * 0.13, filled((255, 252, 230), 0.95, w * 0.07))
        if lit > 0.66:
            cx = x + w * (0.3 + 0.4 * rng.random())
            canvas.drawOval(
                skia.Rect(cx - w * 0.2, y + h * 0.66, cx + w * 0.2, y + h * 1.2), filled((60, 30, 34), 0.9)
            )
            canvas.drawCircle(cx, y + h * 0.6, w * 0.09, filled((60, 30, 34), 0.9))
    for share in (1 / 3, 2 / 3) if w > 14 else (0.5,):
        canvas.drawLine(x + w * share, y, x + w * share, y + h, drawn((92, 58, 40), max(w * 0.05, 0.8), 0.85))
    rows = max(round(h / (w * 0.55)), 2)
    for row in range(1, rows):
        canvas.drawLine(
            x, y + h * row / rows, x + w, y + h * row / rows, drawn((92, 58, 40), max(w * 0.04, 0.7), 0.8)
        )
    canvas.restore()
    canvas.drawPath(pane, drawn(_shaded(STONE, 1.12), max(w * 0.09, 1)))


def _statue(canvas: skia.Canvas, x: float, foot: float, high: float, tone: Tone) -> None:
    figure = skia.Path()
    figure.addOval(skia.Rect(x - high * 0.08, foot - high, x + high * 0.08, foot - high * 0.82))
    figure.moveTo(x - high * 0.1, foot - high * 0.8)
    figure.quadTo(x + high * 0.3, foot - high * 0.74, x + high * 0.12, foot - high * 0.4)
    figure.lineTo(x + high * 0.17, foot)
    figure.lineTo(x - high * 0.17, foot)
    figure.quadTo(x - high * 0.2, foot - high * 0.6, x - high * 0.1, foot - high * 0.8)
    canvas.drawPath(figure, filled(tone))
    canvas.drawPath(figure, drawn(_shaded(tone, 1.5), 0.8, 0.5))


def block(
    easel: Easel, left: float, foot: float, bays: int, bay: float, high: float, light: float, name: str
) -> None:
    """A part of the front with so many windows side by side; `light` says how near and bright it is."""
    canvas = easel.canvas
    rng = chance(f"front {name}")
    width = bays * bay
    top = foot - high
    stone = _shaded(STONE, light)
    canvas.drawRect(
        skia.Rect(left, top, left + width, foot),
        _down(top, high, _shaded(stone, 0.42), _shaded(stone, 0.66), _shaded(stone, 1.0)),
    )
    ground, noble = high * 0.30, high * 0.44
    for number in range(9):
        y = foot - ground * number / 9
        canvas.drawLine(left, y, left + width, y, drawn(_shaded(stone, 0.6), 1, 0.6))
    for number in range(bays):
        x = left + (number + 0.5) * bay
        canvas.drawLine(x, foot, x, foot - ground * 0.4, drawn((255, 180, 90), bay * 0.5, 0.10, bay * 0.2))
        _window(canvas, x - bay * 0.24, foot - ground * 0.86, bay * 0.48, ground * 0.86, rng, True)
        _window(canvas, x - bay * 0.25, foot - ground - noble * 0.88, bay * 0.50, noble * 0.80, rng, True)
        _window(canvas, x - bay * 0.2, top + high * 0.075, bay * 0.40, high * 0.115, rng, False)
    for number in range(bays + 1):
        x = left + number * bay
        canvas.drawRect(
            skia.Rect(x - bay * 0.09, foot - ground - noble, x + bay * 0.09, foot - ground),
            _down(foot - ground - noble, noble, _shaded(stone, 0.7), _shaded(stone, 1.15)),
        )
        canvas.drawLine(
            x - bay * 0.05,
            foot - ground - noble,
            x - bay * 0.05,
            foot - ground,
            drawn(_shaded(stone, 1.5), 1, 0.5),
        )
        canvas.drawRect(
            skia.Rect(
                x - bay * 0.14, foot - ground - noble, x + bay * 0.14, foot - ground - noble + bay * 0.14
            ),
            filled((226, 178, 96), 0.8),
        )
    for y, thick in (
        (foot - ground, high * 0.03),
        (foot - ground - noble, high * 0.035),
        (top + high * 0.03, high * 0.03),
    ):
        canvas.drawRect(
            skia.Rect(left - 3, y - thick, left + width + 3, y),
            _down(y - thick, thick, _shaded(stone, 1.35), _shaded(stone, 0.5)),
        )
    canvas.save()
    canvas.translate(left, 0)
    balustrade(easel, top + high * 0.012, high * 0.08, width, _shaded(stone, 0.9), 6)
    canvas.restore()
    for number in range(0, bays + 1, 2):
        _statue(canvas, left + number * bay, top - high * 0.06, high * 0.15, _shaded(stone, 0.75))


def front(width: int, height: int, middle: float) -> Easel:
    """The whole front, its foot at the foot of the picture: two wings and the middle that comes forward."""
    easel = Easel(width, height)
    block(easel, middle - 1500, height, 24, 44, height * 0.66, 0.62, "left wing")
    block(easel, middle + 444, height, 24, 44, height * 0.66, 0.62, "right wing")
    block(easel, middle - 468, height, 18, 52, height * 0.80, 0.92, "middle")
    block(easel, middle - 165, height, 6, 55, height * 0.86, 1.08, "centre")
    canvas = easel.canvas
    top = height - height * 0.86
    gable = skia.Path()
    gable.moveTo(middle - 176, top + 2)
    gable.lineTo(middle, top - height * 0.10)
    gable.lineTo(middle + 176, top + 2)
    gable.close()
    canvas.drawPath(gable, _down(top - 30, 34, _shaded(STONE, 0.7), _shaded(STONE, 1.0)))
    canvas.drawPath(gable, drawn(_shaded(STONE, 1.4), 3))
    canvas.drawCircle(middle, top - height * 0.032, height * 0.03, filled((240, 196, 110)))
    for number in range(14):
        canvas.save()
        canvas.translate(middle, top - height * 0.032)
        canvas.rotate(number * 360 / 14)
        canvas.drawLine(0, height * 0.034, 0, height * 0.052, drawn((240, 196, 110), 2))
        canvas.restore()
    return easel
