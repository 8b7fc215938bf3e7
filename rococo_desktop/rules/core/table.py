"""The hands on the table: the only module that assigns to a state, with an event for each change.

Its primitives are generic: move a piece, pour a pile, adjust a counter, mark a place, draw, shuffle,
schedule. The rules say what to do with them.
"""

from __future__ import annotations

from bisect import insort
from functools import lru_cache

from rococo_desktop.model.decisions import Step
from rococo_desktop.model.events import (
    Adjusted,
    Event,
    FavorMoved,
    Marked,
    Mixed,
    Moved,
    Noted,
    Plain,
    Poured,
    Scored,
    Telling,
)
from rococo_desktop.model.places import ZONES, Place, Shape, Sight
from rococo_desktop.model.score_causes import Cause, written
from rococo_desktop.model.state import GameState, PlayerState, ScoreLine
from rococo_desktop.model.vocabulary import EMPTY, NOBODY
from rococo_desktop.rules.core import chance
from rococo_desktop.rules.core.ruleset import Ruleset

# What a move asks of the zones, found out once.
_SPACES = frozenset(name for name, zone in ZONES.items() if zone.shape is Shape.SPACES)
_PILES = frozenset(name for name, zone in ZONES.items() if zone.shape is Shape.PILE)
_OF_SEAT = frozenset(name for name, zone in ZONES.items() if zone.of_seat)
_OPEN = frozenset(name for name, zone in ZONES.items() if zone.sight is Sight.OPEN)
_MANNERS = {name: (name in _SPACES, name in _OF_SEAT, name in _PILES, name in _OPEN) for name in ZONES}
"""The same by zone: one look for each end of a move, of which there are more than choices."""

_made = tuple.__new__
"""Makes an event as the tuple it is: calling its class costs twice as much."""


@lru_cache(maxsize=4096)
def _steps_with(names: tuple[str, ...], data: tuple[Plain, ...]) -> tuple[Step, ...]:
    return tuple((name, *data) for name in reversed(names))


