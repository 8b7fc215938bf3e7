"""The choreographer: turns what happened into actors on the table, by the kind of each event."""

from __future__ import annotations

from collections.abc import Sequence

from rococo_desktop.model.events import (
    UNSEEN,
    BecameStartPlayer,
    Event,
    FavorMoved,
    Marked,
    Moved,
    Noted,
    Poured,
)
from rococo_desktop.model.places import ZONES, Place, Sight
from rococo_desktop.model.vocabulary import EMPTY, NOBODY
from rococo_desktop.ui.motion import tokens
from rococo_desktop.ui.motion.actors import Actor, Manner
from rococo_desktop.ui.motion.cast import Cast
from rococo_desktop.ui.motion.coins import payments
from rococo_desktop.ui.motion.waves import WALKED_TO, Entrance, Wave, staged, wave_of
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Picture, Sprite
from rococo_desktop.ui.picture.sheet import Kit
from rococo_desktop.ui.table_state.stage import Stage

MOST = 40
"""More things than this at once only confuse: the rest just appears."""
MOST_POURED = 6
"""So many pieces of a heap that is poured out are seen, at most."""
MAJORITY = "majority"
ROLLING = frozenset({MAJORITY, "purse livre", "purse prestige", "purse lace", "purse thread"})
"""Places whose plaque or number rolls over when it changes."""


