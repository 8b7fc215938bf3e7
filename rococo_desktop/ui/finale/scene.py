"""The final scoring on stage: seven steps, a rocket for every garment on the terrace, and a salvo at the end.

The show has its own clock and pace: it stands still while it is paused, runs faster in a hurry, and jumps
where the player goes step by step. The speed of the table only nudges it. What is on the screen follows from
its moment alone.
"""

from __future__ import annotations

from collections.abc import Sequence

from rococo_desktop.model.decisions import Target
from rococo_desktop.model.player_view import PlayerView
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.settings import Speed
from rococo_desktop.ui.finale.fireworks_display import RocketLauncher
from rococo_desktop.ui.finale.programme import (
    Act,
    CueManner,
    ScoreCue,
    about,
    before_walks,
    programme,
    walks_of,
)
from rococo_desktop.ui.finale.score_board import HURRY, PAUSE, SKIP, STEP, ScoreBoard, lay_board, seat_plaque
from rococo_desktop.ui.finale.score_clock import Beat, ScoreClock, score_clock
from rococo_desktop.ui.keys.key import Key
from rococo_desktop.ui.motion import tokens
from rococo_desktop.ui.motion.score_flights import Flight, PiecePositions, centred_on
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.moving import Moving, Sparks
from rococo_desktop.ui.picture.picture_parts import Layer, Picture, Sprite
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.table.composition import compose
from rococo_desktop.ui.table_kit.zones import Zones, zones_for
from rococo_desktop.ui.table_state.fill_stage import Staging
from rococo_desktop.ui.text.messages import Message, listed, message
from rococo_desktop.ui.text.names import seat_name
from rococo_desktop.ui.window.scene import PlainScene, ScreenQuestion

HURRIED = 4.0
"""How many times faster a hurried show runs."""
RATES = {Speed.SLOW: 0.8, Speed.NORMAL: 1.0, Speed.FAST: 1.15, Speed.INSTANT: 1.15}
"""How much of the show passes in a second: at any speed it can be read."""
LIFTS = 0.3
"""The part of a cue before its points lift from where they lie."""
SOUNDS = {CueManner.COUNT: "coin", CueManner.WALK: "cloth"}
"""What is heard as a cue begins; rockets sound by themselves."""
LONGEST_HEARD = 1.0
"""Where more of the show than this is jumped over it is not heard."""


