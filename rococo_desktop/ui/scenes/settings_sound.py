"""The sound page of the settings: three volumes, silence, and what happens while the player is away."""

from __future__ import annotations

from rococo_desktop.play.settings import Settings
from rococo_desktop.ui.keys.keymap import KeyMap
from rococo_desktop.ui.scenes.settings_rows import Row, choice_row, percents, switch_row
from rococo_desktop.ui.text.messages import message
from rococo_desktop.ui.widgets.choice import Option
from rococo_desktop.ui.widgets.form import Form

VOLUMES = (0, 20, 40, 60, 80, 100)
GROUPS = ("music_volume", "effects_volume", "table_volume")
SWITCHES = ("muted", "silent_in_background")


def sound_rows(form: Form, width: int, settings: Settings) -> list[Row]:
    """All volumes, then silence, and whether the sound fades while another window is in use."""
    off = Option("0", form.say(message("settings.volume.off")))
    options = (off, *percents(form, VOLUMES[1:]))
    rows = [
        choice_row(
            form, width, name, options, _nearest(getattr(settings, name)), message(f"settings.{name}.about")
        )
        for name in GROUPS
    ]
    cap = form.kit.cap(KeyMap(settings.keys).keys["mute"])
    rows.append(switch_row(form, width, "muted", settings.muted, cap=cap))
    rows.append(switch_row(form, width, "silent_in_background", settings.silent_in_background))
    return rows


def _nearest(percent: int) -> str:
    """A file may hold any percentage, the page shows the nearest step."""
    return str(min(VOLUMES, key=lambda step: abs(step - percent)))


KEYS = (
    *(f"settings.{name}{part}" for name in (*GROUPS, *SWITCHES) for part in ("", ".about")),
    "settings.page.sound",
)
"""The keys of this module that are built from closed lists."""
