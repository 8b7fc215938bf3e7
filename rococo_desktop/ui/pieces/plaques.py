"""Marble plaques for numbers."""

from __future__ import annotations

from rococo_desktop.ui.picture import frames, theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Align
from rococo_desktop.ui.picture.sheet import Card, Kit

SMALLER = (64, 48, 40, 36, 32, 28, 26, 24, 22, 20, 18, 17, 16)
"""Sizes a number may shrink to."""
DULL = (222, 217, 210)
"""The plain colour of a plaque whose price the viewer cannot pay."""


def paint_plaque(card: Card, rect: Rect, kit: Kit, words: str, size: int = 18) -> None:
    """Words on a marble plaque; they shrink down to the least size rather than be cut."""
    paint_marble(card, rect)
    sizes = (size, *(smaller for smaller in SMALLER if smaller < size))
    fitting = kit.type.largest(words, theme.STRONG, sizes, rect.w - 6)
    card.text(rect.inset(3, 0), words, fitting, theme.INK, theme.STRONG, Align.CENTRE)


def paint_marble(card: Card, rect: Rect, dull: bool = False) -> None:
    """A marble plaque with nothing on it."""
    edge = max(min(rect.h // 3, 9), 6)
    frames.patch(card, rect, "plaque_dull" if dull else "plaque", edge, DULL if dull else theme.IVORY)
