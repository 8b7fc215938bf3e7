"""A state as plain data for JSON, and back: field by field, nothing computed, nothing left out."""

from __future__ import annotations

from typing import Any

from rococo_desktop.model.state import GameState, PlayerState, ScoreLine


def to_plain(state: GameState) -> dict[str, Any]:
    """The state as dicts, lists, ints and strings."""
    plain = {name: getattr(state, name) for name in GameState.__slots__}
    plain["players"] = [
        {name: getattr(player, name) for name in PlayerState.FIELDS} for player in state.players
    ]
    return plain


def from_plain(plain: dict[str, Any]) -> GameState:
    """The state these plain data describe; KeyError or TypeError if they describe none."""
    fields = {name: _frozen(plain[name]) for name in GameState.__slots__ if name != "players"}
    fields["sheet"] = tuple(ScoreLine(*line) for line in fields["sheet"])
    players = tuple(
        PlayerState(**{name: _frozen(player[name]) for name in PlayerState.FIELDS})
        for player in plain["players"]
    )
    return GameState(players, **fields)


def _frozen(value: Any) -> Any:
    return tuple(_frozen(part) for part in value) if isinstance(value, list | tuple) else value
