"""The picture at the left of each option of the tray: what it is about, known at a glance."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rococo_desktop.model.decisions import Choice, Decision, EffectQuestion
from rococo_desktop.model.effects import Choose
from rococo_desktop.play.game.session_values import PublicDefinitions
from rococo_desktop.ui.picture.signs import TRADEMARKS
from rococo_desktop.ui.text.effect_icons import effect_strip
from rococo_desktop.ui.text.needs_and_waste import effect_at
from rococo_desktop.ui.text.option_labels import spent_goods

Signer = Callable[[PublicDefinitions, Decision, Choice], str]

JOINING = frozenset({"each", "arrow", "slash", "plus", "minus", "equals", "no", "more"})
"""Glyphs that stand between others and are no picture of a thing."""


def option_sign(defs: PublicDefinitions, decision: Decision, choice: Choice, colours: tuple[int, ...]) -> str:
    """The name of a sign for an option; the seats have these colours."""
    if choice.target[0] == "opponent":
        return TRADEMARKS[colours[int(choice.target[1])]]
    return _BY_TARGET[choice.target[0]](defs, decision, choice)


def _always(sign: str) -> Signer:
    return lambda defs, decision, choice: sign


def _bonus(defs: PublicDefinitions, decision: Decision, choice: Choice) -> str:
    return "bonus" if choice.key == "bonus:use" else "forfeit"


def _tile(defs: PublicDefinitions, decision: Decision, choice: Choice) -> str:
    return "keep" if choice.key == "keep" else spent_goods(choice)[0][0]


def _colour(defs: PublicDefinitions, decision: Decision, choice: Choice) -> str:
    word = str(choice.target[1])
    return "silk" if word == "none" else word


def _garment(defs: PublicDefinitions, decision: Decision, choice: Choice) -> str:
    return choice.key


def _option(defs: PublicDefinitions, decision: Decision, choice: Choice) -> str:
    """What the effect is about: its first picture of a thing."""
    effect = effect_at(defs, decision.of(EffectQuestion).address)
    assert isinstance(effect, Choose)
    things = [glyph.icon for glyph in effect_strip(effect.options[int(choice.target[1])])]
    return next((icon for icon in things if icon not in JOINING), "bonus")


_BY_TARGET: Mapping[str, Signer] = {
    "cards": _always("staff"),
    "hand": _always("staff"),
    "supply": _always("supply"),
    "resolving": _always("staff"),
    "exam_deck": _always("exam"),
    "discard": _always("prestige"),
    "bonus": _bonus,
    "tile": _tile,
    "colour": _colour,
    "payment": _always("silk"),
    "garment": _garment,
    "depute": _always("staff"),
    "option": _option,
    "times": _always("prestige"),
    "terrace": _always("fireworks"),
    "jewelry": _always("jewelry"),
    "task": _always("task"),
    "halls": _always("hall"),
    "guests": _always("guest"),
    "garments": _always("garment"),
    "hire": _always("hire"),
    "specialist": _always("specialist"),
    "decorations": _always("decoration"),
    "drawers": _always("drawer"),
    "jewelry_display": _always("jewelry"),
    "silk": _always("silk"),
    "action": _garment,
}
"""Which sign stands for an option, by the kind of thing it points at."""
