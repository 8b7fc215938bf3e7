"""A switch: on or off, with its name and a sentence about it."""

from __future__ import annotations

from typing import NamedTuple

from rococo_desktop.model.decisions import Target
from rococo_desktop.ui import theme
from rococo_desktop.ui.geometry import Rect
from rococo_desktop.ui.sheet import Card
from rococo_desktop.ui.theme import Paint
from rococo_desktop.ui.widgets.form import Form

_TOGGLE = (56, 30)
_PAD = 8


class Switch(NamedTuple):
    """Something that is on or off; `why` tells what is in the way if it cannot be changed."""

    name: str
    label: str
    sentence: str
    on: bool
    why: str = ""


def switch_target(name: str) -> Target:
    """What turning this switch points at."""
    return ("switch", name)


def switch_height(form: Form, switch: Switch, width: int) -> int:
    """How high a switch is in this width."""
    measure = form.kit.type
    inner = width - _TOGGLE[0] - 16 - 2 * _PAD
    told = measure.text_height(switch.sentence, theme.BODY, theme.SMALL, inner) if switch.sentence else 0
    return max(measure.line_height(theme.STRONG, theme.READ) + told + 2 * _PAD, theme.LEAST_TARGET)


def lay_switch(form: Form, rect: Rect, switch: Switch) -> None:
    """The whole rectangle answers."""
    target = switch_target(switch.name)
    enabled = not switch.why
    card = form.card(rect)
    if form.pointed == target and enabled:
        card.fill(rect, (255, 253, 244), 10, (*theme.GOLD, 130))
    line = form.kit.type.line_height(theme.STRONG, theme.READ)
    inner = rect.inset(_PAD)
    toggle = Rect(inner.x, inner.y + max((line - _TOGGLE[1]) // 2, 0), *_TOGGLE)
    if not switch.sentence:
        toggle = inner.left_part(_TOGGLE[0]).centred(_TOGGLE)
    _draw_toggle(card, toggle, switch.on, enabled)
    words = inner.without_left(_TOGGLE[0] + 16)
    ink: Paint = theme.INK if enabled else (128, 112, 92)
    if switch.sentence:
        card.text(words.top_part(line), switch.label, theme.READ, ink, theme.STRONG)
        soft: Paint = theme.SOFT_INK if enabled else (128, 112, 92)
        card.paragraph(words.without_top(line), switch.sentence, theme.SMALL, soft)
    else:
        card.text(words, switch.label, theme.READ, ink, theme.STRONG)
    form.lay(card)
    form.control(rect, target, switch.label, switch.why, enabled)


def _draw_toggle(card: Card, rect: Rect, on: bool, enabled: bool) -> None:
    trough: Paint = (196, 182, 156) if not on else (52, 78, 154)
    edge: Paint = theme.DARK_GOLD if enabled else (178, 164, 140)
    if not enabled:
        trough = (214, 202, 180)
    card.fill(rect, trough, rect.h // 2, edge, 2)
    knob = Rect(rect.right - rect.h if on else rect.x, rect.y, rect.h, rect.h).inset(3)
    card.fill(knob, theme.IVORY if enabled else (236, 228, 212), knob.h // 2, edge, 1, theme.LINEN)
    sign = Rect(rect.x + 9, rect.y, 16, rect.h) if on else Rect(rect.right - 25, rect.y, 16, rect.h)
    card.icon(
        sign.centred((14, 14)), "check" if on else "cross", theme.IVORY if on and enabled else (122, 106, 84)
    )
