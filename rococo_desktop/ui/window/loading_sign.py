"""The garland that is gilded while a scene is made ready: from its ribbon up on both sides.

It lies on a small plaque over whatever still stands, where nothing is to be read there, and never appears for
what is ready in a moment.
"""

from __future__ import annotations

import pygame

from rococo_desktop.ui.picture import frames, theme
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.picture_parts import Layer, Picture, Sprite
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.window.clear_place import clear_place
from rococo_desktop.ui.window.painter import Painter

GRACE = 0.12
"""A scene that is ready within so many seconds comes without the garland."""
PLAQUE, WREATH = 84, 64
SHADE = 6
"""How far the shadow of the plaque reaches."""
DIM = 58
"""How much is seen, of 255, of what is not gilded yet."""


class LoadingSign:
    """Shows how far a scene has come, since it was first asked for."""

    def __init__(self) -> None:
        self._coming: object = None
        self._since = 0.0
        self._standing: tuple[Picture, ...] = ()
        self._room = Size(1, 1)
        self._place: Rect | None = None

    def stands(self, pictures: tuple[Picture, ...], room: Size) -> None:
        """These pictures are on the screen, in a room of this size."""
        self._standing, self._room, self._place = pictures, room, None

    def due(self, coming: object, now: float) -> bool:
        """True once this has been waited for long enough to be told."""
        if coming is not self._coming:
            self._coming, self._since = coming, now
        return now - self._since >= GRACE

    def paint(
        self, surface: pygame.Surface, standing: pygame.Surface, painter: Painter, share: float
    ) -> None:
        """Lay the plaque over what stands, the garland gilded as far as this share of the whole."""
        place, plaque, dim, lit = _sprites(self._rect(painter), painter)
        area = pygame.Rect(painter.scale.pixels(place))
        if standing.get_size() == surface.get_size():
            surface.blit(standing, area, area)
        else:
            surface.fill(theme.MIDNIGHT, area)
        painter.paint(surface, (plaque, dim))
        painter.paint_lower(surface, lit, share)

    def _rect(self, painter: Painter) -> Rect:
        """Where the plaque lies: found once, and the same for as long as it is shown.

        What stands may be stretched to a window of another size by now.
        """
        room, was = painter.scale.logical, self._room
        if not self._standing:
            return Rect(0, 0, *room).centred((PLAQUE, PLAQUE))
        if self._place is None:
            side = PLAQUE + 2 * SHADE
            self._place = clear_place(self._standing, was, Size(side, side), painter.type)
        x, y, w, h = self._place
        place = Rect(x * room.w // was.w, y * room.h // was.h, w * room.w // was.w, h * room.h // was.h)
        return place.centred((PLAQUE, PLAQUE))


def _sprites(rect: Rect, painter: Painter) -> tuple[Rect, Sprite, Sprite, Sprite]:
    """Where it lies, then the plaque, the garland as it is before, and the garland in full."""
    plaque = Card(rect.inset(-SHADE), painter.type)
    plaque.shadow(rect.moved(0, 2), 12, SHADE - 2, 150)
    frames.patch(plaque, rect, "button_night", 18, theme.NIGHT)
    line = rect.centred((WREATH, WREATH))
    dim, lit = Card(line, painter.type), Card(line, painter.type)
    dim.sign(line, "laurel", alpha=DIM)
    lit.sign(line, "laurel")
    return plaque.rect, plaque.sprite(Layer.TIP), dim.sprite(Layer.TIP), lit.sprite(Layer.TIP)
