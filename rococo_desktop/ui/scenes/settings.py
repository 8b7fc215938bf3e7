"""The settings: every change holds at once and is written at once."""

from __future__ import annotations

from rococo_desktop.model.decisions import Target
from rococo_desktop.play.settings import AUTO, Assistance, RenderMode, Settings, Speed
from rococo_desktop.play.viewing import Privacy
from rococo_desktop.ui.keys.key import Key
from rococo_desktop.ui.keys.keymap import Clash, KeyMap, clash, without_usual, written_for
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.picture_parts import Picture
from rococo_desktop.ui.picture.scale import AUTOMATIC
from rococo_desktop.ui.scenes.menu_base import MenuScene
from rococo_desktop.ui.scenes.settings_keys import HEIGHT as KEYS_HEIGHT
from rococo_desktop.ui.scenes.settings_keys import USUAL_KEYS, Binding, lay_keys
from rococo_desktop.ui.scenes.settings_pages import company_rows, display_rows, play_rows
from rococo_desktop.ui.scenes.settings_rows import Row, options_of
from rococo_desktop.ui.scenes.settings_sound import sound_rows
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.text.messages import message
from rococo_desktop.ui.widgets import choice
from rococo_desktop.ui.widgets.button import Button, Style, button_width, lay_button
from rococo_desktop.ui.widgets.choice import lay_choice
from rococo_desktop.ui.widgets.form import Form
from rococo_desktop.ui.widgets.surfaces import (
    MARGIN,
    lay_backdrop,
    lay_heading,
    lay_panel,
    places,
)
from rococo_desktop.ui.widgets.tips import lay_notice

BACK: Target = ("button", "back")
_GAP, _CLOSE, _WIDEST_GAP = 20, 10, 36
"""Between the rows of a page; they move closer before the panel grows, and apart where there is room."""
_WIDEST = 1160

PAGES = ("display", "sound", "play", "company", "keys")
_LEAST = KEYS_HEIGHT + choice.HEIGHT + 10 + _GAP
"""The panel is as high as its highest page, so that the pages stay where they are."""


class SettingsScene(MenuScene):
    """Only what works is here, in five pages."""

    kind = "settings"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._page = PAGES[0]
        self._waiting = ""
        self._clash: Clash | None = None
        self._refused = ""
        self._drawn: Settings | None = None
        """The settings the picture shows."""

    def heading(self) -> str:
        """What the screen is."""
        return self.services.words.say(message("settings.heading"))

    def default(self) -> Target | None:
        """Go back."""
        return BACK

    def pressed(self, target: Target) -> None:
        """Change one setting."""
        settings, which = self.services.settings, str(target[1])
        match target[0]:
            case "button" if target == USUAL_KEYS:
                settings.change(keys={})
                self._clash = None
            case "button":
                self.services.stack.pop()
            case "key":
                self._waiting, self._clash = which, None
            case "switch" if which == "fullscreen":
                self.services.shell.toggle_fullscreen()
                settings.change(fullscreen=self.services.shell.fullscreen)
            case "switch":
                settings.change(**{which: not getattr(settings.current, which)})
            case "choice":
                self._option(*which.split(":", 1))
        self.changed()

    def _option(self, row: str, value: str) -> None:
        settings = self.services.settings
        match row:
            case "scale":
                settings.change(scale=AUTO if value == AUTO else int(value))
                self.services.shell.set_scale(AUTOMATIC if value == AUTO else int(value))
            case "art_strength":
                settings.change(art_strength=int(value))
                self.services.shell.set_art_strength(int(value))
            case "presentation":
                settings.change(presentation=RenderMode(value))
            case "language":
                self.services.speak(value)
            case "speed":
                settings.change(speed=Speed(value))
            case "page":
                self._page, self._waiting, self._clash = value, "", None
            case "assistance":
                settings.change(assistance=Assistance(value))
            case "privacy":
                settings.change(privacy=Privacy(value))
            case "kept_games" | "music_volume" | "effects_volume" | "table_volume":
                settings.change(**{row: int(value)})

    def key_down(self, key: Key) -> bool:
        """While something waits for its key, the next one is it; Escape leaves it as it was."""
        if not self._waiting:
            return super().key_down(key)
        if key.name == "escape":
            self._waiting, self._clash = "", None
        else:
            self._bind(written_for(self._waiting, key))
        self.changed()
        return True

    def choose(self, target: Target) -> None:
        """A click elsewhere leaves the key as it was."""
        self._waiting = ""
        super().choose(target)

    def picture(self, room: Size) -> Picture:
        """A key that holds on every screen may have changed a setting meanwhile."""
        if self._drawn is not self.services.settings.current:
            self._drawn = self.services.settings.current
            self.changed()
        return super().picture(room)

    def _bind(self, key: str) -> None:
        """Give the waiting thing its key, or say what speaks against it."""
        if not key:
            return  # a key that is only held
        keys = KeyMap(self.services.settings.current.keys).keys
        self._clash, self._refused = clash(keys, self._waiting, key), key
        if self._clash is None:
            keys[self._waiting] = key
            self.services.settings.change(keys=without_usual(keys))
            self._waiting = ""

    def compose(self, form: Form, room: Size) -> None:
        """The pages above, and one panel."""
        lay_backdrop(form, room, "salon")
        inside = min(room.w - 64, _WIDEST) - 2 * MARGIN
        rows = [_tabs(form, self._page), *self._rows(form, inside)]
        total = sum(high for high, _ in rows)
        most = max(total + _CLOSE * (len(rows) - 1), _LEAST) + 2 * MARGIN
        at = places(room, _WIDEST, most)
        lay_heading(form, at.heading, self.heading())
        inner = lay_panel(form, at.panels)
        gap = min((inner.h - total) // (len(rows) - 1), _WIDEST_GAP)
        y = inner.y
        for high, lay in rows:
            lay(Rect(inner.x, y, inner.w, high))
            y += high + gap
        back = Button(BACK, form.say(message("button.back")), key="Esc", icon="back", style=Style.NIGHT)
        lay_button(form, at.buttons.left_part(button_width(form, back)), back)
        problem = self.services.settings.problem
        if problem is not None:
            lay_notice(form, room, form.say(message("settings.not_kept", **problem.params)))

    def _rows(self, form: Form, width: int) -> list[Row]:
        """Each part of the page, with its height."""
        current, shell = self.services.settings.current, self.services.shell
        match self._page:
            case "keys":
                binding = Binding(KeyMap(current.keys).keys, self._waiting, self._clash, self._refused)
                return [(KEYS_HEIGHT, lambda rect: lay_keys(form, rect, binding))]
            case "sound":
                return sound_rows(form, width, current)
            case "company":
                return company_rows(form, width, current)
            case "play":
                return play_rows(form, width, current)
        return display_rows(form, width, current, shell.scale, shell.fullscreen)


def _tabs(form: Form, page: str) -> Row:
    options = options_of(form, "settings.page", PAGES)
    return choice.HEIGHT + 10, lambda rect: lay_choice(
        form, rect.top_part(choice.HEIGHT), "page", options, page
    )


KEYS = tuple(f"settings.page.{page}" for page in PAGES)
"""The keys of this module that are built from closed lists."""
