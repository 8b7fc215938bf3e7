"""Resource tiles and jewelry tiles."""

from __future__ import annotations

from rococo_desktop.model.vocabulary import Colour
from rococo_desktop.play.game.session_values import PublicDefinitions
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.colours import shade, silk_paint
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.sheet import Card, Kit
from rococo_desktop.ui.picture.signs import in_edition
from rococo_desktop.ui.pieces.card_stock import paint_stock
from rococo_desktop.ui.pieces.card_template import tile_anchors


def paint_tile(card: Card, rect: Rect, kit: Kit, defs: PublicDefinitions, face: int) -> None:
    """Silk above, lace and thread below: a plus for both of them, a stroke for one or the other."""
    tile = defs.faces[face]
    inner = paint_stock(card, rect)
    above, below = tile_anchors(inner)
    card.fill(Rect(inner.x, above.bottom, inner.w, 1), (*theme.DARK_GOLD, 150))
    bales = [colour for colour in Colour for _ in range(tile.silk[colour])]
    side = min(above.h, inner.w * 10 // 19)
    step = min(side + 2, (inner.w - side) // max(len(bales) - 1, 1))
    x = inner.x + (inner.w - side - step * (len(bales) - 1)) // 2
    for at, colour in enumerate(bales):
        spot = Rect(x + at * step, above.y, side, above.h).centred((side, side))
        card.sign(spot, in_edition(colour.name.lower(), defs.edition))
    goods = ["lace"] * tile.lace + ["thread"] * tile.thread
    _goods(card, below, goods, "slash" if tile.either else "plus")


def _goods(card: Card, rect: Rect, goods: list[str], between: str) -> None:
    side = min(rect.h, (rect.w - 10) // 2, rect.w * 2 // (3 * len(goods) - 1) if goods else rect.h)
    sign = max(side * 5 // 10, 8)
    width = side * len(goods) + sign * (len(goods) - 1)
    x = rect.x + (rect.w - width) // 2
    for at, good in enumerate(goods):
        if at:
            card.sign(Rect(x, rect.y, sign, rect.h), between)
            x += sign
        card.sign(Rect(x, rect.y, side, rect.h), good)
        x += side


def paint_tile_back(card: Card, rect: Rect) -> None:
    """A resource tile nobody has looked at."""
    inner = paint_stock(card, rect, theme.GOLD, theme.DUSK, theme.NIGHT)
    side = min(inner.w, inner.h) * 7 // 10
    card.sign(inner.centred((side, side)), "bag")


def paint_jewelry(card: Card, rect: Rect, kit: Kit, defs: PublicDefinitions, jewelry: int) -> None:
    """A necklace or ring; the cut of its stone goes with its colour."""
    assert defs.jeweler is not None
    tile = defs.jeweler.jewelry[jewelry]
    paint = silk_paint(tile.colour, defs.edition)
    inner = paint_stock(card, rect, theme.GOLD, shade(paint, 0.82), theme.IVORY)
    kind = "necklace" if tile.kind == 0 else "ring"
    side = min(inner.w, inner.h)
    square = inner.centred((side, side)).inset(max(side // 24, 1))
    card.sign(square, f"{tile.colour.name.lower()}_{kind}")
