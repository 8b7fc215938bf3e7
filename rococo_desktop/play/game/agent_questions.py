"""What an agent is asked with besides its view: who it is, and how it came to this moment of its turn.

An agent keeps a line for its turn. One that was not there when the line began (the game was loaded, the
agents' process started anew, the seat changed hands) finds the same line by its seed, which is that of the
turn, and by what its seat was asked and chose before in this turn: views of that seat and nothing else.
"""

from __future__ import annotations

from hashlib import blake2b

from rococo_desktop.play.agents import AgentSeat, Earlier
from rococo_desktop.play.records.players import choices_since_seated
from rococo_desktop.play.records.record import GameRecord
from rococo_desktop.play.records.timeline import Timeline, turn_of
from rococo_desktop.rules.referee import observe


def seed_of_turn(record: GameRecord, timeline: Timeline, seat: int) -> int:
    """The seed for an agent's own chance in this turn; it does not give away the game's."""
    number, turn, active = turn_of(timeline.state)
    words = f"{record.header.table.seed} {seat} {number} {turn} {active}"
    return int.from_bytes(blake2b(words.encode(), digest_size=7, person=b"agent").digest())


def agent_seat_of(record: GameRecord, timeline: Timeline, seat: int) -> AgentSeat:
    """Who decides for this seat."""
    entry = record.header.table.seats[seat]
    return AgentSeat(entry.player, entry.character, seed_of_turn(record, timeline, seat))


def asked_before(record: GameRecord, timeline: Timeline, seat: int) -> tuple[Earlier, ...]:
    """What whoever sits there was asked in this turn, and chose."""
    made = timeline.asked_in_turn(seat)
    own = choices_since_seated(record.lines, seat, len(made))
    return tuple(
        Earlier(observe(timeline.rules, one.state, seat), one.decision, one.key)
        for one in made[len(made) - own :]
    )
