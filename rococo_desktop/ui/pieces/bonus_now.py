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
GROUND = (*theme.DARK_GOLD, 46)
GAP = 2

Part = tuple[str, str]
"""A sign, or none, and what stands before it."""


def paint_now(card: Card, rect: Rect, kit: Kit, now: tuple[Gained, ...], size: int = theme.NUMBER) -> None:
    """What the bonus would bring this moment: "now: 4" with a coin; without the word where it finds no room.

    A crown brings nothing before the end, and says so: "at the end: 4", with the crown. What does not find
    room in any of these ways is left out.
    """
    side = rect.h - 4
    for parts in _ways_to_say(kit, together(now)):
        width = sum(_part_width(kit, *part, side, size) for part in parts) + GAP * (len(parts) - 1)
        if width <= rect.w - 2:
            break
    else:
        return
    card.fill(rect, GROUND, rect.h // 3)
    x = rect.x + (rect.w - width) // 2
    for icon, text in parts:
        if text:
            wide = kit.type.width(text, theme.STRONG, size)
            card.text(Rect(x, rect.y, wide, rect.h), text, size, theme.INK, theme.STRONG)
            x += wide + 1
        place = Rect(x, rect.y, _sign_width(icon, side), rect.h)
        if icon:
            card.sign(place.centred((place.w, min(side, place.w))), icon, theme.DARK_GOLD)
        x += place.w + GAP


def paint_crown(card: Card, rect: Rect) -> None:
    """A crown alone: for those whom nobody forecasts what it brings."""
    card.fill(rect, GROUND, rect.h // 3)
    card.sign(rect.centred((rect.h - 2, rect.h - 2)), CROWN)


def _ways_to_say(kit: Kit, gains: list[Gained]) -> Iterator[list[Part]]:
    """The parts of the line: in words, in words without the sign of a lone good, in signs."""
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
    words = kit.say(message("tooltip.now", n=numbers[0][1]))
    yield [(numbers[0][0], words), *numbers[1:]]
    if len(numbers) == 1:
        yield [("", words)]
    yield numbers


def together(now: tuple[Gained, ...]) -> list[Gained]:
    """The same good from several parts of a bonus added up; what brings nothing is left out beside others."""
    sums: dict[tuple[str, bool, bool], int] = {}
    for gain in now:
        kind = (gain.what, gain.up_to, gain.at_end)
        sums[kind] = sums.get(kind, 0) + gain.amount
    gains = [Gained(what, amount, up_to, at_end) for (what, up_to, at_end), amount in sums.items()]
    return [gain for gain in gains if gain.amount] or gains[:1]


def _part_width(kit: Kit, icon: str, text: str, side: int, size: int) -> int:
    return _sign_width(icon, side) + (kit.type.width(text, theme.STRONG, size) + 1 if text else 0)


def _sign_width(icon: str, side: int) -> int:
    return sign_width(icon, side) if icon else 0


def _icon(gain: Gained) -> str:
    return "bag_tile" if gain.what == "tile" else gain.what


def _number(gain: Gained) -> str:
    return ("≤" if gain.up_to else "") + str(gain.amount).replace("-", "−")
