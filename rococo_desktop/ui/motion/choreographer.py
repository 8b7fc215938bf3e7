"""The choreographer: turns what happened into flights over the table, by the kind of each event."""

from __future__ import annotations

from collections.abc import Sequence

from rococo_desktop.model.events import UNSEEN, Adjusted, Event, FavorMoved, Marked, Moved
from rococo_desktop.model.places import Place
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.ui.geometry import Rect
from rococo_desktop.ui.marks import Picture, Sprite
from rococo_desktop.ui.motion import tokens
from rococo_desktop.ui.motion.flights import Chart, Flight, centred_on, staggered
from rococo_desktop.ui.sheet import Kit
from rococo_desktop.ui.table.stage import Stage

MOST = 14
"""More things than this at once only confuse: the rest just appears."""

SHOWN_COUNTERS = ("livre", "prestige", "lace", "thread")


class Choreographer:
    """Composes the flights of one step, between the table before it and the table after it."""

    def __init__(self, kit: Kit, stage: Stage, before: Picture, after: Picture) -> None:
        self._kit = kit
        self._stage = stage
        self._before = Chart(before)
        self._after = Chart(after)

    def flights(self, events: Sequence[Event]) -> tuple[Flight, ...]:
        """Everything that travels in this step."""
        found = [
            *self._pieces([event for event in events if isinstance(event, Moved)]),
            *self._trademarks(events),
            *self._counters(events),
        ]
        return staggered([flight for flight in found if flight is not None][:MOST])

    # Pieces.

    def _pieces(self, moves: Sequence[Moved]) -> list[Flight | None]:
        """A piece that moves on within a step travels once, from where it lay to where it comes to lie."""
        ways: list[Moved] = []
        for move in moves:
            earlier = next(
                (
                    at
                    for at, way in enumerate(ways)
                    if way.target == move.source and way.piece in (move.piece, UNSEEN)
                ),
                None,
            )
            if earlier is None:
                ways.append(move)
            else:
                ways[earlier] = Moved(move.piece, ways[earlier].source, move.target)
        return [self._piece(way) for way in ways if way.source != way.target]

    def _piece(self, way: Moved) -> Flight | None:
        start = self._rect(self._before, way.source, way.piece)
        goal = self._rect(self._after, way.target, way.piece)
        if start is None or goal is None:
            return None
        leaves = (way.source, way.piece) if self._before.sprite(way.source, way.piece) else None
        lands = self._after.sprite(way.target, way.piece)
        if lands is not None:
            return Flight(lands, centred_on(lands, start), (lands.rect.x, lands.rect.y), leaves=leaves)
        sprite = self._before.sprite(way.source, way.piece) or tokens.back(self._kit, way.source)
        return Flight(sprite, centred_on(sprite, start), centred_on(sprite, goal), leaves=leaves, fades=True)

    def _rect(self, chart: Chart, place: Place, piece: int) -> Rect | None:
        found = chart.rect(place, piece)
        if found is None and place[0] in OF_SEAT:
            found = chart.anchor(("seat", place[1]))
        return found

    # Signs.

    def _trademarks(self, events: Sequence[Event]) -> list[Flight | None]:
        found: list[Flight | None] = []
        for event in events:
            match event:
                case Marked(place, seat) if seat != NOBODY:
                    sprite = tokens.emblem(self._kit, self._stage.seats[seat].colour)
                    goal = self._after.anchor(
                        ("trademarks", place), ("decorations", place), ("guests", place)
                    )
                    found.append(self._sign(sprite, self._after.anchor(("seat", seat)), goal))
                case FavorMoved(source, target):
                    sprite = tokens.favor(self._kit)
                    start = self._after.anchor(("favor", source), ("seat", source))
                    goal = self._after.anchor(("favor", target), ("seat", target))
                    found.append(self._sign(sprite, start, goal))
        return found

    def _sign(self, sprite: Sprite, start: Rect | None, goal: Rect | None) -> Flight | None:
        if start is None or goal is None:
            return None
        return Flight(sprite, centred_on(sprite, start), centred_on(sprite, goal), fades=True)

    def _counters(self, events: Sequence[Event]) -> list[Flight | None]:
        """What a seat gains flies to its purse, what it pays flies off."""
        totals: dict[tuple[int, str], int] = {}
        for event in events:
            if isinstance(event, Adjusted) and event.counter in SHOWN_COUNTERS:
                key = (event.seat, event.counter)
                totals[key] = totals.get(key, 0) + event.change
        found: list[Flight | None] = []
        for (seat, counter), change in totals.items():
            purse = self._after.anchor((counter, seat), ("seat", seat))
            if purse is None or not change:
                continue
            sprite = tokens.counted(self._kit, counter, change)
            near = centred_on(sprite, purse)
            away = (near[0] - DRIFT[0], near[1] - DRIFT[1])
            start, goal = (away, near) if change > 0 else (near, away)
            found.append(Flight(sprite, start, goal, fades=True))
        return found


DRIFT = (90, 70)
"""How far coins come from, or go to: towards the middle of the table."""

OF_SEAT = frozenset(
    {"hand", "supply", "discard", "resolving", "leaving", "silk", "drawn", "bench", "jewelry", "specialist"}
    | {"examined"}
)
"""Zones of a seat: where the table does not show them they lie on its strip."""
