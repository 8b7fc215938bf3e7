"""B11: all halls, and what festivity and expert garments bring Madame du Barry."""

from __future__ import annotations

import pytest

from rococo_desktop.model.effects import Gain, Quantity
from rococo_desktop.model.events import Adjusted, Earned, Event, ReachedAllHalls, RivalReasoned
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.rules.modules.du_barry.garments import carry_out
from tests.rules.jewelry_turns import BLUE, GREEN, ORANGE, PINK
from tests.rules.rival_turns import (
    ALL_MODULES,
    HER,
    HUMAN,
    JEWELRY,
    garment_at,
    her_table,
    hers,
    moved,
    reasons,
    turn,
)
from tests.rules.scenario import Scene

EXPERT = ("expert_tailoring",)
FESTIVITY = ("festivity_dresses",)

MATCH, SUIT, NONE = "favor_1", "tailor_2_a", "fund_fireworks"
"""Cards that show the royal hall and each symbol of jewelry."""


def tailors(garment: str, modules: tuple[str, ...] = EXPERT) -> Scene:
    """She is about to tailor this garment for the royal hall."""
    return her_table(modules).display("garments", garment)


def done(scene: Scene, symbol: str = NONE) -> Scene:
    """She has tailored it."""
    return turn(scene, "tailor_1_a", symbol)


# All halls, income.


@pytest.mark.rule("B11", "H")
@pytest.mark.parametrize("taken", [0, 1])
def test_all_halls_as_for_anyone(taken: int) -> None:
    scene = her_table()
    if taken:
        scene.all_halls(HUMAN, 0)
    for space, number in ((6, 1), (10, 2), (14, 4)):
        scene.guest(HER, space, f"blue_gown_{number}")
    scene.funded(HER, "musicians_5")
    done(scene)
    assert scene.state.trademarks[scene.rules.first_all_halls + taken] == HER
    assert [event.seat for event in scene.told(ReachedAllHalls)] == [HER]
    assert scene.player(HER).prestige == 0


@pytest.mark.rule("B11", "H")
def test_four_halls_are_not_all() -> None:
    scene = her_table()
    for space, number in ((6, 1), (10, 2), (14, 4)):
        scene.guest(HER, space, f"blue_gown_{number}")
    assert HER not in done(scene).state.trademarks[scene.rules.first_all_halls :]


@pytest.mark.rule("B11", "P4.1", "J10")
def test_she_has_no_income() -> None:
    scene = her_table(JEWELRY).funded(HER, "kitchen_left_1", "kitchen_right_1").guest(HER, 2, "blue_gown_1")
    scene.seat(HER, jewelry=[BLUE, PINK]).agenda(("take_income",)).settle()
    assert scene.player(HER).livre == 0
    assert {event.seat for event in scene.told(Earned)} == {HUMAN}


# Festivity Dresses.


@pytest.mark.rule("B11", "X2")
@pytest.mark.parametrize(
    ("garment", "prestige"),
    [("festivity_a", 2), ("festivity_b", 3), ("festivity_c", 2), ("festivity_d", 1)],
)
def test_the_prestige_of_a_festivity_garment_is_hers(garment: str, prestige: int) -> None:
    scene = tailors(garment, FESTIVITY).funded(HER, "statue_1", "fireworks_2", "musicians_3")
    scene.guest(HER, 2, "blue_gown_1").guest(HER, 3, "blue_gown_2").guest(HER, 4, "pink_coat_1")
    scene.guest(HUMAN, 5, "pink_coat_2")
    done(scene)
    # Two blue gowns, one pink coat, three decorations; the new garment itself does not count yet.
    assert scene.player(HER).prestige == prestige
    assert garment_at(scene, 0) == garment
    index = scene.garment(garment)
    assert reasons(scene, "B11") == [("B11", "gains", index, "prestige", prestige)]
    assert reasons(scene).index(reasons(scene, "B11")[0]) < reasons(scene).index(("B6", "hall", 20, 0))


@pytest.mark.rule("B11", "X2")
def test_a_festivity_garment_that_counts_nothing_brings_nothing() -> None:
    scene = done(tailors("festivity_c", FESTIVITY))
    assert scene.player(HER).prestige == 0
    assert not [event for event in scene.events if isinstance(event, Adjusted)]


# Expert Tailoring.


@pytest.mark.rule("B11", "X3")
def test_a_the_favor_if_it_is_there_but_neither_prestige_nor_livre() -> None:
    scene = done(tailors("expert_a"))
    assert scene.state.favor == HER
    assert (scene.player(HER).prestige, scene.player(HER).livre) == (0, 0)
    index = scene.garment("expert_a")
    assert reasons(scene, "B11") == [("B11", "favor", index), ("B11", "nothing", index, "gain")]


@pytest.mark.rule("B11", "X3")
def test_a_the_favor_stays_with_who_has_it() -> None:
    scene = done(tailors("expert_a").fields(favor=HUMAN))
    assert scene.state.favor == HUMAN
    assert scene.player(HER).prestige == 0
    assert ("B11", "favor_gone", scene.garment("expert_a")) in reasons(scene)


@pytest.mark.rule("B11", "X3")
def test_b_she_deputes_nobody() -> None:
    scene = tailors("expert_b")
    staff = hers(scene, "supply")
    done(scene)
    assert hers(scene, "supply") == staff
    assert scene.player(HER).livre == 0
    assert reasons(scene, "B11") == [("B11", "nothing", scene.garment("expert_b"), "depute")]


