"""Turns at a table with the Jewelry Box; after them the neighbour must play, so nothing else happens."""

from __future__ import annotations

from typing import Any

from tests.rules.scenario import Scene

JEWELRY = ("jewelry_box",)

BLUE, PINK, GREEN, ORANGE = "blue_necklace", "pink_ring", "green_necklace", "orange_ring"

JOURNEYMAN_EXAM, MASTER_EXAM = 1, 2

MASTER_SPACES = (0, 1, 6, 10, 14, 17)
"""The master guest spaces of side 1-3."""

FREE = (None, None, None)
"""What lies left of the first garment space that costs nothing."""


def turn(card: str, modules: tuple[str, ...] = JEWELRY, players: int = 2, **facts: Any) -> Scene:
    """Seat 0, with 10 livre and nothing else, has played a card; the others must play after it."""
    scene = Scene(players, modules=modules).seat(0, **{"livre": 10, "lace": 0, "thread": 0, **facts})
    for seat in range(1, players):
        scene.seat(seat, hand=["e0a", "e0b", "e0c"], supply=["e0a", "e0d"])
    return scene.turn(0, card)


def bonus_turn(card: str, modules: tuple[str, ...] = JEWELRY, players: int = 2, **facts: Any) -> Scene:
    """As `turn`, with the main action already forfeited."""
    return turn(card, modules, players, **facts).bonus(0, card)


def tailoring(
    garment: str, card: str = "e0a", modules: tuple[str, ...] = JEWELRY, players: int = 2, **facts: Any
) -> Scene:
    """Seat 0 has played a card and could make this one garment for no livre."""
    scene = turn(card, modules, players, **{"lace": 1, "thread": 1, **facts})
    return scene.display("garments", *FREE, garment)


def offers(scene: Scene, key: str) -> bool:
    """Whether this is an option now."""
    return scene.decision().option(key) is not None
