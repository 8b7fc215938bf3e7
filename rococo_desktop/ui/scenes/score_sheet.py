"""The score sheet as a table of values: seats across, categories down, with the lines behind each figure."""

from __future__ import annotations

from typing import NamedTuple

from rococo_desktop.model.state import ScoreLine
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.game.session_values import PublicDefinitions
from rococo_desktop.play.table_setup import COLOURS
from rococo_desktop.ui.text.messages import Message, listed, message
from rococo_desktop.ui.text.names import amount, seat_name
from rococo_desktop.ui.text.score_sheet_words import CATEGORIES

PLAY = "play"
BARRY_COLOUR = -1


class Column(NamedTuple):
    """One seat on the sheet."""

    seat: int
    name: Message
    colour: int
    """Index into the colours of the theme, or BARRY_COLOUR."""
    total: int
    livre: int
    place: int
    is_winner: bool


class ScoreSheet(NamedTuple):
    """Everything the final screen shows."""

    defs: PublicDefinitions
    columns: tuple[Column, ...]
    rows: tuple[str, ...]
    lines: tuple[ScoreLine, ...]
    names: tuple[str, ...]
    """The people's names, for the words of the lines."""

    def behind(self, category: str, seat: int) -> tuple[ScoreLine, ...]:
        """The lines of one figure."""
        return tuple(line for line in self.lines if line.rule == category and line.seat == seat)

    def points(self, category: str, seat: int) -> int:
        """One figure; what no line explains was gained before the final scoring."""
        if category != PLAY:
            return sum(line.points for line in self.behind(category, seat))
        return self.columns[seat].total - sum(line.points for line in self.lines if line.seat == seat)

    @property
    def is_solo(self) -> bool:
        """True if the rival was Madame du Barry."""
        return len(self.columns) > len(self.names)

    def verdict(self) -> Message:
        """Who won."""
        won = [column for column in self.columns if column.is_winner]
        if self.is_solo:
            alone = self.columns[0].is_winner
            return message("score.solo_won" if alone else "score.solo_lost", seat=self.columns[0].name)
        if len(won) == 1:
            return message("score.winner", seat=won[0].name)
        return message("score.winners", seats=listed([column.name for column in won]))

    def decided(self) -> Message:
        """How it was decided: by points, by the livre left, by the rule of a tie."""
        best = max(column.total for column in self.columns)
        first = [column for column in self.columns if column.total == best]
        won = [column for column in self.columns if column.is_winner]
        if len(first) == 1:
            rest = max((column.total for column in self.columns if column.total != best), default=0)
            return message("score.by_points", n=best - rest)
        if self.is_solo:
            return message("score.by_barry", n=best)
        if len(won) == 1:
            rest = max(column.livre for column in first if not column.is_winner)
            return message("score.by_livre", n=best, most=won[0].livre, next=rest)
        return message("score.by_nothing", n=best, livre=amount("livre", won[0].livre))


def score_sheet(session: Session) -> ScoreSheet:
    """The sheet of a finished game."""
    view, result, record = session.view(NOBODY), session.result, session.record
    assert result is not None, "the game is not over"
    names = tuple(seat.name for seat in record.seats)
    colours = [COLOURS.index(seat.colour) if seat.colour in COLOURS else 0 for seat in record.seats]
    columns = tuple(
        Column(
            seat,
            seat_name(names, seat),
            colours[seat] if seat < len(colours) else BARRY_COLOUR,
            shown.prestige or 0,
            shown.livre,
            result.standings[seat],
            seat in result.winners,
        )
        for seat, shown in enumerate(view.seats)
    )
    defs = session.definitions
    absent = {"F1j": defs.jeweler is None, "B12": defs.barry is None}
    rows = tuple(category for category in CATEGORIES if not absent.get(category))
    return ScoreSheet(defs, columns, rows, view.sheet, names)
