"""Lace, gathered: engageantes, jabots, tuckers, flounces; white threads that let the ground through."""

from __future__ import annotations

import numpy as np
import skia

from art.garments.curves import Line, even, length
from art.garments.noise import chance, cloud, step
from art.garments.stage import Field, Ink, Pixels, Stage, image_of, outline

THREAD: Ink = (250, 244, 232)


def lace(
    width: float, height: float, name: str, scallops: int, ink: Ink = THREAD, gathers: float = 0.7
) -> Pixels:
    """A gathered flounce of lace as a texture: its top is sewn on, its foot is scalloped."""
    fine = 3.0
    w, h = max(int(width * fine), 12), max(int(height * fine), 12)
    rng = chance(name)
    u = np.linspace(0, 1, w, dtype=np.float32)[None, :].repeat(h, 0)
    v = np.linspace(0, 1, h, dtype=np.float32)[:, None].repeat(w, 1)
    wave = u * scallops + 0.10 * cloud(rng, h, w, scallops, 1)
    lobe = np.abs(np.sin(np.pi * wave))
    foot = 0.87 + 0.13 * lobe
    fold = np.sin(np.pi * 2 * wave - 0.6) * gathers * (0.4 + 0.6 * v)
    fold += 0.5 * gathers * np.sin(np.pi * 5.3 * wave + 3 * cloud(rng, h, w, scallops, 1)) * (1 - v)
    light = 0.93 + 0.13 * fold - 0.06 * v
    alpha = step(0, 0.02, foot - v) * 0.95
    # The net between solid parts: small holes, larger above the scallops, and a row of eyelets.
    across, down = wave * 9, v * height / 2.6
    net = np.sin(across * np.pi * 2) * np.sin(down * np.pi * 2)
    holes = step(0.25, 0.6, net) * step(0.22, 0.4, v) * step(0, 0.08, foot - v - 0.10)
    eyes_x = (wave * 3) % 1 - 0.5
    eyes_y = (foot - v - 0.13) * height / max(width / scallops / 3, 1)
    eyes = step(0.10, 0.05, eyes_x**2 + eyes_y**2)
    alpha = alpha * (1 - 0.62 * holes) * (1 - 0.75 * eyes)
    hem = step(0.055, 0.02, np.abs(foot - v - 0.03))
    light = light + 0.10 * hem - 0.12 * holes
    return _coloured(np.clip(light, 0, 1.05), np.clip(alpha, 0, 1), ink)


def _coloured(light: Field, alpha: Field, ink: Ink) -> Pixels:
    shade = np.array([136, 122, 130], np.float32)
    t = np.clip((light - 0.45) / 0.5, 0, 1.1)[..., None]
    rgb = shade + (np.array(ink, np.float32) - shade) * t
    out = np.empty((*light.shape, 4), np.uint8)
    out[..., :3] = np.clip(rgb, 0, 255)
    out[..., 3] = np.clip(alpha * 255, 0, 255)
    return out


def ruffle(
    stage: Stage, top: Line, bottom: Line, name: str, scallops: int, ink: Ink = THREAD, gathers: float = 0.7
) -> None:
    """A flounce of lace between the line it is sewn to and the line it reaches."""
    width = length(bottom)
    high = max(_far(top, bottom), 3.0)
    left, right = [top[0], bottom[0]], [top[-1], bottom[-1]]
    stage.shadow(outline(top, right, bottom, left), blur=2.2, alpha=0.45, dx=1, dy=2)
    texture: skia.Image = image_of(lace(width, high, name, scallops, ink, gathers))
    stage.lay(texture, top, right, bottom, left, fine=28)


def _far(top: Line, bottom: Line) -> float:
    pairs = zip(even(top, 9), even(bottom, 9), strict=True)
    return float(np.mean([((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5 for a, b in pairs]))
