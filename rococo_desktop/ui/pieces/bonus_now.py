"""What a bonus would bring this moment, on one line of a card."""

from __future__ import annotations

from collections.abc import Iterator

from rococo_desktop.model.outlook import Gained
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.sheet import Card, Kit
from rococo_desktop.ui.pieces.icon_strip import before_number, sign_width
from rococo_desktop.ui.text.messages import message

CROWN, AT_END = "crown", "at_end"
LEAST_SIDE = 12
"""Signs shrink down to this before words are left out."""
GROUND = (*theme.DARK_GOLD, 46)
GAP = 2
"""Between the parts of a line."""

Part = tuple[str, str]
"""A sign, or none, and what stands behind it."""
WIDEST: Part = ("livre", "88")
WIDEST_END: Part = ("prestige", "8")
"""Words are said where they find room beside these."""


def paint_now(card: Card, rect: Rect, kit: Kit, now: tuple[Gained, ...], size: int = theme.NUMBER) -> None:
    """What the bonus would bring this moment: "now:", a coin and its number; that alone for want of room.

    A crown brings nothing before the end, and says so: "at the end:", with the crown. Cards of one size
    say it in one way: words that would find room beside few figures only are left to larger cards.
    """
    largest = min(rect.h - 4, size * 5 // 4)

    def width_of(parts: list[Part], side: int) -> int:
        return sum(_part_width(kit, *part, side, size) for part in parts) + GAP * (len(parts) - 1)

    def fit(way: tuple[list[Part], list[Part]], side: int) -> bool:
        return max(width_of(parts, side) for parts in way) <= rect.w - 2

    sides = range(largest, min(largest, LEAST_SIDE) - 1, -1)
    ways = ((way[0], side) for way in _ways_to_say(kit, together(now)) for side in sides if fit(way, side))
    parts, side = next(ways, ([], 0))
    if not parts:
        return
    width = width_of(parts, side)
    card.fill(rect, GROUND, rect.h // 3)
    x = rect.x + (rect.w - width) // 2
    for icon, text in parts:
        place = Rect(x, rect.y, _sign_width(icon, side), rect.h)
        if icon:
            card.sign(place.centred((place.w, min(side, place.w))), icon, theme.DARK_GOLD)
        wide = _part_width(kit, icon, text, side, size)
        if text:
            written = _size(icon, size)
            words = kit.type.width(text, theme.STRONG, written)
            card.text(Rect(x + wide - words, rect.y, words, rect.h), text, written, theme.INK, theme.STRONG)
        x += wide + GAP


def paint_crown(card: Card, rect: Rect) -> None:
    """A crown alone: for those whom nobody forecasts what it brings."""
    card.fill(rect, GROUND, rect.h // 3)
    card.sign(rect.centred((rect.h - 2, rect.h - 2)), CROWN)


def _ways_to_say(kit: Kit, gains: list[Gained]) -> Iterator[tuple[list[Part], list[Part]]]:
    """The parts of the line, and how wide they mostly may be: in words, in fewer words, in signs."""
    goods = [_good(kit, gain) for gain in gains]
    if gains[0].at_end:
        for words in ("card.at_end", "card.at_end.brief"):
            told = [(CROWN, ""), ("", kit.say(message(words)))]
            yield [*told, *goods], [*told, WIDEST_END]
        yield [*told[1:], *goods], [*told[1:], WIDEST_END]
        yield [(CROWN, ""), (AT_END, ""), *goods], []
        yield [(CROWN, ""), *goods], []
        yield [(CROWN, goods[0][1])], []
        return
    told = [("", kit.say(message("card.now")))]
    yield [*told, *goods], [*told, WIDEST]
    yield goods, []


def together(now: tuple[Gained, ...]) -> list[Gained]:
    """The same good from several parts of a bonus added up; what brings nothing is left out beside others."""
    sums: dict[tuple[str, bool, bool], int] = {}
    for gain in now:
        kind = (gain.what, gain.up_to, gain.at_end)
        sums[kind] = sums.get(kind, 0) + gain.amount
    gains = [Gained(what, amount, up_to, at_end) for (what, up_to, at_end), amount in sums.items()]
    return [gain for gain in gains if gain.amount] or gains[:1]


def _size(icon: str, size: int) -> int:
    """Words are a little smaller than numbers."""
    return size if icon else max(size * 9 // 10, theme.SMALL)


def _part_width(kit: Kit, icon: str, text: str, side: int, size: int) -> int:
    wide = kit.type.width(text, theme.STRONG, _size(icon, size)) if text else 0
    if icon and text:
        wide += before_number(side)
    return _sign_width(icon, side) + wide


def _sign_width(icon: str, side: int) -> int:
    return sign_width(icon, side) if icon else 0


def _icon(gain: Gained) -> str:
    return "bag_tile" if gain.what == "tile" else gain.what


def _good(kit: Kit, gain: Gained) -> Part:
    """A good and how many of it; it is said if these are the most there can be."""
    number = str(gain.amount).replace("-", "−")
    return _icon(gain), kit.say(message("card.most", n=number)) if gain.up_to else number


KEYS = ("card.at_end", "card.at_end.brief")
"""The keys of this module that no call of `message` spells out."""
