"""The table as a scene: shows the game for its viewer, and hands clicks and keys to the decision."""

from __future__ import annotations

from collections.abc import Sequence

from rococo_desktop.model.decisions import Target
from rococo_desktop.play.rivals import RivalsLostError
from rococo_desktop.play.session import Session
from rococo_desktop.ui.geometry import Size
from rococo_desktop.ui.marks import Picture, Role
from rococo_desktop.ui.motion.show import Show
from rococo_desktop.ui.portrait import leave_portrait
from rococo_desktop.ui.scene import Caption, Fading, Key, Moving, PlainScene, Sparks
from rococo_desktop.ui.scenes.notice import NoticeScene
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.table.attention import Attention
from rococo_desktop.ui.table.commands import COMMAND, MOVES, can_do
from rococo_desktop.ui.table.composition import compose as compose_table
from rococo_desktop.ui.table.easel import Easel
from rococo_desktop.ui.table.ending import ending
from rococo_desktop.ui.table.flow import Flow, Mood
from rococo_desktop.ui.table.habits import TableHabits
from rococo_desktop.ui.table.interludes import interlude, opening
from rococo_desktop.ui.table.overlays import Overlays
from rococo_desktop.ui.table.presenter import DecisionPresenter
from rococo_desktop.ui.table.stage import Stage
from rococo_desktop.ui.table.staging import Staging
from rococo_desktop.ui.table.still import Compose, Still
from rococo_desktop.ui.table.tray import CONFIRM
from rococo_desktop.ui.text.messages import Message, message

LOOK, QUICK_LOOK = 0.02, 0.004
"""After how many seconds an agent is asked again whether it has decided."""
NEXT_PAGE: Target = ("tray", "next")


