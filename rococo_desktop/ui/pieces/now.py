"""What a bonus would bring this moment, on one line of a card."""

from __future__ import annotations

from rococo_desktop.model.outlook import Gained
from rococo_desktop.ui import theme
from rococo_desktop.ui.geometry import Rect
from rococo_desktop.ui.pieces.strip import sign_width
from rococo_desktop.ui.sheet import Card, Kit
from rococo_desktop.ui.text.glyphs import Glyph
from rococo_desktop.ui.text.messages import message


def paint_now(card: Card, rect: Rect, kit: Kit, now: tuple[Gained, ...], size: int = theme.NUMBER) -> None:
    """What the bonus would bring this moment: "now: 4" with a coin; a sign stands for the word if need be."""
    card.fill(rect, (*theme.DARK_GOLD, 46), rect.h // 3)
    side = rect.h - 4
    told = [_gained(gain) for gain in together(now)]
    word = kit.say(message("tooltip.now", n=told[0].text))
    for glyphs, first in (
        (told, word),
        ([Glyph("now"), *told], ""),
        (told, ""),
        ([told[0], Glyph("more")], ""),
    ):
        parts = [(glyph.icon, first if first and glyph is told[0] else glyph.text) for glyph in glyphs]
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


def _gained(gain: Gained) -> Glyph:
    icon = "bag_tile" if gain.what == "tile" else gain.what
    return Glyph(icon, ("≤" if gain.up_to else "") + str(gain.amount).replace("-", "−"))
