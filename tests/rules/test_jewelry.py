"""J2, J5, J10, F1j: the jewelry display, jeweler decorations, what jewelry brings."""

from __future__ import annotations

from typing import Any

import pytest

from rococo_desktop.model.events import Adjusted, Earned, Moved, Scored
from rococo_desktop.model.state import ScoreLine
from rococo_desktop.model.vocabulary import EMPTY, DecorationKind
from rococo_desktop.rules.core import chance, rounds, scoring
from rococo_desktop.rules.core.reasons import SPACE_TAKEN, decoration_limit, livre_short
from tests.rules.bonus_turns import changes
from tests.rules.jewelry_turns import BLUE, GREEN, JEWELRY, ORANGE, PINK, turn
from tests.rules.scenario import Scene, ruleset

# J2: the jewelry display.


def slid(*tiles: str | None, **fields: Any) -> Scene:
    """A display after its phase 1."""
    scene = Scene(modules=JEWELRY).display("jewelry_display", *tiles).fields(**fields)
    return scene.agenda(("slide_jewelry",)).settle()


def shown(scene: Scene) -> list[str | None]:
    kinds = scene.rules.extras["jewelry_box"].jewelry
    return [None if tile == EMPTY else kinds[tile].id for tile in scene.state.jewelry_display]


@pytest.mark.rule("J2")
def test_the_rightmost_tile_leaves_and_the_rest_slides() -> None:
    scene = slid(BLUE, PINK, GREEN, ORANGE)
    assert shown(scene)[1:] == [BLUE, PINK, GREEN]
    assert scene.ids("jewelry", scene.state.jewelry_removed) == [ORANGE]
    assert len(scene.state.jewelry_bag) == 19
    blue, pink, green, orange = (scene.jewel(name) for name in (BLUE, PINK, GREEN, ORANGE))
    assert scene.events == [
        Moved(orange, ("jewelry_display", 3), ("jewelry_removed", 0)),
        Moved(green, ("jewelry_display", 2), ("jewelry_display", 3)),
        Moved(pink, ("jewelry_display", 1), ("jewelry_display", 2)),
        Moved(blue, ("jewelry_display", 0), ("jewelry_display", 1)),
        Moved(scene.state.jewelry_display[0], ("jewelry_bag", 0), ("jewelry_display", 0)),
    ]
    assert scene.barrier


@pytest.mark.rule("J2")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        # Nothing leaves from an empty rightmost space; the others slide without gaps.
        ((BLUE, PINK, GREEN, None), [None, BLUE, PINK, GREEN]),
        ((BLUE, None, PINK, None), [None, None, BLUE, PINK]),
        ((None, None, None, None), [None, None, None, None]),
        ((BLUE, None, None, GREEN), [None, None, None, BLUE]),
        ((None, ORANGE, None, GREEN), [None, None, None, ORANGE]),
        ((None, None, None, GREEN), [None, None, None, None]),
    ],
)
def test_with_an_empty_bag_the_leftmost_spaces_stay_empty(
    before: tuple[str | None, ...], after: list[str | None]
) -> None:
    scene = Scene(modules=JEWELRY).display("jewelry_display", *before)
    scene.move_all("jewelry_bag", "jewelry_removed").agenda(("slide_jewelry",)).settle()
    assert shown(scene) == after
    assert scene.state.jewelry_bag == ()


@pytest.mark.rule("J2")
def test_a_short_bag_fills_from_right_to_left() -> None:
    scene = Scene(modules=JEWELRY).display("jewelry_display", None, None, BLUE, ORANGE)
    scene.move_all("jewelry_bag", "jewelry_removed")
    pink = scene.jewel(PINK)
    scene.plain["jewelry_removed"].remove(pink)
    scene.plain["jewelry_bag"].append(pink)
    scene.agenda(("slide_jewelry",)).settle()
    assert shown(scene) == [None, None, PINK, BLUE]
    # Removed tiles never come back, unlike resource tiles and garments.
    assert len(scene.state.jewelry_removed) == 22


@pytest.mark.rule("J2")
def test_every_empty_space_is_refilled_at_random() -> None:
    seen: list[set[int]] = [set(), set()]
    for seed in range(40):
        scene = slid(None, PINK, None, None, rng=chance.seeded(seed))
        assert shown(scene)[3] == PINK
        for at in (0, 1):
            seen[at].add(scene.state.jewelry_display[at])
        assert EMPTY not in scene.state.jewelry_display
    assert seen == [{0, 1, 2, 3}] * 2


@pytest.mark.rule("J2", "P1.5")
def test_step_e_comes_after_the_garments_of_phase_1() -> None:
    assert ruleset(modules=JEWELRY).lists["round"] == (
        "return_favor",
        "deal_employees",
        "fill_drawers",
        "slide_garments",
        "slide_jewelry",
        "ask_everybody",
        "begin_turns",
        "take_income",
        "end_round",
    )


# J5: jeweler decorations.


