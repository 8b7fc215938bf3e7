"""Cards of Madame du Barry: her action above, where a garment of hers goes below."""

from __future__ import annotations

from rococo_desktop.model.definitions import BarryCard
from rococo_desktop.model.vocabulary import Adornment, BarryAction, Edition
from rococo_desktop.play.game.session_values import PublicDefinitions
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Align, Fit
from rococo_desktop.ui.picture.sheet import Card, Kit
from rococo_desktop.ui.pieces.card_stock import ROSE, paint_stock
from rococo_desktop.ui.pieces.icon_strip import paint_glyphs, strip_fits
from rococo_desktop.ui.text.describe import barry_card_name
from rococo_desktop.ui.text.effect_icons import Glyph

PORTRAIT, MEDALLION = "portraits/du_barry", "portraits/du_barry_small"
"""Herself: in her oval frame of state, and her head alone in a round one."""
LEAST_WIDTH = 140
"""From this width on her cards bear her head."""


def paint_barry_back(card: Card, rect: Rect) -> None:
    """A card of hers face down: rose damask with her monogram."""
    card.art(rect, "portraits/back_rival", Fit.STRETCH)


def paint_barry_card(card: Card, rect: Rect, kit: Kit, defs: PublicDefinitions, barry_card: int) -> None:
    """Her action in signs above, in words where there is room; hall and jewelry below."""
    assert defs.barry is not None
    piece = defs.barry.cards[barry_card]
    inner = paint_stock(card, rect, ROSE, theme.IVORY, (250, 230, 226))
    lower = inner.bottom_part(max(inner.h * 36 // 100, 24))
    upper = inner.without_bottom(lower.h + 1)
    card.fill(Rect(inner.x, lower.y, inner.w, 1), (*theme.DARK_GOLD, 170))
    words = kit.words.title(barry_card_name(defs, barry_card))
    height = kit.type.text_height(words, theme.STRONG, theme.NUMBER, inner.w - 8)
    longest = max(kit.type.width(word, theme.STRONG, theme.NUMBER) for word in words.split())
    if height + 34 <= upper.h and longest <= inner.w - 8:
        told = upper.bottom_part(height).inset(4, 0)
        card.paragraph(told, words, theme.NUMBER, theme.INK, theme.STRONG, Align.CENTRE)
        upper = upper.without_bottom(height)
    if upper.w >= LEAST_WIDTH and upper.h >= upper.w * 2 // 3:
        medal = upper.top_part(upper.h * 2 // 5)
        card.art(medal.inset(0, 4), MEDALLION)
        upper = upper.without_top(medal.h)
    size = max(18, min(upper.h - 4, inner.w // 3, 64))
    paint_glyphs(card, upper.inset(2), kit, _action(defs, piece), size, theme.INK, defs.edition)
    size = max(18, min(lower.h - 4, inner.w // 4, 44))
    place = _place(defs, piece)
    shown = place if strip_fits(kit, lower.inset(2), place) else place[:2]
    paint_glyphs(card, lower.inset(2), kit, shown, size, theme.INK, defs.edition)


def _action(defs: PublicDefinitions, piece: BarryCard) -> tuple[Glyph, ...]:
    """The upper half in signs: the act, which one counted from where, and what."""
    match piece.action:
        case BarryAction.FAVOR:
            return (Glyph("favor"),)
        case BarryAction.ACQUIRE_DRAWER:
            return (Glyph("acquire"), Glyph("drawer", str(piece.number + 1)))
        case BarryAction.ACQUIRE_COLUMN:
            return (Glyph("acquire"), Glyph(("column_left", "column_centre", "column_right")[piece.number]))
        case BarryAction.TAILOR | BarryAction.HIRE as action:
            return (
                Glyph(action.value),
                Glyph("from_right" if piece.from_right else "from_left", str(piece.number)),
            )
        case BarryAction.FUND:
            return (Glyph("fund"), Glyph(_decoration(defs, piece.decoration)))


def _decoration(defs: PublicDefinitions, kind: str) -> str:
    if kind == "kitchen":
        return "fountain" if defs.edition is Edition.CLASSIC else "kitchen"
    return kind


def _place(defs: PublicDefinitions, piece: BarryCard) -> tuple[Glyph, ...]:
    """The lower half in signs: the hall; with a jeweler board jewelry of that colour, that suits, or none."""
    hall = Glyph("hall", str(piece.hall + 1))
    if defs.jeweler is None:
        return (hall,)
    match piece.adornment:
        case Adornment.MATCH:
            return (hall, Glyph("jewelry"), Glyph("equals"), Glyph("silk"))
        case Adornment.SUIT:
            return (hall, Glyph("jewelry"), Glyph("plus"), Glyph("garment"))
        case Adornment.NONE:
            return (hall, Glyph("no"), Glyph("jewelry"))
