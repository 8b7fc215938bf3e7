"""Who plays and who played: a seat may change hands, and a person who made a choice there has played it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.errors import BadTableError
from rococo_desktop.play.naming import same_name
from rococo_desktop.play.records.header import Header
from rococo_desktop.play.records.lines import Chosen, Heading, Line, SeatChanged, Undone
from rococo_desktop.play.records.record import reseated
from rococo_desktop.play.table_setup import PERSON, SeatEntry, TableSetup, table_problems


def changed_hands(old: SeatEntry, name: str | None, player: str | None) -> SeatEntry:
    """The seat under another name, or played by somebody else; a person is nobody but themselves."""
    who = old.player if player is None else player
    character = "" if who == PERSON else old.character
    return replace(old, name=old.name if name is None else name, player=who, character=character)


def handed_over(header: Header, seat: int, entry: SeatEntry) -> Header:
    """The header with another entry for a seat; BadTableError if that brings a problem the table had not."""
    changed = reseated(header, seat, entry)
    known = table_problems(header.table)
    problem = next((one for one in table_problems(changed.table) if one not in known), None)
    if problem is not None:
        raise BadTableError(why=problem.key)
    return changed


def alone_of(lines: Iterable[Line]) -> int:
    """The only seat that people play and ever played, by the lines of a record; else NOBODY."""
    sitting: dict[int, SeatEntry] = {}
    companies: set[tuple[int, ...]] = set()
    for line in lines:
        match line:
            case Heading(header):
                sitting = dict(enumerate(header.table.seats))
            case SeatChanged(seat, entry):
                sitting[seat] = entry
            case _:
                continue
        companies.add(tuple(at for at, entry in sitting.items() if entry.player == PERSON))
    people = companies.pop()
    return people[0] if len(people) == 1 and not companies else NOBODY


def people_of(lines: Iterable[Line]) -> dict[int, SeatEntry]:
    """The person who chose last for each seat, by the choices in effect; agents are not in it."""
    sitting: dict[int, SeatEntry] = {}
    chosen: list[tuple[int, SeatEntry]] = []
    for line in lines:
        match line:
            case Heading(header):
                sitting = dict(enumerate(header.table.seats))
            case SeatChanged(seat, entry):
                sitting[seat] = entry
            case Chosen(seat, _):
                chosen.append((seat, sitting[seat]))
            case Undone(steps):
                del chosen[-steps:]
            case _:
                pass
    return {seat: entry for seat, entry in chosen if entry.player == PERSON}


def choices_since_seated(lines: Sequence[Line], seat: int, most: int) -> int:
    """How many choices in effect, at most so many, whoever sits there now made since they sat down."""
    found = undone = 0
    for line in reversed(lines):
        if found == most:
            break
        match line:
            case Undone(steps):
                undone += steps
            case Chosen() if undone:
                undone -= 1
            case Chosen(at, _) if at == seat:
                found += 1
            case Heading():
                break
            case SeatChanged(at, _) if at == seat:
                break
            case _:
                pass
    return found


def seated_on(table: TableSetup, people: dict[int, SeatEntry]) -> TableSetup:
    """The same table with those people, everybody one seat on."""
    first, *others = with_people(table.seats, people)
    return replace(table, seats=(*others, first))


def with_people(seats: tuple[SeatEntry, ...], people: dict[int, SeatEntry]) -> tuple[SeatEntry, ...]:
    """The seats with everybody back who had handed theirs to an agent, under the name they had.

    Where somebody else has that name by now, the seat keeps its own.
    """
    away = {at: people[at] for at, entry in enumerate(seats) if entry.player != PERSON and at in people}
    back = tuple(away.get(at, entry) for at, entry in enumerate(seats))
    if len({same_name(entry.name) for entry in back}) == len(back):
        return back
    return tuple(replace(entry, player=PERSON) if at in away else entry for at, entry in enumerate(seats))
