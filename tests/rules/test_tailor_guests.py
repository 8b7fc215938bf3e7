"""A3.3 to A3.9: a garment is rented to a guest or sold, and what the guest space brings."""

from __future__ import annotations

from typing import Any

import pytest

from rococo_desktop.model.events import (
    Adjusted,
    Event,
    Marked,
    Moved,
    ReachedAllHalls,
    Rented,
    Sold,
    Tailored,
    TurnBegan,
)
from rococo_desktop.model.places import GARMENT_DISCARD, RESOURCE_DISCARD
from tests.rules.scenario import Scene

MASTER, JOURNEYMAN = "e0a", "e0b"
MASTER_SPACES = {2: {0, 1, 6, 10, 14, 17}, 4: {0, 1, 2, 8, 9, 14, 15, 20, 25}}
"""By board side; the rest of the spaces take any garment."""

REWARDS = {
    2: "- - - - L T | tile - 2 T | - tile - L | - 2 tile | L 2 T",
    4: "- - L - - - T 2 | tile - - - 2 L | - T tile - - 2 | 2 - - tile T | - tile 2 L T",
}
"""What the guest spaces bring, in board order, by board side (components.md)."""

SILK = {
    "blue_gown_3": ["bb"],
    "pink_coat_8": ["pp", "p"],
    "green_gown_8": ["gg_thread", "g"],
    "orange_coat_3": ["oo"],
}
"""What exactly pays for some garments that need no tokens."""

DRAWERS = ("bb", None, "pg", None, None, None, "o", "b", None)


def sewn(card: str, garment: str = "blue_gown_3", players: int = 2, **facts: Any) -> Scene:
    """Seat 0 has made a garment with a card and decides what to do with it."""
    scene = Scene(players).seat(0, **{"livre": 10, "lace": 0, "thread": 0, **facts})
    scene.seat(1, hand=["e0a", "e0b", "e0c"], supply=["e0a", "e0d"])
    scene.display("garments", None, None, garment).display("drawers", *DRAWERS)
    return scene.seat(0, silk=SILK[garment]).turn(0, card)


def fill(scene: Scene, spaces: set[int]) -> Scene:
    """Seat 1 has a garment on each of these spaces."""
    free = [one.id for one in scene.rules.garments if one.id not in ("blue_gown_3", "green_gown_8")]
    for space, garment in zip(sorted(spaces), free, strict=False):
        scene.guest(1, space, garment)
    return scene


def all_spaces(scene: Scene) -> set[int]:
    """Every guest space."""
    return set(range(len(scene.rules.side.guest_spaces)))


def since(scene: Scene, kind: type[Event]) -> list[Event]:
    """The events of this turn from one of a kind on."""
    at = next(at for at, event in enumerate(scene.events) if isinstance(event, kind))
    return scene.events[at:]


@pytest.mark.rule("A3.3")
def test_rent_or_sell_is_decided_after_paying() -> None:
    scene = sewn(MASTER).choose("action:tailor")
    decision = scene.decision()
    assert (decision.kind, decision.seat) == ("rent_or_sell", 0)
    assert [option.key for option in decision.options] == ["rent", "sell"]
    assert [option.target for option in decision.options] == [("garment", "rent"), ("garment", "sell")]
    assert scene.player(0).livre == 8
    assert scene.player(0).silk == ()


@pytest.mark.rule("A3.4")
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize(("card", "garment"), [(MASTER, "blue_gown_3"), (MASTER, "green_gown_8")])
def test_a_master_places_on_every_empty_space(players: int, card: str, garment: str) -> None:
    scene = sewn(card, garment, players).choose("action:tailor", "rent")
    decision = scene.decision()
    assert decision.kind == "place"
    assert [option.key for option in decision.options] == [f"guest:{at}" for at in sorted(all_spaces(scene))]
    assert [option.target for option in decision.options] == [
        ("guests", at) for at in sorted(all_spaces(scene))
    ]


@pytest.mark.rule("A3.4")
@pytest.mark.parametrize("players", [2, 4])
def test_a_journeyman_never_places_on_a_master_space(players: int) -> None:
    scene = sewn(JOURNEYMAN, players=players).choose("action:tailor", "rent")
    expected = all_spaces(scene) - MASTER_SPACES[players]
    assert scene.keys() == {f"guest:{at}" for at in expected}
    for at in MASTER_SPACES[players]:
        assert [reason.key for reason in scene.explain(0, "guests", at)] == ["master_space"]


@pytest.mark.rule("A3.4")
def test_only_empty_spaces_and_never_the_terrace() -> None:
    scene = sewn(MASTER).funded(0, "fireworks_1", "fireworks_4")
    fill(scene, {0, 3, 6, 19}).choose("action:tailor", "rent")
    assert scene.keys() == {f"guest:{at}" for at in all_spaces(scene) - {0, 3, 6, 19}}
    assert [reason.key for reason in scene.explain(0, "guests", 3)] == ["space_taken"]
    assert [reason.key for reason in scene.explain(0, "terrace", 0)] == ["not_now"]


@pytest.mark.rule("A3.4")
def test_a_rented_garment_stands_with_a_trademark_on_its_space() -> None:
    scene = sewn(MASTER).choose("action:tailor")
    gown = scene.player(0).bench[0]
    scene.choose("rent", "guest:11", "take:0", "keep")
    assert scene.state.guests[11] == gown
    assert scene.state.trademarks[11] == 0
    assert scene.player(0).bench == ()
    assert scene.state.garment_discard == ()
    # Its prestige comes only in the final scoring.
    assert scene.player(0).prestige == 0


