"""What everybody may know of one seat."""

from __future__ import annotations

from typing import NamedTuple


class SeatView(NamedTuple):
    """What everybody may know of one seat (G4)."""

    livre: int
    lace: int
    thread: int
    prestige: int | None
    """None where the total is hidden from this viewer (Classic, G5)."""
    tiles: int
    """How many silk tiles, those taken but not yet kept or spent included."""
    hand: int
    supply: int
    closed: tuple[int, ...]
    """The cards in hand and supply together, without the split, as far as everybody has seen them."""
    discard: tuple[int, ...]
    resolving: tuple[int, ...]
    leaving: tuple[int, ...]
    bench: tuple[int, ...]
    undecided: int
    """How many tiles are taken but not yet kept or spent."""
    has_chosen: bool
    used: tuple[int, ...]
    secret: tuple[int, ...] = ()
    """The examinations that brought cards of hand and supply which nobody else has seen."""
    jewelry: tuple[int, ...] = ()
    specialist: int = 0
    """1 while the specialised apprentice waits to be hired."""
    examined: tuple[int, ...] = ()
    exam: int = 0
    tasks: tuple[int, ...] = ()
    journeyman_exams: int = 0
    master_exams: int = 0
    matching_jewelry: int = 0
