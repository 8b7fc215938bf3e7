"""How the parts of the table are built: gilded panels, niches, plaques and counters."""

from __future__ import annotations

from rococo_desktop.ui import theme
from rococo_desktop.ui.geometry import Rect
from rococo_desktop.ui.marks import Align
from rococo_desktop.ui.pieces import paint_trademark
from rococo_desktop.ui.sheet import Card
from rococo_desktop.ui.theme import Face, Paint

CLEAR: Paint = (0, 0, 0, 0)
SHADE = 6
"""How far the shadow of a panel reaches beyond it."""


def panel(
    card: Card,
    rect: Rect,
    paint: Paint = theme.CREAM,
    below: Paint = theme.LINEN,
    radius: int = 10,
    edge: Paint = theme.GOLD,
) -> None:
    """A panel with a gilded edge; it throws a shadow of SHADE."""
    card.shadow(rect, radius, SHADE, 110)
    card.fill(rect, paint, radius, edge, 2, below)
    card.fill(rect.inset(3), CLEAR, max(radius - 3, 0), (*theme.DARK_GOLD[:3], 110), 1)


def dark_panel(card: Card, rect: Rect, radius: int = 10, paint: Paint = theme.NIGHT) -> None:
    """A panel of the night, or of walnut."""
    card.shadow(rect, radius, SHADE, 110)
    card.fill(rect, paint, radius, theme.DARK_GOLD, 1, _darker(paint))


def _darker(paint: Paint) -> Paint:
    return (paint[0] * 2 // 3, paint[1] * 2 // 3, paint[2] * 2 // 3)


def niche(card: Card, rect: Rect, paint: Paint, below: Paint, edge: Paint, width: int = 2) -> None:
    """A niche in a wall, with a round arch above, darker towards the top."""
    _arch(card, rect, edge, edge)
    _arch(card, rect.inset(width), paint, below)


def _arch(card: Card, rect: Rect, paint: Paint, below: Paint) -> None:
    half = min(rect.w // 2, rect.h // 2)
    card.fill(rect.top_part(2 * half), paint, half)
    card.fill(rect.without_top(half), paint, 3, below=below)


def plaque(
    card: Card,
    rect: Rect,
    words: str,
    size: int,
    paint: Paint = theme.IVORY,
    ink: Paint = theme.INK,
    face: Face = theme.STRONG,
) -> None:
    """A marble plaque with a number."""
    card.fill(rect, paint, min(rect.h // 3, 7), theme.DARK_GOLD, 1, _shade(paint))
    card.text(rect, words, size, ink, face, Align.CENTRE)


def _shade(paint: Paint) -> Paint:
    return (paint[0] * 9 // 10, paint[1] * 9 // 10, paint[2] * 17 // 20)


def counter(
    card: Card,
    rect: Rect,
    icon: str,
    words: str,
    size: int,
    ink: Paint = theme.INK,
    side: int = 0,
    face: Face = theme.STRONG,
    alpha: int = 255,
) -> None:
    """A sign with a number to its right."""
    side = side or min(rect.h, size + 2)
    card.sign(Rect(rect.x, rect.y + (rect.h - side) // 2, side, side), icon, alpha=alpha)
    card.text(rect.without_left(side + 2), words, size, ink, face)


def emblem(card: Card, rect: Rect, colour: int) -> None:
    """The trademark of a seat, as a small seal in its colour."""
    paint_trademark(card, rect, colour)


def button(card: Card, rect: Rect, enabled: bool, strong: bool = False) -> None:
    """The face of a button."""
    if strong:
        card.fill(rect, theme.BRIGHT_GOLD, 8, theme.FOCUS, 2, theme.GOLD)
    elif enabled:
        card.fill(rect, theme.IVORY, 8, theme.GOLD, 2, theme.LINEN)
    else:
        card.fill(rect, (60, 50, 58), 8, theme.DARK_GOLD, 1, (46, 38, 46))


def key_cap(card: Card, rect: Rect, key: str, size: int, enabled: bool = True) -> None:
    """A key as it is shown on what it chooses."""
    ink: Paint = theme.SOFT_INK if enabled else theme.PALE_INK
    card.fill(rect, CLEAR, 4, (*ink[:3], 150), 1)
    card.text(rect, key, size, ink, theme.BODY, Align.CENTRE)
