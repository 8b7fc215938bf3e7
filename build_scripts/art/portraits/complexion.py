"""Paint on a face: rouge, lips of two tones, brows of many hairs, eyes under heavy lids."""

from __future__ import annotations

import numpy as np
import skia

from art.easel import Easel, Pixels, colour, drawn, filled
from art.portraits.clay import Grid
from art.portraits.visage import REACH, SIDE


def paint(x: Grid) -> Pixels:
    """The colours on the surface: a layer over plain skin, with alpha; colours multiplied by it."""
    easel = Easel(x.shape[1], x.shape[0])
    canvas = easel.canvas
    canvas.scale(SIDE, SIDE)
    canvas.translate(*REACH)
    _rouge(canvas)
    _lips(canvas)
    for side in (-1, 1):
        canvas.save()
        canvas.scale(side, 1)
        _brow(canvas)
        _eye(canvas, side)
        _nostril(canvas)
        canvas.restore()
    canvas.drawCircle(-0.335, 0.395, 0.0165, filled((44, 22, 18), 0.95, 0.003))
    return easel.pixels()


def _glow(
    canvas: skia.Canvas,
    at: tuple[float, float],
    size: tuple[float, float],
    rgb: tuple[int, int, int],
    alpha: float,
) -> None:
    """A breath of colour."""
    canvas.save()
    canvas.translate(*at)
    canvas.scale(*size)
    shader = skia.GradientShader.MakeRadial(
        skia.Point(0, 0), 1, [colour(rgb, alpha), colour(rgb, alpha * 0.55), colour(rgb, 0)], [0, 0.45, 1]
    )
    canvas.drawCircle(0, 0, 1, skia.Paint(AntiAlias=True, Shader=shader))
    canvas.restore()


def _rouge(canvas: skia.Canvas) -> None:
    for side in (-1, 1):
        _glow(canvas, (side * 0.43, 0.20), (0.33, 0.27), (218, 84, 92), 0.42)
        _glow(canvas, (side * 0.30, -0.17), (0.22, 0.11), (176, 104, 104), 0.30)
        _glow(canvas, (side * 0.30, 0.06), (0.20, 0.08), (178, 112, 120), 0.20)
    _glow(canvas, (0, 0.26), (0.14, 0.12), (220, 104, 96), 0.26)
    _glow(canvas, (0, 0.90), (0.24, 0.16), (222, 120, 108), 0.20)
    _glow(canvas, (0, -0.60), (0.5, 0.3), (255, 236, 214), 0.22)


def _path(*steps: tuple[float, ...]) -> skia.Path:
    """A path from its first spot through curves of two or six figures."""
    builder = skia.PathBuilder()
    builder.moveTo(*steps[0])
    for step in steps[1:]:
        if len(step) == 2:
            builder.lineTo(*step)
        elif len(step) == 4:
            builder.quadTo(*step)
        else:
            builder.cubicTo(*step)
    return builder.detach()


def _lips(canvas: skia.Canvas) -> None:
    """Two tones, a dark line between them, light on the lower lip; the edge is soft."""
    upper = _path(
        (-0.165, 0.544), (-0.11, 0.512, -0.072, 0.480, -0.038, 0.482),
        (-0.020, 0.483, -0.012, 0.494, 0, 0.494),
        (0.012, 0.494, 0.020, 0.483, 0.038, 0.482), (0.072, 0.480, 0.11, 0.512, 0.165, 0.544),
        (0.09, 0.556, 0.04, 0.566, 0, 0.562), (-0.04, 0.566, -0.09, 0.556, -0.165, 0.544),
    )  # fmt: skip
    lower = _path(
        (-0.155, 0.548), (-0.09, 0.558, -0.04, 0.568, 0, 0.564), (0.04, 0.568, 0.09, 0.558, 0.155, 0.548),
        (0.12, 0.615, 0.065, 0.662, 0, 0.664), (-0.065, 0.662, -0.12, 0.615, -0.155, 0.548),
    )  # fmt: skip
    canvas.drawPath(upper, filled((178, 52, 62), 0.72, 0.011))
    canvas.drawPath(lower, filled((206, 74, 80), 0.66, 0.014))
    _glow(canvas, (0, 0.672), (0.13, 0.035), (120, 44, 40), 0.26)
    _glow(canvas, (-0.02, 0.604), (0.07, 0.026), (255, 214, 206), 0.60)
    line = _path(
        (-0.168, 0.541), (-0.10, 0.556, -0.05, 0.569, 0, 0.563), (0.05, 0.569, 0.10, 0.556, 0.168, 0.541)
    )
    canvas.drawPath(line, drawn((96, 22, 28), 0.007, 0.80, 0.004))
    for side in (-1, 1):
        _glow(canvas, (side * 0.176, 0.538), (0.035, 0.028), (136, 60, 56), 0.45)


