"""The state of a game: slotted values of ints and tuples, cheap to copy.

Only `rules.core.table` assigns to a state, and only to a fresh clone: a state once handed out never changes.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from rococo_desktop.model.decisions import Step
from rococo_desktop.model.public_seat import SeatView
from rococo_desktop.model.score_causes import Cause, cause_of
from rococo_desktop.model.vocabulary import NOBODY

# Copies and views are made for every decision: looking these up each time would cost as much as a field.
_blank = object.__new__
_made = tuple.__new__


class ScoreLine(NamedTuple):
    """One line of the final score sheet: which rule gave whom how much, and for what."""

    rule: str
    seat: int
    points: int
    cause: tuple[Any, ...]
    """As plain data."""

    @property
    def why(self) -> Cause:
        """What the points were given for."""
        return cause_of(self.rule, self.cause)


class PlayerState:
    """What one seat owns. Cards, faces and garments are indices into the ruleset's definitions."""

    FIELDS = (
        "bench",
        "chosen",
        "discard",
        "drawn",
        "exam",
        "examined",
        "hand",
        "jewelry",
        "journeyman_exams",
        "lace",
        "leaving",
        "livre",
        "master_exams",
        "matching_jewelry",
        "prestige",
        "resolving",
        "secret",
        "silk",
        "specialist",
        "supply",
        "tasks",
        "thread",
        "used",
    )
    __slots__ = (*FIELDS, "facts")

    livre: int
    lace: int
    thread: int
    prestige: int
    hand: tuple[int, ...]
    supply: tuple[int, ...]
    discard: tuple[int, ...]
    resolving: tuple[int, ...]
    """The card being played, until it is retired."""
    leaving: tuple[int, ...]
    """Cards on their way out by depute; still staff for every count (A5.2)."""
    silk: tuple[int, ...]
    drawn: tuple[int, ...]
    """Tiles taken but not yet kept or spent (A2.2)."""
    bench: tuple[int, ...]
    """The garment paid for but not yet rented or sold."""
    chosen: tuple[int, ...]
    """The secret choice of phase 2, until everybody has chosen (P2.1a)."""
    used: tuple[int, ...]
    """Cards whose bonus was used this turn (E.8)."""
    secret: tuple[tuple[int, int], ...]
    """Cards of hand and supply that nobody else has seen yet, each with the examination that brought it."""
    jewelry: tuple[int, ...]
    specialist: tuple[int, ...]
    """The specialised apprentice, until he is hired (J4)."""
    examined: tuple[int, ...]
    """The card taking an examination; it can be deputed no more, and counts for A5.2 (J9)."""
    exam: int
    tasks: tuple[int, ...]
    """The tasks marked for that examination, by their place on the jeweler board."""
    journeyman_exams: int
    master_exams: int
    matching_jewelry: int
    """1 if jewelry of the same colour was bought along with the garment on the bench (X3f)."""

    def __init__(self, **fields: Any) -> None:
        self.livre = self.lace = self.thread = self.prestige = 0
        self.hand = self.supply = self.discard = self.resolving = self.leaving = ()
        self.silk = self.drawn = self.bench = self.chosen = self.used = ()
        self.secret = self.jewelry = self.specialist = self.examined = self.tasks = ()
        self.exam = self.journeyman_exams = self.master_exams = self.matching_jewelry = 0
        self.facts: SeatView | None = None
        for name, value in fields.items():
            setattr(self, name, value)

    def clone(self) -> PlayerState:
        """An independent copy."""
        twin = _blank(PlayerState)
        twin.livre = self.livre
        twin.lace = self.lace
        twin.thread = self.thread
        twin.prestige = self.prestige
        twin.hand = self.hand
        twin.supply = self.supply
        twin.discard = self.discard
        twin.resolving = self.resolving
        twin.leaving = self.leaving
        twin.silk = self.silk
        twin.drawn = self.drawn
        twin.bench = self.bench
        twin.chosen = self.chosen
        twin.used = self.used
        twin.secret = self.secret
        twin.jewelry = self.jewelry
        twin.specialist = self.specialist
        twin.examined = self.examined
        twin.exam = self.exam
        twin.tasks = self.tasks
        twin.journeyman_exams = self.journeyman_exams
        twin.master_exams = self.master_exams
        twin.matching_jewelry = self.matching_jewelry
        twin.facts = None
        return twin

    def open_facts(self) -> SeatView:
        """What everybody may know of this seat; computed once, as a state handed out never changes."""
        if self.facts is None:
            # Made as the tuple it is, field by field in order: naming each would cost as much again.
            self.facts = _made(
                SeatView,
                (
                    self.livre,
                    self.lace,
                    self.thread,
                    self.prestige,
                    len(self.silk) + len(self.drawn),
                    len(self.hand),
                    len(self.supply),
                    self._known_cards() if self.secret else tuple(sorted(self.hand + self.supply)),
                    self.discard,
                    self.resolving,
                    self.leaving,
                    self.bench,
                    len(self.drawn),
                    bool(self.chosen),
                    self.used,
                    self.secret and tuple([exam for exam, _ in self.secret]),
                    self.jewelry,
                    len(self.specialist),
                    self.examined,
                    self.exam,
                    self.tasks,
                    self.journeyman_exams,
                    self.master_exams,
                    self.matching_jewelry,
                ),
            )
        return self.facts

    def _known_cards(self) -> tuple[int, ...]:
        """The cards of hand and supply without those nobody else has seen."""
        cards = sorted(self.hand + self.supply)
        for _, card in self.secret:
            cards.remove(card)
        return tuple(cards)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, PlayerState):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.FIELDS)

    def __getstate__(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.FIELDS}

    def __setstate__(self, fields: dict[str, Any]) -> None:
        self.__init__(**fields)  # type: ignore[misc]

    __hash__ = None  # type: ignore[assignment]