class TableScene(PlainScene):
    """A game in progress."""

    occasion = "table"

    def __init__(self, services: Services, session: Session, compose: Compose = compose_table) -> None:
        self._services = services
        self.session = session
        self._habits = TableHabits(services.settings, session)
        self.flow = Flow(session, services.rivals, self._habits.confirms)
        self._staging = Staging(session, self._habits.is_plain)
        self._show = Show(services, self._staging, compose)
        self.overlays = Overlays()
        self._easel = Easel(services, self.flow, self._staging, self._habits.confirms)
        self._shown_for = self._eyes = self.flow.viewer
        self._seen = session.version
        self._attention = Attention()
        self._now = 0.0
        self._room = Size(0, 0)
        self._still = Still(
            services, self.flow, self._easel, self._show, self._attention, self.overlays, compose
        )
        self._shown: Picture | None = None
        """What was shown last; it stays until what follows is ready."""
        self._left_for_score = False
        self._opened = False
        self._lost = False
        """True once the agents cannot be asked any more."""
        self._unsaved = False
        """True once it was said that the game is not in its file."""

    # What is shown.

    @property
    def presenter(self) -> DecisionPresenter | None:
        """The decision the viewer has to make, as far as it is made; None if there is none."""
        return self._easel.presenter

    def picture(self, room: Size) -> Picture:
        """The table: as it is, or as it was while things are still on their way."""
        self._mind_eyes()
        if room != self._room:
            self._room = room
            self._changed()
            self._show.forget()
            self._shown = None
        # What is counted in the end is for the last night to tell: until then the table stays as it was.
        holds = self._show.busy() or (self.flow.mood is Mood.OVER and not self._left_for_score)
        self._shown = self._show.picture(room) or (self._shown if holds else None)
        if self._shown is None:
            self._shown = self._still.picture(room)
        return self._shown

    def stage(self) -> Stage:
        """Everything the table shows now."""
        return self._still.stage()

    def _mind_eyes(self) -> None:
        """What somebody pointed at or magnified may be their secret: it goes before other eyes come."""
        if self._eyes != self.flow.viewer:
            self._eyes, self._shown = self.flow.viewer, None
            self.overlays.close()
            self._attention.look_away()
            self._changed()

    def _changed(self) -> None:
        self._still.changed()

    def _moved(self) -> None:
        """The game has moved, or been taken back."""
        self._easel.forget()
        self._attention.turn_back()
        self._changed()

    # Time.

    def tick(self, now: float) -> float | None:
        """Let things move, agents think, and the tooltip appear."""
        wake = self._live(now)
        return 0.0 if self._show.lights_up(now) else wake

    def _live(self, now: float) -> float | None:
        show = self._show
        self._now = now
        self._mind_eyes()
        if not self._opened:
            self._open()
        if self._company_changed():
            return 0.0
        if self._show.busy():
            if self._show.prepares and self._still.compose_ahead(self._room):
                return 0.0
            wake = self._show.tick(now)
            if not self._show.busy():
                self._still.arrived()
                self._after_show()
            return wake
        try:
            has_news = not self._lost and self.flow.play_on(show.shows_whole_turns, show.shows_nothing)
        except RivalsLostError as lost:
            self._notify([message(lost.key, **lost.params)])
            self._lost = True
            return None
        if has_news:
            self._moved()
            self._begin_show()
            return 0.0
        if self.flow.mood is Mood.OVER:
            self._to_score()
            return None
        if self.flow.mood is Mood.WAITS and not self._lost:
            return QUICK_LOOK if self._show.shows_whole_turns else LOOK
        wake = self._attention.tip_due(now)
        if self._attention.tip:
            self._still.tip_changed()
        return wake

    def _company_changed(self) -> bool:
        """Somebody else looks, or plays a seat: the table is drawn for them before anything moves."""
        if self._seen != self.session.version:
            self._seen = self.session.version
            self._staging.rename()
            self.flow.settle()
            self._changed()
        if self._shown_for == self.flow.viewer or self._show.busy():
            return False
        self._shown_for = self._eyes = self.flow.viewer
        self.flow.take_news()  # told for other eyes
        self._changed()
        return True

    def _open(self) -> None:
        """A new game begins with what was dealt; agents get ready meanwhile."""
        self._opened = True
        if any(self.session.is_agent(seat) for seat in range(len(self.session.record.seats))):
            self._services.rivals.prepare(self.session.rival_table)
        self._notify([message(notice.key, **notice.params) for notice in self.session.notices])
        if self.session.steps == 1 and not self._show.shows_nothing:
            begins = opening(self._services, self.session, self.session.view(self.flow.viewer), self._staging)
            if begins is not None:
                self._services.audio.act("round_start")
                self._services.stack.push(begins)
        self._tell_unsaved()

    def _notify(self, messages: Sequence[Message]) -> None:
        """Say something once, over the table."""
        if messages:
            self._services.stack.push(NoticeScene(self._services, messages))

    def _tell_unsaved(self) -> None:
        """Say once that the game is not in its file; it can be played on."""
        problem = self.session.storage_problem
        if problem is not None and not self._unsaved:
            self._unsaved = True
            self._notify([message(problem.key, **problem.params)])

    def _begin_show(self) -> None:
        self._tell_unsaved()
        news = self.flow.take_news()
        self._show.begin(news, self.flow.viewer, self._now)
        if not self._show.busy():
            self._after_show()

    def _after_show(self) -> None:
        told, self._show.told = self._show.told, []
        if not self._show.shows_nothing:
            scene = interlude(self._services, told, self._staging, self._staging.seats(self._services.kit()))
            if scene is not None:
                self._services.stack.push(scene)

    def _to_score(self) -> None:
        if not self._left_for_score:
            self._left_for_score = True
            self._services.stack.push(ending(self._services, self.session, self._show.shows_nothing))

    def moving(self) -> Sequence[Moving]:
        """What is on its way."""
        return self._show.moving()

    def fading(self) -> Fading | None:
        """What gives way to the table."""
        return self._show.fading()

    def sparks(self) -> Sequence[Sparks]:
        """What glitters over the table."""
        return self._show.sparks()

    def hurry(self) -> bool:
        """End the running motion."""
        if not self._show.busy():
            return False
        self._show.finish()
        if not self._show.busy():
            self._still.arrived()
            self._after_show()
        return True

    def caption(self) -> Caption | None:
        """What the viewer is asked, once nothing moves and no agent thinks."""
        goes_on = self.flow.mood is Mood.WAITS or (self.flow.mood is Mood.OVER and not self._left_for_score)
        if self._show.busy() or goes_on:
            return None
        presenter = self.presenter
        kind = {Mood.ENDS: "end_turn", Mood.OVER: "over", Mood.HANDS: "handover"}.get(self.flow.mood, "")
        if presenter is not None:
            kind = "confirm" if presenter.waiting else presenter.decision.kind
        told = self._easel.telling(None).prompt
        step = self.session.version * 16 + (len(presenter.picked) if presenter is not None else 0)
        return Caption(self.flow.viewer, kind, told, self.session.view(self.flow.viewer).round, step)

    # What the viewer does.

    def point(self, target: Target | None) -> None:
        """Show what the thing pointed at is, and why it cannot be chosen."""
        self._attention.point(target, self._now)
        self._changed()

    def choose(self, target: Target) -> None:
        """A click, or Enter, on something."""
        kind, which = target
        if kind == COMMAND:
            self._command(str(which))
            return
        self.overlays.let_go()
        if target == NEXT_PAGE:
            self._attention.tray_page += 1
            self._changed()
            return
        presenter = self.presenter
        if presenter is None:
            return
        answer = presenter.choose(target)
        if answer.keys:
            self.flow.submit(answer.keys)
            self._moved()
            self._begin_show()
            return
        spot = self._easel.spot(target)
        if answer.reasons and (spot is None or spot.role is Role.TARGET):
            self._attention.refused = answer.reasons
            self._services.audio.act("error")
        self._changed()

    def _command(self, name: str) -> None:
        if not can_do(self.flow, name):
            return
        self._services.audio.command(name)
        match name:
            case "undo" | "restart" | "end_turn" | "here":
                flow = self.flow
                steps = {"undo": flow.undo, "restart": flow.restart, "here": flow.arrive}
                {**steps, "end_turn": flow.end_turn}[name]()
            case "redo":
                self.flow.redo()
                self.flow.take_news()
            case "log" | "exams":
                self.overlays.toggle(name)
            case "magnify":
                self.overlays.toggle_magnifier(self._attention.thing)
            case "replay":
                self.overlays.close()
                self._show.again(self.flow.past(), self._now)
                self._changed()
                return
            case "mute":
                self._services.settings.change(muted=False)
            case "help":
                self._services.stack.push(self._services.doors.keys())
            case "menu":
                if self.flow.shares:
                    self.flow.leave()
                self._services.stack.push(self._services.doors.pause(self.session))
        if name in MOVES:
            self._moved()
        else:
            self._changed()  # looking something up leaves a half-made choice as it is

    def key_down(self, key: Key) -> bool:
        """Keys of commands, of the tray, of actions; held ones show something."""
        if self._easel.keymap.shows(key) and not key.ctrl and self.flow.hold(True):
            self._changed()
            return True
        held = self._easel.keymap.held_by(key, self._staging.defs.seats)
        if held is not None and self.overlays.hold(key.name, held, self._attention.pointed):
            self._changed()
            return True
        if key.name in {"return", "space"}:
            return self._enter()
        command = self._easel.keymap.command_of(key)
        if command == "menu":
            self._escape()
            return True
        if command:
            self._command(command)
            return True
        if not key.ctrl and not key.alt and len(key.name) == 1:
            return self._letter(key.name.upper())
        scrolls = self.overlays.scrolled_by(key.name)
        if scrolls:
            self._changed()
        return scrolls

    def _enter(self) -> bool:
        """Choose what is pointed at; else what is left to say: the end of the turn, the choice that waits."""
        presenter = self.presenter
        if self.flow.mood is Mood.ENDS:
            self._command("end_turn")
            return True
        if self.flow.mood is Mood.OVER:
            self._left_for_score = False
            self._to_score()
            return True
        if presenter is None or self.overlays.covers:
            return False
        target = presenter.entered(self._attention.pointed)
        spot = self._easel.spot(self._attention.pointed)
        if target != CONFIRM and spot is not None and spot.role is not Role.REGION and not spot.lit:
            return False  # the bar says why that cannot be, and nothing about Enter
        if target is None or (spot is not None and spot.role is Role.BUTTON):
            return False  # a button is pressed by the shell
        self.choose(target)
        return True

    def _escape(self) -> None:
        """Close what lies over the table, cancel a half-made choice, take back one step, or pause."""
        presenter = self.presenter
        if self.overlays.close() or (presenter is not None and presenter.cancel()):
            self._changed()
        elif self.flow.inside_turn:
            self._command("undo")
        else:
            self._command("menu")

    def _letter(self, letter: str) -> bool:
        """The action or the button of the tray with this letter."""
        if self.overlays.covers:
            return False
        meant = [spot for spot in self._easel.spots if spot.key == letter and spot.role is not Role.REGION]
        if not meant:
            return False
        # A letter of the tray may be that of an action, too, which then cannot be chosen.
        self.choose(max(meant, key=lambda spot: spot.lit).target)
        return True

    def key_up(self, key: Key) -> None:
        """Let go of what was shown while a key was held."""
        if self._easel.keymap.shows(key) and self.flow.hold(False):
            self._mind_eyes()
            self._show.forget()  # what is on its way was drawn for other eyes
            self._changed()
        if self.overlays.release(key.name):
            self._changed()

    def scrolled(self, target: Target | None, steps: int) -> None:
        """Move through the log."""
        if self.overlays.scroll(steps):
            self._changed()

    def left(self) -> None:
        """Let the agents forget this game, and leave a picture of it in the list."""
        self._services.rivals.cancel()
        leave_portrait(self._services, self.session)
