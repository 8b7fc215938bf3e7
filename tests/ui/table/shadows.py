"""What keeps a second table beside the first: who looks, worked out once more, and agents that repeat."""

from __future__ import annotations

from random import Random

from rococo_desktop.model.decisions import Decision, Target
from rococo_desktop.model.views import PlayerView
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.rivals import Answer, RivalTable
from rococo_desktop.play.seating import PERSON
from rococo_desktop.play.session import Session
from rococo_desktop.ui.table.handover import HERE
from tests.play.twins import Following

END: Target = ("command", "end_turn")


class Watch:
    """Who looks, by the plain words of the rule: whoever said so, until somebody else has to act."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._said = NOBODY
        self._ended = -1
        self.holds = session.record.table_rules.get("privacy") == "hold"
        self.held = False
        self._held_by = NOBODY

    def acting(self) -> int:
        """Whom the game waits for, the end of a turn included."""
        session = self._session
        if session.deciding != NOBODY and self._ended != session.steps:
            for seat, entry in enumerate(session.record.seats):
                end = session.turn_just_ended(seat)
                if entry.player == PERSON and end is not None and end.can_undo:
                    return seat
        return session.deciding

    def __call__(self) -> int:
        """The seat that looks, or NOBODY."""
        people = [seat for seat, entry in enumerate(self._session.record.seats) if entry.player == PERSON]
        if len(people) == 1:
            return people[0]
        if self.holds:
            if self.held and self._held_by not in {NOBODY, self.acting()}:
                self.held = False  # whoever comes next presses it anew
            self._held_by = self.acting() if self.held else NOBODY
            return self.acting() if self.held and self.acting() in people else NOBODY
        if self._said != self.acting():
            self._said = NOBODY
        return self._said

    def says(self, target: Target) -> None:
        """What somebody says by a click, before the game hears it."""
        if target == HERE:
            self._said = self.acting()
        elif target == END:
            self._ended = self._session.steps
        self()


class SlowRivals:
    """Agents that choose anything, one choice a moment, and the same at both tables."""

    def __init__(self, chosen: dict[int, str], random: Random | None) -> None:
        self._chosen = chosen
        self._random = random
        self._asked: Answer | None = None
        self.moves = 0

    def prepare(self, table: RivalTable) -> None:
        """Nothing to prepare."""

    def ask(
        self, ticket: int, view: PlayerView, decision: Decision, table: RivalTable, agent_name: str, seed: int
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
