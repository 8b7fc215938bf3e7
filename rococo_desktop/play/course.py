"""The course of a finished game: what everybody had at the end of each round."""

from __future__ import annotations

from typing import NamedTuple

from rococo_desktop.model.state import GameState
from rococo_desktop.play.timeline import Timeline


class RoundEnd(NamedTuple):
    """A round and what each seat had when it was over."""

    round: int
    prestige: tuple[int, ...]
    livre: tuple[int, ...]


def course_of(timeline: Timeline) -> tuple[RoundEnd, ...]:
    """The deal as round 0, then every round, the last with the final scoring.

    It tells what may have been hidden (G5), so it is for finished games alone.
    """
    assert not timeline.state.agenda, "the game is not over"
    again = Timeline.from_state(timeline.rules, timeline.first)
    found = {again.state.round - 1: _end_of(again.state, again.state.round - 1)}
    for played in timeline.played[1:]:
        before = again.state
        again.apply(played.seat, played.key)
        if again.state.round != before.round:
            found[before.round] = _end_of(again.state, before.round)
    found[again.state.round] = _end_of(again.state, again.state.round)
    return tuple(found.values())


def _end_of(state: GameState, number: int) -> RoundEnd:
    return RoundEnd(
        number,
        tuple(player.prestige for player in state.players),
        tuple(player.livre for player in state.players),
    )
