"""What all screens around the table have in common: controls that are pointed at, pressed, and have keys."""

from __future__ import annotations

from collections.abc import Callable

from rococo_desktop.model.decisions import Target
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.ui.keys.key import Key
from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.picture.picture_parts import Hotspot, HotspotRole, Picture
from rococo_desktop.ui.picture.sheet import Sheet
from rococo_desktop.ui.picture.typography import Typography
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.widgets.fill_large_window import before, enlarged, fitting_step
from rococo_desktop.ui.widgets.form import Form
from rococo_desktop.ui.widgets.silence import SOUND, lay_silence
from rococo_desktop.ui.widgets.tips import lay_tip
from rococo_desktop.ui.window.scene import PlainScene, ScreenQuestion


class MenuScene(PlainScene):
    """A screen of controls. A scene builds on it with `compose` and `pressed`, and says when it `changed`."""

    kind = "menu"
    """What the screen is called for those who listen to settled screens."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.pointed: Target | None = None
        self._picture: Picture | None = None
        self._stale = True
        self._measure: Typography | None = None
        self._made_for: tuple[object, ...] = ()
        self._later: Callable[[], None] | None = None
        self._frames_before = 0

    def compose(self, form: Form, room: Size) -> None:
        """Lay everything on the form."""
        raise NotImplementedError

    def pressed(self, target: Target) -> None:
        """An enabled control was pressed."""
        raise NotImplementedError

    def heading(self) -> str:
        """What the screen is, in words."""
        return ""

    def default(self) -> Target | None:
        """What Enter presses while nothing is pointed at."""
        return None

    def changed(self) -> None:
        """Something the picture shows is different now."""
        self._stale = True

    def after_frame(self, action: Callable[[], None]) -> None:
        """Do something that takes a moment once what is shown now has been painted."""
        self._later, self._frames_before = action, 1

    def tick(self, now: float) -> float | None:
        """Do what was put off until after a frame."""
        if self._later is None:
            return None
        if self._frames_before:
            self._frames_before -= 1
            return 0.0
        action, self._later = self._later, None
        action()
        return None

    def picture(self, room: Size) -> Picture:
        """The picture, composed anew only if something changed."""
        kit = self.services.kit()
        silence = self._silence()
        made_for = (room, kit.type.scale, kit.words.language, kit.caps, silence)
        if self._picture is None or self._stale or made_for != self._made_for:
            step = fitting_step(room)
            form = Form(Sheet(kit._replace(type=self._type(kit.type, step))), self.pointed)
            inner = before(room, step)
            self.compose(form, inner)
            if silence:
                lay_silence(form, inner, silence)
            lay_tip(form, inner)
            self._picture = _kept(self._picture, enlarged(form.sheet.picture(), step))
            self._made_for, self._stale = made_for, False
        return self._picture

    def _silence(self) -> str:
        """The key that ends the silence, where there is one and this screen is the whole picture."""
        settings = self.services.settings.current
        if not (settings.muted and self.covers):
            return ""
        from rococo_desktop.ui.keys.keymap import KeyMap  # the title is shown before the table is loaded

        return KeyMap(settings.keys).keys["mute"]

    def _type(self, type_: Typography, step: float) -> Typography:
        """The fonts that measure at the size they will have when enlarged."""
        if self._measure is None or self._measure.scale != type_.scale * step:
            self._measure = type_.at_scale(type_.scale * step)
        return self._measure

    def point(self, target: Target | None) -> None:
        """Show what is pointed at."""
        if target != self.pointed:
            self.pointed = target
            self.changed()

    def choose(self, target: Target) -> None:
        """Press the control, if it can be."""
        spot = self.spot(target)
        if spot is None or not spot.lit or spot.role is not HotspotRole.BUTTON:
            return
        if target == SOUND:
            self.services.settings.change(muted=False)
        else:
            self.pressed(target)

    def key_down(self, key: Key) -> bool:
        """The key shown on a control presses it; Enter presses what is pointed at, or the default."""
        if key.name in {"return", "space"}:
            target = self.pointed if self.spot(self.pointed) else None
            if target is None and key.name == "return":
                target = self.default()
            if target is not None:
                self.choose(target)
            return True
        for spot in self._spots():
            if spot.key and spot.lit and _means(spot.key, key):
                self.choose(spot.target)
                return True
        return self.services.help(key)

    def caption(self) -> ScreenQuestion | None:
        """A screen of controls is always settled."""
        return ScreenQuestion(NOBODY, self.kind, self.heading())

    def spot(self, target: Target | None) -> Hotspot | None:
        """The control that stands for this target now."""
        return next((spot for spot in self._spots() if spot.target == target), None)

    def _spots(self) -> tuple[Hotspot, ...]:
        """What answered in the last picture: a click that comes with a move is meant for that one."""
        return self._picture.hotspots if self._picture else ()


def _kept(before: Picture | None, after: Picture) -> Picture:
    """The picture with every sprite that has not changed as the same object: it is not painted anew."""
    if before is None:
        return after
    known = {sprite: sprite for sprite in before.sprites}
    return after._replace(sprites=tuple(known.get(sprite, sprite) for sprite in after.sprites))


def _means(shown: str, key: Key) -> bool:
    """True if the key is the one shown on a control ("N", "Esc", "F1")."""
    names = {"esc": "escape", "enter": "return", "del": "delete"}
    wanted = shown.lower()
    return not (key.ctrl or key.alt) and key.name == names.get(wanted, wanted)
