"""The scribe: gathers the small events of an act into one readable line of the log."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from dataclasses import dataclass, field
from typing import NamedTuple

from rococo_desktop.model.events import UNSEEN
from rococo_desktop.model.score_causes import GarmentOnTerrace, GarmentRented
from rococo_desktop.model.state import ScoreLine
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.game.session_values import PublicDefinitions
from rococo_desktop.ui.text.messages import Message, deeds, joined, listed, message, rows
from rococo_desktop.ui.text.piece_names import employee_name, funded_name, garment_name
from rococo_desktop.ui.text.score_sheet_words import score_lines
from rococo_desktop.ui.text.seat_and_module_names import COUNTERS, amount, changes, module_name, seat_name

Place = tuple[str, int | str]
"""Something on the table a line speaks of, as a target: the kind of thing, and which one."""

PLACE_KINDS = frozenset(
    {
        "all_halls",  # a trademark place
        "bag",
        "decorations",  # a trademark place
        "drawers",
        "exam",
        "favor",
        "garments",
        "guests",
        "halls",
        "hand_of",  # a seat
        "hire",
        "jewelry_display",
        "resolving",  # a card
        "supply_of",  # a seat
        "task",
        "terrace",
    }
)
"""Every kind of place an entry can name; without a note, a space of that zone or 0."""


PREPARATION, INCOME, SCORING = 0, -1, -2
"""What stands for the turn of an entry outside of turns."""


class Entry(NamedTuple):
    """A line of the log. Hovering it lets its places glow; `seat` is NOBODY for what the table does."""

    round: int
    turn: int
    seat: int
    text: Message
    places: tuple[Place, ...] = ()
    why: Message | None = None
    """Why an agent played this turn so."""


@dataclass(slots=True)
class LogLine:
    """A line being written: the deeds of one seat so far, and what changed since the last deed."""

    seat: int
    deeds: list[Message] = field(default_factory=list)
    places: list[Place] = field(default_factory=list)
    pending: dict[str, int] = field(default_factory=dict)
    is_full: bool = False
    """True where the next deed begins another line: this one ends with reasons."""

    def add(self, deed: Message, places: Iterable[Place], is_full: bool = False) -> None:
        """Write another deed, after what changed by the one before."""
        self.settle()
        self.deeds.append(deed)
        self.places += places
        self.is_full = is_full

    def speak_of(self, places: Iterable[Place]) -> None:
        """Something more on the table belongs to this line."""
        self.places += places

    def copy(self) -> LogLine:
        """The same line, to be written on without this one."""
        return LogLine(self.seat, [*self.deeds], [*self.places], {**self.pending}, self.is_full)

    def settle(self) -> None:
        """Write what changed beside the deed that changed it."""
        found = [(what, self.pending[what]) for what in COUNTERS if self.pending.get(what)]
        self.pending.clear()
        if not found:
            return
        told = joined(changes(found))
        if self.deeds and self.deeds[-1].key not in _CHANGELESS:
            self.deeds[-1] = message("log.changes", deed=self.deeds[-1], changes=told)
        elif all(number > 0 for _, number in found):
            amounts = listed([amount(what, number) for what, number in found])
            self.deeds.append(message("log.gains", amounts=amounts))
        else:
            self.deeds.append(message("log.only_changes", changes=told))


_CHANGELESS = frozenset({"log.keeps_tile"})
"""Deeds that change no counter: what changes after them came from somewhere else."""


class Scribe:
    """Writes the entries; the readers of events tell it what was done."""

    def __init__(self, defs: PublicDefinitions, seats: tuple[str, ...]) -> None:
        self.defs = defs
        self.seats = seats
        self.entries: list[Entry] = []
        self.round = 0
        self.turn = PREPARATION
        self.played = NOBODY
        self.rival = NOBODY
        self.tailoring = False
        self.criteria: list[Message] = []
        self.dealt: list[int] = []
        self.leaving: list[int] = []
        self._active = NOBODY
        self._line: LogLine | None = None
        self._expected: dict[tuple[int, str], int] = {}
        self._hands: dict[int, list[int]] = {}
        self._turned: set[int] = set()
        self._incomes: dict[int, list[tuple[str, int]]] = {}
        self._notes: list[Message] = []
        self._scored: list[ScoreLine] = []
        self._silent = True
        self._expects_favor = False

    def twin(self) -> Scribe:
        """A scribe who has written the same, to be closed without closing this one."""
        twin = copy(self)
        for name, value in vars(self).items():
            if isinstance(value, list | dict | set | LogLine):
                setattr(twin, name, value.copy())
        return twin

    # Parts of the game.

    def begin_round(self, number: int) -> None:
        """A round begins: the income of the last one is told first."""
        self.close()
        self.round, self.turn, self._active = number, PREPARATION, NOBODY
        self._silent = False
        self.entry(NOBODY, message("log.round", round=number))

    def begin_turn(self, number: int, seat: int) -> None:
        """A turn begins."""
        self.close()
        self.turn, self._active = number, seat

    def go_on(self, number: int, turn: int, seat: int, card: int) -> None:
        """Write from here on, in a turn in which this card was played: what was before stands elsewhere."""
        self.round, self.turn, self._active, self.played = number, turn, seat, card
        self._silent = False

    def begin_scoring(self) -> None:
        """The final scoring begins: from here on the score sheet tells every point."""
        self.close()
        self.turn, self._active = SCORING, NOBODY
        self._silent = True
        self.entry(NOBODY, message("log.final_scoring"))

    def close(self) -> None:
        """End the line being written, and tell what was gathered."""
        self._tell_scores()
        self.end_line()
        self._tell_dealing()
        self._tell_hands()
        self._tell_income()

    # Deeds.

    def entry(self, seat: int, text: Message, *places: Place) -> None:
        """Write a line of its own."""
        self._tell_scores()
        self.end_line()
        self.entries.append(Entry(self.round, self.turn, seat, text, places))

    def note(self, text: Message) -> None:
        """Say something nobody did, after the line being written."""
        if self._line is None:
            self.entry(NOBODY, text)
        else:
            self._notes.append(text)

    def deed(self, seat: int, clause: Message, *places: Place) -> None:
        """Add a deed to the line of a seat."""
        if self._line is not None and (self._line.seat != seat or self._line.is_full):
            self.end_line()
        if self._line is None:
            self._line = LogLine(seat)
        reasons, self.criteria = self.criteria, []
        if reasons:
            clause = message("rival.because", deed=clause, reasons=rows(reasons))
        self._line.add(clause, places, is_full=bool(reasons))

    def plays(self, seat: int, card: int) -> None:
        """A card is played: what follows is done with it."""
        self.played = card
        self.deed(seat, message("log.plays", card=employee_name(self.defs, card)), ("resolving", card))
        self.end_line()

    def follows(self, key: str) -> bool:
        """True if the last deed of the line being written is of this key."""
        if self._line is None or not self._line.deeds:
            return False
        last = self._line.deeds[-1]
        inner = last.param("deed")
        return key in (last.key, inner.key if isinstance(inner, Message) else "")

    def place(self, *places: Place) -> None:
        """Something more the line being written speaks of."""
        if self._line is not None:
            self._line.speak_of(places)

    def end_line(self) -> None:
        """Write down the line, if there is one."""
        line, self._line = self._line, None
        if line is not None:
            line.settle()
            self._write(line)
        notes, self._notes = self._notes, []
        for text in notes:
            self.entries.append(Entry(self.round, self.turn, NOBODY, text))
        self.end_tailoring()

    def _write(self, line: LogLine) -> None:
        told = self._sentence(line.seat, line.deeds)
        places = tuple(dict.fromkeys(line.places))
        self.entries.append(Entry(self.round, self.turn, line.seat, told, places))

    def _sentence(self, seat: int, done: list[Message]) -> Message:
        """The line of a seat; each deed knows the seat too, as a language may make a sentence of each."""
        named = seat_name(self.seats, seat)
        return message("log.line", seat=named, deeds=deeds([deed.given(seat=named) for deed in done]))

    # What deeds tell along.

    def begin_tailoring(self) -> None:
        """A garment is made: the silk that goes now is told with it."""
        self.tailoring = True

    def end_tailoring(self) -> None:
        """The garment is made."""
        self.tailoring = False

    def expect_favor(self, expects: bool = True) -> None:
        """The last deed tells, or does not, that the queen's favor moves."""
        self._expects_favor = expects

    def favor_moves(self, seat: int) -> None:
        """The queen's favor moves to a seat, or back: that is told here if no deed did."""
        if seat != NOBODY and not self._expects_favor:
            self.deed(seat, message("log.takes_favor"), ("favor", 0))
        else:
            self._expects_favor = False

    # Madame du Barry.

    def meet_rival(self, seat: int) -> None:
        """She sits here."""
        self.rival = seat

    def rival_funds(self, place: int) -> None:
        """Madame du Barry put her trademark on a decoration."""
        if place < self.defs.first_all_halls:
            named = funded_name(self.defs, place)
            self.deed(self.rival, message("rival.funds", decoration=named), ("decorations", place))

    # Counters.

    def expect(self, seat: int, counter: str, change: int) -> None:
        """This change is told already by the deed it comes with."""
        if change:
            self._expected[seat, counter] = change

    def adjust(self, seat: int, counter: str, change: int) -> None:
        """A counter changed."""
        if self._silent:
            return
        if counter not in COUNTERS:
            return
        if self._expected.get((seat, counter)) == change:
            del self._expected[seat, counter]
        else:
            if self._line is not None and self._line.seat != seat:
                self.end_line()
            if self._line is None:
                self._line = LogLine(seat)
            self._line.pending[counter] = self._line.pending.get(counter, 0) + change

    def price_paid(self) -> int:
        """The livre just given for what comes next; they are told with it."""
        if self._line is None or self._line.pending.get("livre", 0) >= 0:
            return 0
        return -self._line.pending.pop("livre")

    # What is told at once for several.

    def takes_in_hand(self, seat: int, card: int) -> None:
        """A chosen card came to hand."""
        self._hands.setdefault(seat, []).append(card)

    def turned(self, seat: int) -> None:
        """A discard became the supply."""
        if self._active == NOBODY:
            self._turned.add(seat)
            self._hands.setdefault(seat, [])
        else:
            self.deed(seat, message("log.turns_discard"), ("supply_of", seat))

    def income(self, seat: int, source: str, livre: int) -> None:
        """A seat's income from one source."""
        if self._active != NOBODY:
            self.end_line()
            self._active = NOBODY
        self.expect(seat, "livre", livre)
        self._incomes.setdefault(seat, []).append((source, livre))

    def score(self, line: ScoreLine) -> None:
        """A line of the score sheet; lines of one kind for one seat are told together, halls apart."""
        if self._scored and (line.rule == "F3" or _kind_of(self._scored[-1]) != _kind_of(line)):
            self._tell_scores()
        self._scored.append(line)

    def _tell_scores(self) -> None:
        lines, self._scored = self._scored, []
        if lines:
            told = score_lines(self.defs, lines, self.seats)
            self.entries.append(Entry(self.round, self.turn, lines[0].seat, told))

    def _tell_dealing(self) -> None:
        dealt, self.dealt = self.dealt, []
        leaving, self.leaving = self.leaving, []
        if leaving:
            told = rows([garment_name(self.defs, garment) for garment in leaving])
            self.entry(NOBODY, message("log.garments_leave", garments=told))
        if dealt:
            told = rows([employee_name(self.defs, card) for card in dealt])
            self.entry(NOBODY, message("log.for_hire", cards=told))

    def _tell_hands(self) -> None:
        hands, self._hands = self._hands, {}
        turned, self._turned = self._turned, set()
        for seat, cards in hands.items():
            done = [message("log.turns_discard")] if seat in turned else []
            if UNSEEN in cards:
                done.append(message("log.hand_unseen", n=len(cards)))
            elif cards:
                named = rows([employee_name(self.defs, card) for card in cards])
                done.append(message("log.hand", cards=named))
            told = self._sentence(seat, done)
            self.entries.append(Entry(self.round, PREPARATION, NOBODY, told, (("hand_of", seat),)))

    def _tell_income(self) -> None:
        incomes, self._incomes = self._incomes, {}
        for seat, sources in incomes.items():
            parts = [_income(source, livre) for source, livre in sources]
            total = amount("livre", sum(livre for _, livre in sources))
            named = seat_name(self.seats, seat)
            told = message("log.income", seat=named, livre=total, sources=listed(parts))
            if len(sources) == 1:
                told = message("log.income_basic", seat=named, livre=total)
            self.entries.append(Entry(self.round, INCOME, NOBODY, told))


def _kind_of(line: ScoreLine) -> tuple[int, str, bool]:
    """What lines must share to be told together: garments apart from decorations (F7)."""
    return (line.seat, line.rule, isinstance(line.why, GarmentRented | GarmentOnTerrace))


def _income(source: str, livre: int) -> Message:
    """A part of an income; what is no source of ours is the pack that pays."""
    if source in INCOMES:
        return message(f"income.{source}", n=livre)
    return message("income.pack", n=livre, pack=module_name(source))


INCOMES = ("basic", "kitchen_left", "kitchen_right", "jewelry")

KEYS = tuple(f"income.{source}" for source in INCOMES)
"""The keys of this module that are built from closed lists."""
