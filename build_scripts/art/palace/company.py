"""Guests seen from behind, against the light: gowns with panniers, frock coats, fans, canes."""

from __future__ import annotations

from random import Random

import numpy as np
import skia

from art.easel import Pixels, colour, drawn, filled
from art.materials.noise import blurred, exact

Tone = tuple[int, int, int]


def _cloth(x: float, w: float, tone: Tone, glow: Tone) -> skia.Paint:
    """Dark cloth whose edges catch the light that comes from before it."""
    edge = tuple(round(tone[part] * 0.8 + glow[part] * 0.2) for part in range(3))
    shader = skia.GradientShader.MakeLinear(
        [skia.Point(x - w, 0), skia.Point(x + w, 0)],
        [
            colour((edge[0], edge[1], edge[2])),
            colour(tone),
            colour((round(tone[0] * 0.6), round(tone[1] * 0.6), round(tone[2] * 0.6))),
            colour(tone),
            colour((edge[0], edge[1], edge[2])),
        ],
        [0.0, 0.18, 0.5, 0.8, 1.0],
    )
    return skia.Paint(AntiAlias=True, Shader=shader)


def lady(
    canvas: skia.Canvas, x: float, foot: float, high: float, tone: Tone, glow: Tone, rng: Random
) -> None:
    """A lady in a gown with a train that falls from the shoulders."""
    h = high
    waist, shoulder = foot - h * 0.60, foot - h * 0.80
    skirt = skia.Path()
    skirt.moveTo(x - h * 0.055, waist)
    skirt.cubicTo(x - h * 0.26, waist + h * 0.02, x - h * 0.33, foot - h * 0.3, x - h * 0.34, foot)
    skirt.cubicTo(x - h * 0.15, foot + h * 0.025, x + h * 0.15, foot + h * 0.025, x + h * 0.34, foot)
    skirt.cubicTo(x + h * 0.33, foot - h * 0.3, x + h * 0.26, waist + h * 0.02, x + h * 0.055, waist)
    skirt.close()
    canvas.drawPath(skirt, _cloth(x, h * 0.34, tone, glow))
    canvas.save()
    canvas.clipPath(skirt, True)
    for number in range(-5, 6):
        fold = skia.Path()
        fold.moveTo(x + number * h * 0.016, waist)
        fold.cubicTo(
            x + number * h * 0.045,
            waist + h * 0.2,
            x + number * h * 0.058,
            foot - h * 0.2,
            x + number * h * 0.066,
            foot,
        )
        canvas.drawPath(fold, drawn((0, 0, 0), h * 0.016, 0.30, h * 0.008))
        canvas.translate(h * 0.012, 0)
        canvas.drawPath(fold, drawn(glow, h * 0.006, 0.30, h * 0.003))
        canvas.translate(-h * 0.012, 0)
    canvas.restore()
    body = skia.Path()
    body.moveTo(x - h * 0.085, shoulder)
    body.quadTo(x - h * 0.07, waist - h * 0.06, x - h * 0.055, waist + h * 0.01)
    body.lineTo(x + h * 0.055, waist + h * 0.01)
    body.quadTo(x + h * 0.07, waist - h * 0.06, x + h * 0.085, shoulder)
    body.quadTo(x, shoulder + h * 0.045, x - h * 0.085, shoulder)
    canvas.drawPath(body, _cloth(x, h * 0.09, tone, glow))
    for side in (-1, 1):
        arm = skia.Path()
        arm.moveTo(x + side * h * 0.075, shoulder + h * 0.015)
        raised = rng.random() < 0.16
        elbow = (
            (x + side * h * 0.20, shoulder - h * 0.02) if raised else (x + side * h * 0.125, waist - h * 0.05)
        )
        arm.quadTo(x + side * h * 0.125, shoulder + h * 0.04, *elbow)
        canvas.drawPath(arm, drawn(tone, h * 0.044))
        if raised:
            canvas.drawLine(*elbow, x + side * h * 0.23, shoulder - h * 0.20, drawn((112, 84, 78), h * 0.026))
        # A flounce of lace falls from the elbow.
        flounce = skia.Path()
        flounce.moveTo(elbow[0] - side * h * 0.03, elbow[1] - h * 0.01)
        flounce.lineTo(elbow[0] + side * h * 0.045, elbow[1] + h * 0.085)
        flounce.lineTo(elbow[0] - side * h * 0.045, elbow[1] + h * 0.07)
        flounce.close()
        canvas.drawPath(flounce, filled((150, 144, 150)))
    skin = (112, 84, 78)
    canvas.drawRect(
        skia.Rect(x - h * 0.022, shoulder - h * 0.05, x + h * 0.022, shoulder + h * 0.02), filled(skin)
    )
    canvas.drawOval(
        skia.Rect(x - h * 0.085, shoulder - h * 0.012, x + h * 0.085, shoulder + h * 0.045), filled(skin)
    )
    hair = skia.Path()
    hair.addOval(skia.Rect(x - h * 0.05, shoulder - h * 0.20, x + h * 0.05, shoulder - h * 0.035))
    hair.addOval(skia.Rect(x - h * 0.035, shoulder - h * 0.235, x + h * 0.035, shoulder - h * 0.12))
    canvas.drawPath(hair, _cloth(x, h * 0.055, (112, 106, 116), (255, 236, 206)))
    for side in (-1, 1):
        canvas.drawOval(
            skia.Rect(
                x + side * h * 0.04 - h * 0.014,
                shoulder - h * 0.06,
                x + side * h * 0.04 + h * 0.014,
                shoulder + h * 0.01,
            ),
            filled((112, 106, 116)),
        )
    canvas.drawCircle(
        x + h * 0.03,
        shoulder - h * 0.19,
        h * 0.016,
        filled(rng.choice(((226, 120, 140), (240, 200, 110), (150, 190, 240)))),
    )


