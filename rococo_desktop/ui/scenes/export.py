"""Keeping a finished ball elsewhere: its sheet as a picture, its record as a file; over the score sheet."""

from __future__ import annotations

from rococo_desktop.files.locations import shown_path
from rococo_desktop.model.decisions import Target
from rococo_desktop.play.archive.exporting import export_bytes, export_record
from rococo_desktop.play.errors import StorageError
from rococo_desktop.play.game.session import Session
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.scenes.menu_base import MenuScene
from rococo_desktop.ui.scenes.score_export import sheet_picture
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.text.messages import Message, message
from rococo_desktop.ui.widgets.button import Button, Style, button_width, lay_button
from rococo_desktop.ui.widgets.form import Form
from rococo_desktop.ui.widgets.surfaces import lay_dialog, lay_heading

PICTURE: Target = ("button", "picture")
RECORD: Target = ("button", "record")
BACK: Target = ("button", "back")
_WIDE, _HIGH, _ROW, _GAP = 680, 400, 60, 12


class ExportScene(MenuScene):
    """Two things to write, each to a new file, and where the last one lies."""

    covers = False
    kind = "export"

    def __init__(self, services: Services, session: Session) -> None:
        super().__init__(services)
        self._session = session
        self._told: Message = message("export.about")
        self._failed = False

    def heading(self) -> str:
        """What the screen is."""
        return self.services.words.say(message("export.heading"))

    def default(self) -> Target | None:
        """Back to the sheet."""
        return BACK

    def pressed(self, target: Target) -> None:
        """Write a file, or go back."""
        if target == BACK:
            self.services.stack.pop()
            return
        try:
            if target == PICTURE:
                file = export_bytes(sheet_picture(self.services, self._session), ".png")
                self._told = message("export.pictured", file=shown_path(file))
            else:
                self._told = message("export.recorded", file=shown_path(export_record(self._session)))
            self._failed = False
        except StorageError as error:
            self._told, self._failed = message(error.key, **error.params), True
        self.changed()

    def compose(self, form: Form, room: Size) -> None:
        """The two buttons, what came of it, and the way back."""
        inner = lay_dialog(form, room, (_WIDE, _HIGH))
        lay_heading(form, inner.top_part(72), self.heading(), 36, on_dark=False)
        say = form.say
        buttons = (
            Button(PICTURE, say(message("export.picture")), key="P", icon="pencil"),
            Button(RECORD, say(message("export.record")), key="R", icon="log"),
        )
        for at, button in enumerate(buttons):
            lay_button(form, Rect(inner.x, inner.y + 84 + at * (_ROW + _GAP), inner.w, _ROW), button)
        told = form.card(Rect(inner.x + 2, inner.y + 90 + 2 * (_ROW + _GAP), inner.w - 4, 64))
        told.paragraph(told.rect, say(self._told), theme.SMALL, theme.CARMINE if self._failed else theme.INK)
        form.lay(told)
        back = Button(BACK, say(message("button.back")), key="Esc", icon="back", style=Style.PRIMARY)
        lay_button(form, inner.bottom_part(50).right_part(button_width(form, back)), back)
