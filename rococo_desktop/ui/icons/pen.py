"""The pen that draws signs: polygons, curves and circles on a square of 64 by 64 units."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import cos, pi, sin

import pygame

from rococo_desktop.ui.theme import Paint

UNITS = 64
Spot = tuple[float, float]


class Pen:
    """Draws on a square surface in units. `paint` is the sign's main colour, `ink` that of its lines."""

    def __init__(self, surface: pygame.Surface, paint: Paint, ink: Paint) -> None:
        self.paint = paint
        self.ink = ink
        self._surface = surface
        self._unit = surface.get_width() / UNITS

    def _at(self, spot: Spot) -> Spot:
        return (spot[0] * self._unit, spot[1] * self._unit)

    def shape(self, spots: Sequence[Spot], paint: Paint | None = None) -> None:
        """A filled polygon."""
        pygame.draw.polygon(self._surface, paint or self.paint, [self._at(spot) for spot in spots])

    def line(self, spots: Sequence[Spot], width: float = 3, paint: Paint | None = None) -> None:
        """A line through the spots, with round joints and ends."""
        colour = paint or self.ink
        across = max(round(width * self._unit), 1)
        placed = [self._at(spot) for spot in spots]
        for start, end in pairwise(placed):
            _thick_line(self._surface, colour, start, end, across)
        for spot in placed:
            pygame.draw.circle(self._surface, colour, spot, across / 2)

    def disc(self, centre: Spot, radius: float, paint: Paint | None = None) -> None:
        """A filled circle."""
        pygame.draw.circle(self._surface, paint or self.paint, self._at(centre), radius * self._unit)

    def ring(self, centre: Spot, radius: float, width: float = 3, paint: Paint | None = None) -> None:
        """A circle's outline, drawn inwards from its radius."""
        across = max(round(width * self._unit), 1)
        pygame.draw.circle(self._surface, paint or self.ink, self._at(centre), radius * self._unit, across)

    def oval(self, centre: Spot, rx: float, ry: float, paint: Paint | None = None) -> None:
        """A filled ellipse."""
        self.shape(arc(centre, rx, ry, 0, 360), paint)


def _thick_line(surface: pygame.Surface, paint: Paint, start: Spot, end: Spot, width: int) -> None:
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = (dx * dx + dy * dy) ** 0.5
    if not length:
        return
    nx, ny = -dy / length * width / 2, dx / length * width / 2
    pygame.draw.polygon(
        surface,
        paint,
        [
            (start[0] + nx, start[1] + ny),
            (end[0] + nx, end[1] + ny),
            (end[0] - nx, end[1] - ny),
            (start[0] - nx, start[1] - ny),
        ],
    )


def arc(centre: Spot, rx: float, ry: float, begin: float, end: float, steps: int = 40) -> list[Spot]:
    """Spots on an ellipse from one angle to another, in degrees clockwise from the right."""
    angles = [(begin + (end - begin) * at / steps) * pi / 180 for at in range(steps + 1)]
    return [(centre[0] + rx * cos(angle), centre[1] + ry * sin(angle)) for angle in angles]


def curve(start: Spot, one: Spot, other: Spot, end: Spot, steps: int = 16) -> list[Spot]:
    """Spots on a cubic Bezier curve."""
    spots = []
    for at in range(steps + 1):
        t = at / steps
        u = 1 - t
        a, b, c, d = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
        spots.append(
            (
                a * start[0] + b * one[0] + c * other[0] + d * end[0],
                a * start[1] + b * one[1] + c * other[1] + d * end[1],
            )
        )
    return spots