def _brow(canvas: skia.Canvas) -> None:
    """A fine arched brow of many hairs."""
    arch = _path(
        (0.110, -0.262), (0.150, -0.318, 0.230, -0.362, 0.310, -0.364),
        (0.390, -0.366, 0.450, -0.330, 0.492, -0.278),
        (0.440, -0.318, 0.385, -0.342, 0.310, -0.338), (0.235, -0.334, 0.165, -0.292, 0.122, -0.240),
        (0.110, -0.262),
    )  # fmt: skip
    canvas.drawPath(arch, filled((108, 74, 56), 0.66, 0.008))
    for k in range(30):
        t = k / 29
        x = 0.120 + 0.33 * t
        y = -0.250 - 0.098 * np.sin(np.pi * min(0.08 + t * 0.62, 1))
        hair = _path((x, y), (x + 0.020, y - 0.020, x + 0.044, y - 0.022 + 0.020 * t))
        canvas.drawPath(hair, drawn((86, 56, 42), 0.0042, 0.34, 0.002))
    _glow(canvas, (0.29, -0.315), (0.24, 0.07), (120, 84, 70), 0.20)


def _eye(canvas: skia.Canvas, side: int) -> None:
    """White, iris, pupil and the light in it; lids, lashes and the fold above."""
    almond = _path(
        (0.162, -0.034), (0.205, -0.082, 0.262, -0.112, 0.318, -0.108),
        (0.375, -0.104, 0.420, -0.074, 0.446, -0.048),
        (0.415, -0.022, 0.368, -0.002, 0.310, 0.000), (0.252, 0.000, 0.200, -0.014, 0.162, -0.034),
    )  # fmt: skip
    canvas.save()
    canvas.clipPath(almond, skia.ClipOp.kIntersect, True)
    canvas.drawPaint(filled((232, 222, 214)))
    _glow(canvas, (0.165, -0.04), (0.07, 0.06), (214, 138, 130), 0.7)
    _glow(canvas, (0.45, -0.05), (0.08, 0.07), (176, 140, 134), 0.7)
    centre = (0.300 - 0.014 * side, -0.060)
    _iris(canvas, centre)
    shade = skia.GradientShader.MakeLinear(
        [skia.Point(0, -0.115), skia.Point(0, -0.035)], [colour((44, 24, 22), 0.80), colour((40, 22, 22), 0)]
    )
    canvas.drawPaint(skia.Paint(Shader=shade))
    canvas.restore()
    canvas.drawCircle(
        centre[0] - 0.024 * side, centre[1] - 0.022, 0.0115, filled((255, 252, 244), 0.97, 0.0022)
    )
    canvas.drawCircle(
        centre[0] + 0.022 * side, centre[1] + 0.030, 0.0075, filled((220, 232, 246), 0.5, 0.003)
    )
    _lids(canvas)


