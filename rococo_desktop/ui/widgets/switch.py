"""A switch: on or off, with its name and a sentence about it."""

from __future__ import annotations

from typing import NamedTuple

from rococo_desktop.model.decisions import Target
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.picture.theme import Paint
from rococo_desktop.ui.widgets.form import Form

_TOGGLE = (56, 30)
_PAD = 5


class Switch(NamedTuple):
    """Something that is on or off; `why` tells what is in the way if it cannot be changed."""

    name: str
    label: str
    sentence: str
    on: bool
    why: str = ""
    column: int = 0
    """Where not 0, the label has a column of this width to itself, before the toggle."""
    mark: str = ""
    """What stands after the label, set apart."""


def switch_target(name: str) -> Target:
    """What turning this switch points at."""
    return ("switch", name)


def switch_height(form: Form, switch: Switch, width: int) -> int:
    """How high a switch is in this width."""
    measure = form.kit.type
    inner = width - switch.column - _TOGGLE[0] - 16 - 2 * _PAD
    told = measure.text_height(switch.sentence, theme.BODY, theme.SMALL, inner) if switch.sentence else 0
    line = 0 if switch.column else measure.line_height(theme.STRONG, theme.READ)
    return max(line + told + 2 * _PAD, theme.LEAST_TARGET + 2)


def lay_switch(form: Form, rect: Rect, switch: Switch) -> None:
    """The whole rectangle answers."""
    target = switch_target(switch.name)
    enabled = not switch.why
    card = form.card(rect)
    if form.pointed == target and enabled:
        card.fill(rect, (255, 253, 244), 10, (*theme.GOLD, 130))
    if switch.column:
        _draw_in_columns(card, rect, switch, enabled)
    else:
        _draw_together(card, rect.inset(_PAD), switch, enabled)
    form.lay(card)
    form.control(rect, target, switch.label, switch.why, enabled)


def _draw_together(card: Card, inner: Rect, switch: Switch, enabled: bool) -> None:
    """The toggle, and to its right the label over the sentence."""
    line = card.type.line_height(theme.STRONG, theme.READ)
    toggle = inner.left_part(_TOGGLE[0]).centred(_TOGGLE)
    words = inner.without_left(_TOGGLE[0] + 16)
    if switch.sentence:
        toggle = Rect(inner.x, inner.y + max((line - _TOGGLE[1]) // 2, 0), *_TOGGLE)
        below = words.without_top(line)
        card.paragraph(below, switch.sentence, theme.SMALL, theme.SOFT_INK if enabled else theme.OFF_INK)
        words = words.top_part(line)
    card.text(words, switch.label, theme.READ, theme.INK if enabled else theme.OFF_INK, theme.STRONG)
    if switch.mark:
        beside = words.without_left(card.type.width(switch.label, theme.STRONG, theme.READ) + 10)
        card.text(beside, switch.mark, theme.SMALL, theme.GOLD_INK, theme.ITALIC)
    _draw_toggle(card, toggle, switch.on, enabled)


def _draw_in_columns(card: Card, rect: Rect, switch: Switch, enabled: bool) -> None:
    """The label, the toggle, the sentence, side by side."""
    label = rect.left_part(switch.column - 12)
    card.text(label, switch.label, theme.READ, theme.INK if enabled else theme.OFF_INK, theme.STRONG)
    rest = rect.without_left(switch.column)
    _draw_toggle(card, rest.left_part(_TOGGLE[0]).centred(_TOGGLE), switch.on, enabled)
    words = rest.without_left(_TOGGLE[0] + 16).without_right(2 * _PAD)
    high = card.type.text_height(switch.sentence, theme.BODY, theme.SMALL, words.w)
    line = words.centred((words.w, high))
    card.paragraph(line, switch.sentence, theme.SMALL, theme.SOFT_INK if enabled else theme.OFF_INK)


def _draw_toggle(card: Card, rect: Rect, on: bool, enabled: bool) -> None:
    trough: Paint = (196, 182, 156) if not on else (52, 78, 154)
    edge: Paint = theme.DARK_GOLD if enabled else (178, 164, 140)
    if not enabled:
        trough = (214, 202, 180)
    card.fill(rect, trough, rect.h // 2, edge, 2)
    knob = Rect(rect.right - rect.h if on else rect.x, rect.y, rect.h, rect.h).inset(3)
    card.fill(knob, theme.IVORY if enabled else (236, 228, 212), knob.h // 2, edge, 1, theme.LINEN)
    sign = Rect(rect.x + 9, rect.y, 16, rect.h) if on else Rect(rect.right - 25, rect.y, 16, rect.h)
    card.sign(
        sign.centred((14, 14)), "check" if on else "times", theme.IVORY if on and enabled else (122, 106, 84)
    )