class Table:
    """A fresh clone of a state being changed, and the events of the changes so far."""

    __slots__ = ("_own", "agenda", "barrier", "events", "rules", "state")

    def __init__(self, rules: Ruleset, state: GameState) -> None:
        self.rules = rules
        self.state = state
        self.agenda = list(state.agenda)
        """What is left to do, the next step last; the state gets it when it is handed out."""
        self.events: list[Event] = []
        self._own: dict[int, PlayerState] = {}
        self.barrier = False
        """True once hidden information came to light (U1)."""

    def player(self, seat: int) -> PlayerState:
        """This seat's own copy, made on the first call; players nobody touches stay shared.

        Who holds a player while it changes must hold this one, not one read off the state earlier.
        """
        own = self._own.get(seat)
        if own is None:
            players = list(self.state.players)
            own = self._own[seat] = players[seat] = players[seat].clone()
            self.state.players = tuple(players)
        return own

    # What is left to do.

    def schedule(self, *steps: Step) -> None:
        """Put these steps before everything else that is left to do; the first is done first."""
        self.agenda += steps[::-1]

    def follow(self, name: str, *data: Plain) -> None:
        """Schedule every step of a named list, each with the same data."""
        self.agenda += _steps_with(self.rules.lists[name], data)

    def hand_out(self) -> None:
        """Write what is left to do into the state: with that it is finished."""
        self.state.agenda = tuple(self.agenda)

    # Pieces.

    def move(self, piece: int, source: Place, target: Place) -> None:
        """Move one piece; it must lie at the source, and a target space must be free."""
        zone, index = source
        in_spaces, from_seat, _, _ = _MANNERS[zone]
        if in_spaces:
            self._fill(source, piece, EMPTY)
        else:
            giver: GameState | PlayerState = self.player(index) if from_seat else self.state
            left = list(getattr(giver, zone))
            left.remove(piece)
            setattr(giver, zone, tuple(left))
        zone, index = target
        in_spaces, to_seat, in_order, lies_open = _MANNERS[zone]
        if in_spaces:
            self._fill(target, EMPTY, piece)
        else:
            taker: GameState | PlayerState = self.player(index) if to_seat else self.state
            joined = list(getattr(taker, zone))
            if in_order:
                insort(joined, piece)
            else:
                joined.append(piece)
            setattr(taker, zone, tuple(joined))
        self.events.append(_made(Moved, (piece, source, target)))
        if lies_open and from_seat and self.state.players[source[1]].secret:
            self._show(piece, source[1])

    def _fill(self, place: Place, before: int, after: int) -> None:
        zone, index = place
        spaces = list(getattr(self.state, zone))
        if spaces[index] != before:
            wrong = f"{place} is not free" if before == EMPTY else f"piece {before} is not at {place}"
            raise ValueError(wrong)
        spaces[index] = after
        setattr(self.state, zone, tuple(spaces))

    def _show(self, piece: int, seat: int) -> None:
        # What lies open is no secret any more.
        player = self.player(seat)
        player.secret = tuple(entry for entry in player.secret if entry[1] != piece)

    def hide(self, card: int, seat: int, exam: int) -> None:
        """Note that nobody but its owner has seen this card of a hand, gained by an examination (J6)."""
        player = self.player(seat)
        player.secret = tuple(sorted((*player.secret, (exam, card))))

    def pour(self, source: Place, target: Place) -> None:
        """Move every piece of one pile onto another pile."""
        giver: GameState | PlayerState = self.player(source[1]) if source[0] in _OF_SEAT else self.state
        taker: GameState | PlayerState = self.player(target[1]) if target[0] in _OF_SEAT else self.state
        pieces = getattr(giver, source[0])
        setattr(giver, source[0], ())
        joined = getattr(taker, target[0]) + pieces
        setattr(taker, target[0], tuple(sorted(joined)) if target[0] in _PILES else joined)
        self.events.append(Poured(len(pieces), source, target))

    def lay_out(self, name: str, pieces: tuple[int, ...]) -> None:
        """Give a zone of the board its first content, at setup."""
        setattr(self.state, name, pieces)

    def deal(self, name: str, seat: int, pieces: tuple[int, ...]) -> None:
        """Give a zone of a seat its first content, at setup."""
        setattr(self.player(seat), name, tuple(sorted(pieces)))

    # Chance.

    def draw(self, name: str) -> int:
        """A random piece of a pile of the board; it stays there until it is moved."""
        pile: tuple[int, ...] = getattr(self.state, name)
        at, self.state.rng = chance.below(self.state.rng, len(pile))
        self.barrier = True
        return pile[at]

    def below(self, limit: int) -> int:
        """A random number from 0 to limit-1."""
        number, self.state.rng = chance.below(self.state.rng, limit)
        self.barrier = True
        return number

    def shuffle(self, pieces: tuple[int, ...]) -> tuple[int, ...]:
        """The pieces in a random order."""
        mixed, self.state.rng = chance.shuffled(self.state.rng, pieces)
        self.barrier = True
        return mixed

    def mix(self, name: str) -> None:
        """Put the pieces of a stack of the board in a random order."""
        setattr(self.state, name, self.shuffle(getattr(self.state, name)))
        self.tell(Mixed(name))

    def reveal(self) -> None:
        """Note that hidden information comes to light, so that what went before cannot be taken back (U1)."""
        self.barrier = True

    # Counters and marks.

    def adjust(self, seat: int, counter: str, change: int) -> None:
        """Change a seat's livre, lace, thread or prestige; none of them may fall below zero."""
        player = self.player(seat)
        value = getattr(player, counter) + change
        if value < 0:
            raise ValueError(f"seat {seat} would have {value} {counter}")
        setattr(player, counter, value)
        self.events.append(_made(Adjusted, (seat, counter, change)))

    def mark(self, place: int, seat: int) -> None:
        """Put a seat's trademark on a place, or take it off with NOBODY."""
        marks = list(self.state.trademarks)
        marks[place] = seat
        self.state.trademarks = tuple(marks)
        self.events.append(_made(Marked, (place, seat)))

    def lay_trademark_places(self, count: int) -> None:
        """Make all trademark places, unclaimed, at setup."""
        self.state.trademarks = (NOBODY,) * count

    def pass_favor(self, seat: int) -> None:
        """Give the queen's favor to a seat, or with NOBODY back to its space."""
        self.events.append(FavorMoved(self.state.favor, seat))
        self.state.favor = seat

    def choose_cards(self, seat: int, cards: tuple[int, ...]) -> None:
        """Note the secret choice of phase 2, or with () forget it."""
        self.player(seat).chosen = cards

    def note(self, seat: int, fact: str, value: Plain) -> None:
        """Set a fact about a seat: its examination, its marked tasks."""
        setattr(self.player(seat), fact, value)
        self.events.append(Noted(seat, fact, value))

    def use_up(self, seat: int, card: int) -> None:
        """Note that this card's bonus is used this turn (E.8)."""
        player = self.player(seat)
        player.used = (*player.used, card)

    # The course of the game.

    def begin_round(self) -> None:
        """Count one round more; it is nobody's turn yet."""
        self.state.round += 1
        self.state.active = NOBODY

    def begin_turn(self, seat: int) -> None:
        """It is this seat's turn; every bonus can be used again."""
        self.state.turn += 1
        self.state.active = seat
        if self.state.players[seat].used:
            self.player(seat).used = ()

    def end_turns(self) -> None:
        """It is nobody's turn any more."""
        self.state.active = NOBODY

    def set_start_seat(self, seat: int) -> None:
        """Give the gold thimble of the start player to a seat."""
        self.state.start_seat = seat

    def tell(self, event: Telling) -> None:
        """Say something that is not a change by itself."""
        self.events.append(event)

    def score(self, seat: int, points: int, cause: Cause) -> None:
        """Write a line of the final score sheet and add its points."""
        rule, told = written(cause)
        self.state.sheet = (*self.state.sheet, ScoreLine(rule, seat, points, told))
        self.events.append(Scored(rule, seat, points, told))
        self.adjust(seat, "prestige", points)
