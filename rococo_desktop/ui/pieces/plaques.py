"""Marble plaques for numbers, and the prices on the market shelf."""

from __future__ import annotations

from rococo_desktop.ui.picture import frames, theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Align
from rococo_desktop.ui.picture.sheet import Card, Kit
from rococo_desktop.ui.picture.theme import Paint

SMALLER = (64, 48, 40, 36, 32, 28, 26, 24, 22, 20, 18, 17, 16)
"""Sizes a number may shrink to."""
DEEP_RED, LATER = (126, 20, 32), (82, 62, 46)
"""A price that cannot be paid, and the next price: dark enough for marble behind a veil."""
CLEAR = 19
"""How much room the sign has that says a price cannot be paid."""
DULL = (222, 217, 210)
"""The plain colour of a plaque whose price the viewer cannot pay."""


def paint_plaque(card: Card, rect: Rect, kit: Kit, words: str, size: int = 18) -> None:
    """Words on a marble plaque; they shrink down to the least size rather than be cut."""
    _marble(card, rect)
    sizes = (size, *(smaller for smaller in SMALLER if smaller < size))
    fitting = kit.type.largest(words, theme.STRONG, sizes, rect.w - 6)
    card.text(rect.inset(3, 0), words, fitting, theme.INK, theme.STRONG, Align.CENTRE)


def _marble(card: Card, rect: Rect, dull: bool = False) -> None:
    edge = max(min(rect.h // 3, 9), 6)
    frames.patch(card, rect, "plaque_dull" if dull else "plaque", edge, DULL if dull else theme.IVORY)


def paint_price(
    card: Card,
    rect: Rect,
    kit: Kit,
    price: int | None,
    next_price: int | None,
    leaves: bool,
    affordable: bool | None,
) -> None:
    """The price with a coin, the next one smaller beside it, whether it leaves, and the purse's word."""
    _marble(card, rect, affordable is False)
    inner = rect.inset(4, 2)
    if price is None:
        card.sign(inner.centred((min(16, inner.w), min(16, inner.h))), "minus", theme.SOFT_INK)
        return
    if inner.h >= 40 and (leaves or next_price is not None):
        now, later = inner.rows(2)
        _row(card, now, _price_now(kit, price, affordable, min(now.h, 30)))
        _row(card, later, _price_next(kit, next_price, leaves, min(later.h, 24)))
        return
    side = min(inner.h, 28)
    for coin, clear in ((True, CLEAR), (False, CLEAR), (False, CLEAR - 5)):
        now_parts = _price_now(kit, price, affordable, side, coin, clear)
        parts = [*now_parts, *_price_next(kit, next_price, leaves, side)]
        if _width(parts) <= inner.w:
            break
    _row(card, inner, parts)


_Part = tuple[str, str, int, Paint, int]
"""What kind of mark, which, its size, its paint and its width."""


def _price_now(
    kit: Kit, price: int, affordable: bool | None, side: int, coin: bool = True, clear: int = CLEAR
) -> list[_Part]:
    size = max(theme.NUMBER, round(side * 0.8))
    ink = DEEP_RED if affordable is False else theme.INK
    parts: list[_Part] = []
    if coin:
        parts.append(_icon("livre", max(round(side * 0.76), 16)))
    parts.append(_words(kit, str(price), size, ink))
    if affordable is not None:
        # Not a cross, which would be read as "times", and clear of the number, lest it be read as a nought.
        parts.append(("icon", "check", 12, theme.LEAF, 12) if affordable else ("icon", "no", 13, ink, clear))
    return parts


def _price_next(kit: Kit, next_price: int | None, leaves: bool, side: int) -> list[_Part]:
    if leaves:
        return [_icon("leaves", max(round(side * 0.7), 16))]
    if next_price is None:
        return []
    return [
        ("icon", "arrow", 10, theme.SOFT_INK, 10),
        _words(kit, str(next_price), theme.SMALL, LATER),
    ]


def _icon(name: str, side: int) -> _Part:
    return ("icon", name, side, theme.INK, side)


def _words(kit: Kit, words: str, size: int, paint: Paint) -> _Part:
    return ("text", words, size, paint, kit.type.width(words, theme.STRONG, size))


def _width(parts: list[_Part], gap: int = 1) -> int:
    return sum(part[4] for part in parts) + gap * max(len(parts) - 1, 0)


def _row(card: Card, rect: Rect, parts: list[_Part]) -> None:
    gap = min(max((rect.w - _width(parts, 0)) // max(len(parts), 1), 1), 6)
    x = rect.x + (rect.w - _width(parts, gap)) // 2
    for kind, what, size, paint, width in parts:
        if kind == "icon":
            card.sign(Rect(x, rect.y, width, rect.h).centred((size, size)), what, paint)
        else:
            card.text(Rect(x, rect.y, width, rect.h), what, size, paint, theme.STRONG)
        x += width + gap
