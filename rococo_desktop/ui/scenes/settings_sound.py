"""The sound page of the settings: three volumes, silence, and what happens while the player is away."""

from __future__ import annotations

from typing import NamedTuple

from rococo_desktop.play.settings import Settings
from rococo_desktop.ui.table.keymap import KeyMap
from rococo_desktop.ui.text.messages import Message, message
from rococo_desktop.ui.widgets.choice import Option
from rococo_desktop.ui.widgets.form import Form
from rococo_desktop.ui.widgets.switch import Switch

VOLUMES = (0, 20, 40, 60, 80, 100)
GROUPS = ("music_volume", "effects_volume", "table_volume")


class VolumeRow(NamedTuple):
    """One volume: which, the steps it can have, the nearest to what it is, and what it is about."""

    name: str
    options: tuple[Option, ...]
    chosen: str
    about: Message


def volume_rows(form: Form, settings: Settings) -> tuple[VolumeRow, ...]:
    """All volumes; a file may hold any percentage, the page shows the nearest step."""
    options = tuple(
        Option(str(percent), form.say(message("settings.percent", percent=percent)))
        if percent
        else Option("0", form.say(message("settings.volume.off")))
        for percent in VOLUMES
    )
    return tuple(
        VolumeRow(name, options, _nearest(getattr(settings, name)), message(f"settings.{name}.about"))
        for name in GROUPS
    )


def _nearest(percent: int) -> str:
    return str(min(VOLUMES, key=lambda step: abs(step - percent)))


def sound_switches(form: Form, settings: Settings, column: int) -> tuple[Switch, ...]:
    """Silence, and whether the sound fades while another window is in use."""
    say = form.say
    cap = KeyMap(settings.keys).keys["mute"]
    return (
        Switch(
            "muted",
            say(message("settings.muted")),
            say(message("settings.muted.about", cap=cap)),
            settings.muted,
            column=column,
        ),
        Switch(
            "silent_in_background",
            say(message("settings.silent_in_background")),
            say(message("settings.silent_in_background.about")),
            settings.silent_in_background,
            column=column,
        ),
    )


KEYS = (
    *(f"settings.{name}{part}" for name in GROUPS for part in ("", ".about")),
    "settings.page.sound",
)
"""The keys of this module that are built from closed lists."""