def _iris(canvas: skia.Canvas, centre: tuple[float, float]) -> None:
    x, y = centre
    radius = 0.070
    rings = [colour((96, 106, 118)), colour((118, 136, 150)), colour((74, 92, 114)), colour((34, 42, 56))]
    shader = skia.GradientShader.MakeRadial(skia.Point(x, y + 0.012), radius, rings, [0.25, 0.5, 0.82, 1])
    canvas.drawCircle(x, y, radius, skia.Paint(AntiAlias=True, Shader=shader))
    for k in range(40):
        a = 2 * np.pi * k / 40
        ray = _path(
            (x + np.cos(a) * 0.032, y + np.sin(a) * 0.032),
            (x + np.cos(a + 0.06) * 0.064, y + np.sin(a + 0.06) * 0.064),
        )
        canvas.drawPath(ray, drawn((196, 214, 228) if k % 2 else (48, 66, 96), 0.0035, 0.34))
    canvas.drawCircle(x, y, radius, drawn((30, 34, 48), 0.010, 0.7, 0.003))
    canvas.drawCircle(x, y, 0.031, filled((14, 12, 16), 1, 0.003))


def _lids(canvas: skia.Canvas) -> None:
    lid = _path(
        (0.158, -0.034), (0.205, -0.084, 0.262, -0.114, 0.318, -0.110),
        (0.378, -0.106, 0.425, -0.076, 0.458, -0.044),
        (0.440, -0.112, 0.385, -0.160, 0.322, -0.164), (0.250, -0.166, 0.195, -0.118, 0.158, -0.034),
    )  # fmt: skip
    canvas.drawPath(lid, filled((226, 168, 150), 0.55, 0.008))
    _glow(canvas, (0.312, -0.136), (0.085, 0.020), (255, 228, 212), 0.55)
    upper = _path(
        (0.155, -0.030),
        (0.205, -0.084, 0.262, -0.114, 0.318, -0.110),
        (0.378, -0.106, 0.425, -0.076, 0.464, -0.046),
    )
    canvas.drawPath(upper, drawn((70, 40, 32), 0.013, 0.86, 0.004))
    thick = _path((0.250, -0.106), (0.300, -0.118, 0.390, -0.106, 0.470, -0.044))
    canvas.drawPath(thick, drawn((56, 30, 26), 0.010, 0.6, 0.006))
    for k in range(12):
        t = k / 11
        x = 0.27 + 0.190 * t
        y = -0.108 + 0.062 * t * t
        lash = _path((x, y), (x + 0.010 + 0.016 * t, y - 0.012, x + 0.012 + 0.030 * t, y - 0.020))
        canvas.drawPath(lash, drawn((56, 32, 26), 0.004, 0.22, 0.003))
    fold = _path(
        (0.168, -0.082),
        (0.215, -0.146, 0.275, -0.176, 0.330, -0.172),
        (0.395, -0.166, 0.445, -0.122, 0.474, -0.076),
    )
    canvas.drawPath(fold, drawn((140, 84, 72), 0.010, 0.60, 0.007))
    lower = _path(
        (0.170, -0.026),
        (0.210, -0.002, 0.255, 0.009, 0.312, 0.009),
        (0.375, 0.007, 0.420, -0.014, 0.452, -0.042),
    )
    canvas.drawPath(lower, drawn((170, 98, 88), 0.009, 0.60, 0.004))
    bag = _path((0.180, 0.012), (0.235, 0.055, 0.340, 0.064, 0.430, 0.012))
    canvas.drawPath(bag, drawn((176, 116, 108), 0.012, 0.28, 0.010))


def _nostril(canvas: skia.Canvas) -> None:
    hole = _path(
        (0.028, 0.318), (0.045, 0.296, 0.075, 0.296, 0.090, 0.312), (0.075, 0.326, 0.045, 0.328, 0.028, 0.318)
    )
    canvas.drawPath(hole, filled((120, 56, 48), 0.62, 0.008))
    wing = _path((0.120, 0.238), (0.150, 0.262, 0.152, 0.310, 0.118, 0.328))
    canvas.drawPath(wing, drawn((160, 88, 78), 0.010, 0.42, 0.007))
    _glow(canvas, (0.05, 0.345), (0.10, 0.03), (150, 80, 72), 0.32)
