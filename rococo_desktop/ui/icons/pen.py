"""The pen that draws signs: polygons, curves and circles on a square of 64 by 64 units."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise

import pygame

from rococo_desktop.ui.icons.paths import Spot, arc, curve, smooth
from rococo_desktop.ui.theme import Paint

__all__ = ["BARE", "OUTLINE", "UNITS", "Pen", "Spot", "arc", "curve", "shade"]

UNITS = 64
OUTLINE = 2.6
"""How wide the line around a thing is."""
BARE: Paint = (0, 0, 0, 0)
"""Nothing: what is drawn with it is a hole."""


def shade(paint: Paint, amount: float) -> Paint:
    """The colour lightened towards white (above 0) or darkened towards black (below 0)."""
    goal = 255 if amount > 0 else 0
    red, green, blue = (round(part + (goal - part) * abs(amount)) for part in paint[:3])
    return (red, green, blue)


class Pen:
    """Draws on a square surface in units. `paint` is the sign's main colour, `ink` that of its lines."""

    def __init__(
        self,
        surface: pygame.Surface,
        paint: Paint,
        ink: Paint,
        weight: float = 1,
        unit: float = 0,
        corner: tuple[int, int] = (0, 0),
        accent: Paint | None = None,
    ) -> None:
        self.paint = paint
        self.ink = ink
        self.weight = weight
        """How heavy outlines are: full where a sign is small, fine where it is large."""
        self.accent = accent
        """A second colour, where whoever wants the sign has given one."""
        self._surface = surface
        self._unit = unit or surface.get_width() / UNITS
        self._corner = corner

    @property
    def light(self) -> Paint:
        """The main colour, lit."""
        return shade(self.paint, 0.45)

    @property
    def dark(self) -> Paint:
        """The main colour in shadow."""
        return shade(self.paint, -0.32)

    def _at(self, spot: Spot) -> Spot:
        return (spot[0] * self._unit - self._corner[0], spot[1] * self._unit - self._corner[1])

    def shape(self, spots: Sequence[Spot], paint: Paint | None = None) -> None:
        """A filled polygon."""
        pygame.draw.polygon(self._surface, paint or self.paint, [self._at(spot) for spot in spots])

    def line(self, spots: Sequence[Spot], width: float = 3, paint: Paint | None = None) -> None:
        """A line through the spots, with round joints and ends."""
        colour = paint or self.ink
        across = max(width * self._unit, 1)
        placed = [self._at(spot) for spot in spots]
        for start, end in pairwise(placed):
            _thick_line(self._surface, colour, start, end, across)
        for spot in placed:
            pygame.draw.circle(self._surface, colour, spot, across / 2)

    def loop(self, spots: Sequence[Spot], width: float = 3, paint: Paint | None = None) -> None:
        """A closed line."""
        self.line([*spots, spots[0]], width, paint)

    def outlined(
        self,
        spots: Sequence[Spot],
        paint: Paint | None = None,
        width: float = OUTLINE,
        ink: Paint | None = None,
    ) -> None:
        """A filled polygon with a line around it, in ink unless told otherwise."""
        self.shape(spots, paint)
        self.loop(spots, width * self.weight, ink)

    def blob(
        self,
        spots: Sequence[Spot],
        paint: Paint | None = None,
        width: float = OUTLINE,
        ink: Paint | None = None,
    ) -> None:
        """A rounded shape through the spots, with a line around it where the width is above 0."""
        path = smooth(spots, closed=True)
        self.shape(path, paint)
        if width > 0:
            self.loop(path, width * self.weight, ink)

    def stroke(self, spots: Sequence[Spot], width: float = 3, paint: Paint | None = None) -> None:
        """A rounded line through the spots."""
        self.line(smooth(spots), width, paint)

    def tube(
        self, spots: Sequence[Spot], width: float, paint: Paint | None = None, outline: float = 2.2
    ) -> None:
        """A line of the main colour with ink along both sides."""
        self.line(spots, width + 2 * outline * self.weight)
        self.line(spots, width, paint or self.paint)

    def disc(self, centre: Spot, radius: float, paint: Paint | None = None) -> None:
        """A filled circle."""
        pygame.draw.circle(self._surface, paint or self.paint, self._at(centre), radius * self._unit)

    def ring(self, centre: Spot, radius: float, width: float = 3, paint: Paint | None = None) -> None:
        """A circle's outline, drawn inwards from its radius."""
        across = max(round(width * self._unit), 1)
        pygame.draw.circle(self._surface, paint or self.ink, self._at(centre), radius * self._unit, across)

    def bead(self, centre: Spot, radius: float, paint: Paint | None = None, width: float = OUTLINE) -> None:
        """A filled circle with a line around it."""
        self.disc(centre, radius, self.ink)
        self.disc(centre, radius - width * self.weight, paint)

    def oval(self, centre: Spot, rx: float, ry: float, paint: Paint | None = None) -> None:
        """A filled ellipse."""
        self.shape(arc(centre, rx, ry, 0, 360), paint)

    def box(
        self, x: float, y: float, w: float, h: float, radius: float = 0, paint: Paint | None = None
    ) -> None:
        """A filled rectangle, perhaps with round corners."""
        area = pygame.Rect(0, 0, round(w * self._unit), round(h * self._unit))
        area.topleft = (round(x * self._unit) - self._corner[0], round(y * self._unit) - self._corner[1])
        pygame.draw.rect(self._surface, paint or self.paint, area, border_radius=round(radius * self._unit))

    def framed(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        radius: float = 0,
        paint: Paint | None = None,
        width: float = OUTLINE,
        ink: Paint | None = None,
    ) -> None:
        """A rectangle with a line around it; the line lies inside its measures."""
        width *= self.weight
        self.box(x, y, w, h, radius, ink or self.ink)
        self.box(x + width, y + width, w - 2 * width, h - 2 * width, max(radius - width, 0), paint)

    def cut(self, spots: Sequence[Spot]) -> None:
        """A hole of this shape through everything drawn so far."""
        self.shape(spots, BARE)

    def cut_disc(self, centre: Spot, radius: float) -> None:
        """A round hole."""
        self.disc(centre, radius, BARE)

    def part(self, x: float, y: float, scale: float, paint: Paint | None = None) -> Pen:
        """A pen for a smaller drawing inside this one, with its corner at a spot."""
        corner = (round(self._corner[0] - x * self._unit), round(self._corner[1] - y * self._unit))
        weight = min(self.weight * 0.8 / scale, 1.8)
        unit = self._unit * scale
        return Pen(self._surface, paint or self.paint, self.ink, weight, unit, corner, self.accent)

    @contextmanager
    def within(self, spots: Sequence[Spot]) -> Iterator[Pen]:
        """A pen whose strokes are seen only inside the shape, and blended where they are not opaque."""
        placed = [self._at(spot) for spot in spots]
        area = _around(placed).clip(self._surface.get_rect())
        if not area.w or not area.h:
            yield Pen(pygame.Surface((1, 1), pygame.SRCALPHA, 32), self.paint, self.ink, unit=self._unit)
            return
        layer = pygame.Surface(area.size, pygame.SRCALPHA, 32)
        corner = (self._corner[0] + area.x, self._corner[1] + area.y)
        yield Pen(layer, self.paint, self.ink, self.weight, self._unit, corner, self.accent)
        mask = pygame.Surface(area.size, pygame.SRCALPHA, 32)
        pygame.draw.polygon(mask, (255, 255, 255, 255), [(x - area.x, y - area.y) for x, y in placed])
        layer.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        self._surface.blit(layer, area)

    def tint(self, spots: Sequence[Spot], paint: Paint) -> None:
        """A glaze: a translucent shape over what is drawn."""
        with self.within(spots) as layer:
            layer.shape(spots, paint)


def _around(spots: Sequence[Spot]) -> pygame.Rect:
    """The pixels a polygon may touch."""
    left, top = int(min(x for x, _ in spots)) - 1, int(min(y for _, y in spots)) - 1
    right, bottom = int(max(x for x, _ in spots)) + 2, int(max(y for _, y in spots)) + 2
    return pygame.Rect(left, top, right - left, bottom - top)


def _thick_line(surface: pygame.Surface, paint: Paint, start: Spot, end: Spot, width: float) -> None:
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
