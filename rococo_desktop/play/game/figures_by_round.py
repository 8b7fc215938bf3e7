"""The course of a finished game: what everybody had at the end of each round."""

from __future__ import annotations

from typing import NamedTuple

from rococo_desktop.model.score_causes import LivreGivenBack
from rococo_desktop.model.state import GameState
from rococo_desktop.play.records.timeline import Timeline


class RoundEnd(NamedTuple):
    """A round and what each seat had when it was over."""

    round: int
    prestige: tuple[int, ...]
    livre: tuple[int, ...]


def course_of(timeline: Timeline) -> tuple[RoundEnd, ...]:
    """The deal as round 0, then every round, and once more the last one, after the final scoring.

    It tells what may have been hidden (G5), so it is for finished games alone.
    """
    assert not timeline.state.agenda, "the game is not over"
    before = timeline.first
    found = {before.round - 1: _end_of(before, before.round - 1)}
    for state in timeline.states(len(timeline.played)):
        if state.round != before.round:
            found[before.round] = _end_of(state, before.round)
        before = state
    after = _end_of(before, before.round)
    return (*found.values(), _before_scoring(after, before), after)


def _before_scoring(after: RoundEnd, state: GameState) -> RoundEnd:
    """The last round as it stood before its first line was written on the score sheet."""
    prestige, livre = list(after.prestige), list(after.livre)
    for line in state.sheet:
        prestige[line.seat] -= line.points
        if isinstance(line.why, LivreGivenBack):
            livre[line.seat] += line.why.livre
    return RoundEnd(after.round, tuple(prestige), tuple(livre))


def _end_of(state: GameState, number: int) -> RoundEnd:
    return RoundEnd(
        number,
        tuple(player.prestige for player in state.players),
        tuple(player.livre for player in state.players),
    )
