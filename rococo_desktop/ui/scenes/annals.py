"""The annals: who played how often, won, and with what; they can be written as a table for a spreadsheet."""

from __future__ import annotations

from collections.abc import Sequence

from rococo_desktop.content.locations import shown_path
from rococo_desktop.model.decisions import Target
from rococo_desktop.play.annals import Finished, Standing, read, standings, write_table
from rococo_desktop.play.errors import UnwritableError
from rococo_desktop.ui import theme
from rococo_desktop.ui.geometry import Rect, Size
from rococo_desktop.ui.marks import Align
from rococo_desktop.ui.scenes.annals_games import lay_games
from rococo_desktop.ui.scenes.menu import MenuScene
from rococo_desktop.ui.scenes.notice import NoticeScene
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.sheet import Card
from rococo_desktop.ui.text.messages import message
from rococo_desktop.ui.text.sheet import CATEGORIES, category_name
from rococo_desktop.ui.widgets.button import Button, Style
from rococo_desktop.ui.widgets.button_row import lay_row
from rococo_desktop.ui.widgets.form import Form
from rococo_desktop.ui.widgets.surfaces import lay_backdrop, lay_heading, lay_panel, lay_section, places
from rococo_desktop.ui.widgets.vacancy import lay_vacancy

BACK: Target = ("button", "back")
EXPORT: Target = ("button", "export")
NEW: Target = ("button", "new")
_WIDEST, _HIGHEST = 1340, 640
_HEAD, _ROW = 40, 44
_COLUMNS = ("annals.games", "annals.wins", "annals.best", "annals.mean")


class AnnalsScene(MenuScene):
    """A row for every name on the left; what is pointed at is explained on the right."""

    kind = "annals"

    def __init__(self, services: Services, games: Sequence[Finished] | None = None) -> None:
        super().__init__(services)
        self._games = read() if games is None else games
        self._people = standings(self._games)
        self._chosen = 0

    def heading(self) -> str:
        """What the screen is."""
        return self.services.words.say(message("annals.heading"))

    def default(self) -> Target | None:
        """Back, or on to the first ball."""
        return BACK if self._people else NEW

    def point(self, target: Target | None) -> None:
        """Explain the name pointed at; it stays explained when nothing is."""
        if target is not None and target[0] == "name":
            self._chosen = int(target[1])
        super().point(target)

    def pressed(self, target: Target) -> None:
        """Back, write the table, or begin the first ball."""
        if target == BACK:
            self.services.stack.pop()
            return
        if target == NEW:
            self.services.stack.replace(self.services.doors.setup())
            return
        try:
            told = message("annals.exported", file=shown_path(write_table()))
        except UnwritableError as error:
            told = message(error.key, **error.params)
        self.services.stack.push(NoticeScene(self.services, [told]))

    def compose(self, form: Form, room: Size) -> None:
        """Names on the left, one of them on the right, the ways out below."""
        lay_backdrop(form, room, "salon")
        at = places(room, _WIDEST, _HIGHEST)
        lay_heading(form, at.heading, self.heading())
        back = Button(BACK, form.say(message("annals.back")), key="Esc", icon="back", style=Style.NIGHT)
        if not self._people:
            lay_vacancy(form, lay_panel(form, at.panels), form.say(message("annals.empty")))
            new = Button(NEW, form.say(message("title.new")), key="N", icon="feather", style=Style.PRIMARY)
            lay_row(form, at.buttons, [back], [new], 240)
            return
        left, right = at.panels.split_columns([62, 38], 22)
        self._lay_people(form, lay_panel(form, left))
        chosen = self._people[min(self._chosen, len(self._people) - 1)]
        self._lay_person(form, lay_panel(form, right), chosen)
        export = Button(
            EXPORT,
            form.say(message("annals.export")),
            form.say(message("annals.export.about")),
            key="X",
            style=Style.NIGHT,
        )
        lay_row(form, at.buttons, [back], [export])

    def _lay_people(self, form: Form, rect: Rect) -> None:
        name, *figures = rect.split_columns((40, 15, 15, 15, 15), 6)
        card = form.card(rect.top_part(_HEAD))
        for area, key in zip(figures, _COLUMNS, strict=True):
            card.text(
                area.top_part(_HEAD),
                form.say(message(key)),
                theme.SMALL,
                theme.SOFT_INK,
                theme.STRONG,
                Align.CENTRE,
            )
        form.lay(card)
        shown = self._people[: (rect.h - _HEAD) // _ROW]
        lay_games(form, rect.without_top(_HEAD + len(shown) * _ROW + 18), self._games)
        for at, person in enumerate(shown):
            row = Rect(rect.x, rect.y + _HEAD + at * _ROW, rect.w, _ROW)
            card = form.card(row)
            if at == self._chosen:
                card.fill(row.inset(0, 2), (*theme.BRIGHT_GOLD, 90), 8, (*theme.GOLD, 200))
            elif at % 2 == 0:
                card.fill(row.inset(0, 2), (*theme.LINEN, 90), 8)
            card.text(name.inset(10, 0)._replace(y=row.y, h=_ROW), person.name, 20, theme.INK, theme.STRONG)
            for area, words in zip(figures, _figures(person), strict=True):
                cell = area._replace(y=row.y, h=_ROW)
                card.text(cell, words, 20, theme.INK, theme.STRONG, Align.CENTRE)
            form.lay(card)
            form.region(row, ("name", at), person.name)

    def _lay_person(self, form: Form, rect: Rect, person: Standing) -> None:
        y = rect.y + lay_section(form, rect, person.name) + 4
        card = form.card(Rect(rect.x, y, rect.w, 24))
        card.text(card.rect, form.say(message("annals.about")), theme.SMALL, theme.SOFT_INK, theme.ITALIC)
        form.lay(card)
        y += 34
        means = dict(person.categories)
        most = max(means.values(), default=1.0)
        pitch = min(44, (rect.bottom - y) // len(CATEGORIES))
        for category in (one for one in CATEGORIES if one in means):
            card = form.card(Rect(rect.x, y, rect.w, pitch))
            _bar(card, form.say(category_name(category)), means[category], most)
            form.lay(card)
            y += pitch


def _figures(person: Standing) -> tuple[str, ...]:
    return (str(person.games), str(person.wins), str(person.best), f"{person.mean:.1f}")


def _bar(card: Card, words: str, mean: float, most: float) -> None:
    """A name, a bar of gold and the figure."""
    name, rest = card.rect.split_columns((56, 44), 8)
    card.text(name, words, theme.READ, theme.INK)
    figure = rest.right_part(56)
    bar = rest.without_right(62).centred((rest.w - 62, 16))
    card.fill(bar, (*theme.LINEN, 180), 8)
    wide = round(bar.w * max(mean, 0) / max(most, 1))
    if wide >= 8:
        card.fill(bar.left_part(wide), theme.BRIGHT_GOLD, 8, (*theme.DARK_GOLD, 160), 1, theme.GOLD)
    card.text(figure, f"{mean:.1f}", theme.READ, theme.INK, theme.STRONG, Align.RIGHT)
