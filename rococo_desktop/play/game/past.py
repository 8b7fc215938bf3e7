"""What was: the game played again from its first state, as one viewer may know each moment of it."""

from __future__ import annotations

from typing import NamedTuple

from rococo_desktop.model.agent_reasons import AgentReason
from rococo_desktop.model.event_reading import parts_of
from rococo_desktop.model.events import Event, TurnBegan
from rococo_desktop.model.outlook import HallStanding, Market
from rococo_desktop.model.player_view import PlayerView
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.game.turn_at_rest import turn_shown
from rococo_desktop.play.records.timeline import Played, Timeline
from rococo_desktop.rules.referee import hall_standings, market, observe, redact


class Moment(NamedTuple):
    """What happened through one choice, and the game after it, as one viewer may know both."""

    seat: int
    events: tuple[Event, ...]
    view: PlayerView
    market: Market
    halls: tuple[HallStanding, ...]
    why: AgentReason | None = None
    """The reason of the agent's turn that ended with this choice."""


_BEFORE = Played(NOBODY, "", (0, 0, NOBODY), ())
"""What stands for whatever led to the first moment."""


def moments(timeline: Timeline, viewer: int, since: int, until: int) -> tuple[Moment, ...]:
    """The moments of the choices from number `since` up to before `until`; the one before them comes first.

    Where the choices before a position are not known, the moments begin with that position.
    """
    found = []
    for number, state in enumerate(timeline.states(until)):
        if number >= since - 1:
            played = timeline.played[number]
            played = played if number >= since else _BEFORE
            found.append(
                Moment(
                    played.seat,
                    redact(played.events, viewer),
                    observe(timeline.rules, state, viewer),
                    market(timeline.rules, state, viewer),
                    hall_standings(timeline.rules, state),
                    played.why,
                )
            )
    return tuple(found)


def since_last_turn(timeline: Timeline, seat: int) -> tuple[int, int]:
    """The choices between a seat's last turn and its present one, or now: from which to before which.

    The first is the last one of that turn: the turn of a rival who never chooses, the income and the deal may
    lie in it.
    """
    now = turn_shown(timeline)
    played = timeline.played
    until = len(played)
    if now[2] == seat:
        while until > 1 and played[until - 1].turn == now:
            until -= 1
    since = until
    while since > 1 and played[since - 1].turn[2] != seat:
        since -= 1
    return max(since - 1, 1), until


def has_past(timeline: Timeline, seat: int) -> bool:
    """True if something can be seen of what happened between a seat's last turn and its present one, or now.

    That a turn begins is nothing to see, nor is what is chosen in secret.
    """
    since, until = since_last_turn(timeline, seat)
    for played in timeline.played[since:until]:
        chooses = played.seat if played.turn[2] == NOBODY else seat
        for acting, events in parts_of(played.seat, played.events):
            if acting not in {seat, chooses} and any(not isinstance(event, TurnBegan) for event in events):
                return True
    return False
