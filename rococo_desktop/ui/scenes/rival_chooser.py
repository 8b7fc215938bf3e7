"""Choosing a rival for a seat: who comes, under which name, and how well they sew."""

from __future__ import annotations

from collections.abc import Callable

from rococo_desktop.model.decisions import Target
from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.scenes.setup_draft import LONGEST_NAME
from rococo_desktop.ui.scenes.writing_screen import WritingScene
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.text.messages import message
from rococo_desktop.ui.widgets.editing import Editing
from rococo_desktop.ui.widgets.form import Form
from rococo_desktop.ui.widgets.rival_panel import DONE, LEVEL, WHO, RivalShown, lay_rival


class RivalScene(WritingScene):
    """A panel over the screen it was opened from, which makes of every change what it can."""

    covers = False
    kind = "rival"

    def __init__(
        self, services: Services, shown: RivalShown, tell: Callable[[RivalShown], RivalShown]
    ) -> None:
        super().__init__(services)
        self.shown = shown
        self._tell = tell

    def heading(self) -> str:
        """Which seat it is about."""
        if self.shown.only_level:
            return self.services.words.say(message("rival.heading_level", name=self.shown.called))
        return self.services.words.say(message("rival.heading", number=self.shown.seat + 1))

    def default(self) -> Target | None:
        """Go back."""
        return DONE

    def compose(self, form: Form, room: Size) -> None:
        """The panel."""
        lay_rival(form, room, self.shown, self.heading(), self.editing)

    def pressed(self, target: Target) -> None:
        """Choose who comes, or how strong, or go back."""
        kind, which = target[0], str(target[1])
        if target == DONE:
            self.services.stack.pop()
        elif kind == "field":
            self.write(which, Editing.begin(self.shown.called, LONGEST_NAME))
        elif kind == WHO:
            self._choose(self.shown._replace(character=which))
        elif kind == LEVEL:
            self._choose(self.shown._replace(level=which))
        self.changed()

    def _choose(self, shown: RivalShown) -> None:
        self.shown = self._tell(shown)

    def stopped(self, field: str, text: str | None) -> None:
        """The name stands; without one, the guest comes under its own."""
        if text is not None:
            self._choose(self.shown._replace(called=text))
