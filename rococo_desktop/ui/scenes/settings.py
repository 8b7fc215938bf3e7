"""The settings: every change holds at once and is written at once."""

from __future__ import annotations

from collections.abc import Callable

from rococo_desktop.model.decisions import Target
from rococo_desktop.play.settings import AUTO, Assistance, Presentation, Settings, Speed
from rococo_desktop.play.viewing import Privacy
from rococo_desktop.ui import theme
from rococo_desktop.ui.geometry import Rect, Size
from rococo_desktop.ui.marks import Picture
from rococo_desktop.ui.scale import AUTOMATIC, LARGEST_SCALE, LEAST_LOGICAL, largest
from rococo_desktop.ui.scene import Key
from rococo_desktop.ui.scenes.menu import MenuScene
from rococo_desktop.ui.scenes.settings_keys import HEIGHT as KEYS_HEIGHT
from rococo_desktop.ui.scenes.settings_keys import USUAL_KEYS, Binding, lay_keys
from rococo_desktop.ui.scenes.settings_sound import sound_switches, volume_rows
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.table.keymap import Clash, KeyMap, clash, without_usual, written_for
from rococo_desktop.ui.text.messages import Message, message
from rococo_desktop.ui.widgets import choice
from rococo_desktop.ui.widgets.button import Button, Style, button_width, lay_button
from rococo_desktop.ui.widgets.choice import Option, lay_choice
from rococo_desktop.ui.widgets.form import Form
from rococo_desktop.ui.widgets.surfaces import (
    MARGIN,
    lay_backdrop,
    lay_heading,
    lay_panel,
    places,
)
from rococo_desktop.ui.widgets.switch import Switch, lay_switch, switch_height
from rococo_desktop.ui.widgets.tips import lay_notice

BACK: Target = ("button", "back")
SCALES = (75, 100, 125, 150, 175, 200)
STRENGTHS = (100, 75, 50, 25, 0)
LABEL = 210
_GAP, _CLOSE, _WIDEST_GAP = 20, 10, 36
"""Between the rows of a page; they move closer before the panel grows, and apart where there is room."""
_WIDEST = 1160

PAGES = ("display", "sound", "play", "company", "keys")
_LEAST = KEYS_HEIGHT + choice.HEIGHT + 10 + _GAP
"""The panel is as high as its highest page, so that the pages stay where they are."""

_Row = tuple[int, Callable[[Rect], None]]
"""How high a part of the panel is, and how to lay it."""


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
                self.services.shell.art_strength = int(value)
            case "presentation":
                settings.change(presentation=Presentation(value))
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
            lay_notice(form, room, form.say(message("settings.not_kept", why=str(problem))))

    def _rows(self, form: Form, width: int) -> list[_Row]:
        """Each part's height, and how to lay it."""
        current = self.services.settings.current
        say = form.say
        switches = (
            Switch(
                "reduced_motion",
                say(message("settings.reduced_motion")),
                say(message("settings.reduced_motion.about")),
                current.reduced_motion,
                column=LABEL,
            ),
            Switch(
                "confirm_end_of_turn",
                say(message("settings.confirm")),
                say(message("settings.confirm.about")),
                current.confirm_end_of_turn,
                column=LABEL,
            ),
        )
        full = Switch(
            "fullscreen",
            say(message("settings.fullscreen")),
            say(message("settings.fullscreen.about")),
            self.services.shell.fullscreen,
            column=LABEL,
        )
        presentations = _options(form, "settings.presentation", tuple(Presentation))
        speeds = _options(form, "settings.speed", tuple(Speed))
        if self._page == "keys":
            keymap = KeyMap(current.keys)
            binding = Binding(keymap.keys, self._waiting, self._clash, self._refused)
            return [(KEYS_HEIGHT, lambda rect: lay_keys(form, rect, binding))]
        if self._page == "sound":
            return [
                *(_choice_row(form, width, *row) for row in volume_rows(form, current)),
                *(_switch_row(form, width, one) for one in sound_switches(form, current, LABEL)),
            ]
        if self._page == "company":
            return self._company_rows(form, width)
        if self._page == "play":
            return [
                _choice_row(
                    form,
                    width,
                    "speed",
                    speeds,
                    current.speed,
                    message(f"settings.speed.{current.speed}.about"),
                ),
                *(_switch_row(form, width, switch) for switch in switches),
                _choice_row(
                    form,
                    width,
                    "assistance",
                    _options(form, "assistance", tuple(Assistance)),
                    current.assistance,
                    message(f"assistance.{current.assistance}.about"),
                ),
            ]
        return [
            self._scale_row(form, width),
            _choice_row(
                form,
                width,
                "art_strength",
                tuple(Option(str(n), form.say(message("settings.percent", percent=n))) for n in STRENGTHS),
                str(current.art_strength),
                message("settings.art_strength.about"),
            ),
            _choice_row(
                form,
                width,
                "presentation",
                presentations,
                current.presentation,
                message("settings.next_start"),
            ),
            _switch_row(form, width, full),
        ]

    def _company_rows(self, form: Form, width: int) -> list[_Row]:
        current = self.services.settings.current
        kept = tuple(Option(str(n), str(n)) for n in (5, 10, 20, 50, 100))
        return [
            _choice_row(
                form,
                width,
                "privacy",
                _options(form, "privacy", tuple(Privacy)),
                current.privacy,
                message(f"privacy.{current.privacy}.about"),
            ),
            _choice_row(
                form,
                width,
                "kept_games",
                kept,
                str(current.kept_games),
                message("settings.kept_games.about", n=current.kept_games),
            ),
            _words_row(form, width, message("settings.people.about")),
        ]

    def _scale_row(self, form: Form, width: int) -> _Row:
        scale = self.services.shell.scale
        most = min(largest(scale.window), LARGEST_SCALE)
        wish = self.services.settings.current.scale
        options = [Option(AUTO, form.say(message("settings.scale.auto")))]
        for percent in SCALES:
            fits = percent <= most * 100
            needs = form.say(
                message(
                    "settings.scale.needs",
                    percent=percent,
                    width=LEAST_LOGICAL.w * percent // 100,
                    height=LEAST_LOGICAL.h * percent // 100,
                )
            )
            label = form.say(message("settings.percent", percent=percent))
            options.append(Option(str(percent), label, "" if fits else needs, enabled=fits))
        key = "settings.scale.clamped" if scale.clamped else "settings.scale.about"
        about = message(
            key,
            now=round(scale.factor * 100),
            most=int(most * 100),
            width=scale.window.w,
            height=scale.window.h,
        )
        return _choice_row(form, width, "scale", tuple(options), str(wish), about)


