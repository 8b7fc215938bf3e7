"""The picture of choosing a rival: who comes on the left, how well they sew on the right."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from rococo_desktop.model.decisions import Target
from rococo_desktop.play.guests import SURPRISE
from rococo_desktop.play.rivals import characters, levels, portrait_of
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.picture_parts import Align
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.pieces.trademarks import paint_trademark
from rococo_desktop.ui.text.messages import message
from rococo_desktop.ui.text.rival_names import (
    character_name,
    character_taste,
    level_name,
    level_sentence,
    strength_sentence,
)
from rococo_desktop.ui.widgets.button import Button, Style, button_width, lay_button
from rococo_desktop.ui.widgets.editing import Editing
from rococo_desktop.ui.widgets.field import Field, lay_field
from rococo_desktop.ui.widgets.form import Form
from rococo_desktop.ui.widgets.surfaces import lay_dialog, lay_heading, lay_section

DONE: Target = ("button", "done")
WHO, LEVEL, NAME = "who", "rival_level", "name"
_WIDEST, _HIGHEST, _NARROW = 1240, 688, 620
_HEAD, _FOOT, _TITLE, _GAP = 66, 64, 40, 8
_ROWS, _SURPRISE = 3, 56
_TALLEST = 150
"""How high the plate of a character is at most; then that of a level."""
_LEVEL = 80
_NAME = 26
_LOW = 640
"""How high the panel is that offers levels alone."""
_TICK = 22


class Elsewhere(NamedTuple):
    """Where a character sits already."""

    seat: int
    colour: int


class RivalShown(NamedTuple):
    """What is chosen so far for a seat."""

    seat: int
    called: str
    """The name the rival was given; empty for its own."""
    level: str
    character: str
    others: Mapping[str, Elsewhere] = MappingProxyType({})
    """The characters at other seats."""
    only_level: bool = False
    """True where the guest is there already, and only the level can be chosen."""


def lay_rival(form: Form, room: Size, shown: RivalShown, heading: str, editing: Editing | None) -> None:
    """The whole panel over whatever is shown."""
    wide, high = (_NARROW, _LOW) if shown.only_level else (_WIDEST, _HIGHEST)
    inner = lay_dialog(form, room, (min(room.w - 32, wide), min(room.h - 32, high)))
    lay_heading(form, inner.top_part(_HEAD), heading, 36, on_dark=False)
    body = inner.without_top(_HEAD).without_bottom(_FOOT)
    foot = inner.bottom_part(50)
    if shown.only_level:
        _lay_levels(form, body, shown.level)
    else:
        left, right = body.split_columns([60, 40], 28)
        _lay_characters(form, left, shown)
        _lay_levels(form, right, shown.level)
        _lay_name(form, foot, shown, editing)
    done = Button(DONE, form.say(message("rival.done")), key="Esc", icon="check", style=Style.PRIMARY)
    lay_button(form, foot.right_part(max(button_width(form, done), 200)), done)


def _lay_name(form: Form, rect: Rect, shown: RivalShown, editing: Editing | None) -> None:
    label = form.say(message("rival.name"))
    wide = form.kit.type.width(label, theme.STRONG, theme.READ) + 14
    card = form.card(rect.left_part(wide))
    card.text(card.rect, label, theme.READ, theme.INK, theme.STRONG)
    form.lay(card)
    own = form.say(character_name(shown.character))
    about = form.say(message("rival.name.about"))
    field = Field(NAME, label, shown.called, about, own, editing)
    lay_field(form, rect.without_left(wide).left_part(330).centred((330, 46)), field)


# Who comes.


def _lay_characters(form: Form, rect: Rect, shown: RivalShown) -> None:
    """Six plates in two columns, and below them whoever it may be."""
    lay_section(form, rect, form.say(message("rival.who")))
    rest = rect.without_top(_TITLE)
    high = min((rest.h - _SURPRISE) // _ROWS, _TALLEST)
    columns = rest.columns(2, _GAP)
    for at, character in enumerate(characters()):
        row, column = divmod(at, 2)
        area = Rect(columns[column].x, rest.y + row * high, columns[column].w, high - _GAP)
        _lay_character(form, area, character, shown)
    below = Rect(rest.x, rest.y + _ROWS * high, rest.w, _SURPRISE)
    _lay_surprise(form, below, shown.character == SURPRISE)


def _lay_character(form: Form, rect: Rect, character: str, shown: RivalShown) -> None:
    target: Target = (WHO, character)
    card = form.card(rect)
    _ground(card, rect, character == shown.character, form.pointed == target)
    inner = rect.inset(8, 6)
    side = inner.left_part(inner.h * 4 // 5)
    card.art(side, portrait_of(character))
    words = inner.without_left(side.w + 12)
    name, taste = form.say(character_name(character)), form.say(character_taste(character))
    size = form.kit.type.largest(name, theme.TITLE, (theme.LARGE, theme.NUMBER, theme.SMALL), words.w)
    card.text(words.top_part(30), name, size, theme.INK, theme.TITLE)
    card.paragraph(words.without_top(32), taste, theme.SMALL, theme.SOFT_INK)
    elsewhere = shown.others.get(character)
    if character == shown.character:
        _tick(card, inner)
    elif elsewhere is not None:
        paint_trademark(card, Rect(inner.right - _TICK, inner.bottom - _TICK, _TICK, _TICK), elsewhere.colour)
    form.lay(card)
    about = "" if elsewhere is None else form.say(message("rival.swap", number=elsewhere.seat + 1))
    form.control(rect, target, f"{name}. {taste}", about)


def _lay_surprise(form: Form, rect: Rect, chosen: bool) -> None:
    target: Target = (WHO, SURPRISE)
    card = form.card(rect)
    _ground(card, rect, chosen, form.pointed == target)
    inner = rect.inset(8, 6)
    card.sign(inner.left_part(inner.h).centred((30, 30)), "die", theme.DARK_GOLD)
    words = inner.without_left(inner.h + 12)
    name, taste = form.say(character_name(SURPRISE)), form.say(character_taste(SURPRISE))
    wide = form.kit.type.width(name, theme.TITLE, theme.LARGE) + 14
    card.text(words, name, theme.LARGE, theme.INK, theme.TITLE)
    rest = words.without_left(wide).without_right(_TICK + 8)
    lines = form.kit.type.text_height(taste, theme.BODY, theme.SMALL, rest.w)
    card.paragraph(rest.centred((rest.w, lines)), taste, theme.SMALL, theme.SOFT_INK)
    if chosen:
        _tick(card, inner)
    form.lay(card)
    form.control(rect, target, f"{name}. {taste}")


def _ground(card: Card, rect: Rect, chosen: bool, pointed: bool) -> None:
    if chosen:
        card.fill(rect, (*theme.BRIGHT_GOLD, 110), 10, theme.GOLD, 2)
    elif pointed:
        card.fill(rect, (255, 253, 244), 10, (*theme.GOLD, 180))
    else:
        card.fill(rect, (*theme.LINEN, 80), 10, (*theme.DARK_GOLD, 70))


def _tick(card: Card, inner: Rect) -> None:
    """The seal on what was chosen, in the upper corner at the right."""
    card.sign(Rect(inner.right - _TICK, inner.y, _TICK, _TICK), "chosen")


# How well they sew.


def _lay_levels(form: Form, rect: Rect, chosen: str) -> None:
    lay_section(form, rect, form.say(message("rival.level")))
    rest = rect.without_top(_TITLE)
    pitch = min(rest.h // len(levels()), _LEVEL)
    for at, level in enumerate(levels()):
        _lay_level(form, Rect(rest.x, rest.y + at * pitch, rest.w, pitch - _GAP), level, level == chosen)


def _lay_level(form: Form, rect: Rect, level: str, chosen: bool) -> None:
    """Its name, and below it how strong it was measured to be; pointed at, it tells how it plays."""
    target: Target = (LEVEL, level)
    card = form.card(rect)
    _ground(card, rect, chosen, form.pointed == target)
    inner = rect.inset(14, 2)
    _rank(card, inner.left_part(30), str(levels().index(level) + 1), chosen)
    words = inner.without_left(42)
    name, strength = form.say(level_name(level)), strength_sentence(level)
    told = "" if strength is None else form.say(strength)
    lines = form.kit.type.text_height(told, theme.BODY, theme.SMALL, words.w) if told else 0
    block = words.centred((words.w, _NAME + lines))
    card.text(block.top_part(_NAME).without_right(_TICK), name, theme.READ, theme.INK, theme.STRONG)
    if told:
        card.paragraph(block.without_top(_NAME), told, theme.SMALL, theme.SOFT_INK)
    if chosen:
        _tick(card, rect.inset(8, 6))
    form.lay(card)
    label = f"{name}. {told}" if told else name
    form.control(rect, target, label, form.say(level_sentence(level)))


def _rank(card: Card, rect: Rect, number: str, chosen: bool) -> None:
    """Which of the levels it is, from the weakest on."""
    disc = rect.centred((30, 30))
    card.fill(disc, theme.ROYAL_BLUE if chosen else theme.IVORY, 15, theme.DARK_GOLD, 1)
    ink = theme.IVORY if chosen else theme.GOLD_INK
    card.text(disc, number, theme.NUMBER, ink, theme.STRONG, Align.CENTRE)
