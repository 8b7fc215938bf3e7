"""Scenes for tests: a real state arranged piece by piece, so that no tile or card is ever made up or lost."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeVar

from rococo_desktop.content import load_box
from rococo_desktop.model.codec import from_plain, to_plain
from rococo_desktop.model.decisions import Choice, Decision, Reason, Step, Target
from rococo_desktop.model.definitions import Box
from rococo_desktop.model.events import Event
from rococo_desktop.model.places import ZONES, Shape
from rococo_desktop.model.state import GameState, PlayerState
from rococo_desktop.model.vocabulary import EMPTY, NOBODY, Edition
from rococo_desktop.rules import referee
from rococo_desktop.rules.core.ruleset import Ruleset
from rococo_desktop.rules.core.table import Table
from rococo_desktop.rules.soundness import problems


@cache
def box() -> Box:
    """Everything in the box, loaded once."""
    return load_box()


@cache
def ruleset(players: int = 2, edition: Edition = Edition.DELUXE, modules: tuple[str, ...] = ()) -> Ruleset:
    """The ruleset of a table, built once."""
    return referee.assemble(box(), players, edition, modules)


_HOMES = {"silk": "bag", "jewelry": "jewelry_bag", "specialist": "unused_specialists"}
"""Where what a seat no longer has goes."""

Kind = TypeVar("Kind", bound=Event)


class Scene:
    """A game in a situation of the test's making. Arrange it first, then `choose`."""

    def __init__(
        self,
        players: int = 2,
        edition: Edition = Edition.DELUXE,
        seed: int = 1,
        start_seat: int = 0,
        modules: tuple[str, ...] = (),
    ) -> None:
        self.rules = ruleset(players, edition, modules)
        self.plain: dict[str, Any] = _editable(referee.new_game(self.rules, seed, start_seat).state)
        self.events: list[Event] = []
        self.barrier = False

    # Arranging.

    def seat(self, seat: int, **facts: Any) -> Scene:
        """Give a seat counters (livre, lace ...) and piles (hand, supply, discard, silk) by ids.

        Naming any of hand, supply, discard sets the whole staff: cards not named leave the game. What was
        on a rack, the jewelry and the specialised apprentice go back to where they came from.
        """
        player = self.plain["players"][seat]
        if {"hand", "supply", "discard"} & facts.keys():
            for zone in ("hand", "supply", "discard", "resolving", "leaving", "examined"):
                self.plain["removed"] += player[zone]
                player[zone] = []
        for zone, home in _HOMES.items():
            if zone in facts:
                self.plain[home] += player[zone]
                player[zone] = []
        for name, value in facts.items():
            if name in ZONES:
                kind = ZONES[name].pieces
                player[name] = [self._fetch(kind, self._index(kind, piece)) for piece in value]
            else:
                player[name] = value
        return self

    def display(self, zone: str, *pieces: str | None) -> Scene:
        """Lay out the drawers, the garments, the hire or the jewelry display; None leaves a gap."""
        kind = ZONES[zone].pieces
        home = {"face": "bag", "garment": "garment_bag", "employee": "deck", "jewelry": "jewelry_bag"}[kind]
        self.plain[home] += [piece for piece in self.plain[zone] if piece != EMPTY]
        self.plain[zone] = [EMPTY] * len(self.plain[zone])
        for space, piece in enumerate(pieces):
            if piece is not None:
                self.plain[zone][space] = self._fetch(kind, self._index(kind, piece))
        return self

    def guest(self, seat: int, space: int, garment: str) -> Scene:
        """A garment of this seat stands on a guest space."""
        self.plain["guests"][space] = self._fetch("garment", self._index("garment", garment))
        self.plain["trademarks"][space] = seat
        return self

    def funded(self, seat: int, *decorations: str) -> Scene:
        """This seat funds these decorations."""
        for name in decorations:
            self.plain["trademarks"][self.decoration(name)] = seat
        return self

    def all_halls(self, seat: int, space: int) -> Scene:
        """This seat holds an all-halls space."""
        self.plain["trademarks"][self.rules.first_all_halls + space] = seat
        return self

    def gather(self, zone: str, *pieces: str) -> Scene:
        """These pieces, taken from wherever they lie, join a pile of the board; the top of a stack last."""
        kind = ZONES[zone].pieces
        for piece in pieces:
            self.plain[zone].append(self._fetch(kind, self._index(kind, piece)))
        return self

    def move_all(self, source: str, target: str) -> Scene:
        """Every piece of one pile of the board goes to another."""
        self.plain[target] += self.plain[source]
        self.plain[source] = []
        return self

    def fields(self, **fields: Any) -> Scene:
        """Set fields of the state itself: round, favor, start_seat ..."""
        self.plain.update(fields)
        return self

    def agenda(self, *steps: Step) -> Scene:
        """What is left to do, the first to do first."""
        self.plain["agenda"] = list(steps[::-1])
        for player in self.plain["players"]:
            player["chosen"] = []
        return self

    def turn(self, seat: int, card: str) -> Scene:
        """It is this seat's turn and it has just played a card, which is taken from wherever it is."""
        index = self._index("employee", card)
        self.plain["players"][seat]["resolving"] = [self._fetch("employee", index, seat)]
        self.plain["active"] = seat
        self.agenda(
            ("main_action", seat, index),
            ("own_bonus", seat, index),
            ("retire", seat, index),
            ("next_turn", (seat + 1) % self.rules.seats),
            ("take_income",),
            ("end_round",),
        )
        return self

    def bonus(self, seat: int, card: str) -> Scene:
        """As `turn`, with the main action already forfeited."""
        self.turn(seat, card)
        self.plain["agenda"].pop()
        return self

    def last_turn(self) -> Scene:
        """After this turn nothing is left to do: no income, no other seat, no next round."""
        kept = [
            step for step in self.plain["agenda"] if step[0] not in ("end_round", "take_income", "next_turn")
        ]
        self.plain["agenda"] = kept
        return self

    # Looking.

    @property
    def state(self) -> GameState:
        """The state as it stands."""
        plain = {
            name: sorted(value) if name in ZONES and ZONES[name].shape is Shape.PILE else value
            for name, value in self.plain.items()
        }
        plain["players"] = [
            {
                name: sorted(value) if name in ZONES and ZONES[name].shape is Shape.PILE else value
                for name, value in player.items()
            }
            for player in self.plain["players"]
        ]
        return from_plain(plain)

    def player(self, seat: int) -> PlayerState:
        """A seat as it stands."""
        return self.state.players[seat]

    def decision(self) -> Decision:
        """The pending decision; an act waiting on the agenda is carried out first."""
        self.settle()
        decision = referee.pending_decision(self.rules, self.state)
        assert decision is not None
        return decision

    def keys(self) -> set[str]:
        """The keys of all options of the pending decision."""
        return {choice.key for choice in self.decision().options}

    def explain(self, seat: int, kind: str, which: int | str) -> tuple[Reason, ...]:
        """Why this seat cannot choose a target now."""
        target: Target = (kind, which)
        self.settle()
        return referee.explain(self.rules, self.state, seat, target)

    def ids(self, kind: str, pieces: tuple[int, ...]) -> list[str]:
        """The ids of pieces, in order."""
        return [self._definitions(kind)[piece].id for piece in pieces]

    def decoration(self, name: str) -> int:
        """The trademark place of a decoration."""
        for at, decoration in enumerate(self.rules.side.decorations):
            if decoration.id == name:
                return self.rules.first_decoration + at
        raise KeyError(name)

    def card(self, name: str) -> int:
        """The index of an employee."""
        return self._index("employee", name)

    def face(self, name: str) -> int:
        """The index of a resource tile's face."""
        return self._index("face", name)

    def garment(self, name: str) -> int:
        """The index of a garment."""
        return self._index("garment", name)

    def jewel(self, name: str) -> int:
        """The index of a kind of jewelry."""
        return self._index("jewelry", name)

    def told(self, kind: type[Kind]) -> list[Kind]:
        """The events of one kind so far."""
        return [event for event in self.events if isinstance(event, kind)]

    # Playing.

    def table(self) -> Table:
        """A table with a copy of this state, for acts carried out one by one; the scene stays as it is."""
        return Table(self.rules, self.state.clone())

    def settle(self) -> Scene:
        """Carry out everything that waits on the agenda before the next real decision."""
        state = self.state
        while state.agenda:
            step = state.agenda[-1]
            if step[0] in self.rules.asks:
                options = self.rules.asks[step[0]](self.rules, state, *step[1:])
                assert options, f"a decision without options: {step}"
                if step[1] in self.rules.people and (len(options) > 1 or step[0] in self.rules.pauses):
                    break
            self._advance(state, Choice("settle", ("", 0), (step,)))
            state = self.state
        return self

    def choose(self, *keys: str) -> Scene:
        """Make these choices one after the other; each must be an option."""
        for key in keys:
            decision = self.decision()
            choice = decision.option(key)
            assert choice is not None, f"{key} is not among {[option.key for option in decision.options]}"
            self._advance(self.state, choice)
        return self

    def _advance(self, state: GameState, choice: Any) -> None:
        before = to_plain(state)
        assert problems(self.rules, state) == []
        transition = referee.advance(self.rules, state, choice)
        assert to_plain(state) == before, "advance changed the state it was given"
        assert problems(self.rules, transition.state) == []
        self.events += transition.events
        self.barrier = self.barrier or transition.barrier
        self.plain = _editable(transition.state)

    # Pieces.

    def _definitions(self, kind: str) -> tuple[Any, ...]:
        if kind == "jewelry":
            jewelry: tuple[Any, ...] = self.rules.extras["jewelry_box"].jewelry
            return jewelry
        if kind == "rival_card":
            cards: tuple[Any, ...] = self.rules.extras["du_barry"].cards
            return cards
        return {"employee": self.rules.employees, "face": self.rules.faces, "garment": self.rules.garments}[
            kind
        ]

    def _index(self, kind: str, name: str) -> int:
        for index, definition in enumerate(self._definitions(kind)):
            if definition.id == name:
                return index
        raise KeyError(name)

    def _fetch(self, kind: str, piece: int, seat: int = NOBODY) -> int:
        """Take a piece from where it lies; the seat's own places first, then the box, then the board."""
        own = [self.plain["players"][seat]] if seat != NOBODY else []
        for holder in (*own, self.plain):
            for zone in (
                "removed",
                "bag",
                "garment_bag",
                "deck",
                "garment_discard",
                "resource_discard",
                *ZONES,
            ):
                if ZONES[zone].pieces == kind and zone in holder and piece in holder[zone]:
                    if ZONES[zone].shape is Shape.SPACES:
                        holder[zone][holder[zone].index(piece)] = EMPTY
                    else:
                        holder[zone].remove(piece)
                    return piece
        for player in self.plain["players"]:
            for zone in ("supply", "hand", "discard", "silk", "jewelry", "specialist"):
                if ZONES[zone].pieces == kind and piece in player[zone]:
                    player[zone].remove(piece)
                    return piece
        raise LookupError(f"no {self._definitions(kind)[piece].id} left anywhere")


def _editable(state: GameState) -> dict[str, Any]:
    plain = to_plain(state)
    editable = {name: list(value) if isinstance(value, tuple) else value for name, value in plain.items()}
    editable["players"] = [
        {name: list(value) if isinstance(value, tuple) else value for name, value in player.items()}
        for player in plain["players"]
    ]
    return editable
