"""The keys page of the settings: everything that can have another key, and what speaks against one."""

from __future__ import annotations

from typing import NamedTuple

from rococo_desktop.model.decisions import Target
from rococo_desktop.ui.keys.action_letters import ACTION_KEYS, COMPANY_KEYS, EVERYWHERE_KEYS
from rococo_desktop.ui.keys.keymap import COMMANDS, USUAL, Clash
from rococo_desktop.ui.picture import frames, theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Align
from rococo_desktop.ui.picture.theme import Paint
from rococo_desktop.ui.text.messages import Message, message
from rococo_desktop.ui.text.names import action_name
from rococo_desktop.ui.widgets.button import Button, button_width, lay_button
from rococo_desktop.ui.widgets.form import Form
from rococo_desktop.ui.widgets.surfaces import draw_keycap, keycap_width, lay_section

USUAL_KEYS: Target = ("button", "usual_keys")
TITLE, ROW, BUTTON = 30, 44, 48
COLUMNS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("table", COMMANDS),
    ("actions", tuple(ACTION_KEYS)),
    ("company", (*COMPANY_KEYS, *EVERYWHERE_KEYS)),
)
"""What stands under each title."""
HEIGHT = TITLE + ROW * max(len(names) for _, names in COLUMNS)
"""How high the page is."""


class Binding(NamedTuple):
    """What the page shows: the keys, what waits for one to be pressed, and why the last was refused."""

    keys: dict[str, str]
    waiting: str = ""
    clash: Clash | None = None
    refused: str = ""
    """The key that could not be taken."""


def target_of(name: str) -> Target:
    """What giving something another key points at."""
    return ("key", name)


def what(name: str) -> Message:
    """What a key does, in words."""
    if name in ACTION_KEYS:
        return action_name(name)
    return message(f"keys.{name}")


def lay_keys(form: Form, rect: Rect, binding: Binding) -> None:
    """A column of keys under each title; under the last also what is to be said, and the way back."""
    rest = rect
    for column, (title, names) in zip(rect.split_columns([34, 31, 35], 28), COLUMNS, strict=True):
        lay_section(form, column, form.say(message(f"keys.{title}")))
        for at, name in enumerate(names):
            area = Rect(column.x, column.y + TITLE + at * ROW, column.w, ROW)
            _lay_key(form, area, name, binding)
        rest = column.without_top(TITLE + len(names) * ROW + 14)
    usual = Button(
        USUAL_KEYS,
        form.say(message("settings.keys.usual")),
        form.say(message("settings.keys.usual.about")),
        icon="round_arrow",
        enabled=binding.keys != dict(USUAL),
    )
    lay_button(form, rest.bottom_part(BUTTON).left_part(min(button_width(form, usual), rest.w)), usual)
    words = rest.without_bottom(BUTTON + 10)
    told, paint = _told(form, binding)
    card = form.card(words)
    card.paragraph(words, form.say(told), theme.READ, paint, theme.ITALIC)
    form.lay(card)


def _told(form: Form, binding: Binding) -> tuple[Message, Paint]:
    clash, cap = binding.clash, form.kit.cap(binding.refused)
    if clash is not None:
        if clash.why == "taken":
            told = message("settings.keys.taken", cap=cap, what=what(clash.other))
        else:
            told = message(f"settings.keys.{clash.why}", cap=cap)
        return told, theme.CARMINE
    if binding.waiting:
        return message("settings.keys.press", what=what(binding.waiting)), theme.INK
    return message("settings.keys.about"), theme.SOFT_INK


def _lay_key(form: Form, rect: Rect, name: str, binding: Binding) -> None:
    target = target_of(name)
    waits = binding.waiting == name
    card = form.card(rect)
    if waits:
        frames.patch(card, rect, "button_blue", 12)
    elif form.pointed == target:
        frames.patch(card, rect, "button", 12)
    cap = rect.left_part(92).without_left(8)
    if waits:
        card.text(cap, "…", theme.LARGE, theme.IVORY, theme.STRONG, Align.CENTRE)
    else:
        draw_keycap(form, card, cap.left_part(keycap_width(form, binding.keys[name])), binding.keys[name])
    words = rect.without_left(100).without_right(4)
    said = form.say(what(name))
    ink = theme.IVORY if waits else theme.INK
    face = theme.STRONG if binding.keys[name] != USUAL[name] else theme.BODY
    if form.kit.type.fits(said, face, theme.READ, words.w):
        card.text(words, said, theme.READ, ink, face)
    else:
        high = form.kit.type.text_height(said, face, theme.SMALL, words.w)
        card.paragraph(words.centred((words.w, min(high, words.h))), said, theme.SMALL, ink, face)
    form.lay(card)
    form.control(rect, target, f"{form.kit.cap(binding.keys[name])}: {said}")


KEYS = (
    *(f"settings.keys.{why}" for why in ("nameless", "reserved", "tray", "letter", "held", "everywhere")),
    *(f"keys.{name}" for name in (*COMMANDS, *COMPANY_KEYS, *EVERYWHERE_KEYS)),
    *(f"keys.{title}" for title, _ in COLUMNS),
)
"""The keys of the catalogue that are built from closed lists."""
