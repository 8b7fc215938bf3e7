"""Unfolding a view: the table between two decisions, event by event, for what happens in one go.

One choice can lead through the turn of a rival, the income and the next deal. The session shows the table
before and after; what lies between is told by the events, and this plays them over the view. It is for the
eye alone: the last step is always the session's own view.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rococo_desktop.model.events import Adjusted, Event, FavorMoved, Marked, Moved, Noted, Poured
from rococo_desktop.model.outlook import FIREWORKS, HallStanding
from rococo_desktop.model.places import ZONES, Place, Shape
from rococo_desktop.model.player_view import PlayerView
from rococo_desktop.model.vocabulary import EMPTY
from rococo_desktop.play.game.session_values import PublicDefinitions


def unfold(view: PlayerView, events: Iterable[Event]) -> PlayerView:
    """The view after these events, as far as they tell."""
    for event in events:
        match event:
            case Moved(piece, source, target):
                view = _put(_take(view, source, piece), target, piece)
            case Poured(_, source, target):
                view = _pour(view, source, target)
            case Adjusted(seat, counter, change):
                view = _adjust(view, seat, counter, change)
            case Marked(place, seat):
                marks = list(view.trademarks)
                marks[place] = seat
                view = view._replace(trademarks=tuple(marks))
            case FavorMoved(_, target):
                view = view._replace(favor=target)
            case Noted(seat, fact, value) if fact in {"exam", "tasks"}:
                view = _seat(view, seat, fact, value)
    return view


def standings(
    known: tuple[HallStanding, ...],
    later: tuple[HallStanding, ...],
    view: PlayerView,
    final: PlayerView,
    defs: PublicDefinitions,
) -> tuple[HallStanding, ...]:
    """Who leads where in a view on the way to the final one: as later once all trademarks lie there."""
    return tuple(
        new if _marks(new.hall, view, defs) == _marks(new.hall, final, defs) else old
        for old, new in zip(known, later, strict=True)
    )


def _marks(hall: int, view: PlayerView, defs: PublicDefinitions) -> tuple[int, ...]:
    places = defs.fireworks if hall == FIREWORKS else (*defs.hall_spaces[hall], defs.musicians[hall])
    return tuple(view.trademarks[place] for place in places)


def _adjust(view: PlayerView, seat: int, counter: str, change: int) -> PlayerView:
    before = getattr(view.seats[seat], counter, None)
    return view if before is None else _seat(view, seat, counter, before + change)


def _seat(view: PlayerView, seat: int, field: str, value: Any) -> PlayerView:
    seats = list(view.seats)
    seats[seat] = seats[seat]._replace(**{field: value})
    return view._replace(seats=tuple(seats))


def _field(view: PlayerView, field: str, value: Any) -> PlayerView:
    return view._replace(**{field: value})


def _take(view: PlayerView, place: Place, piece: int) -> PlayerView:
    return _change(view, place, piece, add=False)


def _put(view: PlayerView, place: Place, piece: int) -> PlayerView:
    return _change(view, place, piece, add=True)


_COUNTED_AS = {"silk": "tiles"}
"""Hidden zones of a seat that everybody sees the number of, under another name."""


def _change(view: PlayerView, place: Place, piece: int, add: bool) -> PlayerView:
    name, index = place
    zone = ZONES[name]
    if zone.of_seat:
        return _change_seat(view, name, index, piece, add)
    held = getattr(view, name, None)
    if isinstance(held, int):
        return _field(view, name, max(held + (1 if add else -1), 0))
    if not isinstance(held, tuple) or piece < 0:
        return view
    if zone.shape is Shape.SPACES:
        spaces = list(held)
        spaces[index] = piece if add else EMPTY
        return _field(view, name, tuple(spaces))
    return _field(view, name, _changed(held, piece, add))


def _change_seat(view: PlayerView, name: str, seat: int, piece: int, add: bool) -> PlayerView:
    if view.own is not None and seat == view.viewer and piece >= 0 and hasattr(view.own, name):
        held_own: Any = {name: _changed(getattr(view.own, name), piece, add)}
        view = view._replace(own=view.own._replace(**held_own))
    shown = _COUNTED_AS.get(name, name)
    held = getattr(view.seats[seat], shown, None)
    if isinstance(held, int):
        return _seat(view, seat, shown, max(held + (1 if add else -1), 0))
    if isinstance(held, tuple) and piece >= 0:
        return _seat(view, seat, shown, _changed(held, piece, add))
    return view


def _changed(held: tuple[int, ...], piece: int, add: bool) -> tuple[int, ...]:
    if add:
        return (*held, piece)
    if piece not in held:
        return held
    at = len(held) - 1 - held[::-1].index(piece)
    return (*held[:at], *held[at + 1 :])


def _pour(view: PlayerView, source: Place, target: Place) -> PlayerView:
    """Everything of one place goes to another: what lies open is known, the rest is a number."""
    poured = _lying(view, source)
    for piece in poured:
        view = _put(_take(view, source, piece), target, piece)
    return view


def _lying(view: PlayerView, place: Place) -> tuple[int, ...]:
    name, index = place
    held = getattr(view.seats[index], name, ()) if ZONES[name].of_seat else getattr(view, name, ())
    return held if isinstance(held, tuple) else ()