class Choreographer:
    """Composes the actors of one step, between the table before it and the table after it."""

    def __init__(
        self,
        kit: Kit,
        was: Stage,
        stage: Stage,
        before: Picture,
        after: Picture,
        shown: Picture | None = None,
    ) -> None:
        self._kit = kit
        self._was = was
        self._stage = stage
        self._cast = Cast(shown or before, before, after)

    def actors(self, events: Sequence[Event]) -> tuple[Actor, ...]:
        """Everybody who acts in this step."""
        ways = self._ways(events)
        leaving = [(way, self._cast.leave(way.source, way.piece)) for way in ways]
        found: list[Entrance] = []
        for way, left in leaving:
            actor = self._piece(way, *(left or (None, None)))
            if actor is not None:
                found.append(Entrance(actor, wave_of(way)))
        found += self._signs(events)
        found += payments(self._kit, self._stage, self._cast, events, ways)
        return staged([*found[:MOST], *self._in_place()])

    # Pieces.

    def _ways(self, events: Sequence[Event]) -> list[Moved]:
        """A piece that moves on within a step goes once, from where it lay to where it comes to lie."""
        ways: list[Moved] = []
        for event in events:
            match event:
                case Poured(pieces, source, target):
                    seen = self._cast.all_at(source) or [UNSEEN] * min(pieces, MOST_POURED)
                    ways += [Moved(piece, source, target) for piece in seen[:MOST_POURED]]
                case Moved():
                    _go_on(ways, event)
        return [way for way in ways if way.source != way.target]

    def _piece(self, way: Moved, left: Sprite | None, leaves: tuple[Place, int] | None) -> Actor | None:
        start = left.rect if left is not None else self._cast.start_of(way.source)
        lands = self._cast.arrive(way.target, way.piece)
        goal = lands.rect if lands is not None else self._goal(way)
        if start is None or goal is None or start == goal:
            return None
        hidden = tokens.back(self._kit, way.source)
        was = left
        if was is None:
            was = hidden
            start = fitted(was.rect, start)
        face = lands or self._unseen(way, left)
        if lands is None:
            goal = fitted(face.rect, goal)
        manner = _manner(way)
        turns = manner is Manner.WALK or _is_back(was, hidden) != _is_back(face, hidden)
        actor = Actor(face, start, goal, manner, was if turns else None, leaves, lands is not None)
        return actor if turns or left is None or left.marks == face.marks else actor._replace(was=left)

    def _goal(self, way: Moved) -> Rect | None:
        """Where a piece goes that is not seen afterwards, or lies on others like it."""
        return self._cast.lies_at(way.target, way.piece) or self._cast.goal_of(way.target)

    def _unseen(self, way: Moved, left: Sprite | None) -> Sprite:
        """What is seen last of a piece that vanishes: its face, or its back where it goes face down."""
        hidden = ZONES[way.target[0]].sight is not Sight.OPEN or way.target[0] == "removed"
        return left if left is not None and not hidden else tokens.back(self._kit, way.source)

    # What stays in its place.

    def _in_place(self) -> list[Entrance]:
        """What slides because its row closes up or opens, and plaques that roll over."""
        found = []
        for pair in self._cast.pairs():
            before, after = pair
            assert after.place is not None
            if after.place[0] in ROLLING:
                if before.marks != after.marks:
                    rolls = Actor(after, before.rect, after.rect, Manner.ROLL, before, None, True)
                    wave = Wave.TURNS if after.place[0] == MAJORITY else Wave.AFTERWARDS
                    found.append(Entrance(rolls, wave))
            elif before.rect != after.rect:
                slides = Actor(after, before.rect, after.rect, Manner.SLIDE, lands=True, was=before)
                found.append(Entrance(slides, Wave.MEANWHILE))
        return found

    # Signs.

    def _signs(self, events: Sequence[Event]) -> list[Entrance]:
        found: list[Entrance | None] = []
        for event in events:
            match event:
                case Marked(place, seat) if seat != NOBODY:
                    found.append(self._trademark(place, seat))
                case Marked(place, _):
                    found += [
                        self._taken_off(place, seat) for seat in self._cast.all_at(("trademarks", place))
                    ]
                case FavorMoved(source, target):
                    found.append(self._favor(source, target))
                case BecameStartPlayer(seat) if seat != self._was.view.start_seat:
                    token = tokens.sign(self._kit, "start_player")
                    places = (("starts", self._was.view.start_seat), ("starts", seat))
                    found.append(self._token(token, *places))
                case Noted(seat, "tasks", tuple(tasks)) if len(tasks) > len(self._was.view.seats[seat].tasks):
                    token = tokens.sign(self._kit, "task")
                    found.append(self._token(token, ("journeyman_deck", 0), ("tasks", seat)))
        return [entrance for entrance in found if entrance is not None]

    def _trademark(self, place: int, seat: int) -> Entrance | None:
        """A trademark is dropped on a decoration; on a guest it comes with the gown."""
        lands = self._cast.arrive(("trademarks", place), seat)
        start = self._cast.start_of(("seat", seat))
        if lands is None or start is None:
            return None
        return Entrance(Actor(lands, start, lands.rect, Manner.DROP, lands=True), Wave.MARKS)

    def _taken_off(self, place: int, seat: int) -> Entrance | None:
        left, goal = self._cast.leave(("trademarks", place), seat), self._cast.goal_of(("seat", seat))
        if left is None or goal is None:
            return None
        return Entrance(Actor(left[0], left[0].rect, goal, leaves=left[1]), Wave.PLAY)

    def _favor(self, source: int, target: int) -> Entrance | None:
        left = self._cast.leave(("favor", source), EMPTY)
        lands = self._cast.arrive(("favor", target), EMPTY)
        start, goal = self._cast.start_of(("favor", source)), self._cast.goal_of(("favor", target))
        if start is None or goal is None:
            return None
        face = lands or (left[0] if left is not None else tokens.favor(self._kit))
        start = left[0].rect if left is not None else fitted(face.rect, start)
        goal = lands.rect if lands is not None else fitted(face.rect, goal)
        leaves = left[1] if left is not None else None
        return Entrance(Actor(face, start, goal, leaves=leaves, lands=lands is not None), Wave.MARKS)

    def _token(self, token: Sprite, source: Place, target: Place) -> Entrance | None:
        start, goal = self._cast.start_of(source), self._cast.goal_of(target)
        if start is None or goal is None:
            return None
        actor = Actor(token, fitted(token.rect, start), fitted(token.rect, goal))
        return Entrance(actor, Wave.MARKS)


def _go_on(ways: list[Moved], move: Moved) -> None:
    """Add a move, or let a piece that has come so far go on with it."""
    for at, way in enumerate(ways):
        if way.target == move.source and way.piece in (move.piece, UNSEEN):
            ways[at] = Moved(move.piece, way.source, move.target)
            return
    ways.append(move)


def _manner(way: Moved) -> Manner:
    if way.source[0] == way.target[0]:
        return Manner.SLIDE
    return Manner.WALK if way.target[0] in WALKED_TO else Manner.CARRY


def _is_back(sprite: Sprite, hidden: Sprite) -> bool:
    return sprite is hidden or sprite.piece == EMPTY


def fitted(rect: Rect, into: Rect) -> Rect:
    """A rectangle of this shape in the middle of another, no larger than it was."""
    scale = min(into.w / rect.w, into.h / rect.h, 1.0)
    return into.centred((max(round(rect.w * scale), 1), max(round(rect.h * scale), 1)))
