"""What a balance of the figures is judged by, counted over games: orders, points, pieces taken, deeds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from statistics import fmean
from types import MappingProxyType
from typing import Any

from rococo_desktop.model.events import Adjusted, Event, Funded, Hired, Scored, Sold, Tailored, TurnBegan
from rococo_desktop.model.score_causes import (
    Crowned,
    DecorationFunded,
    FavorHeld,
    FireworksWon,
    GarmentOnTerrace,
    GarmentRented,
    HallWon,
    InAllHalls,
    JewelryOwned,
    LivreGivenBack,
    StatueFunded,
    TilesHeld,
    cause_of,
)
from rococo_desktop.model.state import GameState
from rococo_desktop.model.vocabulary import EMPTY
from rococo_desktop.rules.referee import Ruleset
from rococo_desktop.tools.deeds import DEEDS, DeedCount
from rococo_desktop.tools.playing import PlayedGame, Ply

PIECES = ("employees", "garments", "decorations")
SIDES = ("winners", "others")

IN_PLAY = "during play"
CAUSES: Mapping[type, str] = MappingProxyType(
    {
        LivreGivenBack: "livre",
        JewelryOwned: "jewelry",
        Crowned: "crowns",
        FavorHeld: "queen's favor",
        HallWon: "majorities in halls",
        FireworksWon: "fireworks majority",
        StatueFunded: "statues",
        GarmentRented: "garments in halls",
        GarmentOnTerrace: "garments on the terrace",
        DecorationFunded: "decorations",
        InAllHalls: "all halls",
        TilesHeld: "tiles of du Barry",
    }
)
"""What lines of the score sheet are called here."""


def _counters(names: tuple[str, ...]) -> dict[str, Counter[str]]:
    return {name: Counter() for name in names}


@dataclass(slots=True)
class Balance:
    """What some games at one table came to; the people alone are counted, not du Barry."""

    games: int = 0
    brake: int = 0
    """How often a search was ended by the clock."""
    by_order: list[float] = field(default_factory=list)
    """Games won by who was first, second and so on in round 1; a shared game counts in parts."""
    best: list[int] = field(default_factory=list)
    """The winning score of each game."""
    points: dict[str, Counter[str]] = field(default_factory=lambda: _counters(SIDES))
    """Prestige of winners and others by what brought it."""
    deeds: dict[str, list[dict[str, float]]] = field(default_factory=lambda: {side: [] for side in SIDES})
    """What each winner did, and each of the others."""
    shown: dict[str, Counter[str]] = field(default_factory=lambda: _counters(PIECES))
    """In how many games each piece lay there to be taken."""
    taken: dict[str, Counter[str]] = field(default_factory=lambda: _counters(PIECES))
    """In how many of them somebody took it."""
    sold: int = 0
    """Garments sold."""

    def add(self, other: Balance) -> None:
        """Count the other games in."""
        self.games += other.games
        self.brake += other.brake
        places = max(len(self.by_order), len(other.by_order))
        both = [[*one, *[0.0] * (places - len(one))] for one in (self.by_order, other.by_order)]
        self.by_order = [sum(pair) for pair in zip(*both, strict=True)]
        self.best += other.best
        self.sold += other.sold
        for side, done in other.deeds.items():
            self.deeds[side] += done
        for mine, theirs in (
            (self.points, other.points),
            (self.shown, other.shown),
            (self.taken, other.taken),
        ):
            for name, counts in theirs.items():
                mine[name].update(counts)

    def share(self, kind: str, piece: str) -> float:
        """In what part of the games that showed a piece it was taken."""
        return self.taken[kind][piece] / max(self.shown[kind][piece], 1)

    def causes(self) -> list[str]:
        """What brought prestige, that which brought most first."""
        total = sum(self.points.values(), Counter[str]())
        return sorted(total, key=lambda cause: (-total[cause], cause))

    def mean_points(self, side: str, cause: str) -> float:
        """The prestige this brought each seat of a side."""
        return self.points[side][cause] / max(len(self.deeds[side]), 1)

    def mean_deeds(self, side: str, deed: str) -> float:
        """How often each seat of a side did this."""
        return fmean(one[deed] for one in self.deeds[side]) if self.deeds[side] else 0.0

    def plain(self) -> dict[str, Any]:
        """The JSON object of the command."""
        return {
            "games": self.games,
            "brake": self.brake,
            "winning_score": round(fmean(self.best), 2),
            "won_by_order": [round(won, 2) for won in self.by_order],
            "points": {
                side: {cause: round(self.mean_points(side, cause), 3) for cause in self.causes()}
                for side in SIDES
            },
            "deeds": {
                side: {deed: round(self.mean_deeds(side, deed), 3) for deed in DEEDS} for side in SIDES
            },
            "garments_sold": self.sold,
            **{
                kind: {
                    piece: [self.taken[kind][piece], self.shown[kind][piece]] for piece in self.listed(kind)
                }
                for kind in PIECES
            },
        }

    def _pieces(self, kind: str) -> dict[str, list[int]]:
        """For each piece the games in which it was taken, and those that showed it."""
        return {piece: [self.taken[kind][piece], self.shown[kind][piece]] for piece in self.listed(kind)}

    def listed(self, kind: str) -> list[str]:
        """The pieces that were shown, the most wanted first."""
        return sorted(self.shown[kind], key=lambda piece: (-self.share(kind, piece), piece))


def prestige_by_cause(events: Iterable[Event], seat: int) -> Counter[str]:
    """What a seat gained, by what brought it: a kind of line of the score sheet, or play before it."""
    found: Counter[str] = Counter()
    is_counted = False
    for event in events:
        match event:
            case Scored(rule, who, points, cause) if who == seat:
                found[CAUSES[type(cause_of(rule, cause))]] += points
                is_counted = True  # the line's points are adjusted right after it
            case Adjusted(who, "prestige", points) if who == seat:
                if not is_counted:
                    found[IN_PLAY] += points
                is_counted = False
    return found


class BalanceCount:
    """Watches one game, and counts it when it is over."""

    def __init__(self, rules: Ruleset) -> None:
        self._rules = rules
        self._deeds = DeedCount(rules)
        self._points = [Counter[str]() for _ in rules.people]
        self._order: list[int] = []
        self._shown: dict[str, set[str]] = {kind: set() for kind in PIECES}
        self._taken: dict[str, set[str]] = {kind: set() for kind in PIECES}
        self._shown["decorations"].update(decoration.id for decoration in rules.side.decorations)
        self._sold = 0

    def watch(self, ply: Ply) -> None:
        """Count what one choice brought about."""
        self._deeds.watch(ply)
        self._look_at(ply.state)
        for event in ply.result.events:
            self._count(event)
        for seat, points in enumerate(self._points):
            points.update(prestige_by_cause(ply.result.events, seat))

    def _look_at(self, state: GameState) -> None:
        employees, garments = self._rules.employees, self._rules.garments
        self._shown["employees"].update(employees[card].id for card in state.hire if card != EMPTY)
        self._shown["garments"].update(garments[one].id for one in state.garments if one != EMPTY)

    def _count(self, event: Event) -> None:
        rules = self._rules
        match event:
            case TurnBegan(seat) if seat not in self._order:
                self._order.append(seat)
            case Hired(_, card):
                self._taken["employees"].add(rules.employees[card].id)
            case Tailored(_, _, garment):
                self._taken["garments"].add(rules.garments[garment].id)
            case Funded(_, _, place):
                self._taken["decorations"].add(rules.decoration(place).id)
            case Sold():
                self._sold += 1

    def counted(self, played: PlayedGame) -> Balance:
        """What the game came to."""
        balance = Balance(games=1, best=[max(played.scores)], sold=self._sold)
        winners = [seat for seat in played.winners if seat < len(self._points)]
        balance.by_order = [0.0] * len(self._points)
        for seat in winners:
            balance.by_order[self._order.index(seat)] += 1 / len(played.winners)
        for seat, (points, deeds) in enumerate(zip(self._points, self._deeds.of_each_seat(), strict=True)):
            side = "winners" if seat in winners else "others"
            balance.points[side].update(points)
            balance.deeds[side].append(deeds)
        for kind in PIECES:
            balance.shown[kind].update(self._shown[kind])
            balance.taken[kind].update(self._taken[kind] & self._shown[kind])
        return balance
