"""The table as a scene: shows the game for its viewer, and hands clicks and keys to the decision."""

from __future__ import annotations

from rococo_desktop.model.decisions import Target
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.agents import AgentsLostError
from rococo_desktop.play.game.session import Session
from rococo_desktop.ui.game.closer_look import CloserLook
from rococo_desktop.ui.game.decision_at_hand import DecisionAtHand
from rococo_desktop.ui.game.ending import ending
from rococo_desktop.ui.game.flow import Flow, WaitingFor
from rococo_desktop.ui.game.input_while_moving import AT_ONCE, heeded
from rococo_desktop.ui.game.interludes import interlude, opening
from rococo_desktop.ui.game.notices import Notices
from rococo_desktop.ui.game.open_overlays import Overlays
from rococo_desktop.ui.game.pointed_at import Attention
from rococo_desktop.ui.game.presenter import DecisionPresenter
from rococo_desktop.ui.game.seat_habits import TableHabits
from rococo_desktop.ui.game.settled_table import Compose, SettledTable
from rococo_desktop.ui.game.shown_table import TableView
from rococo_desktop.ui.game.table_commands import COMMAND, MOVES, can_do
from rococo_desktop.ui.keys.key import Key
from rococo_desktop.ui.motion.show import Show
from rococo_desktop.ui.motion.show_scene_base import ShowScene
from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.picture.picture_parts import HotspotRole, Picture
from rococo_desktop.ui.scenes.interlude import Interlude
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.table.composition import compose as compose_table
from rococo_desktop.ui.table.thumbnail import leave_portrait
from rococo_desktop.ui.table_state.fill_stage import Staging
from rococo_desktop.ui.table_state.stage import Stage
from rococo_desktop.ui.text.messages import message
from rococo_desktop.ui.window.scene import ScreenQuestion

LOOK, QUICK_LOOK = 0.02, 0.004
"""After how many seconds an agent is asked again whether it has decided."""


