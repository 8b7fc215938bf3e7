"""Who leads a race for a majority: two figures on plaques, with the seals of those who would score them."""

from __future__ import annotations

from collections.abc import Hashable

from rococo_desktop.model.definitions import Majority
from rococo_desktop.model.outlook import HallStanding
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.table_kit import panels
from rococo_desktop.ui.table_kit.desk import Desk
from rococo_desktop.ui.text.messages import Message, listed, message, sentences

FIRST, SECOND = 1, 2
MOST_SEALS = 4


def standing_key(desk: Desk, standing: HallStanding) -> Hashable:
    """All that a drawn standing shows."""
    return (standing.hall, standing.placings, tuple(seat.colour for seat in desk.stage.seats))


def standing_width(desk: Desk, standing: HallStanding, height: int) -> int:
    """How wide the plaques and seals are together."""
    side = min(height - 2, desk.sizes.large)
    places = _places(desk)
    seals = sum(min(len(_seats(standing, place)), MOST_SEALS) for place in places)
    return len(places) * (side + 8) + seals * (side + 1) + 4 * (len(places) - 1)


def paint_standing(desk: Desk, card: Card, rect: Rect, majority: Majority, standing: HallStanding) -> None:
    """The plaques, from the left; second place scores nothing where there are only two seats."""
    side = min(rect.h - 2, desk.sizes.large)
    x = rect.x
    for place in _places(desk):
        box = Rect(x, rect.y + (rect.h - side) // 2, side + 6, side)
        points = majority.first if place == FIRST else majority.second
        panels.plaque(card, box, str(points), desk.sizes.number, place == FIRST)
        x = box.right + 2
        for seat in _seats(standing, place)[:MOST_SEALS]:
            panels.emblem(card, Rect(x, box.y, side, side), desk.stage.seats[seat].colour)
            x += side + 1
        x += 4


def _places(desk: Desk) -> tuple[int, ...]:
    return (FIRST, SECOND)[: desk.defs.places]


def _figures(desk: Desk, name: str, majority: Majority) -> Message:
    if SECOND in _places(desk):
        return message("board.majority", hall=name, first=majority.first, second=majority.second)
    return message("board.majority_first", hall=name, first=majority.first)


def _seats(standing: HallStanding, place: int) -> list[int]:
    return [one.seat for one in standing.placings if one.place == place]


def standing_sentence(desk: Desk, name: str, majority: Majority, standing: HallStanding) -> str:
    """The race in words: the figures, and what everybody has there."""
    key = ("standing", name, standing, tuple(seat.name for seat in desk.stage.seats))

    def make() -> str:
        parts = [_figures(desk, name, majority)]
        counts = [
            message("board.has", seat=desk.stage.seats[seat].name, n=count)
            for seat, count in enumerate(standing.counts)
            if count
        ]
        if counts:
            parts.append(message("board.there", counts=listed(counts)))
        parts += [
            message("board.would_score", seat=desk.stage.seats[one.seat].name, n=one.points)
            for one in standing.placings
        ]
        return desk.say(sentences(parts))

    return desk.memory.sentence(key, make)
