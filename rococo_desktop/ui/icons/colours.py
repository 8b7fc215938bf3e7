"""The natural colour of each sign: gold for coins, the silk's own for silk, as the edition has it."""

from __future__ import annotations

from functools import cache

from rococo_desktop.model.vocabulary import Colour, Edition, Rank
from rococo_desktop.ui import theme
from rococo_desktop.ui.theme import Paint

SILVER = (196, 200, 208)
BRASS = (190, 132, 78)
CLEAR_BLUE = (86, 118, 204)
"""Royal blue, lit well enough to stand out from the night."""
RANK_PAINT = {Rank.MASTER: theme.GOLD, Rank.JOURNEYMAN: SILVER, Rank.APPRENTICE: BRASS}
"""The metal of each rank."""

_NATURAL: dict[str, Paint] = {
    "livre": theme.BRIGHT_GOLD,
    "coin": theme.BRIGHT_GOLD,
    "medal": theme.BRIGHT_GOLD,
    "prestige": theme.BRIGHT_GOLD,
    "lace": theme.IVORY,
    "thread": theme.CARMINE,
    "tile": CLEAR_BLUE,
    "bag": theme.LINEN,
    "bag_tile": theme.LINEN,
    "silk": theme.LINEN,
    "gown": theme.POWDER_PINK,
    "coat": (104, 140, 120),
    "garment": theme.LINEN,
    "thimble": theme.BRIGHT_GOLD,
    "start_player": theme.BRIGHT_GOLD,
    "master": theme.BRIGHT_GOLD,
    "journeyman": SILVER,
    "apprentice": BRASS,
    "specialist": BRASS,
    "employee": CLEAR_BLUE,
    "staff": CLEAR_BLUE,
    "person": CLEAR_BLUE,
    "agent": BRASS,
    "guest": theme.POWDER_PINK,
    "crown": theme.BRIGHT_GOLD,
    "favor": theme.POWDER_PINK,
    "bonus": CLEAR_BLUE,
    "forfeit": CLEAR_BLUE,
    "decoration": theme.BRIGHT_GOLD,
    "exam": theme.BRIGHT_GOLD,
    "exam_journeyman": SILVER,
    "exam_master": theme.BRIGHT_GOLD,
    "task": theme.LEAF,
    "fireworks": theme.BRIGHT_GOLD,
    "statue": theme.CREAM,
    "musicians": (196, 120, 62),
    "jeweler": (150, 200, 214),
    "jewelry": (150, 200, 214),
    "necklace": (150, 200, 214),
    "ring": (150, 200, 214),
    "display": (150, 200, 214),
    "hall": theme.CREAM,
    "all_halls": theme.CREAM,
    "master_space": theme.BRIGHT_GOLD,
    "terrace": theme.CREAM,
    "drawer": (176, 124, 78),
    "acquire": CLEAR_BLUE,
    "tailor": theme.CARMINE,
    "hire": CLEAR_BLUE,
    "depute": CLEAR_BLUE,
    "fund": CLEAR_BLUE,
    "sell": theme.APRICOT,
    "rent": theme.BRIGHT_GOLD,
    "keep": CLEAR_BLUE,
    "hand": CLEAR_BLUE,
    "supply": theme.BRIGHT_GOLD,
    "discard": CLEAR_BLUE,
    "deck": theme.BRIGHT_GOLD,
    "warning": theme.APRICOT,
    "leaves": theme.CARMINE,
    "check": theme.LEAF,
}


def silk_paint(colour: int, edition: Edition = Edition.DELUXE) -> Paint:
    """The colour of a silk as this edition has it (G5)."""
    return (theme.CLASSIC_SILK if edition is Edition.CLASSIC else theme.SILK)[colour]


@cache
def natural(name: str, edition: Edition = Edition.DELUXE, plain: Paint = theme.SOFT_INK) -> Paint:
    """The colour a sign has by nature; `plain` for signs that are only lines."""
    for colour in Colour:
        word = colour.name.lower()
        if name == word or name.startswith(f"{word}_"):
            return silk_paint(colour, edition)
    return _NATURAL.get(name, plain)
