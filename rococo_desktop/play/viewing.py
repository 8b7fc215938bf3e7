"""Who looks at the screen: a seat, or nobody. Pure, so that nothing is shown by accident.

The table rule *privacy* says how people at one screen keep their cards to themselves: by turns (after "I am
Ana" Ana looks until somebody else acts), by holding a key, or not at all.

Whoever has the screen to themselves looks at any time. That is known of the only person a game ever had;
where the set of people changed, the one who is left has to say so once, and every further change ends it. A
person may sit down at any agent's seat, and looks at its cards once they have said that it is theirs: an
agent has no secrets from whoever plays for it, and of the other people nothing shows.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import NamedTuple

from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.table_setup import PERSON, SeatEntry, TableRule

RULE = "privacy"
"""The name of the table rule."""


class Privacy(StrEnum):
    """How people at one screen keep their cards to themselves."""

    TURN = "turn"
    HOLD = "hold"
    OPEN = "open"


class ViewerState(NamedTuple):
    """Who looks, and who is wanted: NOBODY, or the seat that has to say "I am Ana", or to hold the key."""

    viewer: int
    wanted: int = NOBODY


def privacy_of(rules: Mapping[str, TableRule]) -> Privacy:
    """The privacy of a table; where nothing sound is said about it, the default."""
    try:
        return Privacy(str(rules.get(RULE, Privacy.TURN)))
    except ValueError:
        return Privacy.TURN


def people_of(seats: Iterable[SeatEntry]) -> tuple[int, ...]:
    """The seats that people play."""
    return tuple(at for at, seat in enumerate(seats) if seat.player == PERSON)


def present_now(people: tuple[int, ...], acting: int, present: int) -> int:
    """Who is still known to sit at the screen: whoever said so, until somebody else acts, or has left."""
    return present if present == acting and present in people else NOBODY


def look(
    privacy: Privacy, people: tuple[int, ...], acting: int, present: int, held: bool, alone: int
) -> ViewerState:
    """Who looks at the screen.

    `acting` is the seat the game waits for: for its choice or for its word that the turn is over; NOBODY if
    the game is over. `present` is who said "I am Ana" last, `held` whether the key is held that shows things.
    `alone` is who is known to have the screen to themselves, or NOBODY.
    """
    if people == (alone,):
        return ViewerState(alone)
    if acting not in people:
        return ViewerState(NOBODY)
    match privacy:
        case Privacy.OPEN:
            return ViewerState(acting)
        case Privacy.HOLD:
            return ViewerState(acting) if held else ViewerState(NOBODY, acting)
        case Privacy.TURN:
            return ViewerState(acting) if present == acting else ViewerState(NOBODY, acting)
