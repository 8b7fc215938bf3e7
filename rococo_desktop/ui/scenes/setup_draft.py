"""A table being set: a value that every control changes, and that becomes the table to be dealt."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import NamedTuple

import msgspec

from rococo_desktop.model.vocabulary import Edition, SoloLevel
from rococo_desktop.play.guests import SURPRISE, with_guests
from rococo_desktop.play.naming import same_name
from rococo_desktop.play.packs import OfferedPack, offered_packs
from rococo_desktop.play.rivals import FIRST_LEVEL, characters, level_of
from rococo_desktop.play.settings import Settings
from rococo_desktop.play.table_setup import (
    COLOURS,
    LARGEST_SEED,
    MOST_SEATS,
    PERSON,
    PUBLIC,
    SeatEntry,
    TableProblem,
    TableRule,
    TableSetup,
    table_problems,
)
from rococo_desktop.play.viewing import RULE, Privacy, people_of, privacy_of

PROPOSED_NAMES = ("Amélie", "Bastien", "Colette", "Didier", "Eugénie")
LONGEST_NAME = 18
"""So that a name fits wherever it stands on the table."""
LONGEST_SEED = len(str(LARGEST_SEED)) - 1

ALONE = MOST_SEATS
"""The number of the chair that is there only for somebody alone, after the five of the table."""


class TableDraft(NamedTuple):
    """What is set so far. All five seats are kept, so that fewer and more again loses nothing."""

    seats: tuple[SeatEntry, ...]
    alone: SeatEntry
    """Who plays if nobody else does; those at the table are not forgotten over it."""
    number: int
    edition: Edition = Edition.DELUXE
    modules: tuple[str, ...] = ()
    start_seat: int | None = None
    seed: str = ""
    """Digits; empty for one by chance."""
    level: SoloLevel = SoloLevel.JOURNEYMAN
    privacy: Privacy = Privacy.TURN
    packs: tuple[OfferedPack, ...] = ()
    """What can be chosen: the modules of the box, and packs of the player's own."""
    called: tuple[str, ...] = ("",) * MOST_SEATS
    """What rivals are called, by seat; empty where one comes under its own name."""
    names: Mapping[str, str] = MappingProxyType({})
    """What characters are called in the player's language."""

    @property
    def playing(self) -> tuple[SeatEntry, ...]:
        """The seats that take part, by the names they would have; somebody alone is always a person."""
        return tuple(self.shown(at) for at in self.places)

    def shown(self, at: int) -> SeatEntry:
        """The seat as it would be at the table: a person is nobody but themselves, a rival has its name."""
        seat = self.entry(at)
        if seat.player == PERSON:
            return msgspec.structs.replace(seat, character="")
        name = self.called[at] or self.names.get(seat.character, seat.name)
        return msgspec.structs.replace(seat, name=name)

    @property
    def places(self) -> tuple[int, ...]:
        """The numbers of the seats that take part."""
        return (ALONE,) if self.is_solo else tuple(range(self.number))

    def entry(self, at: int) -> SeatEntry:
        """The seat of this number."""
        return self.alone if at == ALONE else self.seats[at]

    @property
    def box(self) -> Edition:
        """The edition that would be dealt: only one knows a game for one (G5)."""
        return Edition.DELUXE if self.is_solo else self.edition

    @property
    def is_solo(self) -> bool:
        """True if one person plays against Madame du Barry."""
        return self.number == 1

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that people play."""
        return people_of(self.playing)

    @property
    def person(self) -> int:
        """The first seat a person plays."""
        return next((at for at, seat in enumerate(self.seats) if seat.player == PERSON), 0)

    def table(self, seed: int) -> TableSetup:
        """The table to be dealt with this seed, or with the seed that was written."""
        modules = () if self.box is Edition.CLASSIC else self.modules
        start = None if self.is_solo else self.start_seat
        dealt = int(self.seed) if self.seed else seed
        return TableSetup(
            self._with_guests(dealt),
            dealt,
            self.box,
            tuple(one.info.id for one in self.packs if one.info.id in modules),
            table_rules=self._rules(),
            start_seat=start,
            level=self.level,
        )

    def _with_guests(self, seed: int) -> tuple[SeatEntry, ...]:
        """The seats with the surprise guests this seed brings, under their own names unless given one."""
        drawn = with_guests(self.playing, seed, self.names)
        return tuple(
            msgspec.structs.replace(seat, name=self.names.get(seat.character, seat.name))
            if seat.player != PERSON and not self.called[at]
            else seat
            for at, seat in zip(self.places, drawn, strict=True)
        )

    def _rules(self) -> dict[str, TableRule]:
        rules: dict[str, TableRule] = {RULE: self.privacy.value} if len(self.people) > 1 else {}
        return rules | {PUBLIC: True} if self.seed else rules

    def problems(self) -> tuple[TableProblem, ...]:
        """What keeps this table from being dealt."""
        return table_problems(self.table(0), packs=[one.info for one in self.packs])

    # Each control's change.

    def with_number(self, number: int) -> TableDraft:
        """So many seats; whoever sat beyond them no longer begins, and somebody stays at the table."""
        seats, start = self.seats, self.start_seat
        if number > 1 and self.person >= number:
            seats = self.with_person(0).seats
        return self._replace(
            seats=seats,
            number=number,
            start_seat=None if start is not None and start >= number else start,
        )

    def with_name(self, seat: int, name: str) -> TableDraft:
        """A seat with another name."""
        return self._with_seat(seat, name=name)

    def with_next_colour(self, seat: int) -> TableDraft:
        """A seat in the next colour, with its emblem; whoever had it takes the one left."""
        old = self.entry(seat).colour
        new = COLOURS[(COLOURS.index(old) + 1) % len(COLOURS)]
        if seat == ALONE:
            return self._with_seat(seat, colour=new)
        swapped = {old: new, new: old}
        return self._replace(
            seats=tuple(
                msgspec.structs.replace(one, colour=swapped.get(one.colour, one.colour), emblem=None)
                for one in self.seats
            )
        )

    def with_person(self, seat: int) -> TableDraft:
        """A person plays this seat."""
        return self._with_seat(seat, player=PERSON)

    def with_rival(self, seat: int) -> TableDraft:
        """A rival plays this seat, as strong as the others and as nobody else; the last person stays."""
        if self.entry(seat).player != PERSON or self.people == (seat,):
            return self
        level = next((one.player for one in self.playing if one.player != PERSON), FIRST_LEVEL)
        character = self.entry(seat).character or _free(self.seats)
        return self._with_seat(seat, player=level, character=character)

    def with_level(self, seat: int, level: str) -> TableDraft:
        """The rival at this seat plays so well."""
        return self._with_seat(seat, player=level)

    def with_character(self, seat: int, character: str) -> TableDraft:
        """Somebody else is the rival at this seat; who has that character elsewhere takes the one left."""
        old = self.entry(seat).character
        draft = self
        for at, one in enumerate(self.seats):
            if one.character == character and character != SURPRISE:
                draft = draft._with_seat(at, character=old)
        return draft._with_seat(seat, character=character)

    def with_called(self, seat: int, name: str) -> TableDraft:
        """The rival at this seat has this name; without one, its own."""
        return self._replace(called=(*self.called[:seat], name, *self.called[seat + 1 :]))

    def with_module(self, module: str, on: bool) -> TableDraft:
        """A module in or out."""
        kept = tuple(name for name in self.modules if name != module)
        return self._replace(modules=(*kept, module) if on else kept)

    def _with_seat(self, at: int, **fields: str) -> TableDraft:
        changed = msgspec.structs.replace(self.entry(at), **fields)
        if at == ALONE:
            return self._replace(alone=changed)
        return self._replace(seats=(*self.seats[:at], changed, *self.seats[at + 1 :]))


def draft_from(settings: Settings, solo: bool, names: Mapping[str, str] = MappingProxyType({})) -> TableDraft:
    """The table to begin with: the last one of its kind where there is one; else as it is proposed.

    `names` says what characters are called.
    """
    last, last_solo = settings.last_table, settings.last_solo
    seats, called = _five([*(last.seats if last is not None else ()), *settings.chairs])
    person = next((seat for seat in seats if seat.player == PERSON), seats[0])
    alone = last_solo.seats[0] if last_solo is not None else person
    draft = TableDraft(
        seats,
        msgspec.structs.replace(alone, player=PERSON, emblem=None, character=""),
        3,
        packs=offered_packs(),
        called=called,
        names=names,
    )
    draft = draft._replace(privacy=settings.privacy)
    if last is not None:
        draft = draft._replace(
            privacy=privacy_of(last.table_rules) if RULE in last.table_rules else settings.privacy,
            number=max(len(last.seats), 2),
            edition=last.edition,
            modules=last.modules,
            start_seat=last.start_seat if len(last.seats) > 1 else None,
            level=last.level,
        )
    if last_solo is not None:
        draft = draft._replace(level=last_solo.level, modules=last_solo.modules if solo else draft.modules)
    playable = {one.info.id for one in draft.packs if not one.why}
    draft = draft._replace(modules=tuple(name for name in draft.modules if name in playable))
    return draft.with_number(1) if solo else draft


def _five(remembered: Iterable[SeatEntry]) -> tuple[tuple[SeatEntry, ...], tuple[str, ...]]:
    """Five seats, and what their rivals are called: those remembered, then those that are proposed.

    No name and no colour is there twice, and no character. A rival is remembered by the name it was given, or
    by a proposed one, which says that it had none.
    """
    seats: list[SeatEntry] = []
    called: list[str] = []
    for seat in remembered:
        if not any(seat.colour == one.colour or _same(seat.name, one.name) for one in seats):
            given = seat.player != PERSON and seat.name not in PROPOSED_NAMES
            seats.append(msgspec.structs.replace(seat, emblem=None))
            called.append(seat.name if given else "")
    colours = [colour for colour in COLOURS if colour not in {seat.colour for seat in seats}]
    names = [name for name in PROPOSED_NAMES if not any(_same(name, seat.name) for seat in seats)]
    for at, name in enumerate(called):
        if name:
            seats[at] = msgspec.structs.replace(seats[at], name=names.pop())
    seats += [SeatEntry(name, colour, FIRST_LEVEL) for name, colour in zip(names, colours, strict=False)]
    if not any(seat.player == PERSON for seat in seats):
        seats[0] = msgspec.structs.replace(seats[0], player=PERSON, character="")
    for at, seat in enumerate(seats):
        if seat.player != PERSON:
            seats[at] = _as_rival(seat, seats[:at] + seats[at + 1 :])
    return tuple(seats), (*called, *[""] * (MOST_SEATS - len(called)))


def _as_rival(seat: SeatEntry, others: Iterable[SeatEntry]) -> SeatEntry:
    """A rival of a level there is, and of a character that is free: those of earlier releases have none."""
    there = list(others)
    taken = {one.character for one in there if one.character != SURPRISE}
    known = seat.character == SURPRISE or (seat.character in characters() and seat.character not in taken)
    return msgspec.structs.replace(
        seat,
        player=level_of(seat.player) or FIRST_LEVEL,
        character=seat.character if known else _free(there),
    )


def _free(seats: Iterable[SeatEntry]) -> str:
    """The first character nobody at these seats is."""
    taken = {seat.character for seat in seats}
    return next((who for who in characters() if who not in taken), SURPRISE)


def _same(name: str, other: str) -> bool:
    return same_name(name) == same_name(other)


def remembered(draft: TableDraft, table: TableSetup) -> dict[str, object]:
    """What the settings keep of a table that was dealt: a table for one leaves that for several alone.

    Surprise guests are to be a surprise again.
    """
    rules = {name: rule for name, rule in table.table_rules.items() if name != PUBLIC}
    if draft.is_solo:
        return {"last_solo": msgspec.structs.replace(table, seed=0, table_rules=rules)}
    seats = _kept(draft)
    kept = msgspec.structs.replace(table, seats=seats[: draft.number], seed=0, table_rules=rules)
    return {"last_table": kept, "chairs": seats[draft.number :]}


def _kept(draft: TableDraft) -> tuple[SeatEntry, ...]:
    """The seats as they are remembered: a rival without a given name under one that is proposed."""
    kept: list[SeatEntry] = []
    named = {seat.name for at, seat in enumerate(draft.seats) if seat.player == PERSON} | set(draft.called)
    for at, seat in enumerate(draft.seats):
        if seat.player == PERSON:
            kept.append(msgspec.structs.replace(seat, character=""))
            continue
        free = [name for name in PROPOSED_NAMES if name not in named]
        name = draft.called[at] or (seat.name if seat.name in free else free[0])
        named.add(name)
        kept.append(msgspec.structs.replace(seat, name=name))
    return tuple(kept)
