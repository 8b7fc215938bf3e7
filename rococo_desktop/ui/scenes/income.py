"""The income of a round: for each seat what it got, source by source."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rococo_desktop.model.events import Earned, Event
from rococo_desktop.model.vocabulary import Edition
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.picture_parts import Align
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.pieces.trademarks import paint_trademark
from rococo_desktop.ui.scenes.interlude import Interlude
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.table_state.stage import Seat
from rococo_desktop.ui.text.messages import message
from rococo_desktop.ui.text.seat_and_module_names import module_name
from rococo_desktop.ui.widgets.form import Form
from rococo_desktop.ui.window.scene import Scene

SOURCES = ("basic", "kitchen_left", "kitchen_right", "jewelry")
ROWS = {
    "basic": "income.basic_row",
    "kitchen_left": "income.decorations_row",
    "kitchen_right": "income.garments_row",
    "jewelry": "income.jewelry_row",
}
CLASSIC_ROWS = ROWS | {
    "kitchen_left": "income.decorations_row.classic",
    "kitchen_right": "income.garments_row.classic",
}
"""The 2013 edition has a fountain where the kitchen is (G5)."""
COLUMN, LINE, TOP, COIN = 118, 38, 58, 26

Incomes = Mapping[int, Mapping[str, int]]
"""For each seat, the livre from each source."""


def incomes_of(events: Iterable[Event]) -> Incomes:
    """The income told by these events; empty if there was none."""
    found: dict[int, dict[str, int]] = {}
    for event in events:
        match event:
            case Earned(seat, source, livre):
                sources = found.setdefault(seat, {})
                sources[source] = sources.get(source, 0) + livre
    return found


class IncomeScene(Interlude):
    """A small table: sources beneath each other, seats side by side, the sum below."""

    kind = "income"

    def __init__(
        self,
        services: Services,
        number: int,
        incomes: Incomes,
        seats: tuple[Seat, ...],
        edition: Edition,
        after: Scene | None = None,
        patience: float | None = None,
    ) -> None:
        super().__init__(services, after, patience)
        self._rows = CLASSIC_ROWS if edition is Edition.CLASSIC else ROWS
        self.on = message("income.continue")
        self._number = number
        self._incomes = incomes
        self._seats = seats
        found = dict.fromkeys((*SOURCES, *(source for got in incomes.values() for source in got)))
        self._sources = [source for source in found if any(source in got for got in incomes.values())]

    def heading(self) -> str:
        """Which round it is the income of."""
        return self.services.words.say(message("income.title", round=self._number))

    def body_size(self, form: Form, room: Size) -> Size:
        """A column for each seat, a line for each source."""
        return Size(
            self._label_width(form) + self._column(form) * len(self._incomes),
            TOP + LINE * (len(self._sources) + 1) + 10,
        )

    def _column(self, form: Form) -> int:
        """How wide a column is: wide enough for every name."""
        names = [self._seats[seat].name for seat in self._incomes]
        wide = max(form.kit.type.width(name, theme.STRONG, theme.READ) for name in names)
        return max(wide + 20, COLUMN)

    def _label_width(self, form: Form) -> int:
        labels = [self._label(form, source) for source in self._sources]
        return max(form.kit.type.width(label, theme.BODY, theme.READ) for label in labels) + 24

    def _label(self, form: Form, source: str) -> str:
        """What a source is called; what is no source of ours is the pack that pays."""
        if source in self._rows:
            return form.say(message(self._rows[source]))
        return form.kit.words.title(module_name(source))

    def body(self, form: Form, rect: Rect) -> None:
        """The table."""
        card = form.card(rect)
        size = self.body_size(form, Size(*rect.size))
        table = Rect(rect.x + (rect.w - size.w) // 2, rect.y, size.w, size.h)
        label, wide = self._label_width(form), self._column(form)
        for at, (seat, got) in enumerate(sorted(self._incomes.items())):
            column = Rect(table.x + label + at * wide, table.y, wide, table.h)
            head = column.top_part(TOP)
            paint_trademark(card, head.top_part(30).centred((28, 28)), self._seats[seat].colour)
            card.text(
                head.bottom_part(26).inset(4, 0),
                self._seats[seat].name,
                theme.READ,
                theme.INK,
                theme.STRONG,
                Align.CENTRE,
            )
            for row, source in enumerate(self._sources):
                cell = Rect(column.x, table.y + TOP + row * LINE, wide, LINE)
                words = f"+{got[source]}" if source in got else "–"
                card.text(
                    cell,
                    words,
                    theme.LARGE,
                    theme.INK if source in got else theme.SOFT_INK,
                    theme.BODY,
                    Align.CENTRE,
                )
            total = Rect(column.x, table.bottom - LINE, wide, LINE)
            self._lay_sum(form, card, total, sum(got.values()))
        for row, source in enumerate((*self._sources, "")):
            line = Rect(table.x, table.y + TOP + row * LINE + (10 if not source else 0), label, LINE)
            words = self._label(form, source) if source else form.say(message("income.total_row"))
            card.text(line, words, theme.READ, theme.INK, theme.BODY if source else theme.STRONG)
            card.fill(Rect(table.x, line.y, table.w, 1), (*theme.GOLD, 110 if source else 220))
        form.lay(card)

    def _lay_sum(self, form: Form, card: Card, rect: Rect, livre: int) -> None:
        """The whole income of a seat, with the coin that says what it is."""
        words = f"+{livre}"
        wide = form.kit.type.width(words, theme.STRONG, theme.LARGE)
        line = rect.centred((COIN + 6 + wide, rect.h))
        card.sign(line.left_part(COIN).centred((COIN, COIN)), "livre")
        card.text(line.without_left(COIN + 6), words, theme.LARGE, theme.INK, theme.STRONG)


KEYS = (*ROWS.values(), *CLASSIC_ROWS.values())
"""The keys of this module that are built from closed lists."""