@pytest.mark.rule("A3.5", "G2")
@pytest.mark.parametrize("players", [2, 4])
def test_every_reward(players: int) -> None:
    rewards = REWARDS[players].replace(" |", "").split()
    assert len(rewards) == len(all_spaces(Scene(players)))
    for space, reward in enumerate(rewards):
        scene = sewn(MASTER, players=players).choose("action:tailor", "rent", f"guest:{space}")
        gained = {"L": ("lace", 1), "T": ("thread", 1), "2": ("livre", 2)}.get(reward)
        events = [event for event in since(scene, Rented) if isinstance(event, Adjusted)]
        assert events == ([Adjusted(0, *gained)] if gained else [])
        assert scene.decision().kind == ("acquire" if reward == "tile" else "play_card")


@pytest.mark.rule("A3.5")
def test_the_tile_of_a_space_is_free_and_from_any_drawer() -> None:
    scene = sewn(MASTER, livre=2).choose("action:tailor")
    assert scene.player(0).livre == 0
    scene.choose("rent", "guest:6")
    assert scene.keys() == {"take:0", "take:2", "take:6", "take:7"}
    scene.choose("take:2")
    assert scene.keys() == {"keep", "spend:lace"}
    pg = scene.player(0).drawn[0]
    scene.choose("keep")
    assert scene.player(0).silk == (pg,)
    assert scene.player(0).livre == 0
    assert scene.state.drawers[2] == -1


@pytest.mark.rule("A3.5")
def test_the_tile_of_a_space_can_be_spent_at_once() -> None:
    scene = sewn(MASTER).choose("action:tailor", "rent", "guest:6", "take:7", "spend:lace+thread")
    player = scene.player(0)
    assert (player.lace, player.thread, player.livre, player.silk) == (1, 1, 8, ())
    assert scene.ids("face", scene.state.resource_discard) == ["bb", "b"]


@pytest.mark.rule("A3.5")
def test_no_tile_from_empty_drawers() -> None:
    scene = sewn(MASTER).display("drawers").choose("action:tailor", "rent", "guest:6")
    assert scene.decision().kind == "play_card"
    assert scene.player(0).silk == scene.player(0).drawn == ()
    # The last tile of all is taken without a question.
    scene = (
        sewn(MASTER)
        .display("drawers", None, None, None, None, "og")
        .choose("action:tailor", "rent", "guest:6")
    )
    assert scene.decision().kind == "keep_or_spend"
    assert scene.state.drawers == (-1,) * 9


@pytest.mark.rule("A3.6")
@pytest.mark.parametrize(
    ("garment", "value"),
    [("blue_gown_3", 8), ("green_gown_8", 18), ("pink_coat_8", 12), ("orange_coat_3", 16)],
)
def test_a_sale_brings_the_value(garment: str, value: int) -> None:
    scene = sewn(MASTER, garment).choose("action:tailor")
    index = scene.player(0).bench[0]
    scene.choose("sell")
    events = since(scene, Sold)
    assert events[:3] == [
        Sold(0, index, value),
        Moved(index, ("bench", 0), GARMENT_DISCARD),
        Adjusted(0, "livre", value),
    ]
    assert scene.player(0).livre == 8 + value
    assert scene.state.garment_discard == (index,)
    assert set(scene.state.guests) == {-1}
    assert set(scene.state.trademarks) == {-1}
    assert scene.decision().kind == "play_card"


@pytest.mark.rule("A3.7")
@pytest.mark.parametrize(
    ("card", "taken", "sold"),
    [
        (MASTER, set(range(20)), True),
        (MASTER, set(range(20)) - {0}, False),
        (MASTER, set(range(20)) - {19}, False),
        (JOURNEYMAN, set(range(20)) - MASTER_SPACES[2], True),
        (JOURNEYMAN, set(range(20)) - MASTER_SPACES[2] - {5}, False),
        (MASTER, set(range(20)) - MASTER_SPACES[2], False),
    ],
)
def test_without_a_suitable_space_it_must_be_sold(card: str, taken: set[int], sold: bool) -> None:
    scene = fill(sewn(card), taken).choose("action:tailor")
    if sold:
        # No question is asked.
        assert scene.decision().kind in ("play_card", "bonus")
        assert scene.player(0).livre == 16
        assert len(scene.told(Sold)) == 1
    else:
        assert scene.keys() == {"rent", "sell"}


@pytest.mark.rule("A3.9")
def test_the_order_of_one_tailoring() -> None:
    """Price and goods, the place, the trademark, the reward of the space, all halls last."""
    scene = sewn(MASTER).funded(0, "musicians_1", "musicians_3", "musicians_4", "musicians_5")
    scene.choose("action:tailor")
    gown = scene.player(0).bench[0]
    bb = scene.state.resource_discard[0]
    scene.choose("rent", "guest:6", "take:0")
    assert scene.state.trademarks[scene.rules.first_all_halls] == -1
    scene.choose("spend:thread")
    taken = ("drawers", 0)
    assert since(scene, Tailored)[:14] == [
        Tailored(0, scene.card(MASTER), gown, 2),
        Adjusted(0, "livre", -2),
        Moved(bb, ("silk", 0), RESOURCE_DISCARD),
        Moved(gown, ("garments", 2), ("bench", 0)),
        Rented(0, gown, 6),
        Moved(gown, ("bench", 0), ("guests", 6)),
        Marked(6, 0),
        Moved(bb, taken, ("drawn", 0)),
        Moved(bb, ("drawn", 0), RESOURCE_DISCARD),
        Adjusted(0, "thread", 1),
        ReachedAllHalls(0, scene.rules.first_all_halls),
        Marked(scene.rules.first_all_halls, 0),
        Moved(scene.card(MASTER), ("resolving", 0), ("discard", 0)),
        TurnBegan(1, 1),
    ]
