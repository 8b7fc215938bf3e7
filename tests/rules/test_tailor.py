"""A3.1, A3.2: which garment can be made, and what is paid for it."""

from __future__ import annotations

from typing import Any

import pytest

from rococo_desktop.model.events import Adjusted, Moved, Tailored
from rococo_desktop.model.places import RESOURCE_DISCARD
from rococo_desktop.model.vocabulary import Edition
from rococo_desktop.rules.core import tailor
from rococo_desktop.rules.core.reasons import goods_short, livre_short
from tests.rules.scenario import Scene

MASTER, JOURNEYMAN = "e0a", "e0b"


def atelier(card: str, *garments: str | None, players: int = 2, **facts: Any) -> Scene:
    """Seat 0 has just played a card; the display holds these garments, left to right."""
    scene = Scene(players).seat(0, **{"livre": 20, "lace": 0, "thread": 0, **facts})
    scene.seat(1, hand=["e0a", "e0b", "e0c"], supply=["e0a", "e0d"])
    return scene.display("garments", *garments).turn(0, card)


def tailors(scene: Scene) -> bool:
    """Whether the main action is offered."""
    return scene.decision().option("action:tailor") is not None


def silk(scene: Scene, seat: int = 0) -> list[str]:
    """The tiles a seat holds."""
    return scene.ids("face", scene.player(seat).silk)


def discard(scene: Scene) -> list[str]:
    """The resource discard."""
    return scene.ids("face", scene.state.resource_discard)


@pytest.mark.rule("A3.1", "A3.2")
@pytest.mark.parametrize("edition", list(Edition))
def test_three_blue_bales_are_paid_with_a_surplus_green_one(edition: Edition) -> None:
    """The example of the rulebooks: a master, 4 livre, 1 lace, two tiles, the excess green bale is wasted."""
    scene = Scene(3, edition).seat(0, livre=10, lace=1, thread=2, silk=["bb", "bg"])
    scene.display("garments", None, "blue_gown_9").turn(0, MASTER).choose("action:tailor")
    assert scene.decision().kind == "rent_or_sell"
    player = scene.player(0)
    assert (player.livre, player.lace, player.thread, player.silk) == (6, 0, 2, ())
    assert discard(scene) == ["bb", "bg"]
    assert scene.ids("garment", player.bench) == ["blue_gown_9"]
    assert scene.state.garments == (-1, -1, -1, -1, -1)


@pytest.mark.rule("A3.1")
def test_first_livre_then_goods() -> None:
    scene = atelier(MASTER, None, "orange_coat_6", lace=1, thread=1, silk=["oo", "bp"])
    scene.choose("action:tailor")
    coat = scene.state.players[0].bench[0]
    bp, oo = (face for face, tile in enumerate(scene.rules.faces) if tile.id in ("bp", "oo"))
    assert scene.events == [
        Tailored(0, scene.card(MASTER), coat, 4),
        Adjusted(0, "livre", -4),
        Moved(bp, ("silk", 0), RESOURCE_DISCARD),
        Moved(oo, ("silk", 0), RESOURCE_DISCARD),
        Adjusted(0, "lace", -1),
        Adjusted(0, "thread", -1),
        Moved(coat, ("garments", 1), ("bench", 0)),
    ]


@pytest.mark.rule("A3.1")
def test_what_costs_nothing_is_not_paid() -> None:
    scene = atelier(MASTER, None, None, None, "blue_gown_3", livre=0, silk=["bb"])
    scene.choose("action:tailor")
    assert not [event for event in scene.events if isinstance(event, Adjusted)]
    assert scene.told(Tailored)[0].price == 0


@pytest.mark.rule("A3.1", "G2")
@pytest.mark.parametrize(
    ("players", "prices"), [(2, (6, 4, 2, 0, 0)), (3, (6, 4, 2, 0, 0)), (4, (8, 6, 4, 2, 1, 0, 0))]
)
def test_the_price_under_each_space(players: int, prices: tuple[int, ...]) -> None:
    for space, price in enumerate(prices):
        gaps = [None] * space
        for livre in {max(price - 1, 0), price, price + 1}:
            scene = atelier(MASTER, *gaps, "blue_gown_3", players=players, silk=["bb"], livre=livre)
            assert tailors(scene) == (livre >= price)
            if livre >= price:
                assert scene.choose("action:tailor").player(0).livre == livre - price


