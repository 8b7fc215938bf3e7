"""Where everything stands on a card or tile: one template for every size, in shares of the room in its edge.

What is small gets smaller, the portrait before words and signs; what finds no room is left out in one order:
first the name, then the foot line, then all signs of the effect but the main one, then what deputing brings,
then the level. The portrait stays, and nothing ever changes its corner. Small cards in rows have a form of
their own, one for all sizes: rank, portrait and main sign. Pure: rectangles in, rectangles out.
"""

from __future__ import annotations

from typing import NamedTuple

from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect, Size

BUST = 46
"""How much of an employee's card is the portrait's, in hundredths of its height: or less, for its signs."""
RIBBON, FOOT = 13, 14
"""The same of the name below it, and of the line at the foot; the effect has what is between."""
BANNER, SILL, SPILL, NOTCH = 4, 3, 2, 3
"""How far ribbon, foot line, signs and the level reach over the edge of the card; deputing as the signs."""
OVAL = 0.8
"""Width of a portrait for its height."""
ASIDE, CROWNED, LEAST_CROWNED = 61, 3, 8
"""Where its middle is, in hundredths of the width: rank and deputing stand in a column at its left; and how
much of the height is free above it, where the level is, and at least."""
LARGE, AIR = 150, 20
"""On a card so wide signs do not reach over the edge: on either side that part of the width stays free."""
CORNER = 14
"""Rank, level and the coin of deputing, in hundredths of the height."""
LEAST_CORNER, LEAST_SEAL = 13, 22
"""The least height of rank and level, and of the coin of deputing."""
LIFT = 2
"""What a figure on a coin may stand higher than its middle."""
LEAST_RIBBON, LEAST_FOOT, LEAST_EFFECT = 14, 15, 32
"""The same of ribbon and foot line, and what two rows of signs want before the portrait may have it."""
NAMED = Size(56, 94)
"""From this room on there is the ribbon with the name."""
LINED = Size(54, 88)
"""From this room on there are the foot line and all signs of the effect."""
DEPUTED = Size(44, 80)
"""From this room on it says what deputing brings."""
LEVELLED = Size(40, 62)
"""From this room on there is the level; on what is smaller it could stand on the portrait alone."""


class EmployeeAnchors(NamedTuple):
    """The parts of an employee's card; None for what is left out at its size."""

    portrait: Rect
    rank: Rect
    level: Rect | None
    depute: Rect | None
    name: Rect | None
    effect: Rect
    foot: Rect | None
    whole_effect: bool
    """False where the main sign alone stands for the effect."""


