"""The faces of rivals, small, wherever there is room for a sign."""

from __future__ import annotations

from rococo_desktop.play.guests import SURPRISE
from rococo_desktop.play.rivals import portrait_of
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.sheet import Card


def paint_face(card: Card, rect: Rect, character: str) -> None:
    """The small cameo of a character; a die for one who is not drawn yet, and for nobody the agent's sign."""
    portrait = portrait_of(character, small=True)
    if portrait:
        card.art(rect, portrait)
    else:
        side = rect.w * 2 // 3
        card.sign(rect.centred((side, side)), "die" if character == SURPRISE else "agent", theme.DARK_GOLD)
