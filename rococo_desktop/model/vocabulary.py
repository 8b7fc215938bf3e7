"""The words the whole game is described in: colours, ranks, kinds, and the codes for nobody and nothing."""

from enum import IntEnum, StrEnum

NOBODY = -1
"""The seat of no one: an unclaimed trademark place, the viewer of a table seen by nobody."""

EMPTY = -1
"""The content of a space that holds no piece."""


START_LEVEL = -1
"""The level of the five start employees; specialised apprentices are level 0."""


class Colour(IntEnum):
    """A silk colour, and the main colour of a garment; the order is the board's."""

    BLUE = 0
    PINK = 1
    GREEN = 2
    ORANGE = 3


class Kind(IntEnum):
    """What a garment is: a lady's gown or a gentleman's coat."""

    GOWN = 0
    COAT = 1


KIND_OF_COLOUR = (Kind.GOWN, Kind.COAT, Kind.GOWN, Kind.COAT)
"""Blue and green garments are gowns, pink and orange ones coats (RULES.md, words)."""


class Rank(IntEnum):
    """The training of an employee; a higher rank may do whatever a lower one may."""

    APPRENTICE = 1
    JOURNEYMAN = 2
    MASTER = 3


class DecorationKind(StrEnum):
    """The kinds of decoration a player can fund (A6.1)."""

    FIREWORKS = "fireworks"
    KITCHEN_LEFT = "kitchen_left"
    KITCHEN_RIGHT = "kitchen_right"
    STATUE = "statue"
    MUSICIANS = "musicians"
    JEWELER = "jeweler"


class Exam(IntEnum):
    """Which examination a seat prepares for (J6, J7); NONE without the module that brings them."""

    NONE = 0
    JOURNEYMAN = 1
    MASTER = 2


class Deed(StrEnum):
    """What an examination task asks to be done (J8)."""

    KEEP = "keep"
    """Acquire a tile and keep it as silk."""
    SPEND = "spend"
    """Acquire a tile and discard it for lace and thread."""
    FUND = "fund"
    TAILOR = "tailor"


class BarryAction(StrEnum):
    """What a card of Madame du Barry makes her do (B4-B9)."""

    FAVOR = "favor"
    ACQUIRE_DRAWER = "acquire_drawer"
    ACQUIRE_COLUMN = "acquire_column"
    TAILOR = "tailor"
    HIRE = "hire"
    FUND = "fund"


class Adornment(StrEnum):
    """What the lower half of a card of Madame du Barry says about jewelry (B7)."""

    MATCH = "match"
    SUIT = "suit"
    NONE = "none"


class SoloLevel(StrEnum):
    """How many cards Madame du Barry plays: a house rule of ours around the printed figure."""

    APPRENTICE = "apprentice"
    JOURNEYMAN = "journeyman"
    MASTER = "master"


class Reward(StrEnum):
    """What a guest space gives at once when a garment is placed there (A3.5)."""

    NONE = "none"
    LIVRE = "livre"
    LACE = "lace"
    THREAD = "thread"
    TILE = "tile"


class Edition(StrEnum):
    """Which box is being played (G5)."""

    DELUXE = "deluxe"
    CLASSIC = "classic"


class Provenance(StrEnum):
    """Where a figure comes from."""

    PRINTED = "printed"
    DERIVED = "derived"
    RECONSTRUCTED = "reconstructed"


class PackKind(StrEnum):
    """What a pack is to the game: always there, chosen, or there for somebody alone."""

    BASE = "base"
    MODULE = "module"
    SOLO = "solo"
    HOUSE_RULES = "house_rules"
