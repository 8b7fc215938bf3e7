"""The course of the ball: prestige and livre over the rounds, and what is worth remembering."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rococo_desktop.model.decisions import Target
from rococo_desktop.play.game.session import Session
from rococo_desktop.ui.picture import frames, theme
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.picture_parts import Align
from rococo_desktop.ui.scenes.chart import ChartLine, lay_chart
from rococo_desktop.ui.scenes.game_statistics import memories_of
from rococo_desktop.ui.scenes.paged_base import PagedScene
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.table_state.fill_stage import Staging
from rococo_desktop.ui.text.messages import message
from rococo_desktop.ui.widgets.button import Button, Style, button_width, lay_button
from rococo_desktop.ui.widgets.form import Form
from rococo_desktop.ui.widgets.paging import FOOT, evenly_paged, lay_pages, paged
from rococo_desktop.ui.widgets.surfaces import lay_backdrop, lay_heading, lay_panel, lay_section, places

BACK: Target = ("button", "back")
_WIDEST, _HIGHEST = 1480, 760
_PLAQUE, _BESIDE = (54, 32), 14
"""The plaque of a figure, and how far from it its words stand."""
_TOLD = 20
"""How large moments are written."""
_NEAREST, _FARTHEST = 8, 34
"""Between two moments: the least, and what a high panel gives them."""
_BELOW_TITLE = 12


class _Told(NamedTuple):
    """A moment as it stands in the panel."""

    figure: str
    words: str
    high: int


class CourseScene(PagedScene):
    """Two charts and a list of moments, page by page; Escape goes back to the score sheet."""

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
        """Back to the sheet, or turn a page."""
        match target:
            case ("page", int(step)):
                self._turn(step)
            case _:
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
        lines = [
            ChartLine(seat.colour, seat.name, tuple(end[at] for end in ends))
            for at, seat in enumerate(self._seats)
        ]
        rounds = (str(end.round) for end in self._course[1:-1])
        below = [form.say(message("course.start")), *rounds, form.say(message("course.end"))]
        lay_chart(form, rect.without_top(high + 2), lines, below)

    def _lay_memories(self, form: Form, rect: Rect) -> None:
        """Moments below each other, as far apart as the panel is high, up to a measure; page by page."""
        rect = rect.without_top(lay_section(form, rect, form.say(message("course.memories"))) + _BELOW_TITLE)
        told = self._told(form, rect.w)
        heights = [one.high for one in told]
        pages = paged(heights, _NEAREST, rect.h)
        if len(pages) > 1:
            lay_foot, rect = rect.bottom_part(FOOT - _NEAREST), rect.without_bottom(FOOT)
            pages = evenly_paged(heights, _NEAREST, rect.h)
        self._pages = len(pages)
        self._page = min(self._page, self._pages - 1)
        if self._pages > 1:
            lay_pages(form, lay_foot, self._page, self._pages)
        # All pages alike, so that nothing moves up or down when one is turned.
        gap = min(_gap(heights[page.start : page.stop], rect.h) for page in pages)
        y = rect.y
        for at in pages[self._page]:
            _lay_told(form, Rect(rect.x, y, rect.w, told[at].high), told[at])
            y += told[at].high + gap

    def _told(self, form: Form, wide: int) -> list[_Told]:
        measure, wide = form.kit.type, wide - _PLAQUE[0] - _BESIDE
        found = []
        for memory in self._memories:
            words = form.say(memory.words)
            high = max(measure.text_height(words, theme.BODY, _TOLD, wide) + 1, _PLAQUE[1])
            found.append(_Told(str(memory.figure), words, high))
        return found


def _gap(heights: Sequence[int], room: int) -> int:
    """How far apart things of these heights stand in a room."""
    spare = (room - sum(heights)) // max(len(heights) - 1, 1)
    return max(min(spare, _FARTHEST), _NEAREST)


def _lay_told(form: Form, rect: Rect, told: _Told) -> None:
    card = form.card(rect)
    plaque = Rect(rect.x, rect.y, *_PLAQUE)
    frames.patch(card, plaque, "plaque", 9, theme.IVORY)
    card.text(plaque, told.figure, theme.LARGE, theme.INK, theme.STRONG, Align.CENTRE)
    words = rect.without_left(_PLAQUE[0] + _BESIDE).without_top(1)
    card.paragraph(words, told.words, _TOLD, theme.INK)
    form.lay(card)
