"""The score sheet as a picture file, to be kept or sent."""

from __future__ import annotations

from datetime import datetime
from io import BytesIO

import pygame

from rococo_desktop.content.locations import shown_path, user_dir
from rococo_desktop.play.session import Session
from rococo_desktop.ui import theme
from rococo_desktop.ui.geometry import Size
from rococo_desktop.ui.painter import Painter
from rococo_desktop.ui.scale import Scale
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.text.messages import Message, message

FOLDER = "sheets"
SIZE = Size(1920, 1080)
HEAD_AND_SHEET = 0.9
"""The part of the screen from its top that is kept: the buttons below it mean nothing in a picture."""


def keep_sheet(services: Services, session: Session) -> Message:
    """Write the sheet to a new file in the player's folder; what is to be said about it."""
    file = user_dir() / FOLDER / f"rococo-{datetime.now():%Y-%m-%d-%H%M%S}.png"
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(sheet_picture(services, session))
    except OSError as error:
        return message("score.not_pictured", file=shown_path(file), why=error.strerror or str(error))
    return message("score.pictured", file=shown_path(file))


def sheet_picture(services: Services, session: Session) -> bytes:
    """The sheet as a PNG, the same whatever the window is like."""
    scale = Scale(1.0, SIZE)
    painter = Painter(services.shell.typography.at_scale(1.0), scale, services.shell.gallery)
    surface = pygame.Surface(tuple(SIZE))
    surface.fill(theme.MIDNIGHT)
    painter.paint(surface, services.doors.score(session).picture(SIZE).sprites)
    out = BytesIO()
    kept = surface.subsurface((0, 0, SIZE.w, round(SIZE.h * HEAD_AND_SHEET)))
    pygame.image.save(kept, out, "sheet.png")
    return out.getvalue()
