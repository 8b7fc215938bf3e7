"""Everything a person of the cast may wear or hold, by name."""

from __future__ import annotations

import random
from collections.abc import Callable

from art.portraits import coats, gowns
from art.portraits.belongings import BELONGINGS
from art.portraits.caps import CAPS
from art.portraits.clay import Clay, Tint
from art.portraits.hats import HATS
from art.portraits.heads import HAIR
from art.portraits.possessions import POSSESSIONS
from art.portraits.tools import TOOLS
from art.portraits.wigs import WIGS

STYLES = HAIR | WIGS | CAPS | HATS
THINGS = TOOLS | BELONGINGS | POSSESSIONS
DRESSES: dict[str, Callable[[Clay, random.Random, Tint, Tint], None]] = {
    "gown": gowns.gown,
    "pearl_gown": gowns.pearl_gown,
    "fichu": gowns.fichu,
    "collerette": gowns.collerette,
    "bib": gowns.bib,
    "shawl": gowns.shawl,
    "coat": coats.coat,
    "stock": coats.stock,
    "shirt": coats.shirt,
    "apron": coats.apron,
}
