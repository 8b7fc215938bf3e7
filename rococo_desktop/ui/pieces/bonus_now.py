"""What a bonus would bring this moment, on one line of a card."""

from __future__ import annotations

from collections.abc import Iterator

from rococo_desktop.model.outlook import Gained
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.sheet import Card, Kit
from rococo_desktop.ui.pieces.icon_strip import sign_width
from rococo_desktop.ui.text.messages import message

CROWN = "crown"

Part = tuple[str, str]
"""A sign, and what stands before it."""


def paint_now(card: Card, rect: Rect, kit: Kit, now: tuple[Gained, ...], size: int = theme.NUMBER) -> None:
    """What the bonus would bring this moment: "now: 4" with a coin; a sign stands for the word if need be.

    A crown brings nothing before the end, and says so: "at the end: 4", with the crown.
    """
    card.fill(rect, (*theme.DARK_GOLD, 46), rect.h // 3)
    side = rect.h - 4
    for parts in _ways_to_say(kit, together(now)):
        width = sum(_part_width(kit, *part, side, size) for part in parts) + 3 * (len(parts) - 1)
        if width <= rect.w - 4:
            break
    x = rect.x + max((rect.w - width) // 2, 0)
    for icon, text in parts:
        if text:
            wide = kit.type.width(text, theme.STRONG, size)
            card.text(Rect(x, rect.y, wide, rect.h), text, size, theme.INK, theme.STRONG)
            x += wide + 1
        place = Rect(x, rect.y, sign_width(icon, side), rect.h)
        card.sign(place.centred((place.w, min(side, place.w))), icon, theme.DARK_GOLD)
        x += place.w + 3


def _ways_to_say(kit: Kit, gains: list[Gained]) -> Iterator[list[Part]]:
    """The parts of the line: in words, with signs, with numbers alone, the first number alone."""
    (first, *_), numbers = gains, [(_icon(gain), _number(gain)) for gain in gains]
    if first.at_end:
        words = kit.say(message("card.at_end", n=numbers[0][1]))
        yield [(CROWN, ""), (numbers[0][0], words), *numbers[1:]]
        yield [(CROWN, words), *numbers[1:]]
        yield [(CROWN, kit.say(message("card.at_end.brief", n=numbers[0][1]))), *numbers[1:]]
        yield [(CROWN, ""), *numbers]
        yield [(CROWN, numbers[0][1]), *numbers[1:]]
        yield [(CROWN, numbers[0][1])]
        return
    yield [(numbers[0][0], kit.say(message("tooltip.now", n=numbers[0][1]))), *numbers[1:]]
    yield [("now", ""), *numbers]
    yield numbers
    yield [numbers[0], ("more", "")]


def together(now: tuple[Gained, ...]) -> list[Gained]:
    """The same good from several parts of a bonus added up; what brings nothing is left out beside others."""
    sums: dict[tuple[str, bool, bool], int] = {}
    for gain in now:
        kind = (gain.what, gain.up_to, gain.at_end)
        sums[kind] = sums.get(kind, 0) + gain.amount
    gains = [Gained(what, amount, up_to, at_end) for (what, up_to, at_end), amount in sums.items()]
    return [gain for gain in gains if gain.amount] or gains[:1]


def _part_width(kit: Kit, icon: str, text: str, side: int, size: int) -> int:
    return sign_width(icon, side) + (kit.type.width(text, theme.STRONG, size) + 1 if text else 0)


def _icon(gain: Gained) -> str:
    return "bag_tile" if gain.what == "tile" else gain.what


def _number(gain: Gained) -> str:
    return ("≤" if gain.up_to else "") + str(gain.amount).replace("-", "−")
