"""How a game goes on at the table: whose move it is, who looks, agents, the end of a turn, the way back.

A move of the game becomes news: what happened, and the view after it, for motion to show one after the other.
News are always for whoever looks after the move, cut to what that viewer may know before they get here.

Whatever moves or sounds follows from news alone: `take_news` and `past` hand them to the show, which plays
them step by step, and whoever listens to its steps hears no more than the viewer sees. Only the log reads
besides, from `Session.events`, because it is written anew for each viewer (`staging.Log`).
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from rococo_desktop.model.decisions import Decision
from rococo_desktop.model.player_view import PlayerView
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.agents import Agents
from rococo_desktop.play.game.agent_moves import ask_for, heed
from rococo_desktop.play.game.past import Moment
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.viewing import Privacy, look, people_of, present_now, privacy_of
from rococo_desktop.ui.table_state.before_count import uncounted, uncounted_past


class WaitingFor(Enum):
    """What the table waits for."""

    DECIDES = "decides"
    """The viewer's choice."""
    ENDS = "ends"
    """The viewer's word that the turn is over."""
    HANDS = "hands"
    """A person who is not known to look: their word that they do, or the key that shows things."""
    WAITS = "waits"
    """Another seat."""
    OVER = "over"


class Flow:
    """One game at the table, moved on by the viewer and by the agents."""

    def __init__(self, session: Session, agents: Agents, confirms: Callable[[int], bool]) -> None:
        self.session = session
        self._agents = agents
        self._confirms = confirms
        """Whether a seat is asked before its turn ends."""
        self.people = people_of(session.record.seats)
        self._alone = session.alone
        """Who is known to have the screen to themselves."""
        self.viewer = NOBODY
        """Who looks at the screen."""
        self.wanted = NOBODY
        """Who should, and has not said so."""
        self._present = NOBODY
        self.held = False
        """True while the key that shows things is down."""
        self._holder = NOBODY
        """For whom the key that shows things was pressed: it shows nothing of whoever comes next."""
        self._confirmed = -1
        self._asked = -1
        self._turn: tuple[int, int, int] = (0, 0, NOBODY)
        self._turn_began = session.steps
        self.counted = session.result is not None
        """True once the last night has told what is counted in the end."""
        self._news: list[Moment] = []
        self._news_turn = self._turn
        self.settle()

    # What is going on.

    @property
    def mood(self) -> WaitingFor:
        """What the table waits for now."""
        session = self.session
        if session.deciding == NOBODY:
            return WaitingFor.OVER
        if self.wanted != NOBODY:
            return WaitingFor.HANDS
        if self._ending != NOBODY:
            return WaitingFor.ENDS
        return WaitingFor.DECIDES if session.deciding == self.viewer else WaitingFor.WAITS

    @property
    def _ending(self) -> int:
        """The person whose turn is over but for their word, or NOBODY."""
        session = self.session
        if self._confirmed == session.steps or session.deciding == NOBODY:
            return NOBODY
        for seat in self.people:
            end = session.turn_just_ended(seat)
            # For the last turn of a round the word is given before it is done (`DecisionPresenter`).
            if end is not None and end.can_undo and not end.ends_round and self._confirms(seat):
                return seat
        return NOBODY

    @property
    def settled(self) -> bool:
        """False if the game rests, or goes on, against the wish of whoever plays: settings have changed."""
        return self.session.rests == (self._ending != NOBODY)

    @property
    def privacy(self) -> Privacy:
        """How people at this table keep their cards to themselves."""
        return privacy_of(self.session.record.table_rules)

    @property
    def shares(self) -> bool:
        """True if people play at this screen, and nobody is known to have it to themselves."""
        return bool(self.people) and self.people != (self._alone,)

    @property
    def decision(self) -> Decision | None:
        """What the viewer has to decide, or may still decide anew."""
        if self.viewer == NOBODY or self.mood in {WaitingFor.ENDS, WaitingFor.OVER}:
            return None
        return self.session.decision(self.viewer) or self.session.revision(self.viewer)

    @property
    def inside_turn(self) -> bool:
        """True if the viewer has made a choice in this turn that can be taken back."""
        return self.can_undo and (self.mood is WaitingFor.ENDS or self.session.steps > self._turn_began)

    @property
    def can_undo(self) -> bool:
        """True if the viewer can take back the last choice; not what a round ended with, once confirmed."""
        session, viewer = self.session, self.viewer
        if not session.can_undo or session.undo_seat != viewer:
            return False
        end = session.turn_just_ended(viewer)
        return end is None or not end.ends_round or not self._confirms(viewer)

    @property
    def view(self) -> PlayerView:
        """The game as the table shows it to the viewer."""
        return self.view_of(self.viewer)

    def view_of(self, viewer: int) -> PlayerView:
        """The game as the table shows it to these eyes."""
        return self.session.view(viewer) if self.counted else uncounted(self.session, viewer)

    @property
    def turn(self) -> tuple[int, int, int]:
        """Round, turn and active seat: which turn it is."""
        return self._turn

    @property
    def has_news(self) -> bool:
        """True if something happened since `take_news`."""
        return bool(self._news)

    @property
    def news_turn(self) -> tuple[int, int, int]:
        """The turn the news began in; without news, the turn it is."""
        return self._news_turn if self._news else self._turn

    @property
    def watcher(self) -> int:
        """Whose last turn counts for what the others did since: who looks, or who is wanted."""
        return self.viewer if self.viewer != NOBODY else self.wanted

    def past(self) -> tuple[Moment, ...]:
        """All that happened since the watcher's last turn; several people see it as nobody does."""
        if self.watcher == NOBODY:
            return ()
        eyes = NOBODY if self.shares else self.viewer
        past = self.session.since_last_turn(self.watcher, eyes)
        return tuple(uncounted_past(self.session, past))

    def take_news(self) -> tuple[Moment, ...]:
        """Everything that happened since this was last asked."""
        news, self._news = tuple(self._news), []
        return news

    # What the viewer does.

    def arrive(self) -> None:
        """Whoever is wanted says: it is me."""
        if self.wanted != NOBODY and self.privacy is Privacy.TURN:
            self._present = self.wanted
            self.settle()

    def hold(self, held: bool) -> bool:
        """The key that shows things goes down or up; True if that matters at this table."""
        if not self.shares or self.privacy is not Privacy.HOLD or held == self.held:
            return False
        self.held, self._holder = held, NOBODY
        self.settle()
        return True

    def leave(self) -> None:
        """Nobody is known to look any more."""
        self._present, self.held = NOBODY, False
        self.settle()

    def submit(self, keys: tuple[str, ...]) -> None:
        """Make these choices of the viewer, one after the other."""
        seat = self.viewer
        for key in keys:
            self._submit(seat, key)

    def end_turn(self) -> None:
        """The viewer's turn is over."""
        self._confirmed = self.session.steps
        self.settle()

    def undo(self) -> None:
        """Take back the viewer's last choice."""
        self.let_go()
        self.session.undo()
        self._doubt()
        self.settle()

    def redo(self) -> None:
        """Make the choice taken back once more: it is no news."""
        self.session.redo()
        self.settle()

    def restart(self) -> None:
        """Take back the whole turn, as far as it can be."""
        self.let_go()
        self.session.restart_turn()
        self._doubt()
        self.settle()

    def _doubt(self) -> None:
        """The word that a turn is over holds until something of that turn is taken back."""
        if self.session.steps < self._confirmed:
            self._confirmed = -1

    def tell_count(self) -> None:
        """The last night has told what is counted in the end."""
        self.counted = True

    # What agents do.

    def prepare(self) -> None:
        """Let the agents get ready for this table, if any plays at it."""
        session = self.session
        if any(session.is_agent(seat) for seat in range(len(session.record.seats))):
            self._agents.prepare(session.agent_table)

    def let_go(self) -> None:
        """Have the agents leave what they think about: who is still to move is asked anew when it goes on."""
        self._agents.cancel()
        self._asked = -1

    def think(self) -> bool:
        """Let the agent whose move it is think, and carry out what it has found; True if the game moved."""
        session = self.session
        if self.mood is not WaitingFor.WAITS:
            return False
        if self._asked != session.version:
            self._asked = session.version
            ask_for(session, self._agents)
        answer = self._agents.poll()
        if answer is None:
            return False
        seat, before, turn = session.deciding, session.steps, self.news_turn
        if not heed(session, answer):
            self._asked = -1
            return False
        self.settle()
        self._note(seat, before, turn)
        return True

    def play_on(self, whole_turns: bool, at_once: bool) -> bool:
        """Let agents play as far as they have decided; True if there is something to show.

        With `whole_turns` not before a turn is over; `at_once` several turns are not told apart.
        """
        turn = self.news_turn
        while self.mood is WaitingFor.WAITS and self.think():
            if self.turn != turn and not at_once:
                break
        if not self.has_news:
            return False
        return not whole_turns or self.turn != turn or self.mood is not WaitingFor.WAITS

    def _submit(self, seat: int, key: str) -> None:
        before, turn = self.session.steps, self.news_turn
        self.session.submit(seat, key)
        self.settle()
        self._note(seat, before, turn)

    def _note(self, seat: int, before: int, turn: tuple[int, int, int]) -> None:
        session = self.session
        self._news_turn = turn
        for happening in session.events(self.viewer, before):
            self._news.append(
                Moment(
                    seat,
                    happening.events,
                    self.view,
                    session.market(self.viewer),
                    session.halls(),
                    happening.why,
                )
            )

    def settle(self) -> None:
        """Notice a new turn, who plays, and who looks."""
        session = self.session
        people = people_of(session.record.seats)
        if people != self.people:  # whoever sits there now has to say so
            self.people, self._present, self._alone, self.held = people, NOBODY, NOBODY, False
        acting = self._ending
        session.rest(acting != NOBODY)
        if acting == NOBODY:
            acting = session.deciding
        self._present = present_now(self.people, acting, self._present)
        if self.held and self._holder not in {NOBODY, acting}:
            self.held = False  # the next person presses it anew, when only they can see the screen
        self._holder = acting if self.held else NOBODY
        self.viewer, self.wanted = look(self.privacy, people, acting, self._present, self.held, self._alone)
        if people == (self.viewer,):
            self._alone = self.viewer
        view = session.view(NOBODY)
        turn = (view.round, view.turn, view.active)
        if turn != self._turn:
            self._turn = turn
            self._turn_began = session.steps
        self._turn_began = min(self._turn_began, session.steps)
