"""Who sits at the table and what is played: everything people agree on before the first deal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Annotated, NamedTuple

import msgspec
from msgspec import Meta

from rococo_desktop.model.pack_info import PackInfo
from rococo_desktop.model.vocabulary import Edition, SoloLevel
from rococo_desktop.play.naming import LONGEST_NAME, is_seen, same_name
from rococo_desktop.play.packs import known_packs, solo_packs
from rococo_desktop.play.rivals import characters, levels

PERSON = "person"
"""Who plays a seat that no agent plays."""

AGENTS = ("greedy", "random")
"""The agents that can be asked to play a seat, besides the levels of rivals."""

COLOURS = ("purple", "black", "yellow", "blue", "white")
"""The colours a seat can have; the emblem of a seat that chose none goes with its colour."""

EMBLEMS = 5
"""How many emblems there are; colour is never the only sign of a seat."""

PUBLIC = "public_deal"
"""The table rule of a game whose seed somebody chose: whoever knows the number can know every card."""

MOST_SEATS = 5
LARGEST_SEED = 2**63 - 1

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, pattern=r"^[^\x00-\x1f\x7f]*\Z")]
Seed = Annotated[int, Meta(ge=0, le=LARGEST_SEED)]
TableRule = Annotated[str, Meta(max_length=60)] | int | bool


class SeatEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One seat at the table. `player` is PERSON, a level of rivals, or the name of another agent."""

    name: Name
    colour: Name
    player: Name = PERSON
    emblem: Annotated[int, Meta(ge=0, lt=EMBLEMS)] | None = None
    """None: that of the colour."""
    character: Annotated[str, Meta(max_length=LONGEST_NAME, pattern=r"^[a-z_]*\Z")] = ""
    """Who the rival at this seat is; empty for a person, and for an agent who is nobody in particular."""

    @property
    def shown_emblem(self) -> int:
        """The emblem this seat is drawn with."""
        if self.emblem is not None:
            return self.emblem
        return COLOURS.index(self.colour) if self.colour in COLOURS else 0

    @property
    def shown_colour(self) -> int:
        """The number of the colour this seat is drawn in; a record from elsewhere may name an unknown one."""
        return COLOURS.index(self.colour) if self.colour in COLOURS else self.shown_emblem


class TableSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything people agree on before the first deal."""

    seats: Annotated[tuple[SeatEntry, ...], Meta(min_length=1, max_length=MOST_SEATS)]
    seed: Seed
    edition: Edition = Edition.DELUXE
    modules: Annotated[tuple[Name, ...], Meta(max_length=20)] = ()
    table_rules: dict[Name, TableRule] = {}
    start_seat: Annotated[int, Meta(ge=0, le=4)] | None = None
    """None: drawn at random (S4)."""
    level: SoloLevel = SoloLevel.JOURNEYMAN
    """How strong the rival of a single player is."""

    @property
    def packs(self) -> tuple[str, ...]:
        """The packs of this game besides the base."""
        return (*self.modules, *solo_packs()) if len(self.seats) == 1 else self.modules


class TableProblem(NamedTuple):
    """Why a table cannot be played: a message key with its parameters, and the seat it is about, if one."""

    key: str
    seat: int | None = None
    params: Mapping[str, int | str] = MappingProxyType({})


def table_problems(table: TableSetup, packs: Sequence[PackInfo] | None = None) -> tuple[TableProblem, ...]:
    """Everything that keeps this table from being dealt, seat by seat; nothing if it can be.

    `packs` are those that can be chosen; without them, those of the box and the player's own.
    """
    known = known_packs() if packs is None else packs
    return (*_seat_problems(table), *_game_problems(table), *_pack_problems(table, known))


def _seat_problems(table: TableSetup) -> Iterator[TableProblem]:
    names = [same_name(seat.name) for seat in table.seats]
    colours = [seat.colour for seat in table.seats]
    emblems = [seat.shown_emblem for seat in table.seats]
    for at, seat in enumerate(table.seats):
        yield from _name_problems(seat.name, at, names.index(names[at]))
        if seat.colour not in COLOURS:
            yield TableProblem("seating.colour_unknown", at, {"colour": seat.colour})
        if not 0 <= seat.shown_emblem < EMBLEMS:
            yield TableProblem("seating.emblem_unknown", at, {"emblem": seat.shown_emblem})
        if (first := colours.index(seat.colour)) != at:
            yield TableProblem("seating.colour_twice", at, {"seat": first})
        if (first := emblems.index(seat.shown_emblem)) != at:
            yield TableProblem("seating.emblem_twice", at, {"seat": first})
        if seat.player not in (PERSON, *AGENTS) and seat.player not in levels():
            yield TableProblem("seating.player_unknown", at, {"player": seat.player})
        if seat.character and seat.character not in characters():
            yield TableProblem("seating.character_unknown", at, {"character": seat.character})


def _name_problems(written: str, at: int, first: int) -> Iterator[TableProblem]:
    """The first thing that is wrong with the name of a seat; `first` is the first seat of that name."""
    name = written.strip()
    if not name or not written.isprintable():
        yield TableProblem("seating.name_missing", at)
    elif not is_seen(name):
        yield TableProblem("seating.name_unseen", at)
    elif len(written) > LONGEST_NAME:
        yield TableProblem("seating.name_long", at, {"most": LONGEST_NAME})
    elif first != at:
        yield TableProblem("seating.name_twice", at, {"name": name, "seat": first})


def _game_problems(table: TableSetup) -> Iterator[TableProblem]:
    if not 1 <= len(table.seats) <= MOST_SEATS:
        yield TableProblem("seating.seats", None, {"seats": len(table.seats), "most": MOST_SEATS})
    if table.edition is Edition.CLASSIC and len(table.seats) == 1:
        yield TableProblem("seating.classic_not_alone")
    if not 0 <= table.seed <= LARGEST_SEED:
        yield TableProblem("seating.seed", None, {"most": LARGEST_SEED})
    if table.start_seat is not None and not 0 <= table.start_seat < len(table.seats):
        yield TableProblem("seating.start_seat", None, {"seat": table.start_seat})


def _pack_problems(table: TableSetup, packs: Sequence[PackInfo]) -> Iterator[TableProblem]:
    known = {info.id: info for info in packs if info.is_chosen}
    if table.edition is Edition.CLASSIC and table.modules:
        yield TableProblem("seating.classic_without_modules")
    for at, module in enumerate(table.modules):
        if module not in known:
            yield TableProblem("seating.module_unknown", None, {"module": module})
            continue
        if module in table.modules[:at]:
            yield TableProblem("seating.module_twice", None, {"module": module})
        for other, key in company_problems(known[module], table.modules):
            name = known[other].name if other in known else other
            yield TableProblem(key, None, {"module": known[module].name, "other": name})


def company_problems(info: PackInfo, modules: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Whom a pack misses among these, or does not go with: each with the key of the sentence about it."""
    yield from ((other, "seating.module_needs") for other in info.needs if other not in modules)
    yield from ((other, "seating.module_excludes") for other in info.excludes if other in modules)


def drawn_seed() -> int:
    """A seed nobody chose, one of so many that it is not found by trying out which deals what is seen."""
    from secrets import randbits  # here: the title does not wait for it

    return randbits(LARGEST_SEED.bit_length())


def proposed_table(names: Sequence[str], seed: int, agent: str = AGENTS[0]) -> TableSetup:
    """A table to begin with: the first name is a person's, the others are agents'."""
    seats = tuple(
        SeatEntry(name, COLOURS[at], PERSON if at == 0 else agent, at) for at, name in enumerate(names)
    )
    return TableSetup(seats, seed)