class FinaleScene(PlainScene):
    """The show of a finished game; at its end, or when it is skipped, the result comes in its place."""

    kind = "finale"
    occasion = "finale"

    def __init__(self, services: Services, session: Session) -> None:
        self._services = services
        self._session = session
        self._staging = Staging(session)
        self._view = session.view(NOBODY)
        defs = self._staging.defs
        events = [event for happening in session.events(NOBODY) for event in happening.events]
        self._walks = walks_of(events, self._view, defs.fireworks)
        acts = programme(defs, self._view, self._view.sheet, self._walks)
        self._clock: ScoreClock = score_clock(acts, self._said)
        self._seats = self._staging.seats(services.kit())
        self._display = RocketLauncher(self._clock.beats)
        self._moment = self._heard = 0.0
        self._last: float | None = None
        self._paused = False
        self._hurried = False
        self._pointed: Target | None = None
        self._shown: tuple[object, ...] = ()
        self._picture = Picture((), ())
        self._chart = PiecePositions(self._picture)
        self._zones: Zones = zones_for(Size(0, 0))
        self._left = False

    @property
    def moment(self) -> float:
        """How far the show is, in seconds at normal speed."""
        return self._moment

    @property
    def counted_at(self) -> float:
        """When the last point will have been counted."""
        return self._clock.counted

    def go(self, moment: float) -> None:
        """Show this moment and stand still there; rockets fly if they were passed within the last second."""
        self._moment, self._paused = moment, True

    # What is counted.

    def points(self) -> tuple[int, ...]:
        """What stands on the board now."""
        written = [0] * len(self._seats)
        for line in self._view.sheet:
            written[line.seat] += line.points
        start = [(seat.prestige or 0) - own for seat, own in zip(self._view.seats, written, strict=True)]
        for beat in self._clock.done(self._moment):
            start[beat.cue.seat] += beat.cue.points
        return tuple(start)

    def _table(self, points: tuple[int, ...]) -> PlayerView:
        """The table at this moment: garments where they are, points as they are counted."""
        done = {
            beat.cue.piece for beat in self._clock.done(self._moment) if beat.cue.manner is CueManner.WALK
        }
        view = before_walks(self._view, [walk for walk in self._walks if walk.garment not in done])
        seats = tuple(seat._replace(prestige=own) for seat, own in zip(view.seats, points, strict=True))
        return view._replace(seats=seats)

    def _board(self) -> ScoreBoard:
        clock, kit = self._clock, self._services.kit()
        beat, act = clock.beat_at(self._moment), clock.act_at(self._moment)
        running = clock.running(self._moment)
        points = self.points()
        gains = [0] * len(self._seats)
        for one in running:
            gains[one.cue.seat] += one.cue.points
        if act < 0:
            result = self._session.result
            won = frozenset(result.winners if result is not None else ())
            names = [seat_name(self._staging.names, seat) for seat in sorted(won)]
            title = message("finale.won", seats=listed(names), n=len(names))
            reason: Message = message("finale.bow", n=max(points))
            leaders = won
        else:
            title = message(f"finale.{clock.acts[act].step}")
            reason = about(clock.acts[act].step)
            leaders = frozenset(one.cue.seat for one in running)
            if beat is not None:
                reason = self._reason(beat)
        dark = act < 0 or (beat is not None and beat.cue.manner is CueManner.ROCKET)
        return ScoreBoard(
            kit.say(title),
            kit.say(reason),
            self._seats,
            points,
            tuple(gains),
            leaders,
            self._paused,
            self._hurried,
            dark,
            *self._how_far(act),
        )

    def _how_far(self, act: int) -> tuple[int, int]:
        """Which step an act belongs to, and how many there are; jewelry is counted with the purses."""
        steps = [one.step[:2] for one in self._clock.acts]
        all_steps = list(dict.fromkeys(steps))
        return (len(all_steps) if act < 0 else all_steps.index(steps[act])), len(all_steps)

    def _reason(self, beat: Beat) -> Message:
        """Why points are counted; each for itself for those who go step by step."""
        return self._told((beat.cue,) if self._paused else beat.run)

    def _told(self, run: tuple[ScoreCue, ...]) -> Message:
        cue, points = run[0], sum(one.points for one in run)
        name = seat_name(self._staging.names, cue.seat)
        if cue.manner is CueManner.WALK:
            return message("finale.goes", seat=name, why=cue.why)
        if len(run) > 1:
            return message(
                "finale.gets_all", seat=name, n=points, marks=message("amount.trademarks", n=len(run))
            )
        return message("finale.gets", seat=name, n=points, why=cue.why)

    def _said(self, act: Act, run: tuple[ScoreCue, ...]) -> str:
        """What stands on the board while these cues are counted, or before any is: as much is to be read."""
        say = self._services.words.say
        if run:
            return say(self._told(run))
        return say(message(f"finale.{act.step}")) + say(about(act.step))

    # What is seen.

    def picture(self, room: Size) -> Picture:
        """The table with the board over its workshop."""
        board = self._board()
        done = sum(1 for beat in self._clock.done(self._moment) if beat.cue.manner is CueManner.WALK)
        kit = self._services.kit()
        shown = (room, board, done, self._pointed, kit.type.scale, kit.words.language, kit.caps)
        if shown != self._shown:
            self._shown, self._zones = shown, zones_for(room)
            table = compose(kit, room, self._staging.stage(kit, self._table(board.points)))
            self._chart = PiecePositions(table)
            over = lay_board(kit, self._zones, board, self._pointed).picture()
            self._picture = over._replace(
                sprites=(*table.sprites, *over.sprites), modal=Layer.OVERLAY, anchors=table.anchors
            )
        return self._picture

    def moving(self) -> Sequence[Moving]:
        """The light on what is counted, the points on their way, the garments that walk."""
        if self._services.settings.current.reduced_motion:
            return ()
        found: list[Moving] = []
        for beat in self._clock.running(self._moment):
            part = (self._moment - beat.begin) / (beat.end - beat.begin)
            source = self._source(beat)
            if source is None:
                continue
            if beat.cue.manner is CueManner.WALK:
                found += self._walking(beat, source, part)
                continue
            found.append(Moving(_glow(source, self._services), source.x - 3, source.y - 3))
            lifts = 0.55 if beat.cue.manner is CueManner.ROCKET else LIFTS
            medal = tokens.counted(self._services.kit(), "prestige", beat.cue.points)
            plaque = seat_plaque(self._zones, len(self._seats), beat.cue.seat)
            flight = Flight(medal, centred_on(medal, source), centred_on(medal, plaque), lifts, 1.0)
            moved = flight.at(part)
            if moved is not None:
                found.append(moved)
        return found

    def _source(self, beat: Beat) -> Rect | None:
        for place in beat.cue.sources:
            if place[0] == "halls":
                hall = place[1]
                return self._zones.terrace if hall == NOBODY else self._zones.halls[hall]
            found = self._chart.anchor(place)
            if found is not None:
                return found
        return None

    def _walking(self, beat: Beat, source: Rect, part: float) -> list[Moving]:
        sprite = self._chart.sprite(beat.cue.sources[0], beat.cue.piece)
        goal = self._chart.anchor(beat.cue.goal) if beat.cue.goal is not None else None
        if sprite is None or goal is None:
            return []
        moved = Flight(sprite, (source.x, source.y), centred_on(sprite, goal)).at(part)
        return [moved] if moved is not None else []

    def sparks(self) -> Sequence[Sparks]:
        """The fireworks."""
        if self._services.settings.current.reduced_motion:
            return ()
        return self._display.sparks(self._moment)

    # Time.

    def tick(self, now: float) -> float | None:
        """Let the show go on; at its end make room for the result."""
        passed = 0.0 if self._last is None else min(now - self._last, 0.1)
        self._last = now
        if self._left:
            return None
        if not self._paused:
            rate = RATES[self._services.settings.current.speed] * (HURRIED if self._hurried else 1)
            self._moment += passed * rate
        self._display.watch(self._services.shell.frame_ms)
        self._display.light(self._moment, self._clock.counted, self._sky(), self._spots())
        self._sound()
        if self._moment >= self._clock.length:
            self._go_on()
        return None if self._paused else 0.0

    def _sound(self) -> None:
        """What is counted is heard as it begins; at the end the music makes way for the fanfare."""
        audio, heard = self._services.audio, self._heard
        self._heard = self._moment
        for sound in self._display.sounds(self._moment):
            audio.act(sound)
        if not heard <= self._moment < heard + LONGEST_HEARD:
            return
        for beat in self._clock.beats:
            if heard <= beat.begin < self._moment and beat.cue.manner in SOUNDS:
                audio.act(SOUNDS[beat.cue.manner])
        if heard < self._clock.counted <= self._moment:
            self.occasion = "silence"
            audio.act("victory")

    def _sky(self) -> Rect:
        zones = self._zones
        top = zones.terrace.y
        return Rect(zones.board.x, top, zones.board.w, zones.workshop.y - top)

    def _spots(self) -> dict[Beat, Rect]:
        rockets = [beat for beat in self._clock.beats if beat.cue.manner is CueManner.ROCKET]
        found = {beat: self._source(beat) for beat in rockets}
        return {beat: spot for beat, spot in found.items() if spot is not None}

    def _go_on(self) -> None:
        if not self._left:
            self._left = True
            self._services.stack.replace(self._services.doors.score(self._session))

    # What the player does.

    def choose(self, target: Target) -> None:
        """The buttons."""
        match target:
            case ("button", "pause"):
                self._paused = not self._paused
            case ("button", "step"):
                self._paused = True
                self._moment = self._clock.next_stop(self._moment) + 1e-6
                if self._moment >= self._clock.length:
                    self._go_on()
            case ("button", "hurry"):
                self._hurried, self._paused = not self._hurried, False
            case ("button", "skip"):
                self._go_on()

    def point(self, target: Target | None) -> None:
        """Buttons show that they are pointed at."""
        self._pointed = target

    def key_down(self, key: Key) -> bool:
        """Pause, step, hurry, skip."""
        wished = _KEYS.get(key.name)
        if wished is None or key.ctrl or key.alt:
            return self._services.help(key)
        self.choose(wished)
        return True

    def caption(self) -> ScreenQuestion | None:
        """The show can always be answered."""
        return ScreenQuestion(NOBODY, self.kind, self._services.words.say(message("finale.heading")))


_KEYS: dict[str, Target] = {
    "p": PAUSE,
    "space": PAUSE,
    "s": STEP,
    "right": STEP,
    "f": HURRY,
    "escape": PAUSE,
    "r": SKIP,
    "return": SKIP,
}


def _glow(rect: Rect, services: Services) -> Sprite:
    """The ring of light around what is being counted."""
    card = Card(rect.inset(-3), services.shell.typography)
    card.fill(card.rect, (*theme.LIT, 46), 10, theme.LIT, 3)
    return card.sprite(Layer.TIP)