@pytest.mark.rule("A3.1")
def test_only_garments_that_can_be_paid_are_offered() -> None:
    scene = atelier(
        MASTER,
        *("blue_gown_3", "pink_coat_3", "blue_gown_8", None, "blue_gown_4"),
        livre=5,
        silk=["bb", "p"],
    )
    # Space 0 costs 6; pink lacks a bale; three blue bales are not there; the free space is empty.
    assert scene.choose("action:tailor").decision().kind == "rent_or_sell"
    assert scene.ids("garment", scene.player(0).bench) == ["blue_gown_4"]


@pytest.mark.rule("A3.1")
def test_each_garment_that_can_be_made_is_an_option_by_its_space() -> None:
    scene = atelier(
        MASTER, *("blue_gown_3", None, "blue_gown_8", "pink_coat_3", "blue_gown_5"), silk=["bb", "bp", "pp"]
    )
    scene.choose("action:tailor")
    options = scene.decision().options
    assert [option.key for option in options] == ["garment:0", "garment:2", "garment:3"]
    assert [option.target for option in options] == [("garments", 0), ("garments", 2), ("garments", 3)]
    scene.choose("garment:2")
    assert scene.ids("garment", scene.player(0).bench) == ["blue_gown_8"]
    assert scene.player(0).livre == 18


@pytest.mark.rule("A3.1")
@pytest.mark.parametrize(
    ("garment", "lace", "thread", "tiles", "possible"),
    [
        ("blue_gown_2", 1, 0, ["b"], True),
        ("blue_gown_2", 0, 1, ["b"], False),
        ("blue_gown_1", 0, 1, ["b"], True),
        ("blue_gown_1", 1, 0, ["b"], False),
        ("blue_gown_7", 1, 1, ["bb"], True),
        ("blue_gown_7", 1, 0, ["bb"], False),
        ("blue_gown_7", 0, 1, ["bb"], False),
        ("blue_gown_7", 2, 2, ["b"], False),
        ("blue_gown_10", 0, 1, ["bb", "p"], True),
        ("blue_gown_10", 0, 1, ["bb", "g"], False),
        ("green_gown_7", 1, 0, ["gg_thread", "b"], True),
        ("green_gown_7", 1, 0, ["g", "b"], False),
        ("orange_coat_3", 0, 0, ["o", "og"], True),
        ("orange_coat_3", 0, 0, ["o", "gg_lace"], False),
    ],
)
def test_silk_lace_and_thread_must_all_be_there(
    garment: str, lace: int, thread: int, tiles: list[str], possible: bool
) -> None:
    scene = atelier(JOURNEYMAN, garment, lace=lace, thread=thread, silk=tiles)
    assert tailors(scene) is possible
    if possible:
        scene.choose("action:tailor")
        made = next(one for one in scene.rules.garments if one.id == garment)
        player = scene.player(0)
        assert (player.lace, player.thread) == (lace - made.lace, thread - made.thread)


@pytest.mark.rule("A3.1")
def test_a_kept_tile_is_never_turned_into_tokens() -> None:
    # Every tile here shows lace and thread below, but the seat holds no token.
    scene = atelier(MASTER, "blue_gown_2", "blue_gown_1", silk=["b", "b", "bb", "p"])
    assert not tailors(scene)
    assert scene.explain(0, "garments", 0) == (goods_short("lace", 1),)
    assert scene.explain(0, "garments", 1) == (goods_short("thread", 1),)


@pytest.mark.rule("A3.1")
def test_nothing_the_garment_brings_can_pay_for_it() -> None:
    # Sold it would bring 24 livre, rented 2 more: neither helps with the 6 to pay first.
    scene = atelier(MASTER, "blue_gown_13", livre=5, lace=1, silk=["bb", "bg", "p"])
    assert not tailors(scene)
    assert scene.explain(0, "garments", 0) == (livre_short(1),)


