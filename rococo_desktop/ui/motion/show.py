"""The show: news of the game as a queue of steps, each moved by the choreographer and then settled.

A step begins with what is on the screen and ends with the table after it, to the last pixel; the last one
ends with the table as it is, with nothing lit yet but the word how to skip it. Then what can be chosen lights
up. Whoever hurries sees that at once.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from rococo_desktop.model.event_reading import turn_begun
from rococo_desktop.model.player_view import PlayerView
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.game.past import Moment
from rococo_desktop.play.settings import Speed
from rococo_desktop.ui.motion import coins
from rococo_desktop.ui.motion.actors import Actor
from rococo_desktop.ui.motion.beats import told_in_beats
from rococo_desktop.ui.motion.choreographer import Choreographer
from rococo_desktop.ui.motion.curves import ease
from rococo_desktop.ui.motion.pace import PACES, Pace
from rococo_desktop.ui.motion.running_step import Running
from rococo_desktop.ui.motion.sparkles import lit
from rococo_desktop.ui.motion.step_scenery import scenery, with_bar_of
from rococo_desktop.ui.motion.steps import Outlook, Step, steps_of, whole_turns, without_count
from rococo_desktop.ui.motion.timetable import TimedStep, timetable
from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.picture.moving import Fading, Moving, Sparks
from rococo_desktop.ui.picture.picture_parts import Picture
from rococo_desktop.ui.picture.sheet import Kit
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.table_state.fill_stage import Staging
from rococo_desktop.ui.table_state.stage import Aftermath, Caption, DuBarryTurn, Stage, while_others_act
from rococo_desktop.ui.text.messages import Message, message
from rococo_desktop.ui.text.names import seat_name

PREPARING_SECONDS = 0.003
"""How long a step that has not set out yet is prepared before the next frame is due."""
CHANGE_ONLY = 0.16
"""How long a step takes, at most, in which nothing moves and things only change in their places."""


class Show:
    """What is being shown of the past, step by step."""

    def __init__(
        self,
        services: Services,
        staging: Staging,
        compose: Callable[[Kit, Size, Stage], Picture],
        hint: Message | None = None,
    ) -> None:
        self._services = services
        self._staging = staging
        self._compose = compose
        self._room = Size(0, 0)
        self._queue: list[TimedStep] = []
        self._ready: Running | None = None
        """The next step, composed and waiting until all of it is rendered."""
        self._running: Running | None = None
        self._before: Stage | None = None
        self._seen: tuple[Stage, Size, Picture] | None = None
        """The table as it was shown last, with all that was lit."""
        self._composed: tuple[Stage, Size, Picture] | None = None
        self._lit_from: tuple[Picture, float] | None = None
        """The table before what can be chosen lights up, and since when it does."""
        self._now = 0.0
        self.told: list[Step] = []
        """The steps shown since this was last emptied, for the interludes."""
        self._hint = hint
        """What the bar says beside the prompt while others are shown: how to skip it."""
        self.stands = False
        """True while something else is looked at, laid over the table."""
        self.rival: DuBarryTurn | None = None
        """What Madame du Barry did last."""
        self._said: Caption | None = None
        """What was said last of a rival."""

    # What there is to show.

    @property
    def pace(self) -> Pace:
        """How long things take."""
        return PACES[self._services.settings.current.speed]

    @property
    def shows_nothing(self) -> bool:
        """True if things are not shown on their way."""
        return self._services.settings.current.speed is Speed.INSTANT

    @property
    def shows_whole_turns(self) -> bool:
        """True if a rival's turn is shown in one go, not choice by choice."""
        return self._services.settings.current.speed in {Speed.FAST, Speed.INSTANT}

    def busy(self) -> bool:
        """True while something is being shown."""
        return self._running is not None or bool(self._queue)

    def take_told(self) -> Sequence[Step]:
        """The steps shown since this was last asked; none where things are not shown."""
        told, self.told = self.told, []
        return () if self.shows_nothing else told

    @property
    def aftermath(self) -> Aftermath:
        """What stays on the table of what is shown."""
        return Aftermath(self.rival, self._said)

    @property
    def prepares(self) -> bool:
        """True while nothing moves because the next step is not ready."""
        return self._running is None and bool(self._queue)

    def set_out_from(self, stage: Stage, room: Size | None = None, picture: Picture | None = None) -> None:
        """The table as it stands, with nothing lit, and its picture with all that is: motion sets out so.

        A table that may never be seen at rest has no picture.
        """
        self._before = stage
        if room is not None and picture is not None:
            self._seen = (stage, room, picture)

    def begin(self, news: Sequence[Moment], viewer: int, now: float) -> None:
        """Queue what happened; at once over if nothing is to be shown."""
        self._now = now
        if not news:
            return
        before = self._before.view if self._before is not None else news[0].view
        outlook = (self._before.market, self._before.halls) if self._before is not None else None
        steps = steps_of(news, before, self._staging.defs, outlook)
        for step in steps:
            self.rival = self._rival_of(step) or self.rival
        self.told += steps
        steps = without_count(steps)
        if self.shows_whole_turns:
            steps = whole_turns(steps, viewer)
        if self.shows_nothing or outlook is None or before.viewer != viewer:
            self._said = None
            self._services.audio.hear_briefly([event for step in steps for event in step.events])
            return
        self._line_up(steps, before, outlook, viewer, self.pace)

    def again(self, past: Sequence[Moment], watcher: int, now: float) -> None:
        """Show once more what was since the watcher acted last, slowly enough to be seen at any speed."""
        self._now = now
        before: Moment | Step = past[0]
        steps = list(steps_of(past[1:], before.view, self._staging.defs, (before.market, before.halls)))
        while steps and steps[0].seat == watcher:
            before = steps.pop(0)
        now_shown = self._before
        quiet = self._staging.stage(self._services.kit(), before.view, "", before.market, before.halls)
        if now_shown is not None:
            quiet = quiet._replace(commands=now_shown.commands, keys=now_shown.keys)
        self._before, self._lit_from = quiet, None
        speed = self._services.settings.current.speed
        pace = PACES[Speed.SLOW if speed is Speed.SLOW else Speed.NORMAL]
        self._line_up(without_count(steps), before.view, (before.market, before.halls), NOBODY, pace)

    def _line_up(
        self, steps: Sequence[Step], before: PlayerView, outlook: Outlook, viewer: int, pace: Pace
    ) -> None:
        """Queue steps, those of rivals in beats where there is time to read what is said of them."""
        staging, say = self._staging, self._services.words.say
        if pace.reads and self._hint is not None:
            steps = told_in_beats(steps, before, outlook, viewer, staging.defs, staging.names)
        self._said = steps[-1].told if steps else self._said
        self._queue += timetable(steps, viewer, pace, say)

    def _rival_of(self, step: Step) -> DuBarryTurn | None:
        """Her card and what she does by it, where she reveals one."""
        card = step.rival_card
        if card is None:
            return None
        lines = tuple(
            entry.text
            for entry in self._staging.log(step.view.viewer)
            if entry.seat == step.seat and (entry.round, entry.turn) == self._turn_of(step)
        )
        return DuBarryTurn(card, lines)

    def _turn_of(self, step: Step) -> tuple[int, int]:
        begun = turn_begun(step.events)
        return (step.view.round, step.view.turn if begun is None else begun)

    # Time.

    def tick(self, now: float, settled: Stage) -> float | None:
        """Show what is due at this moment; when to come again, 0 while things fly.

        `settled` is the table as it is when everything has arrived, with nothing lit: the last step ends so.
        """
        if self.stands:
            self.stand(now)
        self._now, self.stands = now, False
        running = self._running
        if running is None:
            running = self._set_out(now, settled)
        else:
            while running is not None and now >= running.ends:
                self._before, self._running = running.stage, None
                if not self._queue:
                    self._lit_from = (running.settled, now)
                running = self._set_out(now, settled)
        if running is None:
            return 0.0
        return 0.0 if now < running.moves else running.ends - now

    @property
    def arrives(self) -> float | None:
        """The moment when everything of the step on stage has arrived; None if nothing is on its way."""
        running = self._running
        return running.moves if running is not None and self._now < running.moves else None

    def stand(self, now: float) -> None:
        """Let this moment pass and show nothing more: a motion sets out anew, a rest is as long as it was."""
        running = self._running
        if running is not None and self._now < running.moves:
            self._running = running.begun(now)
        elif running is not None:
            self._running = running._replace(ends=running.ends + now - self._now)
        self._now, self.stands = now, True

    @property
    def standing(self) -> Stage:
        """The table that something is laid over meanwhile: before the step on stage, or after its motion."""
        running = self._running
        if running is not None and self._now >= running.moves:
            return running.stage
        assert self._before is not None
        return self._before

    @property
    def eyes(self) -> int:
        """For whom what is being shown was drawn; NOBODY if nothing is."""
        if self._running is not None:
            return self._running.step.view.viewer
        return self._queue[0].step.view.viewer if self._queue else NOBODY

    def lights_up(self, now: float) -> bool:
        """True while what can be chosen lights up: the table asks already."""
        self._now = now
        return self._lit_from is not None and now < self._lit_from[1] + self.pace.light

    def _set_out(self, now: float, settled: Stage) -> Running | None:
        """Let the next step run once all it shows is at hand: nothing moves yet, so nothing stutters."""
        if not self._queue:
            return None
        self._lit_from = None
        until = time.perf_counter() + PREPARING_SECONDS
        if self._ready is None:
            self._ready = self._composed_step(now, settled)
        ready, shell = self._ready, self._services.shell
        if not shell.prepare(ready.sprites(), until):
            return None
        if not all(shell.prepare_backdrop(picture) for picture in ready.backdrops()):
            return None  # one at a time, so that the window stays awake
        self._queue.pop(0)
        self._ready = None
        if not ready.actors and not self._queue and not ready.rests:
            # Nothing moves and the table asks next: it does so at once, and what changes gives way meanwhile.
            self._before, self._lit_from = ready.stage, (ready.scenery.shown, now)
            self._services.audio.hear(ready.step.events, 0.0)
            return None
        self._running = ready.begun(now)
        self._services.audio.hear(ready.step.events, self._running.length, coins.TIME)
        return self._running

    def _composed_step(self, now: float, settled: Stage) -> Running:
        """The first step of the queue, as if it began now."""
        step, length, rest = self._queue[0]
        kit, room = self._services.kit(), self._room
        assert self._before is not None
        stage = self._stage(kit, step, settled if len(self._queue) == 1 else None)
        after = self._compose(kit, room, stage)
        if self._before.rival != stage.rival:
            self._before = self._before._replace(rival=stage.rival)
        was = self._before
        quiet = self._picture_of(kit, was)
        seen = self._seen
        shown = seen[2] if seen is not None and seen[0] is was and seen[1] == room else quiet
        before = with_bar_of(quiet, after, room)
        if step.told is not None:
            shown = with_bar_of(shown, after, room)  # words that fade into others are read by nobody
        self._composed = (stage, room, after)
        actors: tuple[Actor, ...] = ()
        if length and not self._services.settings.current.reduced_motion:
            actors = Choreographer(kit, was, stage, before, after, shown).actors(step.events)
        actors, lights = lit(step.events, stage.defs, dict(after.anchors), actors)
        behind = scenery(shown, before, after, actors)
        moves = now + (length * behind.lasts if actors else min(length, CHANGE_ONLY))
        if step.told is not None:
            rest += length - (moves - now)  # what does not move is read all the same
        return Running(step, stage, behind, after, lights, now, moves, moves + max(rest, 0.0))

    def _picture_of(self, kit: Kit, stage: Stage) -> Picture:
        """The picture a step ended with is the one the next sets out from."""
        if self._composed is not None and self._composed[0] is stage and self._composed[1] == self._room:
            return self._composed[2]
        return self._compose(kit, self._room, stage)

    def _stage(self, kit: Kit, step: Step, settled: Stage | None = None) -> Stage:
        skips = kit.say(self._hint) if self._hint is not None and step.seat != step.view.viewer else ""
        if settled is not None and settled.view == step.view:
            return settled._replace(enter=skips, told=step.told)
        prompt = ""
        if step.seat != NOBODY:
            prompt = kit.say(message("bar.playing", seat=seat_name(self._staging.names, step.seat)))
        stage = self._staging.stage(kit, step.view, prompt, step.market, step.halls)
        assert self._before is not None
        commands, rival = self._before.commands, self._rival_of(step) or self._before.rival
        return stage._replace(
            commands=commands if step.seat == step.view.viewer else while_others_act(commands),
            keys=self._before.keys,
            marked=self._before.marked,
            forecasts=self._before.forecasts,
            deeds=self._before.deeds,
            deeds_title=self._before.deeds_title,
            evening=self._before.evening,
            rival=rival,
            enter=skips,
            told=step.told,
        )

    def forget_rival(self) -> None:
        """What Madame du Barry did last was told at another moment."""
        self.rival = None

    def finish(self) -> None:
        """End the running step at once, and what waits up to the next turn with a rule to be read."""
        if self._running is not None:
            self._before = self._running.stage
        self._running = self._ready = self._lit_from = None
        self.stands = False
        self._services.audio.hush()
        kit = self._services.kit()
        while self._queue and self._queue[0].step.rival_card is None:
            self._before = self._stage(kit, self._queue.pop(0).step)

    def forget(self) -> None:
        """The room has changed: what is on its way is already there."""
        self._running = self._ready = self._lit_from = self._said = None
        self.stands = False
        self._queue.clear()
        self._services.audio.hush()

    def mind(self, viewer: int) -> None:
        """Other eyes come: nothing is shown any further that was drawn for those before."""
        if self.eyes not in {NOBODY, viewer}:
            self.forget()
        self._lit_from = self._said = None

    # What is seen.

    def picture(self, room: Size) -> Picture | None:
        """The picture of the running step; None if there is none, or the next is not ready yet."""
        self._room = room
        return self._running.picture(self._now) if self._running is not None else None

    def fading(self) -> Fading | None:
        """What gives way to the picture at this moment: that of a step, or the table before it lights up."""
        if self.stands:
            return None
        if self._running is not None:
            return self._running.fading(self._now)
        if self._lit_from is None or self._queue:
            return None
        picture, since = self._lit_from
        share = 1.0 - ease(min((self._now - since) / self.pace.light, 1.0)) if self.pace.light else 0.0
        return Fading(picture, share) if share > 0 else None

    def moving(self) -> Sequence[Moving]:
        """What is on its way at this moment."""
        running = None if self.stands else self._running
        return running.moving(self._now) if running is not None else ()

    def sparks(self) -> Sequence[Sparks]:
        """What glitters at this moment."""
        running = None if self.stands else self._running
        return running.sparks(self._now) if running is not None else ()
