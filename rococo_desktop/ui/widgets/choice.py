"""A row of options of which one is chosen, and a stepper: less, the value, more."""

from __future__ import annotations

from typing import NamedTuple

from rococo_desktop.model.decisions import Target
from rococo_desktop.ui.picture import frames, theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.picture.theme import Paint
from rococo_desktop.ui.widgets.form import Form

HEIGHT = 46
SIGN = 20
SEAL = 36
"""The side of a sign that stands without words."""
_SIDE = 12


class Option(NamedTuple):
    """One option of a row; without being enabled, `about` tells why."""

    value: str
    label: str
    about: str = ""
    icon: str = ""
    enabled: bool = True
    name: str = ""
    """What it is called where the label is not enough."""


def option_target(row: str, value: str) -> Target:
    """What choosing this option of a row points at."""
    return ("choice", f"{row}:{value}")


def lay_choice(form: Form, rect: Rect, row: str, options: tuple[Option, ...], chosen: str) -> None:
    """The row across a rectangle; wider words get wider segments."""
    card = form.card(rect.inset(-2))
    card.fill(rect, (226, 212, 184), 10, (*theme.DARK_GOLD, 160), 1, (240, 230, 208))
    form.lay(card)
    for option, area in zip(options, _segments(form, rect, options), strict=True):
        _lay_segment(form, area, row, option, option.value == chosen)


def choice_width(form: Form, options: tuple[Option, ...]) -> int:
    """How wide a row must be to show all its words."""
    return sum(_wanted(form, option) for option in options)


def _segments(form: Form, rect: Rect, options: tuple[Option, ...]) -> list[Rect]:
    wanted = [_wanted(form, option) for option in options]
    spare = rect.w - sum(wanted)
    if spare >= 0:
        return rect.split_columns([want + spare // len(wanted) for want in wanted])
    return rect.split_columns(wanted)


def _wanted(form: Form, option: Option) -> int:
    # In both faces: a row keeps its shape when one of its words cannot be chosen for a while.
    faces = (theme.STRONG, theme.ITALIC) if option.label else ()
    words = max((form.kit.type.width(option.label, face, theme.READ) for face in faces), default=0)
    sign = SIGN + (6 if option.label else 0) if option.icon else 0
    return max(words + sign + 2 * _SIDE + (18 if option.label else 0), theme.LEAST_TARGET)


def _face(option: Option) -> theme.FontFace:
    """What cannot be chosen is told from the rest by more than its colour."""
    return theme.STRONG if option.enabled else theme.ITALIC


def _lay_segment(form: Form, rect: Rect, row: str, option: Option, chosen: bool) -> None:
    target = option_target(row, option.value)
    card = form.card(rect)
    face = rect.inset(3)
    ink: Paint = theme.INK if option.enabled else theme.OFF_INK
    if chosen:
        frames.patch(card, face.inset(-2), "button_blue", 12)
        ink = theme.IVORY
    elif form.pointed == target and option.enabled:
        frames.patch(card, face.inset(-2), "button", 12)
    _draw(card, face.inset(_SIDE - 3, 0), option, ink, chosen)
    form.lay(card)
    form.control(rect, target, option.name or option.label, option.about, option.enabled)


def _draw(card: Card, inner: Rect, option: Option, ink: Paint, chosen: bool) -> None:
    if not option.label:
        card.sign(inner.centred((SEAL, SEAL)), option.icon, ink)
        return
    wide = card.type.width(option.label, _face(option), theme.READ)
    sign = SIGN + 6 if option.icon else 0
    mark = 18 if chosen else 0
    line = inner.centred((min(wide + sign + mark, inner.w), inner.h))
    if chosen:
        card.sign(Rect(line.x, line.y + line.h // 2 - 6, 12, 12), "check", theme.BRIGHT_GOLD)
        line = line.without_left(mark)
    if option.icon:
        card.sign(line.left_part(SIGN), option.icon, ink)
        line = line.without_left(sign)
    card.text(line, option.label, theme.READ, ink, _face(option))