@pytest.mark.rule("B11", "X3")
def test_c_one_unseen_tile_from_the_bag() -> None:
    scene = tailors("expert_c")
    drawers = scene.state.drawers
    done(scene)
    assert scene.state.drawers == drawers
    assert len(moved(scene, "bag", "silk")) == len(hers(scene, "silk")) == 1
    assert reasons(scene, "B11") == [("B11", "unseen_tile")]


@pytest.mark.rule("B11", "X3", "P1.3")
def test_c_with_no_tile_anywhere_nothing() -> None:
    scene = tailors("expert_c")
    scene.seat(HUMAN, silk=scene.ids("face", scene.state.bag))
    done(scene)
    assert hers(scene, "silk") == []
    assert reasons(scene, "B11") == [("B11", "no_tile")]


@pytest.mark.rule("B11", "X3")
def test_d_no_livre() -> None:
    scene = done(tailors("expert_d"))
    assert garment_at(scene, 0) == "expert_d"
    assert (scene.player(HER).livre, scene.player(HER).prestige) == (0, 0)
    assert reasons(scene, "B11") == [("B11", "nothing", scene.garment("expert_d"), "gain")]


@pytest.mark.rule("B11", "X3")
@pytest.mark.parametrize(
    ("symbol", "display", "taken", "tiles"),
    [
        # The garment is blue; jewelry costs 4, 3, 2, 1 from left to right.
        (NONE, (BLUE, GREEN, PINK, ORANGE), [ORANGE], 0),
        (NONE, (GREEN, PINK, None, BLUE), [BLUE], 1),
        (MATCH, (BLUE, GREEN, PINK, ORANGE), [BLUE, ORANGE], 1),
        (MATCH, (None, GREEN, BLUE, BLUE), [BLUE, BLUE], 2),
        (SUIT, (BLUE, GREEN, None, None), [GREEN, BLUE], 1),
    ],
)
def test_e_the_cheapest_jewelry_of_any_kind_besides_what_her_card_brings(
    symbol: str, display: tuple[str | None, ...], taken: list[str], tiles: int
) -> None:
    scene = tailors("expert_e", ALL_MODULES).funded(HER, "jeweler_1").display("jewelry_display", *display)
    done(scene, symbol)
    assert moved(scene, "jewelry_display", "jewelry") == [scene.jewel(tile) for tile in taken]
    assert len(moved(scene, "bag", "silk")) == tiles
    free = scene.jewel(taken[-1])
    assert [about[:3] for about in reasons(scene, "B11") if about[1] == "jewelry"] == [
        ("B11", "jewelry", free)
    ]


@pytest.mark.rule("B11", "X3")
def test_e_needs_a_jeweler_decoration() -> None:
    scene = done(tailors("expert_e", ALL_MODULES), MATCH)
    assert hers(scene, "jewelry") == []
    assert reasons(scene, "B11") == [("B11", "no_jeweler")]


@pytest.mark.rule("B11", "X3")
def test_e_from_an_empty_display_nothing() -> None:
    scene = tailors("expert_e", ALL_MODULES).funded(HER, "jeweler_1").display("jewelry_display")
    assert reasons(done(scene), "B11") == [("B11", "no_jewelry")]


@pytest.mark.rule("B11", "X3")
@pytest.mark.parametrize(
    ("symbol", "display", "prestige"),
    [
        (MATCH, (PINK, GREEN, BLUE, ORANGE), 2),
        (SUIT, (ORANGE, GREEN, BLUE, PINK), 2),
        (SUIT, (PINK, GREEN, BLUE, ORANGE), 0),
        (MATCH, (None, GREEN, BLUE, ORANGE), 0),
        (NONE, (PINK, GREEN, BLUE, ORANGE), 0),
    ],
)
def test_f_two_prestige_if_her_card_brought_the_same_colour(
    symbol: str, display: tuple[str | None, ...], prestige: int
) -> None:
    scene = tailors("expert_f", ALL_MODULES).funded(HER, "jeweler_1").display("jewelry_display", *display)
    # A match of an earlier garment does not count.
    scene.seat(HER, matching_jewelry=1)
    done(scene, symbol)
    assert scene.player(HER).prestige == prestige
    assert reasons(scene, "B11") == [("B11", "gains", scene.garment("expert_f"), "prestige", prestige)]


@pytest.mark.rule("B11", "A3.9")
def test_the_bonus_comes_after_the_reward_of_the_space_and_before_all_halls() -> None:
    scene = tailors("expert_a").funded(HER, *(f"musicians_{hall}" for hall in (1, 3, 4, 5)))
    turn(scene, "tailor_1_a", "drawer_2")
    garment = scene.garment("expert_a")
    order: list[Event] = [
        RivalReasoned(HER, "B6", "unseen_tile", ()),
        RivalReasoned(HER, "B11", "favor", (garment,)),
    ]
    places = [scene.events.index(event) for event in [*order, *scene.told(ReachedAllHalls)]]
    assert len(places) == 3
    assert places == sorted(places)


# Effects no garment of the box has, which a correction of the data could bring.


@pytest.mark.rule("B11")
@pytest.mark.parametrize(
    ("what", "gained"),
    [("lace", {"lace": 2}), ("thread", {"thread": 2}), ("tile", {"silk": 2}), ("livre", {})],
)
def test_whatever_a_garment_might_bring_she_gains_but_livre(what: str, gained: dict[str, int]) -> None:
    scene = her_table()
    table = scene.table()
    carry_out(table, HER, 0, (Gain(what, Quantity(2)),))
    her = table.state.players[HER]
    found = {"lace": her.lace - 1, "thread": her.thread - 1, "silk": len(her.silk), "livre": her.livre}
    assert {name: number for name, number in found.items() if number} == gained
    assert table.state.favor == NOBODY
