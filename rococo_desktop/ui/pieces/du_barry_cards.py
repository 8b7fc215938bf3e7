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
from rococo_desktop.ui.pieces.card_template import barry_anchors
from rococo_desktop.ui.pieces.icon_strip import paint_glyphs, strip_fits
from rococo_desktop.ui.text.describe import barry_card_name
from rococo_desktop.ui.text.effect_icons import Glyph

PORTRAIT, MEDALLION = "portraits/du_barry", "portraits/du_barry_small"
"""Herself: in her oval frame of state, and her head alone in a round one."""


def paint_barry_back(card: Card, rect: Rect) -> None:
    """A card of hers face down: rose damask with her monogram."""
    card.art(rect, "portraits/back_rival", Fit.STRETCH)


def paint_barry_card(card: Card, rect: Rect, kit: Kit, defs: PublicDefinitions, barry_card: int) -> None:
    """Her action in signs above, in words where there is room; hall and jewelry below."""
    assert defs.barry is not None
    piece = defs.barry.cards[barry_card]
    inner = paint_stock(card, rect, ROSE, theme.IVORY, (250, 230, 226))
    places = barry_anchors(inner)
    card.fill(Rect(inner.x, places.place.y - 1, inner.w, 1), (*theme.DARK_GOLD, 170))
    card.art(places.portrait, MEDALLION)
    if places.name is not None:
        _told(card, places.name.inset(2, 0), kit, kit.words.title(barry_card_name(defs, barry_card)))
    for room, glyphs, share in (
        (places.action, _action(defs, piece), 3),
        (places.place, _shown(kit, places.place, _place(defs, piece)), 4),
    ):
        size = max(18, min(room.h - 2, room.w // share, 64))
        paint_glyphs(card, room.inset(2, 0), kit, glyphs, size, theme.INK, defs.edition)


def _told(card: Card, room: Rect, kit: Kit, words: str) -> None:
    """What she does in words, in the middle of the room; nothing where they do not fit."""
    for size in range(max(min(room.h * 4 // 10, room.w // 9), theme.SMALL), theme.SMALL - 1, -1):
        height = kit.type.text_height(words, theme.STRONG, size, room.w)
        longest = max(kit.type.width(word, theme.STRONG, size) for word in words.split())
        if height <= room.h and longest <= room.w:
            told = room.centred((room.w, height))
            card.paragraph(told, words, size, theme.INK, theme.STRONG, Align.CENTRE)
            return


def _shown(kit: Kit, room: Rect, place: tuple[Glyph, ...]) -> tuple[Glyph, ...]:
    """Hall and jewelry, or the hall and the first sign of what it wants where there is little room."""
    return place if strip_fits(kit, room.inset(2, 0), place) else place[:2]


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
