"""Faults that end a start, and mishaps in the middle of a game: said where the player looks, never silent."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import TYPE_CHECKING

from rococo_desktop.content.yaml.problems import ContentError
from rococo_desktop.files.locations import MissingPartError, log_dir
from rococo_desktop.logbook import Logbook
from rococo_desktop.ui.text.messages import Message, message

if TYPE_CHECKING:
    from rococo_desktop.play.game.session import Session
    from rococo_desktop.ui.services import Services

BREATH = 3.0
"""Seconds: what goes wrong again so soon would go wrong for ever."""

FALLBACK = "Rococo Desktop"
"""The heading of a message box; it must not need the catalogues, which may be what is missing."""


class Rescue:
    """What catches the game when it falls."""

    def __init__(self, logbook: Logbook) -> None:
        self._logbook = logbook
        self._last = -BREATH
        self._reported: Exception | None = None

    def catch(self, error: Exception, services: Services, session: Session | None) -> bool:
        """Write a report and lay a word about it over the title; False if it is no use to go on."""
        told = self.report(error, session)
        now = time.monotonic()
        if now - self._last < BREATH or isinstance(error, MissingPartError | ContentError):
            return False
        self._last = now
        from rococo_desktop.ui.scenes.crash import MishapScene

        services.stack.abandon()
        services.stack.push(services.doors.title())
        services.stack.push(MishapScene(services, told))
        return True

    def report(self, error: Exception, session: Session | None) -> list[Message]:
        """Write a report, once for each error, and note it in the log; what is to be said about it."""
        if error is self._reported:
            return []
        self._reported = error
        from rococo_desktop.crash_report import write_report

        file = write_report(error, session, log_dir())
        what = f"{type(error).__name__}: {error}"
        self._logbook.say(f"{what} (report: {file or 'none could be written'})")
        told = [message("mishap.told", what=what)]
        told.append(
            message("mishap.report", file=str(file)) if file is not None else message("mishap.no_report")
        )
        if session is not None and session.record.file is not None and session.storage_problem is None:
            told.append(message("mishap.kept"))
        return told

    def give_up(self, problem: object) -> int:
        """Say the last word in a box of the system, where there is one, and on standard error."""
        import pygame

        self._logbook.say(problem)
        if pygame.display.get_init() and pygame.display.get_driver() not in {"dummy", "offscreen"}:
            with suppress(pygame.error):
                pygame.display.message_box(FALLBACK, str(problem), "error")
        return 1
