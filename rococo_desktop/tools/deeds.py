"""What seats do in a game, counted: what tells characters apart, and winners from others."""

from __future__ import annotations

from collections import Counter

from rococo_desktop.model.events import (
    Deputed,
    Event,
    Funded,
    Hired,
    HiredSpecialist,
    Rented,
    RoundBegan,
    Sold,
    Tailored,
)
from rococo_desktop.model.state import GameState
from rococo_desktop.model.vocabulary import DecorationKind
from rococo_desktop.rules.core.counts import is_represented
from rococo_desktop.rules.core.scoring import fireworks_claims, hall_claims, places_won
from rococo_desktop.rules.core.tailor import held_bales
from rococo_desktop.rules.referee import Ruleset
from rococo_desktop.tools.playing import Ply

DEEDS = {
    "rockets": "rockets funded",
    "statues": "statues funded",
    "garments": "garments made",
    "rented": "garments rented",
    "sold": "garments sold",
    "hired": "employees hired",
    "deputed": "employees deputed",
    "bales": "bales, mean at the beginning of rounds 2 to 7",
    "led": "halls led, mean at the beginning of rounds 2 to 7",
    "seen": "halls with a guest, mean at the beginning of rounds 2 to 7",
    "taken": "majorities taken from others",
}
"""What is counted for each seat, and what it is called in tables."""


_Deed = Tailored | Rented | Sold | Hired | HiredSpecialist | Deputed | Funded
_PLAIN: dict[type, str] = {
    Tailored: "garments",
    Rented: "rented",
    Sold: "sold",
    Hired: "hired",
    HiredSpecialist: "hired",
    Deputed: "deputed",
}
_KINDS = {DecorationKind.FIREWORKS: "rockets", DecorationKind.STATUE: "statues"}
_AT_ROUNDS = frozenset({"bales", "led", "seen"})


class DeedCount:
    """Watches a game and counts for each seat."""

    def __init__(self, rules: Ruleset) -> None:
        self._rules = rules
        self._counts: list[Counter[str]] = [Counter() for _ in rules.people]
        self._rounds = 0

    def watch(self, ply: Ply) -> None:
        """Count what one choice brought about."""
        for event in ply.result.events:
            self._count(event, ply)

    def _count(self, event: Event, ply: Ply) -> None:
        if isinstance(event, RoundBegan):
            self._look_around(ply.result.state)
            return
        if not isinstance(event, _Deed) or event.seat >= len(self._counts):
            return  # nothing that is counted, or done by du Barry
        seat = event.seat
        deed = _PLAIN.get(type(event))
        if isinstance(event, Funded):
            deed = _KINDS.get(self._rules.decoration(event.place).kind)
        if deed is not None:
            self._counts[seat][deed] += 1
        if isinstance(event, Funded | Rented):
            self._taken(seat, ply)

    def _taken(self, seat: int, ply: Ply) -> None:
        """Count each majority the seat has now, alone or with others, that only others had before."""
        for before, after in zip(self._leaders(ply.state), self._leaders(ply.result.state), strict=True):
            self._counts[seat]["taken"] += bool(before) and seat in after and seat not in before

    def _leaders(self, state: GameState) -> list[frozenset[int]]:
        """Who is first in each hall, and last of all on the terrace."""
        rules, side = self._rules, self._rules.side
        claims = [(hall_claims(rules, state, hall), most) for hall, most in enumerate(side.hall_majorities)]
        claims.append((fireworks_claims(rules, state), side.fireworks_majority))
        return [
            frozenset(claim.seat for claim, place, _ in places_won(one, majority, rules.seats) if place == 1)
            for one, majority in claims
        ]

    def _look_around(self, state: GameState) -> None:
        self._rounds += 1
        leaders = self._leaders(state)[:-1]
        for seat, counts in enumerate(self._counts):
            counts["bales"] += sum(held_bales(self._rules, state, seat))
            counts["led"] += sum(seat in one for one in leaders)
            counts["seen"] += sum(
                is_represented(self._rules, state, seat, hall) for hall in range(len(leaders))
            )

    def of_each_seat(self) -> list[dict[str, float]]:
        """What was counted for each person at the table."""
        rounds = max(self._rounds, 1)
        return [
            {deed: round(one[deed] / (rounds if deed in _AT_ROUNDS else 1), 3) for deed in DEEDS}
            for one in self._counts
        ]
