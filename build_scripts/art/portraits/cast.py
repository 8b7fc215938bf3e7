"""The cast: who every employee of the box is."""

from __future__ import annotations

from typing import NamedTuple

from art.portraits.clay import Tint
from art.portraits.profiles import Face

JASPER: dict[str, Tint] = {
    "blue": (0.20, 0.31, 0.50),
    "green": (0.15, 0.34, 0.26),
    "red": (0.50, 0.20, 0.19),
    "plum": (0.34, 0.19, 0.38),
    "teal": (0.12, 0.37, 0.42),
    "umber": (0.30, 0.23, 0.19),
    "wine": (0.33, 0.10, 0.16),
    "navy": (0.11, 0.14, 0.31),
    "ochre": (0.55, 0.38, 0.14),
    "olive": (0.33, 0.38, 0.17),
    "slate": (0.27, 0.30, 0.36),
    "rose": (0.66, 0.37, 0.40),
    "lilac": (0.50, 0.42, 0.62),
    "sky": (0.38, 0.55, 0.68),
    "sage": (0.48, 0.58, 0.44),
    "coral": (0.70, 0.36, 0.25),
    "night": (0.12, 0.12, 0.15),
}
CLOTH: dict[str, Tint] = {
    "powder": (0.66, 0.74, 0.93),
    "rose": (0.92, 0.62, 0.66),
    "carmine": (0.76, 0.20, 0.24),
    "sand": (0.80, 0.64, 0.42),
    "leaf": (0.55, 0.68, 0.42),
    "moss": (0.36, 0.42, 0.26),
    "sky": (0.50, 0.66, 0.86),
    "royal": (0.28, 0.38, 0.74),
    "lilac": (0.72, 0.58, 0.80),
    "plum": (0.46, 0.26, 0.46),
    "apricot": (0.95, 0.66, 0.42),
    "rust": (0.68, 0.32, 0.18),
    "mint": (0.62, 0.84, 0.72),
    "teal": (0.22, 0.52, 0.54),
    "grey": (0.52, 0.50, 0.54),
    "coal": (0.24, 0.21, 0.22),
    "brown": (0.40, 0.27, 0.18),
    "lemon": (0.96, 0.86, 0.50),
    "cream": (0.97, 0.92, 0.80),
    "white": (1.0, 1.0, 1.0),
}
HAIR: dict[str, Tint] = {
    "powder": (1.0, 1.0, 1.0),
    "grey": (0.80, 0.80, 0.84),
    "blond": (0.94, 0.78, 0.48),
    "ginger": (0.82, 0.48, 0.24),
    "chestnut": (0.52, 0.32, 0.20),
    "dark": (0.30, 0.21, 0.17),
}
FACES: dict[str, Face] = {
    "girl": Face(0.02, smile=1.4, lidded=-1, cheek=1.5),
    "maid": Face(0.16, hook=-2, lips=0.5, smile=1),
    "snub": Face(0.2, hook=-4, nose=-2, chin=-1.5, smile=2, cheek=1.5),
    "lady": Face(0.3, lidded=1),
    "beauty": Face(0.28, nose=-1, lips=1.2, slope=-1, tilt=4, smile=1, lidded=1.5),
    "roman": Face(0.4, nose=3, hook=2.5, chin=1, tilt=3, lidded=1, smile=-0.6),
    "matron": Face(0.5, jowl=3.4, lips=0.5, nose=-1, smile=1.4, cheek=2.5),
    "stern": Face(0.55, nose=2, lips=-1.5, chin=2, slope=1, smile=-1.6, cheek=-1),
    "dowager": Face(0.8, jowl=3, nose=2, hook=2, tilt=3, lidded=2, smile=-1),
    "crone": Face(1.0, nose=3, hook=3, chin=3, smile=1),
    "boy": Face(0.05, man=True, hook=-1, smile=1, lidded=-1, cheek=1.5),
    "imp": Face(0.1, man=True, hook=-4, nose=-2, lips=1, tilt=5, smile=2.4, cheek=1),
    "youth": Face(0.2, man=True, nose=-2, lidded=1),
    "gallant": Face(0.3, man=True, chin=-1, tilt=3, smile=1.6, lidded=1.5),
    "hawk": Face(0.45, man=True, nose=4, hook=4, slope=3, smile=-1.2, cheek=-2),
    "burgher": Face(0.45, man=True, jowl=4.5, nose=-1, hook=-1, cheek=3, smile=0.8),
    "bruiser": Face(0.4, man=True, brow=2.5, chin=3.5, nose=-1, hook=1.5, lidded=1.6, smile=-0.8),
    "gaunt": Face(0.65, man=True, nose=3, slope=2, lips=-1, cheek=-2.5, lidded=1.5),
    "elder": Face(1.0, man=True, hook=2, jowl=1, smile=0.6),
    "jolly": Face(0.7, man=True, jowl=4, hook=-3, lips=1, tilt=-3, smile=2.4, cheek=3),
}


