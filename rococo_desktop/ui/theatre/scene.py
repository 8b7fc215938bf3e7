"""The theatre as a scene: a recorded game is shown at the real table, played, stepped and jumped through."""

from __future__ import annotations

from rococo_desktop.model.decisions import Target
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.game.theatre import Theatre
from rococo_desktop.ui.game.closer_look import seat_of
from rococo_desktop.ui.game.pointed_at import NO_THINGS
from rococo_desktop.ui.keys.key import Key
from rococo_desktop.ui.motion.show_scene_base import ShowScene
from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.picture.picture_parts import Picture
from rococo_desktop.ui.scenes.notice import NoticeScene
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.text.messages import message
from rococo_desktop.ui.theatre import controls
from rococo_desktop.ui.theatre.screen import Screen
from rococo_desktop.ui.theatre.track import TRACK
from rococo_desktop.ui.window.scene import ScreenQuestion

_KEYS = {
    "page up": controls.TURN_BACK,
    "left": controls.STEP_BACK,
    "space": controls.PLAY,
    "right": controls.STEP_ON,
    "page down": controls.TURN_ON,
    "home": controls.FIRST,
    "end": controls.LAST,
}
_LETTERS = {"e": controls.EYES, "s": controls.SPEED, "t": controls.TAKE}


class TheatreScene(ShowScene):
    """One game being watched. It has a pace of its own, and leaves the game as it is."""

    kind = "theatre"
    occasion = "table"

    def __init__(self, services: Services, theatre: Theatre) -> None:
        self._services = services
        self._theatre = theatre
        self._screen = Screen(services, theatre)
        self._playback = self._screen.playback
        self._show = self._playback.show
        self._notices = theatre.notices
        """What is still to be said about a game that was read from a file."""
        self._now = 0.0

    @property
    def viewer(self) -> int:
        """With whose eyes the table is seen."""
        return self._screen.viewer

    def picture(self, room: Size) -> Picture:
        """The table at its moment, with the track and the buttons."""
        return self._screen.picture(room)

    # Time.

    def tick(self, now: float) -> float | None:
        """Let things move, and the game go on while it plays."""
        self._now = now
        self._tell_notices()
        wake = self._playback.tick(now, self._screen.stage)
        if not self._screen.settle():
            return 0.0
        if wake == 0.0 and not self._playback.moves():
            self._screen.let_glow()
            self._playback.go_on(self._screen.viewer)
            self._screen.follow_log()
        if self._playback.show.lights_up(now):
            return 0.0
        return wake if wake is not None else self._screen.attention.tip_due(now)

    def _tell_notices(self) -> None:
        """Say it once."""
        notices, self._notices = self._notices, ()
        if notices:
            told = [message(notice.key, **notice.params) for notice in notices]
            self._services.stack.push(NoticeScene(self._services, told))

    def _jump(self, at: int) -> None:
        self._playback.pause()
        self._playback.jump(at)
        self._screen.let_glow()
        self._screen.follow_log()

    # What the player does.

    def point(self, target: Target | None) -> None:
        """Show what the thing pointed at is."""
        self._screen.attention.point(target, self._now)

    def slide(self, target: Target, part: float) -> None:
        """Drag the game along its track."""
        if target == TRACK:
            self._jump(self._playback.track.moment_at(part))

    def choose(self, target: Target) -> None:
        """A click, or Enter, on something."""
        kind, which = target
        match kind:
            case "command":
                self._command(str(which))
            case "theatre":
                self._option(target)
            case "log" if isinstance(which, int):
                self._jump(self._screen.log.moment_of(which))
                self._screen.let_glow(which)
            case _ if kind == "region" or seat_of(target) != NOBODY:
                self._screen.glance.chosen(target)
            case _ if kind not in NO_THINGS and target != TRACK:
                self._screen.glance.magnify(target)

    def _command(self, name: str) -> None:
        theatre, track = self._theatre, self._playback.track
        self._services.audio.command(name)
        match name:
            case controls.LOG | controls.EXAMS:
                self._screen.glance.command(name)
                self._screen.follow_log()
            case controls.LEAVE:
                self._services.stack.pop()
            case controls.PLAY | controls.PAUSE:
                self._playback.toggle()
            case controls.TURN_BACK:
                self._jump(track.turn_before(theatre.at))
            case controls.STEP_BACK:
                self._jump(theatre.at - 1)
            case controls.STEP_ON:
                self._jump(theatre.at)
                self._screen.settle()  # what is on its way sets out from there
                self._playback.step_on(self._screen.viewer)
                self._screen.follow_log()
            case controls.TURN_ON:
                self._jump(track.turn_after(theatre.at))
            case controls.FIRST:
                self._jump(0)
            case controls.LAST:
                self._jump(theatre.last)

    def _option(self, target: Target) -> None:
        if target == controls.EYES and len(self._theatre.eyes) > 1:
            self._screen.take_other_eyes()
        elif target == controls.SPEED:
            self._playback.next_speed()
        elif target == controls.TAKE:
            self._take_over()

    def _take_over(self) -> None:
        seat = self._screen.viewer if self._screen.viewer != NOBODY else self._theatre.deciding
        session = self._services.library.take_over(self._theatre, seat)
        if session is not None:
            self._services.stack.reset(self._services.doors.table(session))

    def key_down(self, key: Key) -> bool:
        """Space plays, arrows step, the page keys turn, Home and End jump; letters are on the buttons."""
        if self._screen.glance.key_down(key, self._theatre.definitions.seats):
            return True
        if key.ctrl or key.alt:
            return False
        if key.name in _KEYS:
            self._command(_KEYS[key.name])
            return True
        if key.name in _LETTERS:
            self._option(_LETTERS[key.name])
            return True
        if key.name in {"up", "down"}:
            return self._screen.overlays.scrolled_by(key.name)
        if key.name == "escape":
            if not self._screen.overlays.close():
                self._command(controls.LEAVE)
            return True
        command = self._screen.keymap.command_of(key)
        if command in {controls.LOG, controls.EXAMS}:
            self._command(command)
            return True
        return self._services.help(key)

    def key_up(self, key: Key) -> None:
        """Let go of what was shown while a key was held."""
        self._screen.overlays.release(key.name)

    def scrolled(self, target: Target | None, steps: int) -> None:
        """Move through the log, or turn by turn over the track."""
        if not self._screen.overlays.scroll(steps) and target == TRACK:
            self._command(controls.TURN_BACK if steps > 0 else controls.TURN_ON)

    def caption(self) -> ScreenQuestion | None:
        """What happened last, once nothing moves."""
        if self._playback.playing or self._playback.moves():
            return None
        view = self._theatre.view(self._screen.viewer)
        told = self._screen.told()
        return ScreenQuestion(
            self._screen.viewer, self.kind, told[0] if told else "", view.round, self._theatre.at
        )
