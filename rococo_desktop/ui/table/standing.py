"""Who leads a race for a majority: the two figures as plaques, each with the seals of those who would score it."""

from __future__ import annotations

from collections.abc import Hashable

from rococo_desktop.model.definitions import Majority
from rococo_desktop.model.outlook import HallStanding
from rococo_desktop.ui import theme
from rococo_desktop.ui.geometry import Rect
from rococo_desktop.ui.sheet import Card
from rococo_desktop.ui.table import panels
from rococo_desktop.ui.table.desk import Desk
from rococo_desktop.ui.table.zones import Sizes
from rococo_desktop.ui.text.messages import listed, message, sentences

FIRST, SECOND = 1, 2
MOST_SEALS = 3


def standing_key(desk: Desk, standing: HallStanding) -> Hashable:
    """All that a drawn standing shows."""
    return (standing.hall, standing.placings, tuple(seat.colour for seat in desk.stage.seats))


def standing_width(sizes: Sizes) -> int:
    """What the two plaques with up to three seals want."""
    return 2 * (sizes.large + 6) + MOST_SEALS * (sizes.large - 4) + 8


def paint_standing(
    desk: Desk, card: Card, rect: Rect, majority: Majority, standing: HallStanding, sizes: Sizes
) -> None:
    """The plaques, from the left; second place scores nothing where there are only two seats."""
    two = desk.defs.seats <= 2
    side = min(rect.h - 2, sizes.large)
    x = rect.x
    for place, points in ((FIRST, majority.first), (SECOND, majority.second)):
        if place == SECOND and two:
            break
        box = Rect(x, rect.y + (rect.h - side) // 2, side + 6, side)
        gold = place == FIRST
        panels.plaque(card, box, str(points), sizes.number, theme.BRIGHT_GOLD if gold else theme.LINEN)
        x = box.right + 2
        seats = [one.seat for one in standing.placings if one.place == place]
        for seat in seats[:MOST_SEALS]:
            panels.emblem(card, Rect(x, box.y, side, side), desk.stage.seats[seat].colour)
            x += side + 1
        x += 4


def standing_sentence(desk: Desk, name: str, majority: Majority, standing: HallStanding) -> str:
    """The race in words: the figures, and what everybody has there."""
    key = ("standing", name, standing, tuple(seat.name for seat in desk.stage.seats))

    def make() -> str:
        parts = [message("board.majority", hall=name, first=majority.first, second=majority.second)]
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