class Look(NamedTuple):
    """One row of the cast: face, hair and its colour, dress with cloth and accent, stone, tool; mirrored."""

    face: str
    hair: str
    shade: str
    dress: str
    cloth: str
    accent: str
    stone: str
    tool: str
    flip: bool = False


START: dict[str, Look] = {
    "e0a": Look("stern", "mob_cap", "grey", "fichu", "grey", "cream", "blue", "shears"),
    "e0b": Look("gallant", "wig", "powder", "coat", "sand", "cream", "blue", "spool", True),
    "e0c": Look("maid", "kerchief", "chestnut", "bib", "sand", "cream", "blue", "bolt"),
    "e0d": Look("boy", "cropped", "ginger", "shirt", "grey", "cream", "blue", "coins", True),
}
"""The five every player begins with (the first of them twice): ground, ribbons and sash are the seat's."""

HIRED: dict[str, Look] = {
    "e1a": Look("burgher", "wig", "powder", "coat", "rust", "coal", "green", "purse"),
    "e1b": Look("lady", "pouf", "powder", "gown", "powder", "rose", "navy", "letter", True),
    "e1c": Look("youth", "tied", "chestnut", "stock", "teal", "coal", "ochre", "cloth"),
    "e1d": Look("snub", "straw_hat", "ginger", "bib", "mint", "carmine", "teal", "key", True),
    "e1e": Look("imp", "soft_cap", "dark", "apron", "cream", "carmine", "olive", "bolt"),
    "e1f": Look("girl", "bonnet", "blond", "collerette", "lilac", "royal", "rose", "bobbin"),
    "e2a": Look("hawk", "tricorne", "powder", "coat", "royal", "coal", "red", "tape", True),
    "e2b": Look("maid", "chignon", "chestnut", "fichu", "apricot", "teal", "slate", "shears"),
    "e2c": Look("bruiser", "rough_tricorne", "dark", "apron", "grey", "brown", "sage", "letter"),
    "e2d": Look("boy", "cropped", "blond", "shirt", "carmine", "royal", "umber", "candlestick", True),
    "e3a": Look("gaunt", "full_wig", "powder", "stock", "plum", "coal", "plum", "violin"),
    "e3b": Look("matron", "mob_cap", "chestnut", "shawl", "rust", "sky", "blue", "needle", True),
    "e3c": Look("youth", "soft_cap", "ginger", "shirt", "moss", "royal", "coral", "violin", True),
    "e3d": Look("girl", "kerchief", "dark", "fichu", "sky", "rust", "green", "ledger"),
    "e4a": Look("elder", "bald", "powder", "stock", "coal", "coal", "wine", "quill"),
    "e4b": Look("roman", "turban", "dark", "collerette", "leaf", "teal", "rose", "iron"),
    "e4c": Look("gallant", "bag_wig", "powder", "coat", "rose", "coal", "sky", "tape", True),
    "e4d": Look("imp", "rough_tricorne", "blond", "shirt", "sand", "teal", "wine", "laurel"),
    "e5a": Look("jolly", "wig", "grey", "coat", "carmine", "coal", "slate", "purse", True),
    "e5b": Look("beauty", "plumes", "powder", "pearl_gown", "rose", "sky", "plum", "candlestick"),
    "e5c": Look("stern", "bonnet", "dark", "stock", "royal", "carmine", "ochre", "button", True),
    "e5d": Look("maid", "curls", "blond", "bib", "lilac", "rose", "navy", "cloth"),
    "e6a": Look("dowager", "hood", "grey", "shawl", "plum", "coal", "sage", "laurel"),
    "e6b": Look("hawk", "bag_wig", "chestnut", "stock", "leaf", "coal", "lilac", "violin"),
    "e6c": Look("snub", "mob_cap", "ginger", "bib", "rose", "leaf", "night", "ledger"),
    "e6d": Look("girl", "curls", "dark", "collerette", "lemon", "carmine", "teal", "bobbin", True),
    "e6e": Look("boy", "tied", "dark", "apron", "sky", "rust", "red", "thimble"),
    "e6f": Look("youth", "rough_tricorne", "ginger", "coat", "teal", "coal", "lilac", "mask", True),
    "jm1": Look("beauty", "pouf", "blond", "pearl_gown", "mint", "rose", "wine", "fan"),
    "jm2": Look("elder", "full_wig", "grey", "coat", "royal", "carmine", "ochre", "tape", True),
    "jm3": Look("roman", "turban", "powder", "shawl", "carmine", "lemon", "navy", "thimble", True),
    "jm4": Look("burgher", "bald", "chestnut", "stock", "brown", "coal", "teal", "ring"),
    "jm5": Look("gaunt", "tricorne", "grey", "stock", "moss", "moss", "coral", "coins"),
    "jm6": Look("dowager", "plumes", "powder", "gown", "lilac", "plum", "green", "necklace", True),
    "jm7": Look("crone", "mob_cap", "grey", "collerette", "coal", "lilac", "red", "necklace"),
    "jm8": Look("jolly", "bag_wig", "powder", "coat", "apricot", "royal", "blue", "candlestick"),
    "jm9": Look("stern", "chignon", "grey", "stock", "teal", "coal", "rose", "quill", True),
    "jj1": Look("lady", "curls", "chestnut", "gown", "apricot", "royal", "green", "letter"),
    "jj2": Look("gallant", "tied", "ginger", "coat", "plum", "coal", "umber", "mask"),
    "jj3": Look("snub", "plumes", "blond", "gown", "sky", "apricot", "red", "fan", True),
    "jj4": Look("hawk", "bald", "dark", "coat", "coal", "moss", "sage", "ledger", True),
    "jj5": Look("youth", "wig", "chestnut", "coat", "mint", "coal", "plum", "violin", True),
    "jj6": Look("matron", "straw_hat", "chestnut", "fichu", "moss", "apricot", "navy", "shears"),
    "jj7": Look("beauty", "turban", "blond", "gown", "plum", "sky", "coral", "mask", True),
    "jj8": Look("bruiser", "soft_cap", "chestnut", "apron", "rust", "moss", "blue", "ring"),
    "jj9": Look("lady", "hood", "chestnut", "pearl_gown", "carmine", "royal", "sky", "necklace", True),
    "j0a": Look("youth", "cropped", "dark", "stock", "sky", "coal", "rose", "button"),
    "j0b": Look("maid", "straw_hat", "blond", "gown", "rose", "sky", "plum", "fan"),
    "j0c": Look("imp", "tied", "blond", "shirt", "teal", "carmine", "blue", "thimble", True),
    "j0d": Look("boy", "soft_cap", "blond", "coat", "sand", "teal", "night", "coins"),
    "j0e": Look("girl", "chignon", "ginger", "bib", "sky", "leaf", "wine", "ring", True),
    "j0f": Look("snub", "kerchief", "blond", "shawl", "leaf", "royal", "coral", "violin", True),
    "j0g": Look("maid", "mob_cap", "dark", "fichu", "carmine", "teal", "sage", "spool", True),
    "j0h": Look("girl", "pouf", "chestnut", "collerette", "sky", "apricot", "slate", "laurel"),
    "j0i": Look("boy", "bag_wig", "ginger", "stock", "moss", "coal", "ochre", "quill"),
    "j0j": Look("youth", "rough_tricorne", "chestnut", "apron", "lemon", "royal", "teal", "key"),
}

SEATS: tuple[Tint, ...] = (
    (0.40, 0.22, 0.54),
    (0.13, 0.12, 0.14),
    (0.72, 0.52, 0.12),
    (0.17, 0.32, 0.62),
    (0.64, 0.62, 0.58),
)
"""The stones of the seats: purple, black, yellow, blue, white."""
SASHES: tuple[Tint, ...] = (
    (0.58, 0.34, 0.74),
    (0.20, 0.18, 0.20),
    (0.93, 0.72, 0.22),
    (0.28, 0.46, 0.82),
    (1.0, 1.0, 1.0),
)
