"""The final scoring of an arranged table, and the lines it writes on the score sheet."""

from __future__ import annotations

from typing import Any

from rococo_desktop.model.vocabulary import Edition
from tests.rules.scenario import Scene


def last_evening(players: int = 3, start_seat: int = 0, edition: Edition = Edition.DELUXE) -> Scene:
    """A table after the last round at which nobody owns anything; arrange it, then score it."""
    scene = Scene(players, edition, start_seat=start_seat)
    for seat in range(players):
        scene.seat(seat, livre=0, lace=0, thread=0)
    return scene.fields(round=7, active=-1).agenda(("final_scoring",))


def lines(scene: Scene, rule: str, seat: int | None = None) -> list[tuple[Any, ...]]:
    """The lines of one rule on the sheet: seat, points, and what they are for."""
    scene.settle()
    return [
        (line.seat, line.points, *line.cause)
        for line in scene.state.sheet
        if line.rule == rule and seat in (None, line.seat)
    ]


def garment(scene: Scene, name: str) -> int:
    """The index of a garment."""
    return scene.ids("garment", tuple(range(len(scene.rules.garments)))).index(name)
