"""The end: who won, by how much, and where every point came from."""

from __future__ import annotations

from rococo_desktop.model.decisions import Target
from rococo_desktop.play.game.session import Session
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.scenes.export import ExportScene
from rococo_desktop.ui.scenes.paged_base import PagedScene
from rococo_desktop.ui.scenes.score_details import ExplainedFigure, cell_of, lay_details, pages_of
from rococo_desktop.ui.scenes.score_export import KEEP
from rococo_desktop.ui.scenes.score_sheet import score_sheet
from rococo_desktop.ui.scenes.score_table import lay_table, table_height
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.text.messages import message
from rococo_desktop.ui.widgets.button import Button, Style, lay_button
from rococo_desktop.ui.widgets.button_row import lay_row
from rococo_desktop.ui.widgets.form import Form
from rococo_desktop.ui.widgets.surfaces import MARGIN, lay_backdrop, lay_heading, lay_panel, places

BOARD: Target = ("button", "board")
ANOTHER: Target = ("button", "another")
TITLE: Target = ("button", "title")
COURSE: Target = ("button", "course")
REMATCH: Target = ("button", "rematch")
WATCH: Target = ("button", "watch")
_WIDEST = 1340
_BETWEEN, _KEEP = 10, 48


class ScoreScene(PagedScene):
    """The sheet stays; what is pointed at is explained beside it until something else is pointed at."""

    kind = "score"
    occasion = "finale"

    def __init__(self, services: Services, session: Session) -> None:
        super().__init__(services)
        self._session = session
        self._sheet = score_sheet(session)
        self._shown = ExplainedFigure()

    def heading(self) -> str:
        """Who won."""
        return self.services.words.say(self._sheet.verdict())

    def default(self) -> Target | None:
        """Another ball."""
        return ANOTHER

    def point(self, target: Target | None) -> None:
        """Explain the figure pointed at; it stays explained when nothing is."""
        cell = cell_of(target)
        if cell is not None and cell != self._shown:
            self._shown, self._page = cell, 0
        super().point(target)

    def pressed(self, target: Target) -> None:
        """Take the way that was pressed, or turn a page."""
        doors, stack = self.services.doors, self.services.stack
        match target:
            case ("button", "board") if stack.alone:  # of a ball that was over when it was opened
                stack.replace(doors.table(self._session))
            case ("button", "board"):
                stack.pop()
            case ("button", "another"):
                stack.reset(doors.title())
                stack.push(doors.setup(solo=self._sheet.is_solo))
            case ("button", "course"):
                stack.push(doors.course(self._session))
            case ("button", "watch"):
                stack.push(doors.theatre(self._session.theatre()))
            case ("button", "rematch"):
                self._rematch()
            case ("button", "keep"):
                stack.push(ExportScene(self.services, self._session))
            case ("button", "title"):
                stack.reset(doors.title())
            case ("page", step):
                self._turn(int(step))

    def _rematch(self) -> None:
        session = self._session.rematch(self.services.begin)
        if session is not None:
            self.services.stack.reset(self.services.doors.title())
            self.services.stack.push(self.services.doors.table(session))

    def compose(self, form: Form, room: Size) -> None:
        """The sheet on the left, its explanation on the right, the ways on below."""
        lay_backdrop(form, room, "salon")
        at = places(room, _WIDEST, table_height(self._sheet) + 2 * MARGIN)
        lay_heading(form, at.heading, self.heading())
        left, right = at.panels.split_columns([66, 34], 22)
        lay_table(form, lay_panel(form, left), self._sheet, self._shown)
        inner = lay_panel(form, right)
        about = form.say(message("score.keep.about"))
        keep = Button(KEEP, form.say(message("score.keep")), about, key="K", icon="feather")
        lay_button(form, inner.bottom_part(_KEEP), keep)
        inner = inner.without_bottom(_KEEP + _BETWEEN)
        self._pages = pages_of(form, inner, self._sheet, self._shown)
        lay_details(form, inner, self._sheet, self._shown, min(self._page, self._pages - 1), self._pages)
        self._lay_buttons(form, at.buttons)

    def _lay_buttons(self, form: Form, rect: Rect) -> None:
        say = form.say
        night = Style.NIGHT
        alone = self._sheet.is_solo
        about = say(message("score.rematch.alone" if alone else "score.rematch.about"))
        left = (
            Button(BOARD, say(message("score.board")), key="Esc", style=night),
            Button(COURSE, say(message("score.course")), key="C", style=night),
            Button(WATCH, say(message("score.watch")), say(message("score.watch.about")), "W", style=night),
        )
        right = (
            Button(TITLE, say(message("score.title")), key="H", style=night),
            Button(REMATCH, say(message("score.rematch")), about, key="R", style=night),
            Button(ANOTHER, say(message("score.another")), key="N", style=Style.PRIMARY),
        )
        lay_row(form, rect, left, right)
