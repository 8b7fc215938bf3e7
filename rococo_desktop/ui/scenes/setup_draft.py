"""A table being set: a value that every control changes, and that becomes the table to be dealt."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from rococo_desktop.model.vocabulary import Edition, SoloLevel
from rococo_desktop.play.naming import same_name
from rococo_desktop.play.packs import OfferedPack, offered_packs
from rococo_desktop.play.settings import Settings
from rococo_desktop.play.table_setup import (
    AGENTS,
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
AGENT = AGENTS[0]


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

    @property
    def playing(self) -> tuple[SeatEntry, ...]:
        """The seats that take part; somebody alone is always a person."""
        return tuple(self.entry(at) for at in self.places)

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
        return TableSetup(
            self.playing,
            int(self.seed) if self.seed else seed,
            self.box,
            tuple(one.info.id for one in self.packs if one.info.id in modules),
            table_rules=self._rules(),
            start_seat=start,
            level=self.level,
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
            seats = self.with_player(0, PERSON).seats
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

    def with_player(self, seat: int, player: str) -> TableDraft:
        """A person, or an agent, plays this seat; the last person stays."""
        if player != PERSON and self.people == (seat,):
            return self
        return self._with_seat(seat, player=player)

    def with_module(self, module: str, on: bool) -> TableDraft:
        """A module in or out."""
        kept = tuple(name for name in self.modules if name != module)
        return self._replace(modules=(*kept, module) if on else kept)

    def _with_seat(self, at: int, **fields: str) -> TableDraft:
        changed = msgspec.structs.replace(self.entry(at), **fields)
        if at == ALONE:
            return self._replace(alone=changed)
        return self._replace(seats=(*self.seats[:at], changed, *self.seats[at + 1 :]))


def draft_from(settings: Settings, solo: bool) -> TableDraft:
    """The table to begin with: the last one of its kind where there is one; else as it is proposed."""
    last, last_solo = settings.last_table, settings.last_solo
    seats = _five([*(last.seats if last is not None else ()), *settings.chairs])
    person = next((seat for seat in seats if seat.player == PERSON), seats[0])
    alone = last_solo.seats[0] if last_solo is not None else person
    draft = TableDraft(
        seats, msgspec.structs.replace(alone, player=PERSON, emblem=None), 3, packs=offered_packs()
    )
    draft = draft.with_player(draft.person, PERSON)._replace(privacy=settings.privacy)
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


def _five(remembered: Iterable[SeatEntry]) -> tuple[SeatEntry, ...]:
    """Five seats: those remembered, no name and no colour twice, and after them those that are proposed."""
    seats: list[SeatEntry] = []
    for seat in remembered:
        if not any(seat.colour == one.colour or _same(seat.name, one.name) for one in seats):
            seats.append(msgspec.structs.replace(seat, emblem=None))
    colours = [colour for colour in COLOURS if colour not in {seat.colour for seat in seats}]
    names = [name for name in PROPOSED_NAMES if not any(_same(name, seat.name) for seat in seats)]
    return (
        *seats,
        *(SeatEntry(name, colour, AGENT) for name, colour in zip(names, colours, strict=False)),
    )


def _same(name: str, other: str) -> bool:
    return same_name(name) == same_name(other)


def remembered(draft: TableDraft, table: TableSetup) -> dict[str, object]:
    """What the settings keep of a table that was dealt: a table for one leaves that for several alone."""
    rules = {name: rule for name, rule in table.table_rules.items() if name != PUBLIC}
    kept = msgspec.structs.replace(table, seed=0, table_rules=rules)
    if draft.is_solo:
        return {"last_solo": kept}
    return {"last_table": kept, "chairs": draft.seats[draft.number :]}
