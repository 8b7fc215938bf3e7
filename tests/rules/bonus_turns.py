"""Turns that have come to the bonus; after it the neighbour must play, so nothing else happens."""

from __future__ import annotations

from typing import Any

from rococo_desktop.model.events import Adjusted
from tests.rules.scenario import Scene

GUEST_SPACES = (2, 3, 4, 5, 7, 8, 9, 11, 12, 13, 15, 16, 18, 19)
"""The guest spaces of side 1-3 that take anybody's garments."""

DECORATIONS = (
    "fireworks_1",
    "statue_1",
    "musicians_2",
    "kitchen_right_2",
    "kitchen_left_1",
    "musicians_5",
    "statue_2",
)


def bonus_turn(card: str, **facts: Any) -> Scene:
    """Seat 0, with 10 livre and nothing else, has played a card and forfeited its main action."""
    scene = Scene().seat(0, **{"livre": 10, "lace": 0, "thread": 0, **facts})
    scene.seat(1, hand=["e0a", "e0b", "e0c"], supply=["e0a", "e0d"])
    return scene.bonus(0, card)


def with_garments(scene: Scene, seat: int, *garments: str) -> Scene:
    """The seat has these garments on ordinary guest spaces."""
    free = [space for space in GUEST_SPACES if scene.plain["guests"][space] == -1]
    for space, garment in zip(free, garments, strict=False):
        scene.guest(seat, space, garment)
    return scene


def with_decorations(scene: Scene, seat: int, number: int) -> Scene:
    """The seat funds so many decorations of several kinds."""
    return scene.funded(seat, *DECORATIONS[:number])


def staff_of(size: int) -> dict[str, list[str]]:
    """Piles of so many cards, the one to be played included, spread over hand, supply and discard."""
    others = ["e0a", "e0a", "e0b", "e0c", "e0d", "e1a", "e1c", "e1d", "e1e", "e1f", "e2a", "e2d"][: size - 1]
    return {"hand": others[0::3], "supply": others[1::3], "discard": others[2::3]}


def changes(scene: Scene, seat: int = 0) -> list[tuple[str, int]]:
    """Every change of a seat's counters so far, in order."""
    return [
        (event.counter, event.change)
        for event in scene.events
        if isinstance(event, Adjusted) and event.seat == seat
    ]


def is_over(scene: Scene) -> bool:
    """Whether the turn has gone on to the neighbour."""
    decision = scene.decision()
    return (decision.kind, decision.seat) == ("play_card", 1)
