"""The plate of a rival's seat where a table is set: face, name and level; pressed, it lets one choose."""

from __future__ import annotations

from rococo_desktop.model.decisions import Target
from rococo_desktop.play.guests import SURPRISE
from rococo_desktop.play.rivals import characters, level_of, levels
from rococo_desktop.play.table_setup import SeatEntry
from rococo_desktop.ui.picture import frames, theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.pieces.rival_faces import paint_face
from rococo_desktop.ui.text.messages import Message, message, sentences
from rococo_desktop.ui.text.rival_names import character_name, character_taste, level_name, strength_sentence
from rococo_desktop.ui.widgets.form import Form

HEIGHT = 52
_FACE = 48
_SIGN = 16


def lay_plate(form: Form, rect: Rect, at: int, seat: SeatEntry, wrong: bool) -> None:
    """Who plays the seat with this number, across a rectangle."""
    target: Target = ("rival", at)
    area = rect.centred((rect.w, min(HEIGHT, rect.h)))
    card = form.card(area.inset(-4))
    frames.patch(card, area.inset(-2), "button_hover" if form.pointed == target else "button", 13)
    inner = area.inset(6, 2)
    paint_face(card, inner.left_part(_FACE).centred((_FACE - 4, _FACE - 4)), seat.character)
    sign = inner.right_part(_SIGN).centred((_SIGN, _SIGN))
    card.sign(sign, "times" if wrong else "pencil", theme.CARMINE if wrong else theme.DARK_GOLD)
    words = inner.without_left(_FACE + 6).without_right(_SIGN + 6)
    words = words.centred((words.w, 46))
    level = form.say(level_name(level_of(seat.player)))
    size = form.kit.type.largest(seat.name, theme.STRONG, (theme.READ, theme.SMALL), words.w)
    card.text(words.top_part(25), seat.name, size, theme.INK, theme.STRONG)
    card.text(words.bottom_part(21), level, theme.SMALL, theme.SOFT_INK, theme.ITALIC)
    form.lay(card)
    told = form.say(sentences([*_told(seat), message("rival.change")]))
    form.control(area, target, f"{seat.name}: {level}", told)


def plate_width(form: Form) -> int:
    """How wide a plate must be to tell any character and any level without cutting a word."""
    measure, say = form.kit.type.width, form.say
    names = [
        measure(say(character_name(who)), theme.STRONG, theme.SMALL) for who in (*characters(), SURPRISE)
    ]
    known = [measure(say(level_name(level)), theme.ITALIC, theme.SMALL) for level in levels()]
    return max(*names, *known) + _FACE + _SIGN + 2 * 6 + 12 + 2


def _told(seat: SeatEntry) -> list[Message]:
    strength = strength_sentence(level_of(seat.player))
    taste = [character_taste(seat.character)] if seat.character else []
    return [*taste, *([strength] if strength is not None else [])]
