"""The sign that the sound is off, in the corner of every screen; pressing it lets it be heard again."""

from __future__ import annotations

from rococo_desktop.model.decisions import Target
from rococo_desktop.ui.picture import frames, theme
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.text.messages import message
from rococo_desktop.ui.widgets.form import Form
from rococo_desktop.ui.widgets.surfaces import draw_keycap, keycap_width

SOUND: Target = ("button", "sound")
HIGH, SIGN, EDGE = 46, 26, 12
BENEATH = HIGH + 2 * EDGE
"""From here on the corner is free beneath it."""


def lay_silence(form: Form, room: Size, key: str) -> None:
    """The sign and the key that does the same, in the upper right corner."""
    cap = keycap_width(form, key)
    wide = SIGN + cap + 3 * EDGE
    rect = Rect(room.w - wide - EDGE, EDGE, wide, HIGH)
    card = form.card(rect.inset(-3))
    pointed = form.pointed == SOUND
    frames.patch(card, rect.inset(-3), "button_night_hover" if pointed else "button_night", 15)
    inner = rect.inset(EDGE, 0)
    card.sign(inner.left_part(SIGN).centred((SIGN, SIGN)), "silent", theme.BRIGHT_GOLD)
    draw_keycap(form, card, inner.right_part(cap), key, on_dark=True)
    form.lay(card)
    label, about = form.say(message("command.mute")), form.say(message("command.mute.about"))
    form.control(rect, SOUND, label, about, key=key)
    form.tips[SOUND] = f"{label}. {about}"
