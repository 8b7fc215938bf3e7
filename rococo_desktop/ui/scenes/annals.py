"""The annals: who played how often, won, and with what; they can be written as a table for a spreadsheet."""

from __future__ import annotations

from collections.abc import Sequence

from rococo_desktop.files.locations import shown_path
from rococo_desktop.model.decisions import Target
from rococo_desktop.play.archive.annals import Annals, FinishedGame, look_into, write_table
from rococo_desktop.play.archive.standings import Standing, standings
from rococo_desktop.play.errors import UnwritableError
from rococo_desktop.ui.keys.key import Key
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.scenes.annals_games import lay_games
from rococo_desktop.ui.scenes.annals_picture import (
    BACK,
    BY_BALL,
    BY_RIVAL,
    BY_SOURCE,
    EXPORT,
    NEW,
    balls_in,
    lay_balls,
    lay_people,
    lay_sources,
    people_in,
)
from rococo_desktop.ui.scenes.notice import NoticeScene
from rococo_desktop.ui.scenes.paged_base import PagedScene
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.text.messages import Message, message
from rococo_desktop.ui.widgets.button import Button, Style
from rococo_desktop.ui.widgets.button_row import lay_row
from rococo_desktop.ui.widgets.choice import HEIGHT, Option, lay_choice
from rococo_desktop.ui.widgets.form import Form
from rococo_desktop.ui.widgets.rival_record import lay_record
from rococo_desktop.ui.widgets.surfaces import lay_backdrop, lay_heading, lay_panel, lay_section, places
from rococo_desktop.ui.widgets.vacancy import lay_vacancy

_WIDEST, _HIGHEST = 1340, 640


class AnnalsScene(PagedScene):
    """A row for every name on the left; the chosen one is explained on the right, in three ways."""

    kind = "annals"

    def __init__(self, services: Services, games: Sequence[FinishedGame] | None = None) -> None:
        super().__init__(services)
        self._annals = look_into() if games is None else Annals(tuple(games))
        self._games = self._annals.games
        self._people = standings(self._games)
        self._chosen = 0
        self._first = 0
        self._rows = 1
        self._by = BY_SOURCE

    @property
    def chosen(self) -> Standing | None:
        """Who is explained."""
        return self._people[self._chosen] if self._chosen < len(self._people) else None

    def heading(self) -> str:
        """What the screen is."""
        return self.services.words.say(message("annals.heading"))

    def default(self) -> Target | None:
        """Back, or on to the first ball."""
        return BACK if self._people else NEW

    # What the player does.

    def pressed(self, target: Target) -> None:
        """Choose a name or a way to explain it, turn a page, go back, or write the table."""
        match target:
            case ("name", int(which)):
                self._choose(which)
            case ("choice", str(by)):
                self._by, self._page = by.split(":")[1], 0
            case ("page", int(step)):
                self._turn(step)
            case ("button", "back"):
                self.services.stack.pop()
            case ("button", "export"):
                self._export()
            case ("button", "new"):
                self.services.stack.replace(self.services.doors.setup())
        self.changed()

    def _choose(self, which: int) -> None:
        self._chosen = max(min(which, len(self._people) - 1), 0)
        self._page = 0
        if not self._first <= self._chosen < self._first + self._rows:
            self._first = self._chosen if self._chosen < self._first else self._chosen - self._rows + 1
        self.changed()

    def _export(self) -> None:
        try:
            told = message("annals.exported", file=shown_path(write_table()))
        except UnwritableError as error:
            told = message(error.key, **error.params)
        self.services.stack.push(NoticeScene(self.services, [told]))

    def scrolled(self, target: Target | None, steps: int) -> None:
        """The wheel moves the names."""
        self._first = max(min(self._first - steps, len(self._people) - self._rows), 0)
        self.changed()

    def key_down(self, key: Key) -> bool:
        """Up and down choose a name, the page keys turn the pages of a long list."""
        step = {"up": -1, "down": 1}.get(key.name)
        if step is not None and self._people:
            self._choose(self._chosen + step)
            return True
        return super().key_down(key)

    # What is seen.

    def compose(self, form: Form, room: Size) -> None:
        """Names on the left, one of them on the right, the ways out below."""
        lay_backdrop(form, room, "salon")
        at = places(room, _WIDEST, _HIGHEST)
        lay_heading(form, at.heading, self.heading())
        say = form.say
        back = Button(BACK, say(message("annals.back")), key="Esc", icon="back", style=Style.NIGHT)
        if self.chosen is None:
            lay_vacancy(form, lay_panel(form, at.panels), say(self._none()))
            new = Button(NEW, say(message("title.new")), key="N", icon="feather", style=Style.PRIMARY)
            lay_row(form, at.buttons, [back], [new], 240)
            return
        left, right = at.panels.split_columns([56, 44], 22)
        names = lay_panel(form, left)
        self._rows = people_in(names)
        self._first = max(min(self._first, len(self._people) - self._rows), 0)
        below = lay_people(form, names, self._people, self._first, self._chosen, self._annals.unread)
        lay_games(form, below.without_top(18), self._games)
        self._lay_person(form, lay_panel(form, right), self.chosen)
        about = say(message("annals.export.about"))
        export = Button(EXPORT, say(message("annals.export")), about, "X", style=Style.NIGHT)
        lay_row(form, at.buttons, [back], [export])

    def _none(self) -> Message:
        """Why nobody stands here."""
        if self._annals.problem:
            return message("annals.unreadable", why=self._annals.problem)
        if self._annals.unread:
            return message("annals.none_read", n=self._annals.unread)
        return message("annals.empty")

    def _lay_person(self, form: Form, rect: Rect, person: Standing) -> None:
        lay_section(form, rect, person.name)
        say = form.say
        options = (
            Option(BY_SOURCE, say(message("annals.by_source")), say(message("annals.by_source.about"))),
            Option(BY_BALL, say(message("annals.by_ball")), say(message("annals.by_ball.about"))),
            Option(BY_RIVAL, say(message("annals.by_rival")), say(message("annals.by_rival.about"))),
        )
        lay_choice(form, Rect(rect.x, rect.y + 36, rect.w, HEIGHT), "by", options, self._by)
        rest = rect.without_top(36 + HEIGHT + 10)
        if self._by == BY_SOURCE:
            self._pages = 1
            lay_sources(form, rest, person.whole)
            return
        if self._by == BY_RIVAL:
            self._pages = 1
            lay_record(form, rest, person.by_rival)
            return
        rows = balls_in(rest, len(person.by_ball))
        self._pages = -(-len(person.by_ball) // rows)
        self._page = max(min(self._page, self._pages - 1), 0)
        lay_balls(form, rest, person.by_ball, self._page, rows)
