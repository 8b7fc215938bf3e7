"""The portrait of a game: a small picture of its table as nobody sees it, for the list of games."""

from __future__ import annotations

from contextlib import suppress
from io import BytesIO

import pygame

from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.game.session import Session
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.picture.scale import LEAST_LOGICAL, Scale
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.table.composition import compose
from rococo_desktop.ui.table_state.before_count import uncounted
from rococo_desktop.ui.table_state.fill_stage import Staging
from rococo_desktop.ui.window.painter import Painter

FACTOR = 0.5
"""Half as large as the smallest table."""


def portrait(services: Services, session: Session) -> bytes:
    """The table as a PNG; nothing in it depends on what anybody keeps to themselves."""
    scale = Scale(FACTOR, Size(int(LEAST_LOGICAL.w * FACTOR), int(LEAST_LOGICAL.h * FACTOR)))
    kit = services.kit()._replace(type=services.shell.typography.at_scale(FACTOR))
    # What is counted in the end does not stand in the list before it was told.
    view = uncounted(session, NOBODY) if session.result is None else session.view(NOBODY)
    stage = Staging(session).stage(kit, view)
    surface = pygame.Surface(tuple(scale.window))
    surface.fill(theme.MIDNIGHT)
    Painter(kit.type, scale, services.shell.gallery).paint(
        surface, compose(kit, LEAST_LOGICAL, stage).sprites
    )
    out = BytesIO()
    pygame.image.save(surface, out, "table.png")
    return out.getvalue()


def leave_portrait(services: Services, session: Session) -> None:
    """Lay the portrait of a game beside its file, if it is kept in one; without it nothing is lost."""
    from pathlib import Path

    from rococo_desktop.play.archive.game_files import put_picture

    file = session.record.file
    if file is not None and session.storage_problem is None:
        with suppress(pygame.error, OSError):
            put_picture(Path(file), portrait(services, session))
