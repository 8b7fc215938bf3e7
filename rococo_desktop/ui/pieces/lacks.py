"""What the viewer lacks for something: how it is marked where it stands, quietly or as a refusal."""

from __future__ import annotations

from typing import NamedTuple

from rococo_desktop.model.decisions import Reason
from rococo_desktop.model.outlook import Missing
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.picture.theme import Paint

DEEP_RED = (126, 20, 32)
"""What is refused: what is lacking for a garment that is chosen or pointed at; dark enough behind a veil."""
BROWN = theme.SOFT_INK
"""The same while nobody asks for it: a thin line, no alarm."""
GROUND = (255, 252, 244, 150)
"""What is within the outline around it."""


class Lacks(NamedTuple):
    """What of a garment is marked as missing, and whether it is said aloud."""

    reasons: tuple[Reason, ...]
    loud: bool = False
    """True while a garment to tailor is chosen, and for the one pointed at."""

    @property
    def paint(self) -> Paint:
        """The colour of its marks."""
        return DEEP_RED if self.loud else BROWN

    @property
    def goods(self) -> frozenset[str]:
        """The goods of which too few are there."""
        return frozenset(str(reason.params[0]) for reason in self.reasons if reason.key == "goods_short")

    @property
    def rank(self) -> str:
        """The rank that none of the viewer's cards has, as its sign."""
        ranks = (one for one in self.reasons if one.key in ("needs_rank", "needs_thimble"))
        return next((sign_of(one) for one in ranks), "")


def lacking(missing: Missing, loud: bool = False) -> Lacks | None:
    """Of what is missing, what is marked on the garment itself; None where nothing is."""
    marked = tuple(reason for reason in missing or () if reason.key != "livre_short")
    return Lacks(marked, loud) if marked else None


def sign_of(reason: Reason) -> str:
    """The sign of what is missing; livre have none, the coin they stand on says it."""
    match reason:
        case Reason("livre_short"):
            return ""
        case Reason("needs_thimble"):
            return "master"
        case Reason("decoration_limit"):
            return "no"
    return str(reason.params[0])


def outline(card: Card, rect: Rect, paint: Paint, ground: Paint = GROUND) -> None:
    """The outline around what is missing."""
    card.fill(rect, ground, 4, paint)
