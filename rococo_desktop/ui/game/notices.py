"""What the table has to say once, over everything: that a game was mended, or is not in its file."""

from __future__ import annotations

from collections.abc import Sequence

from rococo_desktop.play.game.session import Session
from rococo_desktop.ui.scenes.notice import NoticeScene
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.text.messages import Message, message


class Notices:
    """The notices of one game."""

    def __init__(self, services: Services, session: Session) -> None:
        self._services = services
        self._session = session
        self._unsaved = False
        """True once it was said that the game is not in its file."""

    def tell(self, messages: Sequence[Message]) -> None:
        """Say something once, over the table."""
        if messages:
            self._services.stack.push(NoticeScene(self._services, messages))

    def tell_opened(self) -> None:
        """Say what was noticed when the game was read."""
        self.tell([message(notice.key, **notice.params) for notice in self._session.notices])

    def tell_unsaved(self) -> None:
        """Say once that the game is not in its file; it can be played on."""
        problem = self._session.storage_problem
        if problem is not None and not self._unsaved:
            self._unsaved = True
            self.tell([message(problem.key, **problem.params)])
