"""Turns of Madame du Barry; after hers nothing else happens. She is seat 1, the human seat 0."""

from __future__ import annotations

from typing import Any

from rococo_desktop.model.events import Moved, RivalReasoned, Telling
from rococo_desktop.model.places import ZONES
from rococo_desktop.model.vocabulary import EMPTY
from tests.rules.scenario import Scene

ALL_MODULES = ("jewelry_box", "fancy_dresses", "festivity_dresses", "expert_tailoring")
JEWELRY = ("jewelry_box",)

HUMAN, HER = 0, 1

DRAWERS = ("bb", "pp", "b", "p", "bp", "bg", "pg", "g", "o")
"""A different tile on every drawer space."""

GARMENTS = ("blue_gown_3", "pink_coat_3", "green_gown_3", "blue_gown_9", "pink_coat_9")
"""The garment display, left to right; the last two are thimble garments."""

EMPLOYEES = ("e1a", "e1b", "e1c", "e1d")
"""The hire display, left to right."""

JEWELRY_DISPLAY = ("blue_necklace", "green_necklace", "pink_ring", "orange_ring")
"""The jewelry display, at 4, 3, 2 and 1 livre."""

HALL_CARDS = {0: "favor_1", 1: "drawer_2", 2: "column_centre", 3: "drawer_3", 4: "column_right"}
"""For each hall a card that shows it."""


def her_table(modules: tuple[str, ...] = (), seed: int = 1) -> Scene:
    """A solo game in which everything on display is known."""
    scene = Scene(1, seed=seed, modules=modules)
    scene.display("drawers", *DRAWERS).display("garments", *GARMENTS).display("hire", *EMPLOYEES)
    if "jewelry_box" in modules:
        scene.display("jewelry_display", *JEWELRY_DISPLAY)
    return scene


def her_cards(
    scene: Scene, hand: tuple[str, ...], supply: tuple[str, ...] = (), rest: str = "rival_supply"
) -> Scene:
    """Her hand and the cards on top of her supply, the top one first; all others below it, or elsewhere."""
    names = scene.ids("rival_card", tuple(range(25)))
    piles: dict[str, list[str]] = {"rival_hand": [*hand], "rival_discard": [], "rival_supply": []}
    others = [name for name in names if name not in (*hand, *supply)]
    piles[rest] += others
    piles["rival_supply"] += reversed(supply)
    piles["rival_current"] = []
    for zone, cards in piles.items():
        scene.plain[zone] = [names.index(card) for card in cards]
    return scene


def turn(scene: Scene, card: str, *supply: str, rest: str = "rival_supply") -> Scene:
    """She does this card and nothing else; `supply` is what she reveals or gains, the top card first."""
    her_cards(scene, (card,), supply, rest)
    scene.agenda(("rival_turn", HER)).fields(active=HER).settle()
    assert {getattr(event, "seat", HER) for event in scene.events if isinstance(event, Telling)} == {HER}
    return scene


def reasons(scene: Scene, *rules: str) -> list[tuple[Any, ...]]:
    """Everything she gave as a reason so far, in order; of these rules only, if any are named."""
    told = scene.told(RivalReasoned)
    assert {getattr(event, "seat", HER) for event in scene.events if isinstance(event, Telling)} == {HER}
    return [(event.rule, event.reason, *event.about) for event in told if not rules or event.rule in rules]


def hers(scene: Scene, zone: str) -> list[str]:
    """What lies in a place of her seat, by ids."""
    return scene.ids(ZONES[zone].pieces, getattr(scene.player(HER), zone))


def garment_at(scene: Scene, space: int) -> str | None:
    """The garment on a guest space."""
    index = scene.state.guests[space]
    return None if index == EMPTY else scene.ids("garment", (index,))[0]


def moved(scene: Scene, source: str, target: str) -> list[int]:
    """The pieces that went from one zone to another so far."""
    return [
        event.piece
        for event in scene.events
        if isinstance(event, Moved) and (event.source[0], event.target[0]) == (source, target)
    ]


def fill_halls(scene: Scene, *free: int) -> Scene:
    """Garments of the human on every guest space but these."""
    taken = {*scene.plain["guests"], *scene.plain["garments"]}
    stock = [index for index in range(len(scene.rules.garments)) if index not in taken]
    for space, index in zip(range(len(scene.plain["guests"])), stock, strict=False):
        if space not in free and scene.plain["guests"][space] == EMPTY:
            scene.guest(HUMAN, space, scene.rules.garments[index].id)
    return scene