class GameState:
    """Everything there is to know about a game in progress, hidden parts included."""

    __slots__ = (
        "active",
        "agenda",
        "bag",
        "deck",
        "drawers",
        "favor",
        "garment_bag",
        "garment_discard",
        "garments",
        "guests",
        "hire",
        "jewelry_bag",
        "jewelry_display",
        "jewelry_removed",
        "journeyman_deck",
        "master_deck",
        "players",
        "removed",
        "resource_discard",
        "rival_current",
        "rival_discard",
        "rival_graduates",
        "rival_hand",
        "rival_supply",
        "rng",
        "round",
        "set_aside",
        "sheet",
        "start_seat",
        "terrace",
        "trademarks",
        "turn",
        "unused_specialists",
    )

    rng: int
    round: int
    turn: int
    """Turns begun so far, by all seats."""
    active: int
    """The seat whose turn it is, or NOBODY."""
    start_seat: int
    favor: int
    """Who holds the queen's favor; NOBODY: it lies on the board."""
    agenda: tuple[Step, ...]
    """What is left to do, the next step last. It holds open facts only: secrets lie in private places."""
    players: tuple[PlayerState, ...]
    deck: tuple[int, ...]
    hire: tuple[int, ...]
    removed: tuple[int, ...]
    bag: tuple[int, ...]
    drawers: tuple[int, ...]
    resource_discard: tuple[int, ...]
    garment_bag: tuple[int, ...]
    garments: tuple[int, ...]
    garment_discard: tuple[int, ...]
    set_aside: tuple[int, ...]
    """Garments that join the bag later (X2)."""
    guests: tuple[int, ...]
    terrace: tuple[int, ...]
    trademarks: tuple[int, ...]
    """Owner of each trademark place: guest spaces, then decorations, then the all-halls bonus."""
    sheet: tuple[ScoreLine, ...]
    jewelry_bag: tuple[int, ...]
    jewelry_display: tuple[int, ...]
    jewelry_removed: tuple[int, ...]
    journeyman_deck: tuple[int, ...]
    master_deck: tuple[int, ...]
    unused_specialists: tuple[int, ...]
    """Employees that stay in the box: specialised apprentices nobody got, and cards beyond those dealt."""
    rival_supply: tuple[int, ...]
    rival_hand: tuple[int, ...]
    rival_current: tuple[int, ...]
    rival_discard: tuple[int, ...]
    rival_graduates: tuple[int, ...]
    """Employees the rival got by examinations; nobody has seen them."""

    def __init__(self, players: tuple[PlayerState, ...], **fields: Any) -> None:
        self.rng = 0
        self.round = self.turn = 0
        self.active = self.favor = NOBODY
        self.start_seat = 0
        self.agenda = ()
        self.players = players
        self.deck = self.hire = self.removed = ()
        self.bag = self.drawers = self.resource_discard = ()
        self.garment_bag = self.garments = self.garment_discard = self.set_aside = ()
        self.guests = self.terrace = self.trademarks = ()
        self.sheet = ()
        self.jewelry_bag = self.jewelry_display = self.jewelry_removed = ()
        self.journeyman_deck = self.master_deck = self.unused_specialists = ()
        self.rival_supply = self.rival_hand = self.rival_current = self.rival_discard = ()
        self.rival_graduates = ()
        for name, value in fields.items():
            setattr(self, name, value)

    def clone(self) -> GameState:
        """A copy whose players are still shared: `rules.core.table` copies each before its first change."""
        twin = _blank(GameState)
        twin.rng = self.rng
        twin.round = self.round
        twin.turn = self.turn
        twin.active = self.active
        twin.start_seat = self.start_seat
        twin.favor = self.favor
        twin.agenda = self.agenda
        twin.players = self.players
        twin.deck = self.deck
        twin.hire = self.hire
        twin.removed = self.removed
        twin.bag = self.bag
        twin.drawers = self.drawers
        twin.resource_discard = self.resource_discard
        twin.garment_bag = self.garment_bag
        twin.garments = self.garments
        twin.garment_discard = self.garment_discard
        twin.set_aside = self.set_aside
        twin.guests = self.guests
        twin.terrace = self.terrace
        twin.trademarks = self.trademarks
        twin.sheet = self.sheet
        twin.jewelry_bag = self.jewelry_bag
        twin.jewelry_display = self.jewelry_display
        twin.jewelry_removed = self.jewelry_removed
        twin.journeyman_deck = self.journeyman_deck
        twin.master_deck = self.master_deck
        twin.unused_specialists = self.unused_specialists
        twin.rival_supply = self.rival_supply
        twin.rival_hand = self.rival_hand
        twin.rival_current = self.rival_current
        twin.rival_discard = self.rival_discard
        twin.rival_graduates = self.rival_graduates
        return twin

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, GameState):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.__slots__)

    __hash__ = None  # type: ignore[assignment]
