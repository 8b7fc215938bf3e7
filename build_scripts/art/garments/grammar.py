"""From the pattern book to garments and guests."""

from __future__ import annotations

from functools import cache

from art.garments import gold
from art.garments.dyes import CLASSIC, DELUXE, WORDS, Dyer
from art.garments.pattern_book import COATS, GOWNS
from art.garments.stage import Ink, darker, mix
from art.garments.wardrobe import Coat, Gown, Guest
from rococo_desktop.content import load_box

SKINS: dict[str, Ink] = {
    "porcelain": (246, 214, 196), "fair": (238, 200, 174), "warm": (222, 174, 140), "olive": (202, 152, 112),
    "brown": (160, 108, 76), "dark": (116, 74, 54),
}  # fmt: skip
POWDERS: dict[str, Ink] = {
    "white": (230, 224, 216), "grey": (186, 180, 180), "blond": (222, 196, 146), "rose": (232, 206, 202),
    "brown": (122, 86, 60), "red": (164, 92, 54), "black": (70, 54, 50),
}  # fmt: skip


@cache
def _colours() -> dict[str, str]:
    """The colour of every garment in the data."""
    packs = load_box().packs.values()
    return {one.id: one.colour.name.lower() for pack in packs for one in pack.garments}


def colour_of(garment: str) -> str:
    """The silk a garment is mainly made of."""
    return _colours()[garment]


def lines(book: str) -> dict[str, list[str]]:
    """The lines of a book by garment: each is told on two lines, the second one is set in."""
    found: dict[str, list[str]] = {}
    last = ""
    for line in book.splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        words = line.split()
        if line.startswith(" "):
            found[last] += words
        else:
            last = words[0]
            found[last] = words[1:]
    return found


def names() -> list[str]:
    """Every garment in the books."""
    return [*lines(GOWNS), *lines(COATS)]


def in_base_game(name: str) -> bool:
    """True for the 42 garments every edition has."""
    return "_gown_" in name or "_coat_" in name


def garment(name: str, classic: bool = False) -> tuple[Gown | Coat, Guest]:
    """A garment and who wears it, with the silks of an edition."""
    dyer = Dyer(CLASSIC if classic else DELUXE)
    gown = lines(GOWNS).get(name)
    if gown is not None:
        return _gown(name, gown, dyer)
    return _coat(name, lines(COATS)[name], dyer)


def _gown(name: str, words: list[str], dyer: Dyer) -> tuple[Gown, Guest]:
    silhouette, neckline, sleeve, stomacher, petticoat, robing, tone, woven, under, trim, metal, *guest = (
        words
    )
    colour = colour_of(name)
    silk = dyer.silk(colour, int(tone), woven)
    rich = metal == "gold"
    gown = Gown(
        name, silhouette, neckline, sleeve, stomacher, petticoat, robing, silk,
        dyer.under(under, colour, int(tone), silk), dyer.ink(trim, colour, int(tone)),
        gold.GOLD if rich else None, rich, rich, _stone(guest[8]),
    )  # fmt: skip
    return gown, _guest(guest, colour, int(tone), dyer)


def _coat(name: str, words: list[str], dyer: Dyer) -> tuple[Coat, Guest]:
    cut, cuff, front, waistcoat, jabot, tone, woven, vest, trim, metal, *guest = words
    colour = colour_of(name)
    silk = dyer.silk(colour, int(tone), woven)
    rich = metal == "gold"
    breeches = dyer.under("self", colour, min(int(tone) + 1, 5), silk)
    coat = Coat(
        name, cut, cuff, front, waistcoat, jabot, silk, dyer.under(vest, colour, int(tone), silk), breeches,
        dyer.ink(trim, colour, int(tone)), gold.GOLD if rich else None, rich, rich, _stone(guest[8]),
    )  # fmt: skip
    return coat, _guest(guest, colour, int(tone), dyer)


def _stone(word: str) -> Ink:
    return darker(WORDS.get(word, (170, 30, 50)), 0.1)


def _guest(words: list[str], colour: str, tone: int, dyer: Dyer) -> Guest:
    skin, hair, powder, hat, mask, mask_ink, pose, turn, accent, necklace = words
    shade = SKINS[skin]
    return Guest(
        shade, hair, POWDERS[powder], hat, mask, dyer.ink(mask_ink, colour, tone), pose, float(turn),
        dyer.ink(accent, colour, tone), mix((182, 42, 56), shade, 0.08), necklace,
    )  # fmt: skip
