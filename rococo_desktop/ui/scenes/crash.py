"""Something went wrong: where the report lies, and the way back to the game."""

from __future__ import annotations

from collections.abc import Sequence

from rococo_desktop.model.decisions import Target
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.scenes.menu_base import MenuScene
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.text.messages import Message, message
from rococo_desktop.ui.widgets.button import Button, Style, button_width, lay_button
from rococo_desktop.ui.widgets.form import Form
from rococo_desktop.ui.widgets.surfaces import lay_dialog, lay_heading
from rococo_desktop.ui.window.scene import ScreenQuestion

GO_ON: Target = ("button", "resume")
TITLE: Target = ("button", "title")
QUIT: Target = ("button", "quit")
_WIDE, _HEAD, _HIGH, _GAP = 640, 80, 50, 12


class MishapScene(MenuScene):
    """Sentences over the title, and three ways on: the game that was kept, the title, or out."""

    covers = False
    kind = "mishap"

    def __init__(self, services: Services, told: Sequence[Message]) -> None:
        super().__init__(services)
        self._told = list(told)
        self._can_go_on = services.saved() is not None

    def heading(self) -> str:
        """That something went wrong."""
        return self.services.words.say(message("mishap.heading"))

    def caption(self) -> ScreenQuestion | None:
        """What is said."""
        say = self.services.words.say
        return ScreenQuestion(NOBODY, self.kind, " ".join(say(one) for one in self._told))

    def default(self) -> Target | None:
        """Go on with the game, if there is one."""
        return GO_ON if self._can_go_on else TITLE

    def pressed(self, target: Target) -> None:
        """Take the way that was pressed."""
        stack = self.services.stack
        if target == QUIT:
            stack.close()
        elif target == TITLE:
            stack.pop()
        else:
            self._go_on()

    def _go_on(self) -> None:
        why = self.services.go_on()
        if why is not None:
            self._told, self._can_go_on = [why], False
            self.changed()

    def compose(self, form: Form, room: Size) -> None:
        """A panel in the middle: what happened, then the ways on beside each other."""
        told = [form.say(one) for one in self._told]
        buttons = self._buttons(form)
        each = max(button_width(form, button) for button in buttons) + _GAP
        wide = max(_WIDE, each * len(buttons) - _GAP)
        heights = [form.kit.type.text_height(text, theme.BODY, theme.READ, wide) + _GAP for text in told]
        size = (wide + 48, _HEAD + sum(heights) + _HIGH + 64)
        inner = lay_dialog(form, room, size)
        lay_heading(form, inner.top_part(_HEAD - 8), self.heading(), on_dark=False)
        body = inner.without_top(_HEAD).centred((wide, inner.h - _HEAD))
        card = form.card(body.top_part(sum(heights)))
        y = body.y
        for text, high in zip(told, heights, strict=True):
            card.paragraph(Rect(body.x, y, wide, high), text, theme.READ, theme.INK)
            y += high
        form.lay(card)
        row = inner.bottom_part(_HIGH).centred((wide, _HIGH))
        for button, place in zip(buttons, row.columns(len(buttons), _GAP), strict=True):
            lay_button(form, place, button)

    def _buttons(self, form: Form) -> tuple[Button, ...]:
        say = form.say
        resume = Button(GO_ON, say(message("mishap.resume")), key="C", icon="forward", style=Style.PRIMARY)
        others = (
            Button(TITLE, say(message("mishap.title")), key="Esc", icon="back"),
            Button(QUIT, say(message("title.quit")), key="Q", icon="door"),
        )
        return (resume, *others) if self._can_go_on else others
