"""A game dropped on the window opens as if it had been named at the start, unless something would be lost."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from rococo_desktop.play.errors import RecordError
from rococo_desktop.ui.text.messages import Message, message

if TYPE_CHECKING:
    from rococo_desktop.ui.services import Services


class DroppedFiles:
    """Hears what is dropped; a system says one file after the other, and then that it was all."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._files: list[str] = []

    def heed(self, event: pygame.Event) -> None:
        """Take what is dropped, and do something about it once all of it is there."""
        match event.type:
            case pygame.DROPBEGIN:
                self._files = []
            case pygame.DROPFILE:
                self._files.append(event.file)
            case pygame.DROPTEXT:
                self._files.append("")
            case pygame.DROPCOMPLETE:
                files, self._files = self._files, []
                told = self._open(files) if files else None
                if told is not None:
                    from rococo_desktop.ui.scenes.notice import NoticeScene

                    self._services.stack.push(NoticeScene(self._services, [told]))

    def _open(self, files: list[str]) -> Message | None:
        """Go to the game of a file; if that cannot be, one sentence that says why."""
        services, file = self._services, Path(files[0])
        if len(files) > 1:
            return message("drop.several")
        if not files[0]:
            return message("drop.text")
        if services.stack.unfinished:
            return message("drop.unfinished")
        if self._is_shown(file):
            return message("drop.shown")
        try:
            session = services.library.open(file)
        except RecordError as error:
            return message("fault.record", file=str(file), why=message(error.key, **error.params))
        doors = services.doors
        services.stack.reset(doors.score(session) if session.result is not None else doors.table(session))
        return None

    def _is_shown(self, file: Path) -> bool:
        """True if the table of this game stands on the screen, or under what is on it."""
        from rococo_desktop.ui.game.scene import TableScene

        files = [
            scene.session.record.file
            for scene in self._services.stack.scenes
            if isinstance(scene, TableScene)
        ]
        return any(one is not None and Path(one).resolve() == file.resolve() for one in files)
