"""What can be done in the theatre: the buttons of its bar, and whose eyes, which pace, playing on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rococo_desktop.model.decisions import Target
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.settings import Speed
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.sheet import Kit
from rococo_desktop.ui.table_state.stage import Command
from rococo_desktop.ui.text.messages import message
from rococo_desktop.ui.widgets.button import Button, Style, button_width, lay_button
from rococo_desktop.ui.widgets.form import Form

FOLLOW = -2
"""The eyes of whoever decides at each moment."""
EYES: Target = ("theatre", "eyes")
SPEED: Target = ("theatre", "speed")
TAKE: Target = ("theatre", "take")

TURN_BACK, STEP_BACK, PLAY, PAUSE = "replay_turn_back", "replay_step_back", "play", "replay_pause"
STEP_ON, TURN_ON, LOG, EXAMS, LEAVE = "replay_step_on", "replay_turn_on", "log", "exams", "door"
"""Commands, by the names of their signs."""
FIRST, LAST = "first", "last"
"""Commands that keys alone give: to the deal, and to the end."""

_HIGHEST, _GAP = 58, 3


class Control(NamedTuple):
    """What the controls show at one moment."""

    at: int
    last: int
    playing: bool
    speed: Speed
    eyes: int
    """A seat, NOBODY or FOLLOW."""
    can_choose_eyes: bool
    is_over: bool
    """True if the game came to its end."""
    workshop: int
    """Whose workshop is seen."""


def commands_of(kit: Kit, control: Control, log_key: str, exams_key: str) -> tuple[Command, ...]:
    """The buttons of the bar, in their order; that of the examinations has its place beside the jeweler."""
    begins, ends = control.at == 0, control.at == control.last
    play = (PAUSE, "pause", True) if control.playing else (PLAY, "play", not ends)
    wished = (
        (TURN_BACK, "turn_back", not begins, "PgUp"),
        (STEP_BACK, "step_back", not begins, "←"),
        (*play, "Space"),
        (STEP_ON, "step_on", not ends, "→"),
        (TURN_ON, "turn_on", not ends, "PgDn"),
        (LOG, "log", True, log_key),
        *(((EXAMS, "exams", True, exams_key),) if exams_key else ()),
        (LEAVE, "leave", True, "Esc"),
    )
    found = []
    for name, word, enabled, key in wished:
        why = "" if enabled else kit.say(message("theatre.begins" if begins else "theatre.ends"))
        found.append(Command(name, kit.say(message(f"theatre.{word}")), key, enabled, why))
    return tuple(found)


def lay_panel(form: Form, area: Rect, control: Control, names: Sequence[str]) -> None:
    """Three buttons where the actions of the workshop would lie: here nothing is to be chosen."""
    high = min((area.h - 2 * _GAP) // 3, _HIGHEST)
    gap = max((area.h - 3 * high) // 4, _GAP) if area.h > 3 * high + 4 * _GAP else _GAP
    top = area.y + (area.h - 3 * high - 2 * gap) // 2
    for at, button in enumerate((_eyes(form, control, names), _speed(form, control), _take(form, control))):
        rect = Rect(area.x, top + at * (high + gap), area.w, high)
        if rect.h < _HIGHEST or button_width(form, button) > rect.w:
            button = button._replace(detail="")
        lay_button(form, rect, button)


def _eyes(form: Form, control: Control, names: Sequence[str]) -> Button:
    say = form.say
    if control.eyes == FOLLOW:
        label = say(message("theatre.eyes.follow"))
    elif control.eyes == NOBODY:
        label = say(message("theatre.eyes.nobody"))
    else:
        label = names[control.eyes]
    about = say(message("theatre.eyes.about" if control.is_over else "theatre.eyes.private"))
    detail = say(message("board.workshop_of", seat=names[control.workshop]))
    key = "E" if control.can_choose_eyes else ""
    return Button(
        EYES, label, about, key, "replay_eye", detail, style=Style.NIGHT, enabled=control.can_choose_eyes
    )


def _speed(form: Form, control: Control) -> Button:
    label = form.say(message(f"theatre.speed.{control.speed.value}"))
    about = form.say(message("theatre.speed.about"))
    return Button(SPEED, label, about, "S", "replay_pace", about, style=Style.NIGHT)


def _take(form: Form, control: Control) -> Button:
    say = form.say
    over = control.is_over and control.at == control.last
    if over:
        about = say(message("theatre.take.over"))
    else:
        about = say(message("theatre.take.about" if control.is_over else "theatre.take.private"))
    detail = say(message("theatre.take.new"))
    label = say(message("theatre.take"))
    style = Style.NIGHT if over else Style.PRIMARY
    return Button(TAKE, label, about, "T", "feather", detail, style=style, enabled=not over)


KEYS = (
    *(f"theatre.speed.{speed.value}" for speed in Speed),
    *(f"theatre.{word}" for word in ("turn_back", "step_back", "play", "pause", "step_on", "turn_on")),
    *(f"theatre.{word}" for word in ("log", "exams", "leave")),
)
"""The keys of this module that are built from closed lists."""
