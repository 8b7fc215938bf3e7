"""What the theatre shows: the table at a moment, as somebody sees it, with the track and the buttons."""

from __future__ import annotations

import time

from rococo_desktop.model.decisions import Target
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.game.theatre import Theatre
from rococo_desktop.ui.game.closer_look import CloserLook
from rococo_desktop.ui.game.open_overlays import LOG_LINE, Overlays
from rococo_desktop.ui.game.pointed_at import Attention
from rococo_desktop.ui.game.tooltip import with_tooltip
from rococo_desktop.ui.keys.keymap import KeyMap
from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.picture.picture_parts import Hotspot, Picture
from rococo_desktop.ui.picture.sheet import Kit, Sheet
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.table_state.fill_stage import Staging
from rococo_desktop.ui.table_state.stage import Stage
from rococo_desktop.ui.text.chronicle import why_done
from rococo_desktop.ui.text.messages import message
from rococo_desktop.ui.theatre import controls
from rococo_desktop.ui.theatre.controls import FOLLOW, Control, commands_of
from rococo_desktop.ui.theatre.log_index import LogIndex
from rococo_desktop.ui.theatre.playback import Playback
from rococo_desktop.ui.theatre.theatre_table import (
    TheatreFront,
    compose_table,
    lay_front,
    place_of_track,
    with_front,
)
from rococo_desktop.ui.window.hotspot_search import named

RENDERING_SECONDS = 0.02
"""How long, in one frame, a table that is jumped to is composed and rendered."""
LEAST_SECONDS = 0.006
"""How long it is rendered at least: what is at hand already is shown even while the track is dragged."""
NO_LINE = -1
BELOW = 5
"""So many lines of the log are seen after the one that is told."""


