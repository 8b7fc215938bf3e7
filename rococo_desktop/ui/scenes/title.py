"""The title: the palace at night, and the ways into the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from rococo_desktop import __version__
from rococo_desktop.model.decisions import Target
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.picture_parts import Art, Mark, Sprite, Text
from rococo_desktop.ui.scenes.menu_base import MenuScene
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.text.languages import following, language_name, languages
from rococo_desktop.ui.text.messages import Message, listed, message
from rococo_desktop.ui.widgets import silence
from rococo_desktop.ui.widgets.button import Button, Style, button_width, lay_button
from rococo_desktop.ui.widgets.form import Form
from rococo_desktop.ui.widgets.surfaces import lay_backdrop
from rococo_desktop.ui.widgets.tips import lay_notice

if TYPE_CHECKING:
    from rococo_desktop.play.archive.folders import SavedGame

CONTINUE: Target = ("button", "continue")
NEW: Target = ("button", "new")
SOLO: Target = ("button", "solo")
LOAD: Target = ("button", "load")
ANNALS: Target = ("button", "annals")
SETTINGS: Target = ("button", "settings")
QUIT: Target = ("button", "quit")
LANGUAGE: Target = ("button", "language")

WIDE, HIGH, TALL, GAP = 400, 52, 68, 12
NAME = 132
"""The size of the name's letters in the smallest room; they grow with it."""
PAUSE = 0.3
"""Between two parts of what is loaded ahead: the title answers meanwhile."""
LOGO = "palace/logo"
CAST, CAST_SHAPE = "Rococo", (1060, 320)
"""The name that there is in cast gold, and the shape of it; any other is written in gilded type."""


