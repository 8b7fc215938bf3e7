"""The score sheet as a picture, to be kept or sent."""

from __future__ import annotations

from io import BytesIO

import pygame

from rococo_desktop.model.decisions import Target
from rococo_desktop.play.game.session import Session
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.picture.picture_parts import Picture
from rococo_desktop.ui.picture.scale import Scale
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.window.hotspot_search import named
from rococo_desktop.ui.window.painter import Painter

SIZE = Size(1920, 1080)
HEAD_AND_SHEET = 0.9
"""The part of the screen from its top that is kept: the buttons below it mean nothing in a picture."""
KEEP: Target = ("button", "keep")
"""The button on the sheet itself."""
EDGE = 10
"""How far the shadow of a button reaches."""


def sheet_picture(services: Services, session: Session) -> bytes:
    """The sheet as a PNG, the same whatever the window is like."""
    scale = Scale(1.0, SIZE)
    painter = Painter(services.shell.typography.at_scale(1.0), scale, services.shell.gallery)
    surface = pygame.Surface(tuple(SIZE))
    surface.fill(theme.MIDNIGHT)
    painter.paint(surface, _without_button(services.doors.score(session).picture(SIZE)).sprites)
    out = BytesIO()
    kept = surface.subsurface((0, 0, SIZE.w, round(SIZE.h * HEAD_AND_SHEET)))
    pygame.image.save(kept, out, "sheet.png")
    return out.getvalue()


def _without_button(picture: Picture) -> Picture:
    spot = named(picture, KEEP)
    if spot is None:
        return picture
    area = spot.rect.inset(-EDGE)
    return picture._replace(
        sprites=tuple(sprite for sprite in picture.sprites if not area.encloses(sprite.rect))
    )
