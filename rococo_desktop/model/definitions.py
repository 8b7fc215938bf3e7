"""The definitions of every component: what the YAML files say, as immutable values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from rococo_desktop.model.effects import Condition, Effect
from rococo_desktop.model.pack_info import UNNAMED, PackInfo
from rococo_desktop.model.vocabulary import (
    KIND_OF_COLOUR,
    START_LEVEL,
    Adornment,
    BarryAction,
    Colour,
    DecorationKind,
    Deed,
    Exam,
    Kind,
    PackKind,
    Provenance,
    Rank,
    Reward,
    SoloLevel,
)

Bales = tuple[int, int, int, int]
"""Silk by colour, in the order of `Colour`."""


@dataclass(frozen=True, slots=True)
class Employee:
    """One employee card. `copies` is how many each player owns (start) or the box holds (hire: 1)."""

    id: str
    level: int
    rank: Rank
    depute: int
    bonus: tuple[Effect, ...] = ()
    crown: tuple[Effect, ...] = ()
    condition: tuple[Condition, ...] = ()
    copies: int = 1

    @property
    def is_start(self) -> bool:
        return self.level == START_LEVEL


@dataclass(frozen=True, slots=True)
class Garment:
    """One garment tile. `value` is None where it may never be sold."""

    id: str
    colour: Colour
    silk: Bales
    lace: int
    thread: int
    value: int | None
    prestige: int
    thimble: bool
    when_paid: tuple[Effect, ...] = ()
    when_placed: tuple[Effect, ...] = ()
    needs_module: str | None = None

    @property
    def kind(self) -> Kind:
        return KIND_OF_COLOUR[self.colour]


@dataclass(frozen=True, slots=True)
class Face:
    """A resource tile face: silk above, lace and thread below; `either` means one of the two."""

    id: str
    silk: Bales
    lace: int
    thread: int
    either: bool
    count: int


@dataclass(frozen=True, slots=True)
class GuestSpace:
    """A space for one rented garment; `hall` counts from 0 (the royal hall)."""

    hall: int
    master: bool
    reward: Reward
    livre: int = 0


@dataclass(frozen=True, slots=True)
class Decoration:
    """A space for one trademark, bought from the bank; `factor` is for fireworks, `hall` for musicians."""

    id: str
    kind: DecorationKind
    cost: int
    prestige: int
    factor: int = 1
    hall: int = -1


@dataclass(frozen=True, slots=True)
class Majority:
    """Prestige for the first and the second place."""

    first: int
    second: int


@dataclass(frozen=True, slots=True)
class BoardSide:
    """One side of the board; guest spaces and decorations stand in board order."""

    id: str
    min_players: int
    max_players: int
    garment_prices: tuple[int, ...]
    drawer_spaces: int
    hall_majorities: tuple[Majority, ...]
    guest_spaces: tuple[GuestSpace, ...]
    decorations: tuple[Decoration, ...]
    fireworks_majority: Majority


@dataclass(frozen=True, slots=True)
class Figures:
    """The numbers of the base game that belong to no single component."""

    rounds: int
    hand: int
    start_livre: int
    start_lace: int
    start_thread: int
    minimum_staff: int
    drawers: int
    hire_spaces: int
    garments_leaving: int
    acquire_prices: tuple[int, ...]
    hire_prices: tuple[int, ...]
    favor_livre: int
    favor_prestige: int
    income: int
    income_per_decoration: int
    income_per_garment: int
    livre_per_prestige: int
    statue_prestige: int
    all_halls: tuple[int, ...]
    employees_dealt: Mapping[int, int] = field(default_factory=dict)
    """How many cards of each level lie in the hire deck (S2)."""


@dataclass(frozen=True, slots=True)
class Jewelry:
    """A kind of jewelry tile; necklaces (blue, green) suit gowns, rings (pink, orange) coats (J3)."""

    id: str
    colour: Colour
    count: int

    @property
    def kind(self) -> Kind:
        return KIND_OF_COLOUR[self.colour]


@dataclass(frozen=True, slots=True)
class Task:
    """A task of an examination (J8): a deed by an employee of a rank, narrowed by colours or kind."""

    id: str
    exam: Exam
    rank: Rank
    deed: Deed
    colours: tuple[Colour, ...] = ()
    kind: Kind | None = None


@dataclass(frozen=True, slots=True)
class JewelerBoard:
    """The jeweler board: jewelry display, decorations, and the two examinations (J1-J8)."""

    jewelry_prices: tuple[int, ...]
    """Left to right; the tile on the rightmost space leaves first (J2)."""
    decorations: tuple[Decoration, ...]
    jewelry: tuple[Jewelry, ...]
    tasks: tuple[Task, ...]
    """Top to bottom: du Barry marks the topmost free one (B10)."""
    exam_fee: int
    exam_prestige: int
    journeyman_level: int
    """The level whose journeymen are mixed with the new ones (J1)."""
    master_level: int
    cards_drawn: int
    """How many cards of each exam deck join the hire deck (J1)."""
    jeweler_limit: int
    income_per_jewelry: int
    prestige_per_jewelry: int
    exam_cards: int = 9
    """How many cards each exam deck has then, whatever more there are."""


@dataclass(frozen=True, slots=True)
class BarryCard:
    """A card of Madame du Barry: an action in the upper half, where a garment goes in the lower (B2-B9)."""

    id: str
    action: BarryAction
    number: int = 0
    """The drawer or column (from 0), or the n-th garment or employee (from 1)."""
    from_right: bool = False
    decoration: str = ""
    """fireworks, kitchen, statue or musicians."""
    hall: int = 0
    """The hall of the lower half, from 0."""
    adornment: Adornment = Adornment.NONE


@dataclass(frozen=True, slots=True)
class BarryFigures:
    """The numbers of the solo game."""

    consolation: int
    """Prestige when an action cannot be done at all (B3)."""
    favor_prestige: int
    start_lace: int
    start_thread: int
    hand: Mapping[SoloLevel, tuple[int, int]]
    """Cards in her hand in odd and in even rounds, by level."""
    tiles_per_prestige: int


@dataclass(frozen=True, slots=True)
class Barry:
    """Madame du Barry: her cards and her figures."""

    cards: tuple[BarryCard, ...]
    figures: BarryFigures


@dataclass(frozen=True, slots=True)
class Ruling:
    """A ruling of ours, by rule id: a key for the message catalogues, and its English words."""

    rule: str
    key: str
    text: str


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure of the data with its provenance and where it stands, for almanac and tools."""

    pack: str
    owner: str
    name: str
    provenance: Provenance


