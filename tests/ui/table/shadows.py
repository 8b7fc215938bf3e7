"""What keeps a second table beside the first: who looks, worked out once more, and agents that repeat."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

from rococo_desktop.model.decisions import Decision, Target
from rococo_desktop.model.player_view import PlayerView
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.agents import AgentSeat, AgentTable, Answer, Earlier, Effort
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.table_setup import PERSON
from rococo_desktop.ui.game.handover import HERE
from tests.play.twins import Following

END: Target = ("command", "end_turn")


class Watch:
    """Who looks, by the plain words of the rule: whoever said so, until somebody else has to act.

    Whoever has the screen to themselves looks always: the only person a game ever had, or the last one, once
    they have said who they are.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self._company = people_now(session)
        self._alone = len(self._company) == 1 and companies_of(session) == {self._company}
        self._said = NOBODY
        self._ended = -1
        self.asks: Callable[[str], bool] = lambda name: True
        """Whether somebody of this name is asked before their turn ends."""
        self.holds = session.record.table_rules.get("privacy") == "hold"
        self.held = False
        self._held_by = NOBODY

    def acting(self) -> int:
        """Whom the game waits for, the end of a turn included."""
        session = self._session
        if session.deciding != NOBODY and self._ended != session.steps:
            for seat, entry in enumerate(session.record.seats):
                end = session.turn_just_ended(seat)
                is_over = entry.player == PERSON and end is not None and end.can_undo and not end.ends_round
                if is_over and self.asks(entry.name):
                    return seat
        return session.deciding

    def __call__(self) -> int:
        """The seat that looks, or NOBODY."""
        people = people_now(self._session)
        if people != self._company:
            self._company, self._alone = people, False
            self.leaves()
        if self._alone:
            return people[0]
        viewer = self._shared(people)
        self._alone = people == (viewer,)
        return viewer

    def _shared(self, people: tuple[int, ...]) -> int:
        if self.holds:
            if self.held and self._held_by not in {NOBODY, self.acting()}:
                self.held = False  # whoever comes next presses it anew
            self._held_by = self.acting() if self.held else NOBODY
            return self.acting() if self.held and self.acting() in people else NOBODY
        if self._said != self.acting():
            self._said = NOBODY
        return self._said

    def leaves(self) -> None:
        """Something lies over the table that everybody may read."""
        self._said, self.held = NOBODY, False

    def says(self, target: Target) -> None:
        """What somebody says by a click, before the game hears it."""
        if target == HERE:
            self._said = self.acting()
        elif target == END:
            self._ended = self._session.steps
        self()


def people_now(session: Session) -> tuple[int, ...]:
    """The seats that people play."""
    return tuple(seat for seat, entry in enumerate(session.record.seats) if entry.player == PERSON)


def companies_of(session: Session) -> set[tuple[int, ...]]:
    """The seats that people play, and ever played, together: read from the text of the record."""
    found, playing = set(), {}
    for line in session._record.text().splitlines()[1:]:
        kind, _, rest = line.partition(" ")
        if kind == "header":
            seats = json.loads(rest)["table"]["seats"]
            playing = {at: entry.get("player", PERSON) for at, entry in enumerate(seats)}
        elif kind == "seat":
            seat, _, entry = rest.partition(" ")
            playing[int(seat)] = json.loads(entry).get("player", PERSON)
        else:
            continue
        found.add(tuple(at for at, player in playing.items() if player == PERSON))
    return found


class SlowAgents:
    """Agents that choose anything, one choice a moment, and the same at both tables."""

    def __init__(self, chosen: dict[int, str], random: Random | None) -> None:
        self._chosen = chosen
        self._random = random
        self._asked: Answer | None = None
        self.moves = 0

    def measure(self) -> None:
        """No game begins here."""

    def effort(self) -> Effort:
        """They give all they have."""
        return "full"

    def prepare(self, table: AgentTable) -> None:
        """Nothing to prepare."""

    def ask(
        self,
        ticket: int,
        view: PlayerView,
        decision: Decision,
        table: AgentTable,
        seat: AgentSeat,
        before: tuple[Earlier, ...],
    ) -> None:
        """Choose any option, or the one that was chosen at the other table."""
        if self._random is not None:
            self._chosen[ticket] = self._random.choice(decision.options).key
        self._asked = Answer(ticket, self._chosen[ticket])

    def poll(self) -> Answer | None:
        """The choice, if there was none at this moment yet."""
        if not self.moves:
            return None
        self.moves = 0
        answer, self._asked = self._asked, None
        return answer

    def cancel(self) -> None:
        """Forget it."""
        self._asked = None

    def close(self) -> None:
        """Nothing to close."""


class Shadowing(Following):
    """A session that follows the one at the first table, for whoever looks."""

    def __init__(self, leader: Session, watch: Watch, stream: int) -> None:
        self._watch = watch
        super().__init__(leader, watch(), stream)

    def watching(self) -> int:
        """As the rule says."""
        return self._watch()