def _options(form: Form, key: str, values: tuple[str, ...]) -> tuple[Option, ...]:
    return tuple(Option(value, form.say(message(f"{key}.{value}"))) for value in values)


def _tabs(form: Form, page: str) -> _Row:
    options = _options(form, "settings.page", PAGES)
    return choice.HEIGHT + 10, lambda rect: lay_choice(
        form, rect.top_part(choice.HEIGHT), "page", options, page
    )


def _words_row(form: Form, width: int, words: Message) -> _Row:
    said = form.say(words)
    high = form.kit.type.text_height(said, theme.ITALIC, theme.READ, width)

    def lay(rect: Rect) -> None:
        card = form.card(rect)
        card.paragraph(rect, said, theme.READ, theme.SOFT_INK, theme.ITALIC)
        form.lay(card)

    return high, lay


def _switch_row(form: Form, width: int, switch: Switch) -> _Row:
    return switch_height(form, switch, width), lambda rect: lay_switch(form, rect, switch)


def _choice_row(
    form: Form, width: int, row: str, options: tuple[Option, ...], chosen: str, about: Message
) -> _Row:
    """A label on the left, the options on the right, a sentence below them."""
    words = form.say(about)
    high = form.kit.type.text_height(words, theme.BODY, theme.SMALL, width - LABEL - 8)

    def lay(rect: Rect) -> None:
        label = rect.top_part(choice.HEIGHT).left_part(LABEL - 12)
        rest = rect.without_left(LABEL)
        card = form.card(rect)
        card.text(label, form.say(message(f"settings.{row}")), theme.READ, theme.INK, theme.STRONG)
        below = rest.without_top(choice.HEIGHT + 4).without_left(4)
        card.paragraph(below, words, theme.SMALL, theme.SOFT_INK)
        form.lay(card)
        lay_choice(form, rest.top_part(choice.HEIGHT), row, options, chosen)

    return choice.HEIGHT + 4 + high, lay


KEYS = (
    *(f"settings.presentation.{value}" for value in Presentation),
    *(f"settings.speed.{value}{part}" for value in Speed for part in ("", ".about")),
    *(f"settings.{row}" for row in ("scale", "art_strength", "presentation", "speed")),
    *(f"settings.{row}" for row in ("assistance", "privacy", "kept_games")),
    *(f"settings.page.{page}" for page in PAGES),
)
"""The keys of this module that are built from closed lists."""
