"""The end of a game at the table: it is noted in the annals, and the show or the result follows."""

from __future__ import annotations

from rococo_desktop.play.errors import UnwritableError
from rococo_desktop.play.game.session import Session
from rococo_desktop.ui.scenes.notice import NoticeScene
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.text.messages import message
from rococo_desktop.ui.window.scene import Scene


def ending(services: Services, session: Session, at_once: bool) -> Scene:
    """What comes after the table: the final scoring as a show, or at once the score sheet.

    Where the annals cannot be written that is said first, unless it is known that nothing can be.
    """
    scene = services.doors.score(session) if at_once else services.doors.finale(session)
    if at_once:
        services.audio.act("victory")
    try:
        services.library.note(session)
    except UnwritableError as error:
        if session.storage_problem is None:
            return NoticeScene(services, [message(error.key, **error.params)], after=scene)
    return scene