class TableScene(ShowScene):
    """A game in progress."""

    occasion = "table"

    def __init__(self, services: Services, session: Session, compose: Compose = compose_table) -> None:
        self._services = services
        self.session = session
        self._habits = TableHabits(services.settings, session)
        self.flow = Flow(session, services.agents, self._habits.confirms)
        self._staging = Staging(session, self._habits.is_plain)
        self._show = Show(services, self._staging, compose, message("bar.skip"))
        self.overlays = Overlays()
        self._at_hand = DecisionAtHand(self.flow, self._habits.confirms)
        self._shown_for = self.flow.viewer
        self._looking = (self.flow.viewer, self.flow.wanted)
        self._seen = session.version
        self._attention = Attention()
        self._now = 0.0
        self._settled = SettledTable(
            services, self.flow, self._staging, self._at_hand, self._attention, self.overlays, compose
        )
        self._changed = self._settled.changed
        self._view = TableView(self._settled, self._show)
        self._glance = CloserLook(self.overlays, self._attention, services.kit, self._view, self._settled)
        self._opened = False
        self._left_for_score = session.result is not None
        self._lost = False
        """True once the agents cannot be asked any more."""
        self._notices = Notices(services, session)

    # What is shown.

    @property
    def presenter(self) -> DecisionPresenter | None:
        """The decision the viewer has to make, as far as it is made; None if there is none."""
        return self._at_hand.presenter

    def picture(self, room: Size) -> Picture:
        """The table: as it is, or as it was while things are still on their way."""
        self._mind_eyes()
        # What is counted in the end is for the last night to tell: until then the table stays as it was.
        holds = self.flow.mood is WaitingFor.OVER and not self._left_for_score
        return self._view.picture(room, self._services.words.language, holds)

    def stage(self) -> Stage:
        """Everything the table shows now."""
        return self._view.stage()

    def _mind_eyes(self) -> None:
        """What somebody pointed at or magnified may be their secret: it goes before other eyes come."""
        if self._seen != self.session.version or not self.flow.settled:
            self._seen = self.session.version
            self._staging.rename()
            self.flow.settle()
            self._changed()
        looking = (self.flow.viewer, self.flow.wanted)
        if self._looking != looking:
            self._looking = looking
            self._view.turn_to(self.flow.viewer)
            self.overlays.close()
            self._attention.look_away()
            self._changed()

    def _moved(self) -> None:
        """The game has moved, or been taken back."""
        self._at_hand.forget()
        self._attention.turn_back()
        self._settled.moved()

    # Time.

    def tick(self, now: float) -> float | None:
        """Let things move, agents think, and the tooltip appear."""
        wake = self._live(now)
        return 0.0 if self._show.lights_up(now) else wake

    def _live(self, now: float) -> float | None:
        self._now = now
        self._mind_eyes()
        if not self._opened:
            self._open()
        if self._company_changed():
            return 0.0
        if self._show.busy():
            return self._move(now)
        if self._show.told:
            self._after_show()  # its motion was cut short
            return 0.0
        if self._agents_moved():
            self._begin_show()
            return 0.0
        return self._wait(now)

    def _move(self, now: float) -> float | None:
        """Let things move, unless something is looked at meanwhile."""
        if self.overlays.covers:
            self._show.stand(now)
            return None
        wake = self._view.move(now)
        if not self._show.busy():
            self._arrive()
        return wake

    def _arrive(self) -> None:
        """What was on its way is there."""
        self._settled.arrived()
        self._after_show()

    def _agents_moved(self) -> bool:
        """Let agents play as far as they have decided; True if there is something to show."""
        show = self._show
        try:
            return not self._lost and self.flow.play_on(show.shows_whole_turns, show.shows_nothing)
        except AgentsLostError as lost:
            self._notices.tell([message(lost.key, **lost.params)])
            self._lost = True
            return False

    def _wait(self, now: float) -> float | None:
        """Nothing moves: the evening is over, an agent thinks, or a person does."""
        if self.flow.mood is WaitingFor.OVER:
            self._to_score()
            return None
        if self.flow.mood is WaitingFor.WAITS and not self._lost:
            self._settled.waits(now)
            return QUICK_LOOK if self._show.shows_whole_turns else LOOK
        wake = self._attention.tip_due(now)
        if self._attention.tip:
            self._settled.tip_changed()
        return wake

    def _company_changed(self) -> bool:
        """Somebody else looks: the table is drawn for them before anything moves."""
        if self._shown_for == self.flow.viewer or self._show.busy():
            return False
        self._shown_for = self.flow.viewer
        self.flow.take_news()  # told for other eyes
        self._changed()
        return True

    def _open(self) -> None:
        """A new game begins with what was dealt; agents get ready meanwhile."""
        self._opened = True
        self.flow.prepare()
        self._notices.tell_opened()
        if self.session.steps == 1 and not self._show.shows_nothing:
            begins = opening(self._services, self.session, self.flow.view, self._staging)
            if begins is not None:
                self._services.audio.act("round_start")
                self._lay_over(begins)
        self._notices.tell_unsaved()

    def _begin_show(self) -> None:
        self._moved()
        self._notices.tell_unsaved()
        self._show.begin(self.flow.take_news(), self.flow.viewer, self._now)
        if not self._show.busy():
            self._after_show()

    def _after_show(self) -> None:
        scene = interlude(self._services, self._show.take_told(), self._staging)
        if scene is not None:
            self.flow.leave()  # everybody reads it: what is one person's own is not shown meanwhile
            self._lay_over(scene)

    def _lay_over(self, scene: Interlude) -> None:
        """Show an interlude, which can be paused; what was pointed at beneath it is forgotten."""
        self._attention.look_away()
        scene.pause_by(self._pause)
        self._services.stack.push(scene)

    def _to_score(self) -> None:
        if not self._left_for_score:
            self._left_for_score = True
            self._services.stack.push(ending(self._services, self.session, self._show.shows_nothing))
        elif not self.flow.counted:
            self.flow.tell_count()  # the table is seen again
            self._changed()

    def hurry(self) -> bool:
        """End the running motion."""
        if not self._show.busy():
            return False
        self._show.finish()
        if not self._show.busy():
            self._arrive()
        return True

    def heeds(self, meant: Key | Target) -> bool:
        """The pause and what is looked at; everything while it stands still for what lies over it."""
        return self.overlays.covers or heeded(self._settled.keymap, self._staging.defs.seats, meant)

    def caption(self) -> ScreenQuestion | None:
        """What the viewer is asked, once nothing moves and no agent thinks."""
        mood = self.flow.mood
        goes_on = mood is WaitingFor.WAITS or (mood is WaitingFor.OVER and not self._left_for_score)
        return None if self._show.busy() or goes_on else self._settled.caption()

    # What the viewer does.

    def point(self, target: Target | None) -> None:
        """Show what the thing pointed at is, and why it cannot be chosen."""
        if self._attention.point(target, self._now):
            self._changed()

    def came_under(self) -> None:
        """What comes to lie under the pointer after a choice says nothing of itself."""
        self._attention.rest()

    def stirred(self) -> None:
        """What came to lie under the pointer is asked about once it moves."""
        if self._attention.stir(self._now):
            self._changed()

    def choose(self, target: Target) -> None:
        """A click, or Enter, on something."""
        if target[0] == COMMAND:
            self._command(str(target[1]))
            return
        if self._show.busy():
            return  # nothing of what still moves can be chosen
        if self._glance.chosen(target) or self._attention.turns_page(target):
            self._changed()
            return
        presenter = self.presenter
        if presenter is None:
            return
        answer = presenter.choose(target)
        if answer.keys:
            self.flow.submit(answer.keys)
            self._begin_show()
            return
        spot = self._settled.spot(target)
        if answer.reasons and (spot is None or spot.role is HotspotRole.TARGET):
            self._attention.refuse(answer.reasons)
            self._services.audio.act("error")
        elif answer.changed:
            self._attention.rest()
        self._changed()

    def _command(self, name: str) -> None:
        if not can_do(self.flow, name) or (self._show.busy() and name not in AT_ONCE):
            return
        self._services.audio.command(name)
        if name in MOVES:
            self.overlays.let_go()
            MOVES[name](self.flow)
            self._moved()
            self._view.set_out_from_here()
        match name:
            case "log" | "exams" | "magnify":
                self._glance.command(name)
            case "replay":
                self.overlays.close()
                self._break_off()
                self._show.again(self.flow.past(), self.flow.watcher, self._now)
            case "mute":
                self._services.settings.change(muted=False)
            case "help":
                self._services.stack.push(self._services.doors.keys())
            case "menu":
                self._pause()
        self._changed()

    def _pause(self) -> None:
        """Lay the menu over whatever is shown; where people share the screen nobody is known to look then."""
        self.flow.let_go()
        if self.flow.shares:
            self.flow.leave()
            if self._show.eyes not in {NOBODY, self.flow.viewer}:
                self._break_off()  # it was drawn for eyes that have gone
        self._services.stack.push(self._services.doors.pause(self.session))

    def _break_off(self) -> None:
        """What is on its way is not shown any further; what comes after it is."""
        if self._show.busy():
            self._show.forget()
            self._after_show()

    def key_down(self, key: Key) -> bool:
        """Keys of commands, of the tray, of actions; held ones show something."""
        shows = self._settled.keymap.shows(key) and not key.ctrl and self.flow.hold(True)
        if shows or self._glance.key_down(key, self._staging.defs.seats):
            self._changed()
            return True
        if key.name in {"return", "space"}:
            return self._enter()
        # Shift may be held to see one's cards: Ctrl+Z then is no redo.
        command = self._settled.keymap.command_of(key._replace(shift=key.shift and not self.flow.held))
        if command:
            self._escape() if command == "menu" else self._command(command)
            return True
        if not key.ctrl and not key.alt and len(key.name) == 1:
            return self._letter(key.name.upper())
        if scrolled := self.overlays.scrolled_by(key.name):
            self._changed()
        return scrolled

    def _enter(self) -> bool:
        """Choose what is pointed at; else what is left to say: the end of the turn, the choice that waits."""
        if self._show.busy():
            return False
        presenter = self.presenter
        if self.flow.mood is WaitingFor.ENDS:
            self._command("end_turn")
            return True
        if self.flow.mood is WaitingFor.OVER:
            if self._left_for_score:  # the count has been told
                self._services.stack.push(self._services.doors.score(self.session))
            return True
        if presenter is None or self.overlays.covers:
            return False
        target = self._settled.entering(self._attention.meant)
        if target is None:
            return False
        self.choose(target)
        return True

    def _escape(self) -> None:
        """Close what lies over the table; else pause while things move or others think, or go back a step."""
        busy = self._show.busy()
        presenter = None if busy else self.presenter
        if self.overlays.close() or (presenter is not None and presenter.cancel()):
            self._changed()
        elif self.flow.inside_turn and not busy and self.flow.mood is not WaitingFor.WAITS:
            self._command("undo")
        else:
            self._command("menu")

    def _letter(self, letter: str) -> bool:
        """The action or the button of the tray with this letter."""
        meant = None if self.overlays.covers else self._settled.called(letter)
        if meant is not None:
            self.choose(meant)
        return meant is not None

    def key_up(self, key: Key) -> None:
        """Let go of what was shown while a key was held."""
        if self._settled.keymap.shows(key) and self.flow.hold(False):
            self._mind_eyes()
            self._show.forget()  # what is on its way was drawn for other eyes
            self._changed()
        if self.overlays.release(key.name):
            self._changed()

    def scrolled(self, target: Target | None, steps: int) -> None:
        """Move through the log."""
        if self.overlays.scroll(steps):
            self._changed()

    def unfinished(self) -> bool:
        """True while a choice is half made; what is made stands in the file of the game."""
        return self._at_hand.half_made

    def left(self) -> None:
        """Let the agents forget this game, and leave a picture of it in the list."""
        self._services.agents.cancel()
        leave_portrait(self._services, self.session)
