"""A decoration that can be funded: its sign, its cost and prestige on plaques, and the trademark of its patron."""

from __future__ import annotations

from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.ui import theme
from rococo_desktop.ui.geometry import Rect
from rococo_desktop.ui.sheet import Card
from rococo_desktop.ui.table import panels
from rococo_desktop.ui.table.desk import Desk
from rococo_desktop.ui.table.things import lay_trademark
from rococo_desktop.ui.text.describe import describe_decoration
from rococo_desktop.ui.text.messages import message


def lay_decoration(desk: Desk, rect: Rect, place: int, icon: str) -> None:
    """One decoration space."""
    target = ("decorations", place)
    index = place - desk.defs.first_decoration
    decoration = desk.defs.decorations[index]
    owner = desk.view.trademarks[place]
    affordable = desk.stage.market.decorations[index]
    lit = desk.is_lit(target)
    size = desk.sizes.number
    taken = owner != NOBODY

    def paint(card: Card, inner: Rect) -> None:
        card.fill(inner, theme.NIGHT, 6, theme.GOLD, 1, theme.MIDNIGHT)
        line = min(size + 4, (inner.h - 4) // 2)
        low = inner.bottom_part(line + 2).inset(3, 0)
        sign = Rect(inner.x + 3, inner.y + 3, inner.w - 6, inner.h - line - 6)
        side = min(sign.w, sign.h)
        if inner.h >= 2 * line + side // 2 and decoration.prestige and inner.h > 2.2 * line + 16:
            middle = low.moved(0, -line)
            panels.counter(card, _centred(card, middle, str(decoration.prestige), size), "prestige",
                           str(decoration.prestige), size, theme.IVORY)
            sign = sign.without_bottom(line)
            side = min(sign.w, sign.h)
        if not taken:
            card.icon(sign.centred((side, side)), icon, theme.LINEN)
        ink = theme.IVORY if affordable is not False else theme.POWDER_PINK
        panels.counter(card, _centred(card, low, str(decoration.cost), size), "livre", str(decoration.cost), size, ink)

    desk.lay(rect, ("decoration", place, affordable, taken), paint, raised=lit)
    side = min(rect.w - 8, rect.h * 3 // 5)
    seal = Rect(rect.x + (rect.w - side) // 2, rect.y + 4, side, side)
    desk.sheet.anchor(("trademarks", place), seal)
    if taken and not desk.is_hidden(("trademarks", place), owner):
        lay_trademark(desk, seal, owner, place, lit)
    desk.thing(rect, target, decoration_told(desk, place, owner))


def _centred(card: Card, rect: Rect, words: str, size: int) -> Rect:
    wide = min(rect.h, size + 2) + 2 + card.type.width(words, theme.STRONG, size)
    return Rect(rect.x + max((rect.w - wide) // 2, 0), rect.y, min(wide, rect.w), rect.h)


def decoration_told(desk: Desk, place: int, owner: int) -> str:
    """A decoration in words, and who funded it."""
    told = desk.described(("decoration", place), lambda: describe_decoration(desk.defs, place))
    if owner == NOBODY:
        return told
    return f"{told} {desk.say(message('board.funded', seat=desk.stage.seats[owner].name))}"
