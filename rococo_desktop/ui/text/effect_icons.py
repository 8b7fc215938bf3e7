"""Icon strips: what an effect does in a few small pictures, made of the effect itself.

They read from left to right: what it takes or depends on, then what it brings. What is counted stands in a
bracket before the sign for "each"; an arrow leads from what is given, or had, to what one gets for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rococo_desktop.model.definitions import Employee
from rococo_desktop.model.effects import (
    Acquire,
    Choose,
    ChooseHall,
    ClaimFavor,
    Count,
    Countable,
    Depute,
    DiscardSilk,
    Effect,
    Exchange,
    Fund,
    Gain,
    Pay,
    Sets,
    Tailor,
    TakeJewelry,
    UseBonus,
)
from rococo_desktop.model.vocabulary import Kind, Rank
from rococo_desktop.ui.text.effects import UntoldEffectError

MOST_GLYPHS = 8
SET, EACH, COST = "set", "each", "cost"
"""Bonds: what counts together only, what counts one by one, and what is taken off a price."""
MOST = "most"
"""The bond of what there is at most: its number is said as such."""

_GOODS = """
livre prestige lace thread tile bag_tile silk blue pink green orange gown coat garment
blue_gown pink_coat green_gown orange_coat necklace ring jewelry
blue_necklace pink_ring green_necklace orange_ring thimble crown favor
"""
_PEOPLE = "staff employee master journeyman apprentice specialist exam task start_player"
_PLACES = """
decoration fireworks kitchen_left kitchen_right statue musicians jeweler hall master_space all_halls
terrace supply hand discard bag drawer display
"""
_ACTS = "acquire tailor fund depute hire rent sell keep bonus forfeit"
_SIGNS = "each arrow slash plus minus equals no more"

ICONS = frozenset(f"{_GOODS} {_PEOPLE} {_PLACES} {_ACTS} {_SIGNS}".split())
"""Every icon there is: drawn elsewhere, by these names."""


class Glyph(NamedTuple):
    """One small picture, with a number beside it; neighbours with the same bond are one thing."""

    icon: str
    text: str = ""
    bond: str = ""


def effect_strip(effects: Sequence[Effect]) -> tuple[Glyph, ...]:
    """The effects as a few glyphs."""
    strip: list[Glyph] = []
    for effect in effects:
        strip += _glyphs(effect)
    if len(strip) > MOST_GLYPHS:
        return (*strip[: MOST_GLYPHS - 1], Glyph("more"))
    return tuple(strip)


def card_strip(employee: Employee) -> tuple[Glyph, ...]:
    """What a card says as a few glyphs: what it takes to be hired, then its bonus or crown."""
    wanted = [glyph for wish in employee.condition for glyph in _counted(wish.count, wish.at_least)]
    strip = effect_strip(employee.crown or employee.bonus)
    whole = (*wanted, Glyph("arrow"), *strip) if wanted else strip
    return whole if len(whole) <= MOST_GLYPHS else (*whole[: MOST_GLYPHS - 1], Glyph("more"))


def _glyphs(effect: Effect) -> list[Glyph]:
    match effect:
        case Gain():
            return _gain(effect)
        case Pay(what, number):
            return [Glyph("minus"), Glyph(what, str(number)), Glyph("arrow")]
        case Choose(options):
            return _between("slash", [list(effect_strip(option)) for option in options])
        case ChooseHall(gains):
            return [Glyph("hall"), *(glyph for gain in gains for glyph in _gain(gain))]
        case Exchange(give, prestige):
            given = _between("plus", [[Glyph(what, str(number))] for what, number in give])
            return [*given, Glyph("arrow"), Glyph("prestige", str(prestige))]
        case DiscardSilk():
            return [Glyph("silk"), Glyph("arrow"), Glyph("prestige")]
    return _act_glyphs(effect)


def _act_glyphs(effect: Effect) -> list[Glyph]:
    match effect:
        case Acquire(free):
            return [Glyph("plus"), Glyph("tile" if free else "acquire")]
        case Tailor():
            return _tailor(effect)
        case Fund(discount):
            saved = [Glyph("minus", bond=COST), Glyph("livre", str(discount), COST)] if discount else []
            return [Glyph("plus"), Glyph("fund"), *saved]
        case Depute():
            return _depute(effect)
        case UseBonus(of):
            return [Glyph("supply" if of == "supply" else "discard"), Glyph("arrow"), Glyph("bonus")]
        case ClaimFavor():
            return [Glyph("favor")]
        case TakeJewelry():
            return [Glyph("plus"), Glyph("jewelry")]
    raise UntoldEffectError(f"no icons for {effect!r}")


def _between(sign: str, parts: list[list[Glyph]]) -> list[Glyph]:
    strip: list[Glyph] = []
    for at, part in enumerate(parts):
        strip += [Glyph(sign), *part] if at else part
    return strip


def _gain(gain: Gain) -> list[Glyph]:
    what = "bag_tile" if gain.what == "tile" else gain.what
    quantity = gain.quantity
    if quantity.table:
        assert quantity.count is not None
        strip = [*_measured(quantity.count, quantity.table), Glyph("arrow")]
        strip.append(Glyph(what, str(max(number for _, number in quantity.table)), MOST))
    elif quantity.count is None:
        strip = [Glyph(what, str(quantity.amount))]
    else:
        cause = [one._replace(bond=one.bond or EACH) for one in _counted(quantity.count, quantity.every)]
        strip = [*cause, Glyph("each"), Glyph(what, str(quantity.amount))]
    for condition in gain.when:
        if condition.at_most == 0:
            strip = [Glyph("no"), *_counted(condition.count, 1), Glyph("arrow"), *strip]
        else:
            strip = [*_counted(condition.count, condition.at_least), Glyph("arrow"), *strip]
    return strip


def _measured(count: Countable, table: Sequence[tuple[int, int]]) -> list[Glyph]:
    """What a table goes by; where few bring most, it says how few."""
    few, least = table[0][0], table[-1][1]
    return _counted(count, few if least < table[0][1] else 1)


def _counted(count: Countable, every: int) -> list[Glyph]:
    if isinstance(count, Sets):
        return [Glyph(_icon(part), bond=SET) for part in count.parts]
    return [Glyph(_icon(count), str(every) if every > 1 else "")]


_COLOURED = {
    "garments": ("blue_gown", "pink_coat", "green_gown", "orange_coat"),
    "jewelry": ("blue_necklace", "pink_ring", "green_necklace", "orange_ring"),
}
_OF_KIND = {
    "garments": {Kind.GOWN: "gown", Kind.COAT: "coat"},
    "jewelry": {Kind.GOWN: "necklace", Kind.COAT: "ring"},
}
_COUNTED = {
    "garments": "garment",
    "decorations": "decoration",
    "decoration_types": "decoration",
    "staff": "staff",
    "halls": "hall",
    "jewelry": "jewelry",
    "livre": "livre",
    "lace": "lace",
    "thread": "thread",
    "tiles": "silk",
    "prestige": "prestige",
    "master_exams": "exam",
    "matching_jewelry": "jewelry",
}


def _icon(count: Count) -> str:
    if count.master_space:
        return "master_space"
    if count.colour is not None:
        return _COLOURED[count.of][count.colour]
    if count.kind is not None:
        return _OF_KIND[count.of][count.kind]
    return count.rank.name.lower() if count.rank is not None else _COUNTED[count.of]


def _tailor(effect: Tailor) -> list[Glyph]:
    strip = [Glyph("plus"), Glyph("tailor")]
    if effect.discount:
        colours = [[Glyph(colour.name.lower())] for colour in effect.discount]
        saved = [Glyph("minus", str(effect.bales)), *_between("slash", colours)]
        strip += [Glyph(icon, text, COST) for icon, text, _ in saved]
    return [*strip, Glyph("sell")] if effect.must_sell else strip


def _depute(effect: Depute) -> list[Glyph]:
    strip = [Glyph("depute")]
    if effect.printed:
        strip.append(Glyph("livre"))
    elif any(effect.livre):
        strip += [
            Glyph(rank.name.lower(), str(livre))
            for rank, livre in zip(reversed(Rank), reversed(effect.livre), strict=True)
        ]
    return [*strip, Glyph("arrow"), Glyph("bonus")] if effect.use_bonus else strip