@dataclass(frozen=True, slots=True)
class Pack:
    """Everything one folder of `data/` brings into the box."""

    id: str
    info: PackInfo = UNNAMED
    employees: tuple[Employee, ...] = ()
    garments: tuple[Garment, ...] = ()
    faces: tuple[Face, ...] = ()
    sides: tuple[BoardSide, ...] = ()
    figures: Figures | None = None
    jeweler_board: JewelerBoard | None = None
    barry: Barry | None = None
    rulings: tuple[Ruling, ...] = ()
    provenance: tuple[Figure, ...] = ()

    @property
    def is_solo(self) -> bool:
        """True for the pack that brings the rival of a single player: it is never chosen, it comes along."""
        return self.info.kind is PackKind.SOLO


@dataclass(frozen=True, slots=True)
class Box:
    """The whole content, checked: packs by id, in the order they are laid out, and a digest of the data."""

    packs: Mapping[str, Pack]
    digest: str
    data: Mapping[str, Mapping[str, Any]] = field(default_factory=dict, compare=False, repr=False)
    """All of it as plain data, corrections and changes made: files by pack and section, to be kept."""

    @property
    def base(self) -> Pack:
        """The pack that is always played."""
        return next(pack for pack in self.packs.values() if pack.info.kind is PackKind.BASE)
