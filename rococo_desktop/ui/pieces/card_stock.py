"""Card stock: what every piece is printed on, and numbers on coins and medals."""

from __future__ import annotations

from rococo_desktop.ui.picture import frames, theme
from rococo_desktop.ui.picture.colours import BRASS, SILVER, shade
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Align, Fit
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.picture.theme import Paint

ROSE = (214, 150, 164)
"""The edge of du Barry's cards."""
LAID = 96
"""The width of one tile of laid paper."""
EDGES = {theme.GOLD: "gold", SILVER: "silver", BRASS: "brass", ROSE: "rose"}
"""Edges of metal, which are baked; any other is plain enamel."""


def paint_stock(
    card: Card, rect: Rect, edge: Paint = theme.GOLD, paint: Paint = theme.IVORY, below: Paint = theme.CREAM
) -> Rect:
    """Laid paper with a rocaille edge of metal, or a plain one of any other colour; the room left inside."""
    short = min(rect.w, rect.h)
    radius = min(max(short // 12, 4), 9)
    width = 2 if short < 90 else 3
    if edge in EDGES:
        card.fill(rect.inset(1), paint, radius, below=below)
        card.art(rect.inset(width + 1), "portraits/laid", Fit.TILE, LAID)
        corner = min(max(short * 13 // 100, 6), 40)
        card.art(rect, f"portraits/edge_{EDGES[edge]}", Fit.PATCH, corner)
    else:
        card.fill(rect, edge, radius, shade(edge, -0.42), 1, shade(edge, -0.22))
        card.fill(rect.inset(width), paint, max(radius - width + 1, 2), shade(edge, -0.3), 1, below)
    return rect.inset(width + 2)


SMALL = 32
SMALL_FORMS = {"medal": "medal_small"}
"""Below this size leaves of laurel are crumbs: the star stands alone, in a dark hairline."""


def number_size(side: int, words: str, least: int = theme.NUMBER) -> int:
    """The size of a number on a coin or medal of this width; never below the least for numbers."""
    room = 0.62 if len(words) < 2 else 0.54
    return max(round(side * room), least)


def paint_number(card: Card, rect: Rect, blank: str, words: str, least: int = theme.NUMBER) -> None:
    """A number on a coin, medal or other blank, in a square."""
    side = min(rect.w, rect.h)
    square = rect.centred((side, side))
    shown = SMALL_FORMS.get(blank, blank) if side < SMALL else blank
    card.sign(square, shown)
    size = number_size(side, words, least)
    # Figures stand low in their line: a tenth of their size upwards looks centred. So does a star.
    lift = 0 if shown in SMALL_FORMS.values() else min(round(size * 0.07), 2)
    card.text(square.without_bottom(2 * lift), words, size, theme.INK, theme.STRONG, Align.CENTRE)


def paint_panel(card: Card, rect: Rect) -> None:
    """A large ivory panel in a carved frame, which reaches a little beyond it."""
    frames.spread(card, rect, frames.IVORY_SILK)
    frames.frame(card, rect, frames.GRAND)
