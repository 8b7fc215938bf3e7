"""Buttons: plain, primary, or for the night; with a sign, a second line and the key that presses them."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from rococo_desktop.model.decisions import Target
from rococo_desktop.ui.picture import frames, theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Align
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.picture.theme import Paint
from rococo_desktop.ui.widgets.form import Form
from rococo_desktop.ui.widgets.surfaces import draw_keycap, keycap_width

HEIGHT = 48
PADDING = 18
SIGN = 22


class Style(StrEnum):
    """How a button presents itself."""

    PLAIN = "plain"
    PRIMARY = "primary"
    NIGHT = "night"


class Button(NamedTuple):
    """What a button shows, and what it says when pointed at; without being enabled, `about` tells why."""

    target: Target
    label: str
    about: str = ""
    key: str = ""
    icon: str = ""
    detail: str = ""
    """A second, smaller line."""
    style: Style = Style.PLAIN
    enabled: bool = True


class _Look(NamedTuple):
    face: str
    ink: Paint
    soft: Paint
    sign: Paint


_LOOKS = {
    (Style.PLAIN, False): _Look("button", theme.INK, theme.SOFT_INK, theme.DARK_GOLD),
    (Style.PLAIN, True): _Look("button_hover", theme.INK, theme.SOFT_INK, theme.DARK_GOLD),
    (Style.PRIMARY, False): _Look("button_blue", theme.IVORY, theme.CREAM, theme.BRIGHT_GOLD),
    (Style.PRIMARY, True): _Look("button_blue_hover", (255, 255, 255), theme.IVORY, theme.LIT),
    (Style.NIGHT, False): _Look("button_night", theme.IVORY, theme.PALE_INK, theme.BRIGHT_GOLD),
    (Style.NIGHT, True): _Look("button_night_hover", (255, 255, 255), theme.IVORY, theme.LIT),
}
_OFF = _Look("button_pale", (92, 76, 58), (92, 76, 58), (126, 108, 84))
_OFF_NIGHT = _Look("button_off", (190, 180, 172), (190, 180, 172), (160, 150, 140))


def button_width(form: Form, button: Button) -> int:
    """How wide a button must be to show all of itself."""
    measure = form.kit.type.width
    words = max(
        measure(button.label, theme.STRONG, theme.LARGE), measure(button.detail, theme.BODY, theme.SMALL)
    )
    sign = SIGN + 12 if button.icon else 0
    cap = keycap_width(form, button.key)
    return words + sign + (cap + 14 if cap else 0) + 2 * PADDING


def lay_button(form: Form, rect: Rect, button: Button) -> None:
    """A button in its rectangle, which is at least as large as a target must be."""
    look = _look(button, form.pointed == button.target)
    card = form.card(rect.inset(-8))
    if button.enabled:
        card.shadow(rect.moved(0, 2), 10, 5, 90)
    frames.patch(card, rect.inset(-3), look.face, 15)
    _draw_words(form, card, rect, button, look)
    form.lay(card)
    form.control(rect, button.target, button.label, button.about, button.enabled, button.key)


def _look(button: Button, pointed: bool) -> _Look:
    if not button.enabled:
        return _OFF if button.style is Style.PLAIN else _OFF_NIGHT
    return _LOOKS[button.style, pointed]


def _draw_words(form: Form, card: Card, rect: Rect, button: Button, look: _Look) -> None:
    inner = rect.inset(PADDING, 4)
    if button.key:
        cap = keycap_width(form, button.key)
        on_dark = button.style is not Style.PLAIN
        draw_keycap(form, card, inner.right_part(cap), button.key, on_dark)
        inner = inner.without_right(cap + 14)
    if not button.icon and not button.detail:
        card.text(inner, button.label, theme.LARGE, look.ink, theme.STRONG, Align.CENTRE)
        return
    if button.icon:
        card.sign(inner.left_part(SIGN), button.icon, look.sign)
        inner = inner.without_left(SIGN + 12)
    if button.detail:
        line = inner.centred((inner.w, 48))
        card.text(line.top_part(27), button.label, theme.LARGE, look.ink, theme.STRONG)
        card.text(line.bottom_part(21), button.detail, theme.SMALL, look.soft, theme.BODY)
    else:
        card.text(inner, button.label, theme.LARGE, look.ink, theme.STRONG)
