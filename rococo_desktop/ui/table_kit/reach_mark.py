"""The mark of what a click leads to over other choices: one on things, buttons and the hint."""

from __future__ import annotations

from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.table_state.stage import Stage

CLICKS, PLAYS = "click", "hand"
HAND = ((36, 14, 18, 56), (36, 44, 42, 40), (20, 50, 26, 20))
"""A hand that points upward, in hundredths of its disc: the finger, the fist and the thumb."""
OUT = 4
"""A part of its side that the mark reaches over the corner of a thing."""


def reach_sign(stage: Stage) -> str:
    """A hand that points, or cards where a click plays one as well; nothing where none leads anywhere."""
    if not stage.reachable:
        return ""
    asks_card = stage.decision is not None and stage.decision.kind == "play_card"
    return PLAYS if asks_card else CLICKS


def paint_reach(card: Card, rect: Rect, sign: str) -> None:
    """The sign on a cream disc, which no frame has."""
    card.fill(rect, theme.FOCUS, rect.h // 2, theme.INK, 1)
    if sign == PLAYS:
        card.sign(rect.inset(max(rect.h // 8, 1)), sign, theme.INK)
        return
    for part in HAND:
        x, y, wide, high = (share * rect.h // 100 for share in part)
        card.fill(Rect(rect.x + x, rect.y + y, wide, high), theme.INK, max(min(wide, high) // 2, 1))


def reach_place(rect: Rect, side: int, marked: bool) -> Rect:
    """The upper right corner; the left one where it is marked who was there; never off the screen."""
    out = side // OUT
    x = rect.x - out if marked else rect.right - side + out
    return Rect(x, max(rect.y - out, 0), side, side)
