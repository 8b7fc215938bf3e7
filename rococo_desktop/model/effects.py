"""The effect vocabulary: everything a card or garment can do, as plain values.

An effect names a verb; the rules keep a table of verbs. Quantities say how much, counts say of what,
conditions say when. No value here knows how it is carried out.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Protocol

from rococo_desktop.model.vocabulary import Colour, Kind, Rank


class Effect(Protocol):
    """Anything that can stand in a list of effects."""

    verb: ClassVar[str]


@dataclass(frozen=True, slots=True)
class Count:
    """Counts one thing a player owns; every filter that is set narrows it."""

    of: str
    colour: Colour | None = None
    kind: Kind | None = None
    rank: Rank | None = None
    master_space: bool = False
    chosen_hall: bool = False


@dataclass(frozen=True, slots=True)
class Sets:
    """Counts complete sets: the least of several counts."""

    parts: tuple[Count, ...]


Countable = Count | Sets


@dataclass(frozen=True, slots=True)
class Quantity:
    """How much: `amount` for every full `every` of the count, or a table by the count, or just `amount`.

    `table` holds (at least, amount) rows in rising order; below the first row the quantity is zero.
    """

    amount: int = 0
    count: Countable | None = None
    every: int = 1
    table: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Condition:
    """Holds while the count lies within the bounds."""

    count: Countable
    at_least: int = 0
    at_most: int | None = None


@dataclass(frozen=True, slots=True)
class Gain:
    """Gain livre, prestige, lace, thread, or random tiles from the bag."""

    verb: ClassVar[str] = "gain"
    what: str
    quantity: Quantity
    when: tuple[Condition, ...] = ()


@dataclass(frozen=True, slots=True)
class Pay:
    """Give a fixed amount to the bank; without it the rest of the bonus cannot be used."""

    verb: ClassVar[str] = "pay"
    what: str
    amount: int


@dataclass(frozen=True, slots=True)
class Choose:
    """One of several lists of effects, as the player picks."""

    verb: ClassVar[str] = "choose"
    options: tuple[tuple[Effect, ...], ...]


@dataclass(frozen=True, slots=True)
class ChooseHall:
    """Pick a hall; the gains inside count only there."""

    verb: ClassVar[str] = "choose_hall"
    gains: tuple[Gain, ...]


@dataclass(frozen=True, slots=True)
class Acquire:
    """One more *acquire resources* action, or with `free` any one drawer tile for nothing."""

    verb: ClassVar[str] = "acquire"
    free: bool = False


@dataclass(frozen=True, slots=True)
class Tailor:
    """One more *tailor* action: up to `bales` bales less of one of `discount`, as the player picks."""

    verb: ClassVar[str] = "tailor"
    thimble: bool = False
    discount: tuple[Colour, ...] = ()
    bales: int = 0
    must_sell: bool = False


@dataclass(frozen=True, slots=True)
class Fund:
    """One more *fund a decoration* action, `discount` livre cheaper, never below zero (A6.3)."""

    verb: ClassVar[str] = "fund"
    discount: int = 0


@dataclass(frozen=True, slots=True)
class Depute:
    """Depute any employee of the staff (A5.3); `livre` by rank, or the printed figure, or nothing."""

    verb: ClassVar[str] = "depute"
    livre: tuple[int, int, int] = (0, 0, 0)
    printed: bool = False
    use_bonus: bool = False
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Exchange:
    """Give back `give` as often as wanted; each time gain prestige."""

    verb: ClassVar[str] = "exchange"
    give: tuple[tuple[str, int], ...]
    prestige: int


@dataclass(frozen=True, slots=True)
class BaleRate:
    """One prestige point for every full `every` bales of these colours, summed over all tiles given."""

    colours: tuple[Colour, ...]
    every: int


@dataclass(frozen=True, slots=True)
class DiscardSilk:
    """Discard any number of silk tiles, one at a time, for prestige by their bales."""

    verb: ClassVar[str] = "discard_silk"
    rates: tuple[BaleRate, ...]


@dataclass(frozen=True, slots=True)
class UseBonus:
    """Use another card's bonus: one of the own supply, or the top of an opponent's discard."""

    verb: ClassVar[str] = "use_bonus"
    of: str


@dataclass(frozen=True, slots=True)
class ClaimFavor:
    """Take the queen's favor if it lies on the board; no livre come with it."""

    verb: ClassVar[str] = "claim_favor"


@dataclass(frozen=True, slots=True)
class TakeJewelry:
    """Take any one jewelry tile of the display, free."""

    verb: ClassVar[str] = "take_jewelry"
