"""The pause: a menu over the dimmed table. Whatever is chosen here, the game is safe in its file."""

from __future__ import annotations

from rococo_desktop.model.decisions import Target
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.table_setup import PUBLIC
from rococo_desktop.ui.keys.keymap import KeyMap
from rococo_desktop.ui.picture import frames, theme
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.picture_parts import Align
from rococo_desktop.ui.scenes.menu_base import MenuScene
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.text.messages import Message, message
from rococo_desktop.ui.widgets.button import Button, Style, button_width, lay_button
from rococo_desktop.ui.widgets.form import Form
from rococo_desktop.ui.widgets.surfaces import MARGIN, lay_dialog, lay_heading

RESUME: Target = ("button", "resume")
_LEAST, _HIGH, _GAP = 620, 52, 12


class PauseScene(MenuScene):
    """Go on, look up the keys, change settings, or leave: the ball is kept."""

    covers = False
    kind = "pause"

    def __init__(self, services: Services, session: Session) -> None:
        super().__init__(services)
        self._session = session

    def heading(self) -> str:
        """What the screen is."""
        return self.services.words.say(message("pause.heading"))

    def default(self) -> Target | None:
        """Go on."""
        return RESUME

    def pressed(self, target: Target) -> None:
        """Open the door that was pressed."""
        doors, stack = self.services.doors, self.services.stack
        match target[1]:
            case "resume":
                stack.pop()
            case "settings":
                stack.push(doors.settings())
            case "keys":
                stack.push(doors.keys())
            case "company":
                stack.push(doors.company(self._session))
            case "keep":
                stack.push(doors.keep(self._session))
            case "load":
                stack.push(doors.load())
            case "another":
                stack.reset(doors.title())
                stack.push(doors.setup(solo=len(self._session.record.seats) == 1))
            case "title":
                stack.reset(doors.title())
            case "quit":
                stack.close()

    def compose(self, form: Form, room: Size) -> None:
        """A panel in the middle: the way back to the table above, the rest in two columns."""
        buttons = self._buttons(form)
        wide = max(_LEAST, 2 * max(button_width(form, button) for button in buttons[1:]) + _GAP)
        note = form.say(self._note())
        lines = form.kit.type.text_height(note, theme.ITALIC, theme.SMALL, wide)
        rows = 1 + len(buttons) // 2
        high = 84 + rows * (_HIGH + _GAP) + lines + 2 * MARGIN
        inner = lay_dialog(form, room, (wide + 2 * MARGIN + 16, high), frames.NIGHT_SILK)
        lay_heading(form, inner.top_part(72), self.heading(), 40)
        y = inner.y + 84
        first, *others = buttons
        row = Rect(inner.x + (inner.w - wide) // 2, y, wide, _HIGH)
        lay_button(form, row, first)
        for at, button in enumerate(others):
            column = row.columns(2, _GAP)[at % 2]
            lay_button(form, column.moved(0, (1 + at // 2) * (_HIGH + _GAP)), button)
        y += rows * (_HIGH + _GAP)
        card = form.card(Rect(row.x, y + 2, wide, lines))
        paint = theme.POWDER_PINK if self._session.storage_problem else theme.PALE_INK
        card.paragraph(card.rect, note, theme.SMALL, paint, theme.ITALIC, Align.CENTRE)
        form.lay(card)

    def _note(self) -> Message:
        problem = self._session.storage_problem
        if problem is not None:
            return message("pause.not_saved", why=message(problem.key, **problem.params))
        is_public = self._session.record.table_rules.get(PUBLIC, False)
        return message("pause.saved_public" if is_public else "pause.saved")

    def _buttons(self, form: Form) -> tuple[Button, ...]:
        say, night = form.say, Style.NIGHT
        cap = KeyMap(self.services.settings.current.keys).keys["help"]
        return (
            Button(RESUME, say(message("pause.resume")), key="Esc", icon="forward", style=Style.PRIMARY),
            Button(("button", "company"), say(message("pause.company")), key="C", icon="person", style=night),
            Button(("button", "keep"), say(message("pause.keep")), key="K", icon="pencil", style=night),
            Button(("button", "settings"), say(message("title.settings")), key="T", icon="gear", style=night),
            Button(("button", "keys"), say(message("pause.keys")), key=cap, icon="question", style=night),
            Button(
                ("button", "another"), say(message("pause.another")), key="N", icon="feather", style=night
            ),
            Button(("button", "load"), say(message("pause.load")), key="L", icon="log", style=night),
            Button(("button", "title"), say(message("pause.title")), key="H", icon="back", style=night),
            Button(("button", "quit"), say(message("title.quit")), key="Q", icon="door", style=night),
        )
