"""Turns with a garment of Expert Tailoring to be made for no livre."""

from __future__ import annotations

from typing import Any

from tests.rules.jewelry_turns import FREE, turn
from tests.rules.scenario import Scene

EXPERT = ("expert_tailoring",)
WITH_JEWELRY = ("expert_tailoring", "jewelry_box")

SILK = {
    "expert_a": ["bb", "p"],
    "expert_b": ["pp", "b"],
    "expert_c": ["op"],
    "expert_d": ["gg_lace"],
    "expert_e": ["bb"],
    "expert_f": ["pp", "g"],
}
"""The tiles each of them costs, without surplus."""


def expert(garment: str, card: str = "e0a", modules: tuple[str, ...] = EXPERT, **facts: Any) -> Scene:
    """Seat 0 has played a card and could make this garment."""
    scene = turn(card, modules, **{"lace": 1, "thread": 1, "silk": SILK[garment], **facts})
    return scene.display("garments", *FREE, garment)


def crowd(scene: Scene, *free: int) -> Scene:
    """Every guest space but these is taken by the neighbour."""
    names = [one.id for one in scene.rules.garments if not one.when_placed]
    for space in range(20):
        if space not in free:
            scene.guest(1, space, names[space])
    return scene
