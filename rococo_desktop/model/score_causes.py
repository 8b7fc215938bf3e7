"""What points were given for at the end: a small named value for each kind of line of the score sheet.

A line keeps its cause as plain data, as saves do: a word where a rule has several kinds, then the fields.
To add a kind: a class here, its place in `KINDS` and `Cause`, its words in `ui/text/score_sheet_words.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple


class LivreGivenBack(NamedTuple):
    """So many livre made points."""

    livre: int


class JewelryOwned(NamedTuple):
    """So many tiles of the jeweler."""

    tiles: int


class Crowned(NamedTuple):
    """The crown bonus of an employee."""

    card: int


class FavorHeld(NamedTuple):
    """The queen's favor."""


class HallWon(NamedTuple):
    """A place in the majority of a hall."""

    hall: int
    place: int
    """The first or the second."""
    garments: int
    masters: int
    """What first broke a tie."""
    musicians: int
    """And what then did."""


class FireworksWon(NamedTuple):
    """A place in the majority of the terrace."""

    place: int
    fireworks: int
    tie_break: int


class StatueFunded(NamedTuple):
    """A statue, for so many colours of garments."""

    place: int
    colours: int


class GarmentRented(NamedTuple):
    """A garment in a hall, once."""

    garment: int
    factor: int = 1


class GarmentOnTerrace(NamedTuple):
    """A garment under fireworks, so many times."""

    garment: int
    factor: int


class DecorationFunded(NamedTuple):
    """A trademark on a decoration."""

    place: int


class InAllHalls(NamedTuple):
    """A trademark in the row for guests in all halls."""

    at: int


class TilesHeld(NamedTuple):
    """So many silk tiles of Madame du Barry."""

    tiles: int


Cause = (
    LivreGivenBack
    | JewelryOwned
    | Crowned
    | FavorHeld
    | HallWon
    | FireworksWon
    | StatueFunded
    | GarmentRented
    | GarmentOnTerrace
    | DecorationFunded
    | InAllHalls
    | TilesHeld
)

KINDS: Mapping[tuple[str, str], type[Cause]] = {
    ("F1", ""): LivreGivenBack,
    ("F1j", ""): JewelryOwned,
    ("F2", "crown"): Crowned,
    ("F2", "favor"): FavorHeld,
    ("F3", ""): HallWon,
    ("F4", ""): FireworksWon,
    ("F6", ""): StatueFunded,
    ("F7", "garment"): GarmentRented,
    ("F7", "terrace"): GarmentOnTerrace,
    ("F7", "decoration"): DecorationFunded,
    ("F7", "all_halls"): InAllHalls,
    ("B12", ""): TilesHeld,
}
"""By rule, and by the word that says which of its kinds it is."""

_WRITTEN = {kind: sign for sign, kind in KINDS.items()}


def written(cause: Cause) -> tuple[str, tuple[int | str, ...]]:
    """The rule that gave the points, and the cause as plain data."""
    rule, word = _WRITTEN[type(cause)]
    return rule, (word, *cause) if word else tuple(cause)


def cause_of(rule: str, told: Sequence[Any]) -> Cause:
    """The cause that was written so."""
    word = told[0] if told and isinstance(told[0], str) else ""
    return KINDS[rule, word](*(told[1:] if word else told))
