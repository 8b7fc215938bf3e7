"""The end of a round as the horizon: what is dealt for the next one is only chance, and takes time."""

from __future__ import annotations

from rococo_desktop.model.state import GameState
from rococo_desktop.rules.referee import Ruleset

_NEXT_ROUND = ("end_round",)


def to_round_end(rules: Ruleset, state: GameState) -> GameState:
    """The same position, but all is over when the round is; the last round leads to the count as ever."""
    if state.round == rules.figures.rounds or not state.agenda or state.agenda[0] != _NEXT_ROUND:
        return state
    twin = state.clone()
    twin.agenda = state.agenda[1:]
    return twin
