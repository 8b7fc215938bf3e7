"""Small signs that travel where the table shows no piece: coins, points, trademarks, backs of pieces."""

from __future__ import annotations

from rococo_desktop.model.places import ZONES, Place
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Align, Layer, Sprite
from rococo_desktop.ui.picture.sheet import Card, Kit
from rococo_desktop.ui.pieces import paint_barry_back, paint_employee_back, paint_tile_back
from rococo_desktop.ui.pieces.card_stock import paint_number

TOKEN = Rect(0, 0, 84, 40)
EMBLEM = Rect(0, 0, 36, 36)
SIGN = Rect(0, 0, 30, 30)
COIN, LARGE_COIN = 24, 32
BACKS = {
    "employee": Rect(0, 0, 46, 64),
    "rival_card": Rect(0, 0, 46, 64),
    "face": Rect(0, 0, 44, 44),
    "garment": Rect(0, 0, 52, 64),
}
BACK = Rect(0, 0, 36, 36)
SIGNS = {"garment": "garment", "jewelry": "jewelry"}


def counted(kit: Kit, counter: str, change: int) -> Sprite:
    """So many livre, points, lace or thread gained or paid."""
    words = f"+{change}" if change > 0 else f"−{-change}"
    card = Card(TOKEN, kit.type)
    inner = TOKEN.inset(4)
    card.shadow(inner, 16, 4, 110)
    card.fill(inner, theme.IVORY, 16, theme.GOLD, 2, theme.CREAM)
    card.sign(Rect(inner.x + 6, inner.y + 4, 24, 24), counter)
    card.text(
        Rect(inner.x + 32, inner.y, inner.w - 40, inner.h), words, 20, theme.INK, theme.STRONG, Align.CENTRE
    )
    return card.sprite(Layer.TIP)


def coin(kit: Kit, livre: int) -> Sprite:
    """A coin of so many livre: a large one with its figure, or a small one."""
    side = COIN if livre == 1 else LARGE_COIN
    card = Card(Rect(0, 0, side, side), kit.type)
    if livre == 1:
        card.sign(card.rect, "livre")
    else:
        paint_number(card, card.rect, "coin", str(livre))
    return card.sprite(Layer.TIP)


def good(kit: Kit, counter: str, number: int) -> Sprite:
    """Lace or thread, one at a time; prestige on a medal with its figure."""
    if counter == "prestige":
        return counted(kit, counter, number)
    return sign(kit, counter)


def sign(kit: Kit, name: str) -> Sprite:
    """A sign by itself."""
    card = Card(SIGN, kit.type)
    card.sign(SIGN, name)
    return card.sprite(Layer.TIP)


def favor(kit: Kit) -> Sprite:
    """The queen's favor."""
    card = Card(EMBLEM, kit.type)
    inner = EMBLEM.inset(3)
    card.shadow(inner, 15, 3, 120)
    card.fill(inner, theme.IVORY, 15, theme.GOLD, 2, theme.LINEN)
    card.sign(inner.inset(4), "favor")
    return card.sprite(Layer.TIP)


def back(kit: Kit, place: Place) -> Sprite:
    """The back of a piece nobody may look at, or that the table shows at neither end."""
    kind = ZONES[place[0]].pieces
    rect = BACKS.get(kind, BACK)
    card = Card(rect, kit.type)
    if kind in PRINTED:
        PRINTED[kind](card, rect)
        return card.sprite(Layer.TIP)
    inner = rect.inset(3)
    card.shadow(inner, 6, 3, 110)
    card.fill(inner, theme.DUSK, 6, theme.GOLD, 2, theme.NIGHT)
    side = min(inner.w, inner.h) - 12
    card.sign(inner.centred((side, side)), SIGNS.get(kind, "employee"))
    return card.sprite(Layer.TIP)


PRINTED = {"employee": paint_employee_back, "face": paint_tile_back, "rival_card": paint_barry_back}
"""Pieces that have a back; what lies in a bag has none, and comes out of it as a parcel."""
