"""Decorations, halls and actions as large pictures: their sign in a gilded niche, with cost and prestige."""

from __future__ import annotations

from rococo_desktop.model.vocabulary import DecorationKind, Edition
from rococo_desktop.play.game.session_values import PublicDefinitions
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.sheet import Card, Kit
from rococo_desktop.ui.pieces.card_stock import paint_number, paint_stock
from rococo_desktop.ui.pieces.icon_strip import paint_glyphs
from rococo_desktop.ui.pieces.trademarks import paint_trademark
from rococo_desktop.ui.text.effect_icons import Glyph
from rococo_desktop.ui.text.piece_names import decoration_at

STATUES = ("statue", "statue_1", "statue_2", "statue_3")
"""No two statues are alike."""


def decoration_sign(defs: PublicDefinitions, place: int) -> str:
    """The sign of a decoration; the classic edition has a fountain where the kitchen is (G5)."""
    kind = decoration_at(defs, place).kind
    if kind is DecorationKind.STATUE:
        before = defs.decorations[: place - defs.first_decoration]
        return STATUES[sum(other.kind is kind for other in before) % len(STATUES)]
    if defs.edition is Edition.CLASSIC:
        return kind.value.replace("kitchen", "fountain")
    return kind.value


def paint_decoration(
    card: Card, rect: Rect, kit: Kit, defs: PublicDefinitions, place: int, seat_colour: int | None = None
) -> None:
    """A decoration by its trademark place: its sign, what it costs and brings, and whose it is."""
    piece = decoration_at(defs, place)
    inner = paint_stock(card, rect, theme.GOLD, theme.DUSK, theme.MIDNIGHT)
    blank = min(max(24, inner.w // 4), inner.h // 3)
    figure = inner.without_bottom(blank)
    side = min(figure.w, figure.h) * 88 // 100
    card.sign(figure.centred((side, side)), decoration_sign(defs, place))
    foot = inner.bottom_part(blank)
    paint_number(card, foot.left_part(blank), "coin", str(piece.cost))
    paint_number(card, foot.right_part(blank), "medal", str(piece.prestige))
    if seat_colour is not None:
        paint_trademark(card, foot.centred((blank, blank)), seat_colour)


def paint_sign(card: Card, rect: Rect, kit: Kit, icon: str, glyphs: tuple[Glyph, ...] = ()) -> None:
    """A sign alone in a gilded niche, perhaps with others at its foot."""
    inner = paint_stock(card, rect, theme.GOLD, theme.DUSK, theme.MIDNIGHT)
    foot = inner.bottom_part(max(24, inner.w // 5) if glyphs else 0)
    figure = inner.without_bottom(foot.h)
    side = min(figure.w, figure.h) * 80 // 100
    card.sign(figure.centred((side, side)), icon, theme.IVORY)
    if glyphs:
        paint_glyphs(card, foot, kit, glyphs, foot.h - 4, theme.IVORY)
