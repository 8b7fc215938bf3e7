"""The numbers that go into words: needs and what is wasted, read off definitions; prices are the market's.

These figures are told, never decided by: what is legal comes from the options alone.
"""

from __future__ import annotations

from collections.abc import Iterable

from rococo_desktop.model.definitions import Bales, Garment
from rococo_desktop.model.effects import BaleRate, Choose, Effect, Tailor
from rococo_desktop.play.game.session_values import PublicDefinitions
from rococo_desktop.ui.text.piece_names import decoration_at

NO_COLOUR = -1
"""Stands for the colour of a discount where there is none."""


class UnknownAddressError(KeyError):
    """No effect stands at this address."""


def effect_at(defs: PublicDefinitions, address: str) -> Effect:
    """The effect at an address of the rules: the owner's id, then its place in each list."""
    owner, *steps = address.split(".")
    for employee in defs.employees:
        if employee.id == owner:
            return _at(employee.bonus, steps, address)
    for garment in defs.garments:
        if garment.id == owner:
            when, *steps = steps
            return _at(garment.when_paid if when == "paid" else garment.when_placed, steps, address)
    raise UnknownAddressError(address)


def _at(effects: tuple[Effect, ...], steps: list[str], address: str) -> Effect:
    effect = effects[int(steps[0])]
    if len(steps) == 1:
        return effect
    if not isinstance(effect, Choose):
        raise UnknownAddressError(address)
    return _at(effect.options[int(steps[1])], steps[2:], address)


def drawer_of(defs: PublicDefinitions, space: int) -> int:
    """The drawer a space belongs to, from 0."""
    return space // defs.side.drawer_spaces


def decoration_cost(defs: PublicDefinitions, place: int, discount: int = 0) -> int:
    """What a decoration costs; a discount never makes it negative."""
    return max(decoration_at(defs, place).cost - discount, 0)


def tailor_terms(defs: PublicDefinitions, address: str) -> Tailor:
    """The terms of a tailoring: those of a bonus, or with no address those of the main action."""
    if not address:
        return Tailor(thimble=True)
    effect = effect_at(defs, address)
    assert isinstance(effect, Tailor)
    return effect


def silk_needed(garment: Garment, terms: Tailor, colour: int) -> Bales:
    """The bales to pay after a discount in one colour."""
    blue, pink, green, orange = (
        max(bales - terms.bales, 0) if at == colour else bales for at, bales in enumerate(garment.silk)
    )
    return (blue, pink, green, orange)


def bales_of(defs: PublicDefinitions, faces: Iterable[int]) -> Bales:
    """All bales on these tiles, by colour."""
    silk = [defs.faces[face].silk for face in faces]
    blue, pink, green, orange = (sum(tile[colour] for tile in silk) for colour in range(4))
    return (blue, pink, green, orange)


def wasted(need: Bales, given: Bales) -> Bales:
    """The bales given beyond the need, by colour."""
    blue, pink, green, orange = (max(have - want, 0) for want, have in zip(need, given, strict=True))
    return (blue, pink, green, orange)


def silk_prestige(rates: tuple[BaleRate, ...], bales: tuple[int, ...]) -> int:
    """The prestige for discarded bales, each rate rounded down over the sum."""
    return sum(sum(bales[colour] for colour in rate.colours) // rate.every for rate in rates)