class Screen:
    """The picture of the theatre, composed anew only where something changed."""

    def __init__(self, services: Services, theatre: Theatre) -> None:
        self._services = services
        self._theatre = theatre
        self._staging = Staging(theatre)
        self.playback = Playback(services, theatre, self._staging, self._compose)
        self.attention = Attention()
        self.overlays = Overlays()
        self.glance = CloserLook(self.overlays, self.attention, services.kit, self, self)
        people = len(theatre.eyes) - 1
        self.eyes = FOLLOW if people > 1 else theatre.eyes[-1]
        """Whose eyes were chosen: a seat, NOBODY or FOLLOW."""
        self.glow = NO_LINE
        """The line of the log that was jumped to: its places glow."""
        self.renders = False
        """True while parts of the table that is to be shown are still to be rendered."""
        self._until = 0.0
        """When the time for rendering is up in this frame."""
        self._indexes: dict[int, LogIndex] = {}
        self._room = Size(0, 0)
        self._composed: tuple[object, Picture] | None = None
        """The table at rest, and what it was composed for."""
        self._still_for: tuple[object, Stage] | None = None
        """The same with nothing over it, and what it was staged for."""
        self._front: tuple[object, Sheet] | None = None
        self._whole: tuple[Picture, Sheet, bool, Picture] | None = None
        self._bare: Picture | None = None
        """The table that was rendered last, without track and buttons."""
        self._shown: Picture | None = None

    @property
    def viewer(self) -> int:
        """With whose eyes the table is seen."""
        if self.eyes != FOLLOW:
            return self.eyes
        theatre = self._theatre
        seat = theatre.deciding if theatre.deciding != NOBODY else theatre.acted
        return seat if seat in theatre.eyes else NOBODY

    def take_other_eyes(self) -> None:
        """See the table with the next eyes, after the last ones with the first."""
        eyes = self._theatre.eyes
        modes = ((FOLLOW,) if len(eyes) > 2 else ()) + eyes
        self.playback.show.forget()
        self.eyes = modes[(modes.index(self.eyes) + 1) % len(modes)]
        self.attention.look_away()

    def let_glow(self, line: int = NO_LINE) -> None:
        """Let the places of a line of the log glow, or none."""
        self.glow = line

    @property
    def log(self) -> LogIndex:
        """The whole log; who follows everybody's eyes reads what nobody's would see."""
        reader = NOBODY if self.eyes == FOLLOW else self.eyes
        if reader not in self._indexes:
            self._indexes[reader] = LogIndex(self._theatre, reader, self._staging.names)
        return self._indexes[reader]

    def picture(self, room: Size) -> Picture:
        """The table at its moment, with the track and the buttons."""
        if room != self._room:
            self._room, self._shown, self._bare = room, None, None
            self.playback.show.forget()
        moving = self.playback.show.picture(room)
        if moving is None and self.playback.moves():
            moving = self._shown  # what follows is not ready yet
        whole = moving if moving is not None else self._still(room)
        self._shown = whole
        return whole

    def settle(self) -> bool:
        """Compose the table as it stands, from which motion sets out; True once all of it is rendered.

        It is asked once a frame, and what it leaves to be rendered waits for the next one.
        """
        self._until = time.perf_counter() + RENDERING_SECONDS
        if self._room.w and not self.playback.moves():
            self._still(self._room)
        return not self.renders

    def _still(self, room: Size) -> Picture:
        """The table at rest, with a tooltip where one is due."""
        table = self._rendered(self._table(room))
        front, tip = self._fronted(room, table), self.attention.tip
        made = self._whole
        if made is None or made[0] is not table or made[1] is not front or made[2] != tip:
            whole = with_front(table, room, front)
            spot = named(whole, self.attention.pointed) if tip and not self.overlays.magnifies else None
            shown = whole if spot is None else self._with_tooltip(whole, room, spot)
            # Motion sets out from the table under the new front, or words would fade into words.
            self._whole = made = (table, front, tip, shown)
        return made[3]

    def _with_tooltip(self, picture: Picture, room: Size, spot: Hotspot) -> Picture:
        kit, (kind, which), log = self._services.kit(), spot.target, self.log
        if kind == LOG_LINE and isinstance(which, int):
            why = log.entries[which].why if which < len(log.entries) else None
        else:
            entry = log.marked(self._theatre.at).get(spot.target)
            why = why_done(entry) if entry is not None else None
        return with_tooltip(picture, kit, room, spot, why=kit.say(why) if why is not None else "")

    def _table(self, room: Size) -> Picture:
        kit, overlay = self._services.kit(), self.overlays.shown
        pointed = self.attention.pointed
        if pointed is not None and pointed[0] != LOG_LINE:
            pointed = None  # only a line of the log changes the table, whose places glow
        made_for = (
            *(room, kit.type.scale, kit.words.language, kit.caps, self._theatre.at, self.viewer),
            *(self.eyes, overlay, pointed, self.glow, self.playback.playing),
        )
        if self._composed is None or self._composed[0] != made_for:
            quiet = self._quiet()
            stage = self._with_log(quiet)._replace(overlay=overlay, glowing=self._glowing(pointed))
            stage = stage if pointed is None else stage._replace(pointed=pointed)
            self._composed = (made_for, compose_table(kit, room, stage))
            self.playback.show.set_out_from(quiet)
            self.renders = True
        return self._composed[1]

    def _compose(self, kit: Kit, room: Size, stage: Stage) -> Picture:
        """A table on the way to this moment; track, buttons and log are those of the moment already."""
        table = compose_table(kit, room, self._with_log(stage))
        return with_front(table, room, self._fronted(room, table))

    def _with_log(self, stage: Stage) -> Stage:
        """The stage with the log over it, if it is open, and the line that is told in it."""
        if not self.overlays.wants_log:
            return stage
        told = (LOG_LINE, self.log.line_at(self._theatre.at))
        return stage._replace(overlay=self.overlays.shown, chronicle=self.log.entries, pointed=told)

    def _rendered(self, table: Picture) -> Picture:
        """The table once all of it is at hand; until then the one before it, on which the track has moved."""
        if self.renders:
            until = max(self._until, time.perf_counter() + LEAST_SECONDS)
            self.renders = not self._services.shell.prepare(table.sprites, until)
        if not self.renders:
            self._bare = table
        return self._bare if self._bare is not None else table

    def stage(self) -> Stage:
        """The table at its moment."""
        return self._quiet()

    def is_covered(self) -> bool:
        """Nothing is chosen here."""
        return False

    def _quiet(self) -> Stage:
        """The table with nothing over it: what motion sets out from, and ends with."""
        kit, rival = self._services.kit(), self.playback.show.rival
        made_for = (kit.type.scale, kit.words.language, kit.caps, self._control(), self.viewer, rival)
        if self._still_for is None or self._still_for[0] != made_for:
            self._still_for = (made_for, self._quieted(kit))
        return self._still_for[1]

    def _quieted(self, kit: Kit) -> Stage:
        keys = self.keymap.commands
        exams = keys["exams"] if self._theatre.definitions.jeweler is not None else ""
        view = self._theatre.view(self.viewer)
        return self._staging.stage(kit, view)._replace(
            commands=commands_of(kit, self._control(), keys["log"], exams),
            marked=self.log.marks(self._theatre.at),
            deeds=self.log.deeds(self._theatre.at),
            deeds_title=message("theatre.deeds"),
            rival=self.playback.show.rival,
        )

    def _glowing(self, pointed: Target | None) -> frozenset[Target]:
        line = pointed[1] if pointed is not None else self.glow
        entries = self.log.entries
        return frozenset(entries[line].places) if isinstance(line, int) and line >= 0 else frozenset()

    def _fronted(self, room: Size, table: Picture) -> Sheet:
        kit, control = self._services.kit(), self._control()
        pointed = self.attention.pointed
        pointed = pointed if pointed in {controls.EYES, controls.SPEED, controls.TAKE} else None
        told = self.told()
        made_for = (room, kit.type.scale, kit.words.language, kit.caps, control, told, pointed)
        if self._front is None or self._front[0] != made_for:
            seats = self._staging.seats(kit)
            names, colours = tuple(seat.name for seat in seats), tuple(seat.colour for seat in seats)
            front = TheatreFront(control, told, self.playback.track, names, colours)
            self._front = (made_for, lay_front(kit, room, place_of_track(table), front, pointed))
        return self._front[1]

    def told(self) -> tuple[str, ...]:
        """What happened last, the longest way to say it first."""
        return tuple(self._services.words.say(told) for told in self.log.told(self._theatre.at))

    def _control(self) -> Control:
        theatre, viewer = self._theatre, self.viewer
        view = theatre.view(viewer)
        workshop = next(seat for seat in (viewer, view.active, view.start_seat) if seat != NOBODY)
        return Control(
            at=theatre.at,
            last=theatre.last,
            playing=self.playback.playing,
            speed=self.playback.speed,
            eyes=self.eyes,
            can_choose_eyes=len(theatre.eyes) > 1,
            is_over=theatre.is_over,
            workshop=workshop,
        )

    def follow_log(self) -> None:
        """Let the open log show the line that is told."""
        if self.overlays.wants_log:
            shown = self.overlays.shown
            later = len(self.log.entries) - 1 - self.log.line_at(self._theatre.at)
            self.overlays.scroll(max(later - BELOW, 0) - (shown.scroll if shown is not None else 0))

    @property
    def keymap(self) -> KeyMap:
        """The keys in force."""
        return KeyMap(self._services.settings.current.keys)
