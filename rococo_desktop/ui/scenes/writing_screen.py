"""A screen of controls with fields to write in: while one is written in, keys belong to it."""

from __future__ import annotations

from rococo_desktop.model.decisions import Target
from rococo_desktop.play.naming import tidied
from rococo_desktop.ui.keys.key import Key
from rococo_desktop.ui.scenes.menu_base import MenuScene
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.widgets.editing import Editing
from rococo_desktop.ui.window.keyboard import is_function_key


class WritingScene(MenuScene):
    """Targets of fields are ("field", name). A scene builds on it with `write`, `written` and `stopped`."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.field = ""
        """The name of the field that is written in, while there is one."""
        self.editing: Editing | None = None

    def write(self, field: str, editing: Editing) -> None:
        """Begin to write in a field, unless one is written in."""
        if self.editing is None:
            self.field, self.editing = field, editing

    def written(self, field: str, text: str) -> None:
        """A field holds this so far; most wait until it is `stopped`."""

    def stopped(self, field: str, text: str | None) -> None:
        """The writing has ended with this text; with None the field is to be as it was."""
        raise NotImplementedError

    def unfinished(self) -> bool:
        """True while something is written."""
        return self.editing is not None

    def choose(self, target: Target) -> None:
        """Press a control; what was being written stands."""
        if self.editing is not None and target != ("field", self.field):
            self._stop()
        super().choose(target)

    def typed(self, text: str) -> None:
        """Write into the field."""
        if self.editing is not None:
            self._edit(self.editing.typed(text))

    def key_down(self, key: Key) -> bool:
        """While something is written, keys belong to it; Tab goes on to the next control."""
        if self.editing is None or is_function_key(key):
            return super().key_down(key)
        if key.name == "tab":
            self._stop()
            return False
        if key.name in {"return", "escape"}:
            self._stop(keep=key.name == "return")
        else:
            self._edit(self.editing.key(key))
        return True

    def _edit(self, editing: Editing) -> None:
        self.editing = editing
        self.written(self.field, editing.text)
        self.changed()

    def _stop(self, keep: bool = True) -> None:
        if self.editing is not None:
            field, text = self.field, tidied(self.editing.text)
            self.editing, self.field = None, ""
            self.stopped(field, text if keep else None)
        self.changed()