@pytest.mark.rule("A3.1")
def test_every_way_to_pay_is_one_option() -> None:
    def scene() -> Scene:
        rack = ["bb", "b", "b", "bp", "pp", "g"]
        return atelier(MASTER, None, None, None, "blue_gown_3", silk=rack).choose("action:tailor")

    decision = scene().decision()
    assert decision.kind == "pay_garment"
    assert [option.key for option in decision.options] == ["pay:bb", "pay:b+bp", "pay:b+b"]
    assert [option.target for option in decision.options] == [
        ("payment", "bb"),
        ("payment", "b+bp"),
        ("payment", "b+b"),
    ]
    for given, left in (
        ("bb", ["pp", "b", "b", "bp", "g"]),
        ("b+bp", ["bb", "pp", "b", "g"]),
        ("b+b", ["bb", "pp", "bp", "g"]),
    ):
        paid = scene().choose(f"pay:{given}")
        assert silk(paid) == left
        assert discard(paid) == given.split("+")


@pytest.mark.rule("A3.1")
def test_one_way_to_pay_is_not_asked() -> None:
    scene = atelier(MASTER, "pink_coat_11", silk=["pp", "o", "g"]).choose("action:tailor")
    assert scene.decision().kind == "rent_or_sell"
    assert silk(scene) == ["g"]


@pytest.mark.rule("A3.1")
def test_others_pay_nothing() -> None:
    scene = atelier(MASTER, "blue_gown_5", silk=["bb"], thread=1)
    scene.seat(1, livre=7, lace=3, thread=3, silk=["bb", "bp"])
    before = scene.player(1)
    assert scene.choose("action:tailor").player(1) == before


@pytest.mark.rule("A3.2")
@pytest.mark.parametrize(
    "garment", ["blue_gown_9", "pink_coat_9", "green_gown_8", "orange_coat_4", "orange_coat_6"]
)
def test_the_thimble_needs_a_master(garment: str) -> None:
    goods: dict[str, Any] = {"lace": 2, "thread": 2, "silk": ["bb", "b", "pp", "p", "gg_lace", "g", "oo"]}
    assert tailors(atelier(MASTER, garment, **goods))
    scene = atelier(JOURNEYMAN, garment, "blue_gown_3", **goods)
    assert [reason.key for reason in scene.explain(0, "garments", 0)] == ["needs_thimble"]
    assert scene.choose("action:tailor").decision().kind == "rent_or_sell"
    assert scene.ids("garment", scene.player(0).bench) == ["blue_gown_3"]
    assert not tailors(atelier(JOURNEYMAN, garment, **goods))


@pytest.mark.rule("A3.2", "P3.3")
@pytest.mark.parametrize(("card", "may"), [("e1a", True), ("e1d", True), ("e0c", False), ("e6e", False)])
def test_masters_and_journeymen_tailor_apprentices_do_not(card: str, may: bool) -> None:
    assert tailors(atelier(card, "blue_gown_3", silk=["bb"])) is may


def test_an_empty_display_offers_nothing() -> None:
    scene = atelier(MASTER, silk=["bb", "pp"])
    assert not tailors(scene)
    assert [reason.key for reason in scene.explain(0, "action", "tailor")] == ["garments_empty"]


def test_bales_held_and_missing() -> None:
    scene = atelier(MASTER, silk=["bb", "bp", "bp", "gg_lace", "og", "pp"])
    assert tailor.held_bales(scene.rules, scene.state, 0) == (4, 4, 3, 1)
    assert tailor.held_bales(scene.rules, scene.state, 1) == (0, 0, 0, 0)
    assert tailor.missing_silk((3, 1, 2, 1), (0, 0, 0, 0)) == (3, 1, 2, 1)
    assert tailor.missing_silk((3, 1, 2, 1), (2, 2, 2, 0)) == (1, 0, 0, 1)
    assert tailor.missing_silk((0, 3, 0, 2), (5, 1, 5, 1)) == (0, 2, 0, 1)
    assert tailor.missing_silk((0, 0, 4, 0), (1, 1, 1, 1)) == (0, 0, 3, 0)