def employee_anchors(room: Rect, plain: bool = False) -> EmployeeAnchors:
    """Where everything stands on an employee's card, by the room inside its edge.

    On a plain one, which has no effect, the portrait has its place as well.
    """
    lined = _reaches(room, LINED)
    levelled = _reaches(room, LEVELLED)
    named = _reaches(room, NAMED)
    ribbon = max(room.h * RIBBON // 100, LEAST_RIBBON) if named else 0
    sill = max(room.h * FOOT // 100, LEAST_FOOT) if lined else 0
    free = room.h - ribbon - sill
    share = room.h * BUST // 100
    upper = room.top_part(min(share, free - LEAST_EFFECT) if named else share)
    bust = room.top_part(free) if plain else upper
    corner = max(room.h * CORNER // 100, LEAST_CORNER)
    coin = max(corner, LEAST_SEAL)
    column = coin - SPILL + 2 if _reaches(room, DEPUTED) else corner
    aside = (column + room.w) // 2 if plain else room.w * ASIDE // 100
    crowned = max(room.h * CROWNED // 100, LEAST_CROWNED) if levelled else 0
    portrait = _oval(bust.without_top(crowned), room, aside)
    wide = room.w // 2 + SPILL
    level = Rect(room.right - wide, room.y, wide, max(corner, theme.SMALL)).moved(NOTCH, -NOTCH)
    seal = (
        upper.moved(-SPILL, 0)
        .left_part(coin)
        .bottom_part(max(min(coin * 8 // 5, upper.h - corner), coin + LIFT))
    )
    name = room.inset(-BANNER, 0).moved(0, bust.h).top_part(ribbon)
    foot = room.inset(-SILL, 0).bottom_part(sill)
    top = bust.bottom + ribbon
    end = foot.y if lined else room.bottom
    beside = -(room.w // AIR) if room.w >= LARGE else SPILL
    return EmployeeAnchors(
        portrait,
        Rect(room.x, room.y, corner, corner),
        level if levelled else None,
        seal if _reaches(room, DEPUTED) else None,
        name if named else None,
        Rect(room.x - beside, top, room.w + 2 * beside, end - top),
        foot if lined else None,
        lined,
    )


def _oval(bust: Rect, room: Rect, aside: int) -> Rect:
    """As high as there is room for, with its foot on that of the bust and its middle so far from the left."""
    middle = room.x + aside
    width = max(min(2 * (room.right - middle), int(bust.h * OVAL)), 1)
    height = min(int(width / OVAL), bust.h)
    return Rect(middle - width // 2, bust.bottom - height, width, height)


MINI_RANK, MINI_BUST, MINI_SIGN = 22, 46, 50
"""Rank, portrait and main sign of a small card, in hundredths of its height."""


class MiniAnchors(NamedTuple):
    """The parts of a small card: the same three at every size."""

    rank: Rect
    portrait: Rect
    sign: Rect


def mini_anchors(room: Rect, plain: bool = False) -> MiniAnchors:
    """Where everything stands on a small card; on a plain one the portrait is large, for there is no sign."""
    rank = max(room.h * MINI_RANK // 100, LEAST_CORNER)
    sign = room.bottom_part(room.h * MINI_SIGN // 100)
    bust = room.without_top(rank) if plain else room.top_part(room.h * MINI_BUST // 100)
    middle = room.x + (room.w + (0 if plain else rank)) // 2
    wide = min(2 * (room.right - middle), int(bust.h * OVAL))
    high = min(int(wide / OVAL), bust.h)
    portrait = Rect(middle - wide // 2, bust.y + (bust.h - high) // 2, wide, high)
    return MiniAnchors(Rect(room.x, room.y, rank, rank), portrait, sign.centred((min(sign.w, sign.h),) * 2))


def spine_anchors(column: Rect, plain: bool = False) -> MiniAnchors:
    """Where the same stands on what others leave to be seen of a small card: one below the other."""
    rank = min(max(column.h * MINI_RANK // 100, LEAST_CORNER), column.w)
    bust = column.without_top(rank)
    if not plain:
        bust = bust.top_part(column.h * MINI_BUST // 100 - rank // 3)
    wide = min(column.w, int(bust.h * OVAL))
    low = column.without_top(rank + bust.h)
    side = min(low.w, low.h)
    portrait = bust.centred((wide, min(int(wide / OVAL), bust.h)))
    return MiniAnchors(column.top_part(rank).centred((rank, rank)), portrait, low.centred((side, side)))


def _reaches(room: Rect, least: Size) -> bool:
    return room.w >= least.w and room.h >= least.h


ROW, HEAD_ROOM = 194, 40
"""How high a row of what a garment takes is, in thousandths of its card; and where the mannequin begins, in
hundredths of a coin: its neck stands between coin and star, its shoulders below them."""
BLANK, LEAST_BLANK = 24, 24
"""Coin and star, in hundredths of the height; two figures in them want their least size."""


class GarmentAnchors(NamedTuple):
    """The parts of a garment's card: demands stand below the mannequin and never before it."""

    mannequin: Rect
    value: Rect
    prestige: Rect
    thimble: Rect
    costs: Rect


def garment_anchors(room: Rect, rows: int = 2) -> GarmentAnchors:
    """Where everything stands on a garment's card, by the room inside its edge and the rows of its costs.

    The more rows, the smaller the mannequin: a row is as high on every card.
    """
    costs = room.bottom_part(rows * (room.h * ROW // 1000))
    figure = room.without_bottom(costs.h + 1)
    side = min(max(room.h * BLANK // 100, LEAST_BLANK), max(room.w * 38 // 100, LEAST_BLANK))
    left, right = figure.left_part(side), figure.right_part(side)
    small = min(side * 4 // 5, figure.h - side - 1)
    return GarmentAnchors(
        figure.without_top(side * HEAD_ROOM // 100),
        left.top_part(side),
        right.top_part(side),
        Rect(right.right - small, right.y + side + 1, small, small),
        costs,
    )


class GuestAnchors(NamedTuple):
    """The parts of a guest in a hall: all that is to be read stands at their feet."""

    plinth: Rect
    figure: Rect
    trademark: Rect
    prestige: Rect


def guest_anchors(room: Rect) -> GuestAnchors:
    """Where everything stands on a guest's place."""
    side = min(room.w, room.h)
    token = max(min(side * 42 // 100, 22 + side // 8), 18)
    star = max(min(side * 46 // 100, 24 + side // 8), 20)
    step = max(room.h // 8, 9)
    foot = room.bottom_part(star)
    return GuestAnchors(
        room.bottom_part(step),
        room.without_bottom(step * 2 // 3),
        foot.left_part(token).bottom_part(token),
        foot.right_part(star),
    )


class TileAnchors(NamedTuple):
    """The halves of a resource tile."""

    silk: Rect
    goods: Rect


SILK = 54
"""The share of a resource tile that is its silk."""


def tile_anchors(room: Rect) -> TileAnchors:
    """Silk above, goods below."""
    silk = room.top_part(room.h * SILK // 100)
    return TileAnchors(silk, room.without_top(silk.h + 2))


class BarryAnchors(NamedTuple):
    """The parts of a card of Madame du Barry; None for what is left out at its size."""

    portrait: Rect
    name: Rect | None
    action: Rect
    place: Rect


HEAD, TOLD, DONE = 24, 32, 20
"""The shares of her head, of what she does in words and in signs; below them is where her garment goes."""
TOLD_FROM = Size(84, 150)
"""From this room on it is told in words."""


def barry_anchors(room: Rect) -> BarryAnchors:
    """Where everything stands on a card of hers, by the room inside its edge."""
    head = room.top_part(room.h * HEAD // 100)
    side = min(head.w, head.h)
    told = head.bottom + room.h * TOLD // 100 if _reaches(room, TOLD_FROM) else head.bottom
    end = room.y + room.h * (HEAD + TOLD + DONE) // 100
    return BarryAnchors(
        head.centred((side, side)),
        Rect(room.x, head.bottom, room.w, told - head.bottom) if told > head.bottom else None,
        Rect(room.x, told, room.w, end - told),
        Rect(room.x, end + 1, room.w, room.bottom - end - 1),
    )