def gentleman(
    canvas: skia.Canvas, x: float, foot: float, high: float, tone: Tone, glow: Tone, rng: Random
) -> None:
    """A gentleman in a frock coat, his hair tied with a bow."""
    h = high
    shoulder, hip = foot - h * 0.83, foot - h * 0.50
    for side in (-1, 1):
        leg = skia.Path()
        leg.moveTo(x + side * h * 0.045, hip)
        leg.lineTo(x + side * h * 0.05, foot - h * 0.02)
        canvas.drawPath(leg, drawn((104, 100, 112), h * 0.05))
        canvas.drawOval(
            skia.Rect(x + side * h * 0.05 - h * 0.04, foot - h * 0.035, x + side * h * 0.05 + h * 0.04, foot),
            filled((20, 16, 20)),
        )
    coat = skia.Path()
    coat.moveTo(x - h * 0.10, shoulder)
    coat.quadTo(x, shoulder - h * 0.03, x + h * 0.10, shoulder)
    coat.cubicTo(x + h * 0.10, hip - h * 0.12, x + h * 0.08, hip - h * 0.08, x + h * 0.17, foot - h * 0.26)
    coat.quadTo(x, foot - h * 0.22, x - h * 0.17, foot - h * 0.26)
    coat.cubicTo(x - h * 0.08, hip - h * 0.08, x - h * 0.10, hip - h * 0.12, x - h * 0.10, shoulder)
    canvas.drawPath(coat, _cloth(x, h * 0.17, tone, glow))
    canvas.drawLine(x, hip - h * 0.06, x, foot - h * 0.24, drawn((0, 0, 0), h * 0.012, 0.5))
    for side in (-1, 1):
        canvas.drawCircle(x + side * h * 0.03, hip - h * 0.05, h * 0.011, filled((240, 200, 110)))
        arm = skia.Path()
        arm.moveTo(x + side * h * 0.10, shoulder + h * 0.03)
        arm.quadTo(
            x + side * h * 0.16,
            shoulder + h * 0.16,
            x + side * h * (0.13 + 0.05 * rng.random()),
            hip + h * 0.02,
        )
        canvas.drawPath(arm, drawn(tone, h * 0.055))
        canvas.drawPath(arm, drawn(glow, h * 0.006, 0.4))
    canvas.drawOval(
        skia.Rect(x - h * 0.045, shoulder - h * 0.145, x + h * 0.045, shoulder - h * 0.015),
        _cloth(x, h * 0.05, (112, 106, 116), (255, 236, 206)),
    )
    canvas.drawOval(
        skia.Rect(x - h * 0.02, shoulder - h * 0.03, x + h * 0.02, shoulder + h * 0.06), filled((92, 88, 98))
    )
    if rng.random() < 0.6:
        hat = skia.Path()
        hat.moveTo(x - h * 0.105, shoulder - h * 0.10)
        hat.quadTo(x - h * 0.05, shoulder - h * 0.19, x, shoulder - h * 0.165)
        hat.quadTo(x + h * 0.05, shoulder - h * 0.19, x + h * 0.105, shoulder - h * 0.10)
        hat.quadTo(x, shoulder - h * 0.145, x - h * 0.105, shoulder - h * 0.10)
        canvas.drawPath(hat, filled((22, 18, 26)))
        canvas.drawPath(hat, drawn((206, 160, 80), h * 0.007, 0.8))
    for side in (-1, 1):
        bow = skia.Path()
        bow.moveTo(x, shoulder - h * 0.015)
        bow.lineTo(x + side * h * 0.04, shoulder - h * 0.035)
        bow.lineTo(x + side * h * 0.04, shoulder + h * 0.01)
        bow.close()
        canvas.drawPath(bow, filled((16, 14, 20)))


def against_the_light(figure: Pixels, glow: Tone) -> Pixels:
    """A figure as it stands before a bright palace: dark, with a rim of light on all that looks upwards."""
    cover = figure[..., 3]
    below = np.roll(cover, (4, 0), (0, 1))
    beside = np.maximum(np.roll(cover, 2, 1), np.roll(cover, -2, 1)) * np.minimum(
        np.roll(cover, 2, 1), np.roll(cover, -2, 1)
    )
    rim = blurred(exact(np.clip(cover - below, 0, 1) + 0.6 * np.clip(cover - beside, 0, 1)), 0.9) * cover
    dark = figure.copy()
    dark[..., :3] *= 0.55
    tone = np.array(glow, np.float32) / 255
    dark[..., :3] += np.clip(rim, 0, 1)[..., None] * tone * 0.85
    dark[..., :3] = np.minimum(dark[..., :3], cover[..., None])
    return dark