class TitleScene(MenuScene):
    """The first screen: go on, begin, set up, leave."""

    kind = "title"
    occasion = "title"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._saved: SavedGame | None = None
        self._notice: Message | None = None
        self._ahead: Iterator[None] | None = services.doors.ahead()
        self._due: float | None = None
        self.after_frame(self._look)

    def heading(self) -> str:
        """The name of the game."""
        return self.services.words.say(message("title.name"))

    def default(self) -> Target | None:
        """Go on where a game waits, or begin one."""
        return CONTINUE if self._saved else NEW

    def _look(self) -> None:
        """Look for a game to go on with, once the first frame is on the screen."""
        self._saved = self.services.saved()
        self.changed()

    def tick(self, now: float) -> float | None:
        """Look for a game, then load what comes next while nobody does anything."""
        wake = super().tick(now)
        return self._load_ahead(now) if wake is None else wake

    def _load_ahead(self, now: float) -> float | None:
        if self._ahead is None:
            return None
        if self._due is not None and now >= self._due:
            self._due = None
            if next(self._ahead, self) is self:
                self._ahead = None
                return None
        if self._due is None:
            self._due = now + PAUSE
        return self._due - now

    def pressed(self, target: Target) -> None:
        """Open the door that was pressed."""
        doors, stack = self.services.doors, self.services.stack
        match target:
            case ("button", "continue"):
                self._notice = message("title.opening")
                self.changed()
                self.after_frame(self._go_on)
            case ("button", "new"):
                stack.push(doors.setup())
            case ("button", "solo"):
                stack.push(doors.setup(solo=True))
            case ("button", "load"):
                stack.push(doors.load())
            case ("button", "annals"):
                stack.push(doors.annals())
            case ("button", "settings"):
                stack.push(doors.settings())
            case ("button", "language"):
                self.services.speak(following(self.services.words.language))
            case ("button", "quit"):
                stack.close()

    def _go_on(self) -> None:
        why = self.services.go_on()
        if why is not None:
            self._saved, self._notice = None, why
            self.changed()

    def first_sight(self, room: Size) -> Sequence[Sprite]:
        """The name on the night."""
        sprites = self.picture(room).sprites
        return [sprite for sprite in sprites if all(_is_name(mark) for mark in sprite.marks)]

    def compose(self, form: Form, room: Size) -> None:
        """The night with the name over it and the menu on its left."""
        lay_backdrop(form, room, "title")
        buttons = self._buttons(form)
        heights = [TALL if button.detail else HIGH for button in buttons]
        menu = sum(heights) + GAP * (len(heights) - 1)
        grown = min(max(min(room.w / 1280, room.h / 720), 1.0), 1.6)
        name = round(NAME * 1.34 * grown)
        left = max(room.w // 14, 64)
        top = max((room.h - name - menu - 70) * 2 // 5, 24)
        self._name(form, Rect(left, top, room.w - 2 * left, name), round(NAME * grown))
        y = top + name + 30
        for button, high in zip(buttons, heights, strict=True):
            lay_button(form, Rect(left, y, WIDE, high), button)
            y += high + GAP
        self._language(form, room)
        self._foot(form, Rect(left, room.h - 40, room.w - 2 * left, 26))
        if self._notice:
            lay_notice(form, room, form.say(self._notice))

    def _buttons(self, form: Form) -> list[Button]:
        say, night = form.say, Style.NIGHT
        buttons = []
        if self._saved is not None:
            buttons.append(
                Button(
                    CONTINUE,
                    say(message("title.continue")),
                    key="C",
                    icon="forward",
                    detail=form.kit.type.shortened(
                        say(_which(self._saved)), theme.BODY, theme.SMALL, WIDE - 124
                    ),
                    style=Style.PRIMARY,
                )
            )
        first = Style.PRIMARY if self._saved is None else night
        return [
            *buttons,
            Button(NEW, say(message("title.new")), key="N", icon="feather", style=first),
            Button(
                SOLO, say(message("title.solo")), say(message("title.solo.about")), "S", "fan", style=night
            ),
            Button(
                LOAD, say(message("title.load")), say(message("title.load.about")), "L", "log", style=night
            ),
            Button(
                ANNALS,
                say(message("title.annals")),
                say(message("title.annals.about")),
                "A",
                "crown",
                style=night,
            ),
            Button(SETTINGS, say(message("title.settings")), key="T", icon="gear", style=night),
            Button(QUIT, say(message("title.quit")), key="Q", icon="door", style=night),
        ]

    def _name(self, form: Form, rect: Rect, size: int) -> None:
        """The name in gilded type, its line of explanation below."""
        card = form.card(rect.inset(-40, -16))
        words, about = form.say(message("title.name")), form.say(message("title.about"))
        fits = form.kit.type.largest
        line = rect.top_part(rect.h * 3 // 4)
        calm = min(rect.w, rect.right * 45 // 100)  # beyond it rockets burst
        if words == CAST:
            high = line.h * 21 // 20
            wide = high * CAST_SHAPE[0] // CAST_SHAPE[1]
            card.art(Rect(line.x - wide // 22, line.bottom - high, wide, high), LOGO)
        else:
            letters = fits(words, theme.TITLE, (size, size * 4 // 5, size * 3 // 5, size // 2), calm)
            card.text(line.moved(3, 5), words, letters, (4, 6, 18, 190), theme.TITLE)
            card.text(line, words, letters, (255, 240, 190), theme.TITLE, below=(196, 142, 56))
        small = fits(about, theme.SCRIPT, (size * 2 // 7, size // 4, size // 5, 22), calm)
        foot = rect.without_top(rect.h * 3 // 4)
        card.text(foot.moved(2, 2), about, small, (4, 6, 18, 170), theme.SCRIPT)
        card.text(foot, about, small, theme.IVORY, theme.SCRIPT)
        form.lay(card)

    def _language(self, form: Form, room: Size) -> None:
        """The language in force, by its own name; a press takes the next one, if there are several."""
        if len(languages()) < 2:
            return
        about = form.say(message("title.language.about"))
        button = Button(
            LANGUAGE, language_name(form.kit.words.language), about, "G", "round_arrow", style=Style.NIGHT
        )
        wide = button_width(form, button)
        top = silence.BENEATH if self.services.settings.current.muted else 28
        lay_button(form, Rect(room.w - wide - 32, top, wide, HIGH), button)

    def _foot(self, form: Form, rect: Rect) -> None:
        card = form.card(rect)
        words = form.say(message("title.foot", version=__version__))
        card.text(rect.moved(1, 1), words, theme.SMALL, (4, 6, 18, 200), theme.ITALIC)
        card.text(rect, words, theme.SMALL, theme.PALE_INK, theme.ITALIC)
        form.lay(card)


def _is_name(mark: Mark) -> bool:
    """True for words, and for the name cast in gold."""
    return isinstance(mark, Text) or (isinstance(mark, Art) and mark.name == LOGO)


def _which(saved: SavedGame) -> Message:
    names = [message("seat.name", name=seat.name) for seat in saved.seats]
    if len(names) == 1:
        names.append(message("seat.du_barry"))
    return message("title.which", round=saved.round, names=listed(names))
