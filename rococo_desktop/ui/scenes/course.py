"""The course of the ball: prestige and livre over the rounds, and what is worth remembering."""

from __future__ import annotations

from rococo_desktop.model.decisions import Target
from rococo_desktop.play.game.session import Session
from rococo_desktop.ui.picture import frames, theme
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.marks import Align
from rococo_desktop.ui.scenes.chart import Line, lay_chart
from rococo_desktop.ui.scenes.memories import memories_of
from rococo_desktop.ui.scenes.menu import MenuScene
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.table.staging import Staging
from rococo_desktop.ui.text.messages import message
from rococo_desktop.ui.widgets.button import Button, Style, button_width, lay_button
from rococo_desktop.ui.widgets.form import Form
from rococo_desktop.ui.widgets.surfaces import lay_backdrop, lay_heading, lay_panel, lay_section, places

BACK: Target = ("button", "back")
_WIDEST, _HIGHEST = 1480, 760
_PLAQUE = 54
_TOLD = (20, theme.READ, theme.SMALL)
"""How large moments are written: as large as all of them find room."""
_NEAREST, _FARTHEST = 6, 34
"""Between two moments: the least, and what a high panel gives them."""


class CourseScene(MenuScene):
    """Two charts and a list of moments; Escape goes back to the score sheet."""

    kind = "course"

    def __init__(self, services: Services, session: Session) -> None:
        super().__init__(services)
        self._session = session
        self._course = session.course()
        self._seats = Staging(session).seats(services.kit())
        self._memories = memories_of(session)

    def heading(self) -> str:
        """What the screen is."""
        return self.services.words.say(message("course.heading"))

    def default(self) -> Target | None:
        """Back to the sheet."""
        return BACK

    def pressed(self, target: Target) -> None:
        """Back to the sheet."""
        self.services.stack.pop()

    def compose(self, form: Form, room: Size) -> None:
        """Prestige above livre on the left, moments on the right."""
        lay_backdrop(form, room, "salon")
        at = places(room, _WIDEST, _HIGHEST)
        lay_heading(form, at.heading, self.heading())
        left, right = at.panels.split_columns([64, 36], 22)
        inner = lay_panel(form, left)
        upper, lower = inner.rows(2, 14)
        self._lay_lines(form, upper, "course.prestige", [end.prestige for end in self._course])
        self._lay_lines(form, lower, "course.livre", [end.livre for end in self._course])
        self._lay_memories(form, lay_panel(form, right))
        back = Button(BACK, form.say(message("course.back")), key="Esc", icon="back", style=Style.NIGHT)
        lay_button(form, at.buttons.left_part(button_width(form, back)), back)

    def _lay_lines(self, form: Form, rect: Rect, title: str, ends: list[tuple[int, ...]]) -> None:
        high = lay_section(form, rect, form.say(message(title)))
        lines = [Line(seat.colour, tuple(end[at] for end in ends)) for at, seat in enumerate(self._seats)]
        below = ["", *(str(end.round) for end in self._course[1:-1]), form.say(message("course.end"))]
        lay_chart(form, rect.without_top(high + 2), lines, below)

    def _lay_memories(self, form: Form, rect: Rect) -> None:
        """Moments below each other, as large and as far apart as the panel is high, up to a measure."""
        top = rect.y + lay_section(form, rect, form.say(message("course.memories"))) + 12
        measure, wide = form.kit.type, rect.w - _PLAQUE - 14
        said = [form.say(memory.words) for memory in self._memories]
        for size in _TOLD:
            heights = [max(measure.text_height(words, theme.BODY, size, wide), 34) for words in said]
            spare = (rect.bottom - 8 - top - sum(heights)) // max(len(heights), 1)
            if spare >= _NEAREST:
                break
        gap = max(min(spare, _FARTHEST), _NEAREST)
        y = top
        for memory, words, high in zip(self._memories, said, heights, strict=True):
            if y + high > rect.bottom:  # a sign that there are more
                sign = form.card(Rect(rect.x, rect.bottom - 16, rect.w, 16))
                sign.text(sign.rect, "…", theme.SMALL, theme.INK, theme.STRONG, Align.CENTRE)
                form.lay(sign)
                break
            card = form.card(Rect(rect.x, y, rect.w, high))
            plaque = Rect(rect.x, y, _PLAQUE, 32)
            frames.patch(card, plaque, "plaque", 9, theme.IVORY)
            card.text(plaque, str(memory.figure), theme.LARGE, theme.INK, theme.STRONG, Align.CENTRE)
            told = Rect(rect.x + _PLAQUE + 14, y + 1, wide, high)
            card.paragraph(told, words, size, theme.INK)
            form.lay(card)
            y += high + gap
