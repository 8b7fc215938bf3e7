"""Interludes: panels that lie over the table for a moment, and go at any key or click but a pause."""

from __future__ import annotations

from collections.abc import Callable

from rococo_desktop.model.decisions import Target
from rococo_desktop.ui.keys.key import Key
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.picture_parts import HotspotRole
from rococo_desktop.ui.scenes.menu_base import MenuScene
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.text.messages import Message, message
from rococo_desktop.ui.widgets.button import Button, Style, button_width, lay_button
from rococo_desktop.ui.widgets.form import Form
from rococo_desktop.ui.widgets.surfaces import lay_heading, lay_panel, lay_veil
from rococo_desktop.ui.window.keyboard import HELD, is_function_key
from rococo_desktop.ui.window.scene import Scene

ON: Target = ("button", "continue")
MENU: Target = ("button", "menu")
EVERYWHERE: Target = ("region", "anywhere")
HEAD, FOOT = 84, 64
BESIDE = 16
"""Between the buttons."""


class Interlude(MenuScene):
    """A panel over the table with a heading, something to read, the way on, and the way to the menu."""

    covers = False
    kind = "interlude"
    on = Message("notice.close")
    """What the button says."""
    _pause: Callable[[], None] | None = None
    """Lays the menu over everything, where a game is played beneath."""

    def __init__(self, services: Services, after: Scene | None = None, patience: float | None = None) -> None:
        super().__init__(services)
        self.after = after
        """What lies in its place once it has gone."""
        self.patience = patience
        """After how many seconds it goes by itself, where nobody sits at the table; None: never."""
        self._since: float | None = None

    def pause_by(self, pause: Callable[[], None]) -> None:
        """Let Esc and a button pause, here and in what comes after."""
        self._pause = pause
        if isinstance(self.after, Interlude):
            self.after.pause_by(pause)

    def tick(self, now: float) -> float | None:
        """Go by itself once nobody can have more to read."""
        if self.patience is None:
            return None
        if self._since is None:
            self._since = now
        left = self._since + self.patience - now
        if left <= 0:
            self.go_on()
        return max(left, 0.0)

    def body_size(self, form: Form, room: Size) -> Size:
        """How much room what is to be read wants."""
        raise NotImplementedError

    def body(self, form: Form, rect: Rect) -> None:
        """Lay what is to be read."""
        raise NotImplementedError

    def compose(self, form: Form, room: Size) -> None:
        """The panel in the middle of the table."""
        lay_veil(form, room)
        form.sheet.hotspot(Rect(0, 0, *room), EVERYWHERE, self.heading(), HotspotRole.GROUND)
        body = self.body_size(form, room)
        size = (max(body.w + 48, 460), body.h + HEAD + FOOT + 40)
        inner = lay_panel(form, Rect(0, 0, *room).centred(size))
        lay_heading(form, inner.top_part(HEAD - 8), self.heading(), on_dark=False)
        self.body(form, inner.without_top(HEAD).without_bottom(FOOT))
        button = Button(ON, form.say(self.on), key="Space", style=Style.PRIMARY)
        menu = Button(MENU, form.say(message("command.menu")), key="Esc", icon="menu")
        buttons = (button,) if self._pause is None else (button, menu)
        widths = [button_width(form, one) for one in buttons]
        foot = inner.bottom_part(48).centred((sum(widths) + BESIDE * (len(widths) - 1), 48))
        for one, wide in zip(buttons, widths, strict=True):
            lay_button(form, foot.left_part(wide), one)
            foot = foot.without_left(wide + BESIDE)

    def default(self) -> Target | None:
        """Enter goes on."""
        return ON

    def choose(self, target: Target) -> None:
        """Any click goes on, but one on the menu."""
        if target == MENU and self._pause is not None:
            self._pause()
        else:
            self.go_on()

    def pressed(self, target: Target) -> None:
        """The button goes on."""
        self.go_on()

    def go_on(self) -> None:
        """Make room for what comes after, or for the table."""
        if self.after is None:
            self.services.stack.pop()
        else:
            self.services.stack.replace(self.after)

    def key_down(self, key: Key) -> bool:
        """Any key goes on, but Esc pauses; keys that mean the same on every screen mean it here."""
        if key.name in HELD or self.services.help(key) or is_function_key(key):
            return True
        if key.name == "escape" and self._pause is not None:
            self._pause()
        else:
            self.go_on()
        return True
