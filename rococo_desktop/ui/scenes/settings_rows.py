"""The rows of the settings: a label and what can be chosen, a switch, or plain words."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.text.messages import Message, message
from rococo_desktop.ui.widgets import choice
from rococo_desktop.ui.widgets.choice import Option, lay_choice
from rococo_desktop.ui.widgets.form import Form
from rococo_desktop.ui.widgets.switch import Switch, lay_switch, switch_height

LABEL = 210
"""How wide the column of the labels is."""

Row = tuple[int, Callable[[Rect], None]]
"""How high a part of the panel is, and how to lay it."""


def options_of(form: Form, key: str, values: Iterable[str]) -> tuple[Option, ...]:
    """An option for each value, with the words of the key and the value."""
    return tuple(Option(value, form.say(message(f"{key}.{value}"))) for value in values)


def percents(form: Form, values: Iterable[int]) -> tuple[Option, ...]:
    """An option for each percentage."""
    return tuple(Option(str(value), form.say(message("settings.percent", percent=value))) for value in values)


def words_row(form: Form, width: int, words: Message) -> Row:
    """A sentence or two."""
    said = form.say(words)
    high = form.kit.type.text_height(said, theme.ITALIC, theme.READ, width)

    def lay(rect: Rect) -> None:
        card = form.card(rect)
        card.paragraph(rect, said, theme.READ, theme.SOFT_INK, theme.ITALIC)
        form.lay(card)

    return high, lay


def switch_row(form: Form, width: int, setting: str, on: bool, **about: str) -> Row:
    """The switch of a setting, with a sentence about it."""
    label = form.say(message(f"settings.{setting}"))
    sentence = form.say(message(f"settings.{setting}.about", **about))
    switch = Switch(setting, label, sentence, on, column=LABEL)
    return switch_height(form, switch, width), lambda rect: lay_switch(form, rect, switch)


def choice_row(
    form: Form,
    width: int,
    setting: str,
    options: tuple[Option, ...],
    chosen: str,
    about: Message,
    others: Iterable[Message] = (),
) -> Row:
    """A label on the left, the options on the right, a sentence below them.

    There is room for the sentences of the other options too, so that nothing below moves when one is chosen.
    """
    words = form.say(about)
    measure = form.kit.type.text_height
    all_words = [words, *(form.say(other) for other in others)]
    high = max(measure(one, theme.BODY, theme.SMALL, width - LABEL - 8) for one in all_words)

    def lay(rect: Rect) -> None:
        label = rect.top_part(choice.HEIGHT).left_part(LABEL - 12)
        rest = rect.without_left(LABEL)
        card = form.card(rect)
        card.text(label, form.say(message(f"settings.{setting}")), theme.READ, theme.INK, theme.STRONG)
        below = rest.without_top(choice.HEIGHT + 4).without_left(4)
        card.paragraph(below, words, theme.SMALL, theme.SOFT_INK)
        form.lay(card)
        lay_choice(form, rest.top_part(choice.HEIGHT), setting, options, chosen)

    return choice.HEIGHT + 4 + high, lay