def jewelers(scene: Scene) -> set[str]:
    """The jeweler decorations on offer."""
    return {option.key for option in scene.decision().options if option.key.startswith("fund:jeweler")}


@pytest.mark.rule("J5", "A6.1")
@pytest.mark.parametrize(
    ("name", "cost", "prestige"),
    [("jeweler_1", 4, 0), ("jeweler_2", 5, 0), ("jeweler_3", 6, 1), ("jeweler_4", 7, 1), ("jeweler_5", 8, 2)],
)
def test_a_jeweler_decoration_is_funded_like_any_other(name: str, cost: int, prestige: int) -> None:
    scene = turn("e0a", livre=20).choose("action:fund", f"fund:{name}")
    assert scene.player(0).livre == 20 - cost
    assert scene.state.trademarks[scene.decoration(name)] == 0
    assert scene.rules.decoration(scene.decoration(name)).prestige == prestige
    poor = turn("e0a", livre=cost - 1)
    reasons = poor.explain(0, "decorations", poor.decoration(name))
    assert reasons == (livre_short(1),)


@pytest.mark.rule("J5")
def test_at_most_one_jeweler_decoration_each() -> None:
    scene = turn("e0a", livre=40).funded(0, "jeweler_2").funded(1, "jeweler_4").choose("action:fund")
    assert jewelers(scene) == set()
    limit = decoration_limit(DecorationKind.JEWELER.value)
    assert scene.explain(0, "decorations", scene.decoration("jeweler_1")) == (limit,)
    assert scene.explain(0, "decorations", scene.decoration("jeweler_4")) == (limit, SPACE_TAKEN)
    # The one of a neighbour is no obstacle but for its space.
    other = turn("e0a", livre=40).funded(1, "jeweler_4").choose("action:fund")
    assert jewelers(other) == {f"fund:jeweler_{number}" for number in (1, 2, 3, 5)}


@pytest.mark.rule("J5", "P4.1")
def test_a_jeweler_decoration_counts_as_a_decoration() -> None:
    scene = Scene(modules=JEWELRY).seat(0, livre=0).funded(0, "jeweler_1", "kitchen_left_1")
    scene.agenda(("kitchen_income",)).settle()
    assert changes(scene) == [("livre", 2)]


@pytest.mark.rule("J5", "F7")
def test_a_jeweler_decoration_scores_its_prestige() -> None:
    scene = Scene(modules=JEWELRY).funded(0, "jeweler_5").funded(1, "jeweler_1")
    table = scene.agenda().table()
    scoring.score_trademarks(table)
    assert table.state.sheet == (ScoreLine("F7", 0, 2, ("decoration", scene.decoration("jeweler_5"))),)


# J10, F1j: what jewelry brings.


@pytest.mark.rule("J10")
def test_income_of_a_livre_for_each_jewelry_tile() -> None:
    scene = Scene(3, modules=JEWELRY).fields(start_seat=1)
    scene.seat(0, livre=2, jewelry=[BLUE, BLUE, ORANGE]).seat(1, livre=0).seat(2, livre=1, jewelry=[PINK])
    scene.agenda(("jewelry_income",)).settle()
    assert scene.events == [
        Earned(2, "jewelry", 1),
        Adjusted(2, "livre", 1),
        Earned(0, "jewelry", 3),
        Adjusted(0, "livre", 3),
    ]
    assert [player.livre for player in scene.state.players] == [5, 0, 2]


@pytest.mark.rule("J10")
def test_jewelry_is_the_last_source_of_income() -> None:
    assert ruleset(modules=JEWELRY).lists["income"] == ("basic_income", "kitchen_income", "jewelry_income")
    scene = Scene(modules=JEWELRY).seat(0, livre=0, jewelry=[PINK, GREEN])
    table = scene.agenda().table()
    rounds.take_income(table)
    assert [step[0] for step in tuple(table.agenda)[::-1]] == list(table.rules.lists["income"])


@pytest.mark.rule("F1j")
def test_a_point_for_each_jewelry_tile() -> None:
    scene = Scene(3, modules=JEWELRY).fields(start_seat=2)
    scene.seat(0, jewelry=[BLUE, PINK, PINK, ORANGE]).seat(2, jewelry=[GREEN])
    scene.agenda(("score_jewelry",)).settle()
    assert scene.state.sheet == (ScoreLine("F1j", 2, 1, (1,)), ScoreLine("F1j", 0, 4, (4,)))
    assert [player.prestige for player in scene.state.players] == [4, 0, 1]
    assert scene.events == [
        Scored("F1j", 2, 1, (1,)),
        Adjusted(2, "prestige", 1),
        Scored("F1j", 0, 4, (4,)),
        Adjusted(0, "prestige", 4),
    ]


@pytest.mark.rule("F1j")
def test_jewelry_scores_right_after_the_livre() -> None:
    assert ruleset(modules=JEWELRY).lists["scoring"][:3] == ("score_livre", "score_jewelry", "score_crowns")
