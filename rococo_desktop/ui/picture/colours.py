"""The colours of seats, silks and ranks, and shades of a colour."""

from __future__ import annotations

from rococo_desktop.model.vocabulary import Edition, Rank
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.theme import Paint

SEATS = ((128, 82, 160), (58, 56, 62), (220, 178, 64), (66, 106, 178), (236, 232, 222))
"""Those of the five seats: purple, black, yellow, blue, white (S4)."""
SILVER = (196, 200, 208)
BRASS = (190, 132, 78)
RANK_PAINT = {Rank.MASTER: theme.GOLD, Rank.JOURNEYMAN: SILVER, Rank.APPRENTICE: BRASS}
"""The metal of each rank."""


def silk_paint(colour: int, edition: Edition = Edition.DELUXE) -> Paint:
    """The colour of a silk as this edition has it (G5)."""
    return (theme.CLASSIC_SILK if edition is Edition.CLASSIC else theme.SILK)[colour]


def shade(paint: Paint, amount: float) -> Paint:
    """The colour lightened towards white (above 0) or darkened towards black (below 0)."""
    goal = 255 if amount > 0 else 0
    red, green, blue = (round(part + (goal - part) * abs(amount)) for part in paint[:3])
    return (red, green, blue)
