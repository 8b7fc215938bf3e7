"""The words the whole game is described in: colours, ranks, kinds, and the codes for nobody and nothing."""

from enum import IntEnum, StrEnum

NOBODY = -1
"""The seat of no one: an unclaimed trademark place, the viewer of a table seen by nobody."""

EMPTY = -1
"""The content of a space that holds no piece."""


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
"""Blue and green garments are gowns, pink and orange ones coats (rules.md, words)."""


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
