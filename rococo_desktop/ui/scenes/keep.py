"""Keeping a game under a name: a small panel over the pause."""

from __future__ import annotations

from datetime import datetime

from rococo_desktop.model.decisions import Target
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.errors import StorageError
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.naming import tidied
from rococo_desktop.ui.keys.key import Key
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.scenes.menu_base import MenuScene
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.table.thumbnail import portrait
from rococo_desktop.ui.text.messages import Message, message
from rococo_desktop.ui.widgets.button import Button, Style, button_width, lay_button
from rococo_desktop.ui.widgets.editing import Editing
from rococo_desktop.ui.widgets.field import Field, lay_field
from rococo_desktop.ui.widgets.form import Form
from rococo_desktop.ui.widgets.surfaces import lay_dialog, lay_heading
from rococo_desktop.ui.window.keyboard import is_function_key

KEEP: Target = ("button", "keep")
CANCEL: Target = ("button", "cancel")
LONGEST = 60
_WIDE, _HIGH = 640, 300


class KeepScene(MenuScene):
    """A name is written, Enter keeps the game under it."""

    covers = False
    kind = "keep"

    def __init__(self, services: Services, session: Session) -> None:
        super().__init__(services)
        self._session = session
        self._editing = Editing.begin(_proposed(services, session), LONGEST)
        self._problem: Message | None = None

    def unfinished(self) -> bool:
        """A name is being written."""
        return True

    def heading(self) -> str:
        """What the screen is."""
        return self.services.words.say(message("keep.heading"))

    def default(self) -> Target | None:
        """Keep it."""
        return KEEP

    def compose(self, form: Form, room: Size) -> None:
        """The field with a sentence below it, and two buttons."""
        inner = lay_dialog(form, room, (_WIDE, _HIGH))
        lay_heading(form, inner.top_part(72), self.heading(), 36, on_dark=False)
        label = form.say(message("keep.name"))
        field = Field("name", label, self._editing.text, editing=self._editing)
        lay_field(form, Rect(inner.x, inner.y + 86, inner.w, 48), field)
        told, wrong = self._told()
        card = form.card(Rect(inner.x + 2, inner.y + 142, inner.w - 4, 48))
        card.paragraph(card.rect, form.say(told), theme.SMALL, theme.CARMINE if wrong else theme.SOFT_INK)
        form.lay(card)
        say = form.say
        cancel = Button(CANCEL, say(message("keep.cancel")), key="Esc", icon="back")
        kept = Button(
            KEEP,
            say(message("keep.keep")),
            key="Enter",
            icon="feather",
            style=Style.PRIMARY,
            enabled=bool(self._name),
        )
        row = inner.bottom_part(50)
        lay_button(form, row.left_part(button_width(form, cancel)), cancel)
        lay_button(form, row.right_part(max(button_width(form, kept), 200)), kept)

    @property
    def _name(self) -> str:
        return tidied(self._editing.text)

    def _told(self) -> tuple[Message, bool]:
        """What is to be known before Enter, and whether something is in the way."""
        if self._problem is not None:
            return self._problem, True
        if not self._name:
            return message("keep.nameless"), True
        return message("keep.replaces" if self.services.library.is_taken(self._name) else "keep.about"), False

    def pressed(self, target: Target) -> None:
        """Keep it, or not."""
        if target == KEEP:
            self._keep()
        elif target == CANCEL:
            self.services.stack.pop()

    def _keep(self) -> None:
        if not self._name:
            return
        try:
            self.services.library.keep(self._session, self._name, portrait(self.services, self._session))
        except StorageError as error:
            self._problem = message(error.key, **error.params)
            self.changed()
            return
        self.services.stack.pop()

    def typed(self, text: str) -> None:
        """Write."""
        self._edit(self._editing.typed(text))

    def _edit(self, editing: Editing) -> None:
        self._editing, self._problem = editing, None
        self.changed()

    def key_down(self, key: Key) -> bool:
        """Keys belong to the field; Enter keeps, Escape does not, Tab walks to the buttons."""
        if key.name == "tab":
            return False
        if is_function_key(key):
            return super().key_down(key)
        if key.name == "escape":
            self.services.stack.pop()
        elif key.name == "return":
            self.pressed(CANCEL if self.pointed == CANCEL else KEEP)
        else:
            self._edit(self._editing.key(key))
        return True


def _proposed(services: Services, session: Session) -> str:
    """A name to begin with: the round and the moment."""
    date = f"{datetime.now():%Y-%m-%d %H.%M}"
    return services.words.say(message("keep.proposed", round=session.view(NOBODY).round, date=date))
