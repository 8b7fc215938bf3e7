"""The theatre as a scene: a recorded game is shown at the real table, played, stepped and jumped through."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace

from rococo_desktop.model.decisions import Target
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.settings import Speed
from rococo_desktop.play.theatre import Theatre
from rococo_desktop.ui.geometry import Size
from rococo_desktop.ui.marks import Picture
from rococo_desktop.ui.motion.show import Show
from rococo_desktop.ui.pointing import named
from rococo_desktop.ui.preferences import Preferences
from rococo_desktop.ui.scene import Caption, Key, Moving, PlainScene
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.sheet import Sheet
from rococo_desktop.ui.table.attention import NO_THINGS, Attention
from rococo_desktop.ui.table.flow import News
from rococo_desktop.ui.table.keymap import KeyMap
from rococo_desktop.ui.table.overlays import LOG_LINE, Overlays
from rococo_desktop.ui.table.stage import Stage
from rococo_desktop.ui.table.staging import Staging
from rococo_desktop.ui.table.tooltip import with_tooltip
from rococo_desktop.ui.theatre import controls
from rococo_desktop.ui.theatre.controls import FOLLOW, SPEEDS, Control, commands_of
from rococo_desktop.ui.theatre.index import LogIndex
from rococo_desktop.ui.theatre.scenery import Front, compose_table, lay_front, place_of_track, with_front
from rococo_desktop.ui.theatre.track import TRACK, Track

RESTS = {Speed.SLOW: 1.6, Speed.NORMAL: 0.8, Speed.FAST: 0.15, Speed.INSTANT: 1.0}
"""How long each moment is looked at while the game plays, in seconds; at the last pace, each turn."""
RENDERING_SECONDS = 0.02
"""How long a table that is jumped to is rendered before the window is looked after again."""
BELOW = 5
"""So many lines of the log are seen after the one that is told."""
_KEYS = {
    "page up": controls.TURN_BACK,
    "left": controls.STEP_BACK,
    "space": controls.PLAY,
    "right": controls.STEP_ON,
    "page down": controls.TURN_ON,
    "home": "first",
    "end": "last",
}
_LETTERS = {"e": controls.EYES, "s": controls.SPEED, "t": controls.TAKE}


class TheatreScene(PlainScene):
    """One game being watched. It has a pace of its own, and leaves the game as it is."""

    kind = "theatre"
    occasion = "table"

    def __init__(self, services: Services, theatre: Theatre) -> None:
        self._services = services
        self._theatre = theatre
        self._pace = Preferences(services.settings.current, kept=False)
        self._staging = Staging(theatre)
        self._show = Show(replace(services, settings=self._pace), self._staging, compose_table)
        self._track = Track(theatre.turns, theatre.last)
        people = len(theatre.eyes) - 1
        self._eyes = FOLLOW if people > 1 else theatre.eyes[-1]
        self._indexes: dict[int, LogIndex] = {}
        self._attention = Attention()
        self._overlays = Overlays()
        self._playing = False
        self._rests_until = 0.0
        self._glow = -1
        """The line of the log that was jumped to."""
        self._now = 0.0
        self._room = Size(0, 0)
        self._composed: tuple[object, Picture] | None = None
        """The table at rest, and what it was composed for."""
        self._renders = False
        """True while parts of that are still to be rendered."""
        self._shown: Picture | None = None
        self._front: tuple[object, Sheet] | None = None
        self._whole: tuple[Picture, Sheet, bool, Picture] | None = None

    # What is seen.

    @property
    def viewer(self) -> int:
        """With whose eyes the table is seen."""
        if self._eyes != FOLLOW:
            return self._eyes
        deciding = self._theatre.deciding
        return deciding if deciding in self._theatre.eyes else NOBODY

    @property
    def log(self) -> LogIndex:
        """The whole log; who follows everybody's eyes reads what nobody's would see."""
        reader = NOBODY if self._eyes == FOLLOW else self._eyes
        if reader not in self._indexes:
            self._indexes[reader] = LogIndex(self._theatre, reader, self._staging.names)
        return self._indexes[reader]

    def picture(self, room: Size) -> Picture:
        """The table at its moment, with the track and the buttons."""
        if room != self._room:
            self._room, self._shown = room, None
            self._show.forget()
        table = self._show.picture(room)
        if table is None:
            table = self._shown if self._show.busy() and self._shown is not None else self._still(room)
        self._shown = table
        front = self._fronted(room, table)
        tip = self._attention.tip
        made = self._whole
        if made is None or made[0] is not table or made[1] is not front or made[2] != tip:
            whole = with_front(table, room, front)
            spot = named(whole, self._attention.pointed) if tip and not self._overlays.covers else None
            shown = whole if spot is None else with_tooltip(whole, self._services.kit(), room, spot)
            self._whole = made = (table, front, tip, shown)
        return made[3]

    def _still(self, room: Size) -> Picture:
        kit, overlay = self._services.kit(), self._overlays.shown
        pointed = self._attention.pointed
        if not (self._overlays.wants_log and pointed is not None and pointed[0] == LOG_LINE):
            pointed = None
        made_for = (
            *(room, kit.type.scale, kit.words.language, self._theatre.at, self.viewer, self._eyes),
            *(overlay, pointed, self._glow, self._playing),
        )
        if self._composed is None or self._composed[0] != made_for:
            quiet = self._quiet()
            stage = quiet._replace(
                overlay=overlay,
                pointed=pointed or (LOG_LINE, self.log.line_at(self._theatre.at)),
                glowing=self._glowing(pointed),
                chronicle=self.log.entries if self._overlays.wants_log else (),
            )
            self._composed = (made_for, compose_table(kit, room, stage))
            self._show.remember(quiet)
            self._renders = True
        return self._rendered(self._composed[1])

    def _rendered(self, table: Picture) -> Picture:
        """The table once all of it is at hand; until then what was shown before, and only the track moves."""
        if self._renders:
            until = time.perf_counter() + RENDERING_SECONDS
            self._renders = not self._services.shell.prepare(table.sprites, until)
        return self._shown if self._renders and self._shown is not None else table

    def _quiet(self) -> Stage:
        """The table with nothing over it: what motion sets out from."""
        kit, keys = self._services.kit(), self._keymap.commands
        exams = keys["exams"] if self._theatre.definitions.jeweler is not None else ""
        view = self._theatre.view(self.viewer)
        return self._staging.stage(kit, view)._replace(
            commands=commands_of(kit, self._control(), keys["log"], exams),
            marked=self.log.marks(self._theatre.at),
            rival=self._show.rival,
        )

    def _glowing(self, pointed: Target | None) -> frozenset[Target]:
        line = pointed[1] if pointed is not None else self._glow
        entries = self.log.entries
        return frozenset(entries[line].places) if isinstance(line, int) and line >= 0 else frozenset()

    def _fronted(self, room: Size, table: Picture) -> Sheet:
        kit, control = self._services.kit(), self._control()
        pointed = self._attention.pointed
        pointed = pointed if pointed in {controls.EYES, controls.SPEED, controls.TAKE} else None
        told = self._told()
        made_for = (room, kit.type.scale, kit.words.language, control, told, pointed)
        if self._front is None or self._front[0] != made_for:
            seats = self._staging.seats(kit)
            names, colours = tuple(seat.name for seat in seats), tuple(seat.colour for seat in seats)
            front = Front(control, told, self._track, names, colours)
            self._front = (made_for, lay_front(kit, room, place_of_track(table), front, pointed))
        return self._front[1]

    def _told(self) -> tuple[str, ...]:
        return tuple(self._services.words.say(told) for told in self.log.told(self._theatre.at))

    def _control(self) -> Control:
        theatre, viewer = self._theatre, self.viewer
        view = theatre.view(viewer)
        workshop = next(seat for seat in (viewer, view.active, view.start_seat) if seat != NOBODY)
        return Control(
            theatre.at,
            theatre.last,
            self._playing,
            self._pace.current.speed,
            self._eyes,
            viewer,
            len(theatre.eyes) > 1,
            theatre.is_over,
            workshop,
        )

    @property
    def _keymap(self) -> KeyMap:
        return KeyMap(self._services.settings.current.keys)

    def moving(self) -> Sequence[Moving]:
        """What is on its way."""
        return self._show.moving()

    # Time.

    def tick(self, now: float) -> float | None:
        """Let things move, and the game go on while it plays."""
        self._now = now
        if self._show.busy():
            wake = self._show.tick(now)
            if self._show.busy():
                return wake
            self._arrived()
        if self._renders:
            return 0.0
        if self._playing:
            if now < self._rests_until:
                return self._rests_until - now
            self._go_on()
            return 0.0
        return self._attention.tip_due(now)

    def _go_on(self) -> None:
        """The next moment of a game that plays, or the next turn at the highest pace."""
        theatre = self._theatre
        if theatre.at == theatre.last:
            self._playing = False
        elif self._pace.current.speed is Speed.INSTANT:
            self._jump(self._track.turn_after(theatre.at))
            self._arrived()
        else:
            self._step_on()

    def _step_on(self) -> None:
        """Go to the next moment, seen by whoever saw the one before."""
        viewer = self.viewer
        self._glow = -1
        if not self._theatre.go(self._theatre.at + 1):
            return
        self._show.begin((News(*self._theatre.moment(viewer)),), viewer, self._now)
        self._show.told.clear()
        if not self._show.busy():
            self._arrived()
        self._follow_log()

    def _arrived(self) -> None:
        self._rests_until = self._now + RESTS[self._pace.current.speed]

    def _jump(self, at: int) -> None:
        self._show.forget()
        self._glow = -1
        self._theatre.go(at)
        self._follow_log()

    def _follow_log(self) -> None:
        """Let the open log show the line that is told."""
        if self._overlays.wants_log:
            shown = self._overlays.shown
            wanted = max(len(self.log.entries) - 1 - self.log.line_at(self._theatre.at) - BELOW, 0)
            self._overlays.scroll(wanted - (shown.scroll if shown is not None else 0))

    # What the player does.

    def point(self, target: Target | None) -> None:
        """Show what the thing pointed at is."""
        self._attention.point(target, self._now)

    def slide(self, target: Target, part: float) -> None:
        """Drag the game along its track."""
        if target == TRACK:
            self._playing = False
            self._jump(self._track.moment_at(part))

    def choose(self, target: Target) -> None:
        """A click, or Enter, on something."""
        kind, which = target
        match kind:
            case "command":
                self._command(str(which))
            case "theatre":
                self._option(target)
            case "log" if isinstance(which, int):
                self._playing = False
                self._jump(self.log.moment_of(which))
                self._glow = which
            case _ if kind not in NO_THINGS and target != TRACK:
                self._overlays.toggle_magnifier(target)

    def _command(self, name: str) -> None:
        theatre, track = self._theatre, self._track
        self._services.audio.command(name)
        if name in {controls.LOG, controls.EXAMS}:
            self._overlays.toggle(name)
            self._follow_log()
            return
        if name == controls.LEAVE:
            self._services.stack.pop()
            return
        if name in {controls.PLAY, controls.PAUSE}:
            self._playing = not self._playing and theatre.at < theatre.last
            self._rests_until = 0.0
            return
        self._playing = False
        match name:
            case controls.TURN_BACK:
                self._jump(track.turn_before(theatre.at))
            case controls.STEP_BACK:
                self._jump(theatre.at - 1)
            case controls.STEP_ON:
                self._show.forget()
                self._still(self._room)  # what is on its way sets out from there
                self._step_on()
            case controls.TURN_ON:
                self._jump(track.turn_after(theatre.at))
            case "first":
                self._jump(0)
            case "last":
                self._jump(theatre.last)

    def _option(self, target: Target) -> None:
        theatre = self._theatre
        if target == controls.EYES and len(theatre.eyes) > 1:
            modes = ((FOLLOW,) if len(theatre.eyes) > 2 else ()) + theatre.eyes
            self._show.forget()
            self._eyes = modes[(modes.index(self._eyes) + 1) % len(modes)]
            self._attention.look_away()
        elif target == controls.SPEED:
            at = SPEEDS.index(self._pace.current.speed)
            self._pace.change(speed=SPEEDS[(at + 1) % len(SPEEDS)])
        elif target == controls.TAKE:
            self._take_over()

    def _take_over(self) -> None:
        seat = self.viewer if self.viewer != NOBODY else self._theatre.deciding
        session = self._services.library.take_over(self._theatre, seat)
        if session is not None:
            self._services.stack.reset(self._services.doors.table(session))

    def key_down(self, key: Key) -> bool:
        """Space plays, arrows step, the page keys turn, Home and End jump; letters are on the buttons."""
        held = self._keymap.held_by(key, self._theatre.definitions.seats)
        if held is not None and self._overlays.hold(key.name, held, self._attention.pointed):
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
            return self._overlays.scrolled_by(key.name)
        if key.name == "escape":
            if not self._overlays.close():
                self._command(controls.LEAVE)
            return True
        command = self._keymap.command_of(key)
        if command in {controls.LOG, controls.EXAMS}:
            self._command(command)
            return True
        return False

    def key_up(self, key: Key) -> None:
        """Let go of what was shown while a key was held."""
        self._overlays.release(key.name)

    def scrolled(self, target: Target | None, steps: int) -> None:
        """Move through the log, or turn by turn over the track."""
        if not self._overlays.scroll(steps) and target == TRACK:
            self._command(controls.TURN_BACK if steps > 0 else controls.TURN_ON)

    def caption(self) -> Caption | None:
        """What happened last, once nothing moves."""
        if self._playing or self._show.busy():
            return None
        view = self._theatre.view(self.viewer)
        told = self._told()
        return Caption(self.viewer, self.kind, told[0] if told else "", view.round, self._theatre.at)
