"""JJ3-JJ5, JJ7-JJ9, JM1-JM9: bonuses of the Jewelry Box that gain something, each at its thresholds."""

from __future__ import annotations

from typing import Any

import pytest

from rococo_desktop.model.vocabulary import Rank
from rococo_desktop.rules.core import bonuses, scoring
from rococo_desktop.rules.core.reasons import BONUS_NOTHING, CROWN_BONUS
from tests.rules.bonus_turns import changes, is_over, staff_of, with_decorations, with_garments
from tests.rules.jewelry_turns import BLUE, GREEN, JEWELRY, ORANGE, PINK, bonus_turn
from tests.rules.scenario import Scene

BLUE_GOWNS = tuple(f"blue_gown_{number}" for number in range(1, 7))
GREEN_GOWNS = tuple(f"green_gown_{number}" for number in range(1, 7))
COATS = tuple(f"pink_coat_{number}" for number in range(1, 7))


def used(scene: Scene, *choices: str) -> list[tuple[str, int]]:
    """What the bonus brings; nothing if it is not even offered."""
    if scene.decision().kind != "bonus":
        assert is_over(scene)
        return changes(scene)
    scene.choose("bonus:use", *choices)
    assert is_over(scene)
    return changes(scene)


def livre(number: int) -> list[tuple[str, int]]:
    return [("livre", number)] if number else []


def prestige(number: int) -> list[tuple[str, int]]:
    return [("prestige", number)] if number else []


@pytest.mark.rule("JJ3", "JJ4", "JM1")
def test_ranks_levels_and_depute_values() -> None:
    rules = bonus_turn("jj3").rules
    for employee in rules.employees:
        if employee.id.startswith("jj"):
            assert (employee.rank, employee.level, employee.depute) == (Rank.JOURNEYMAN, 2, 7)
        elif employee.id.startswith("jm"):
            assert (employee.rank, employee.level, employee.depute) == (Rank.MASTER, 5, 10)
        elif employee.id.startswith("j0"):
            assert (employee.rank, employee.level, employee.depute) == (Rank.APPRENTICE, 0, 4)


# Journeymen.


@pytest.mark.rule("JJ3")
@pytest.mark.parametrize(
    ("spaces", "musicians", "gained"),
    [
        ((), (), 0),
        ((2,), (), 1),
        ((2, 3, 4), (), 1),
        ((), (2,), 1),
        ((2, 7), (), 2),
        ((2,), (1,), 1),
        ((2, 8, 11), (4,), 4),
        ((2, 8, 11), (4, 5), 5),
    ],
)
def test_jj3_a_livre_for_each_hall(spaces: tuple[int, ...], musicians: tuple[int, ...], gained: int) -> None:
    scene = bonus_turn("jj3").funded(0, "fireworks_1", "statue_1", "jeweler_1", "kitchen_left_1")
    for space, garment in zip(spaces, COATS, strict=False):
        scene.guest(0, space, garment)
    scene.funded(0, *(f"musicians_{hall}" for hall in musicians))
    scene.guest(1, 19, "blue_gown_1")
    assert used(scene) == livre(gained)


@pytest.mark.rule("JJ4")
@pytest.mark.parametrize(("size", "gained"), [(4, 6), (5, 5), (6, 4), (7, 2), (8, 2), (12, 2)])
def test_jj4_livre_by_the_size_of_the_staff(size: int, gained: int) -> None:
    staff: dict[str, Any] = {**staff_of(size)}
    assert used(bonus_turn("jj4", **staff)) == livre(gained)


@pytest.mark.rule("JJ5")
@pytest.mark.parametrize(("number", "gained"), [(0, 0), (1, 0), (2, 3), (3, 3), (4, 6), (5, 6), (6, 9)])
def test_jj5_three_livre_for_two_decorations(number: int, gained: int) -> None:
    scene = with_decorations(bonus_turn("jj5"), 0, number).all_halls(0, 0).funded(1, "jeweler_1")
    assert used(scene) == livre(gained)


@pytest.mark.rule("JJ5", "J5")
def test_jj5_counts_the_jeweler_decoration() -> None:
    assert used(bonus_turn("jj5").funded(0, "jeweler_4", "statue_2")) == livre(3)


@pytest.mark.rule("JJ7")
@pytest.mark.parametrize(("number", "gained"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_jj7_a_point_for_two_garments_in_one_hall(number: int, gained: int) -> None:
    scene = bonus_turn("jj7").guest(1, 7, "blue_gown_1").guest(1, 8, "blue_gown_2")
    for space in range(number):
        scene.guest(0, space, COATS[space])
    assert used(scene) == prestige(gained)


@pytest.mark.rule("JJ7", "JM1")
def test_only_one_hall_is_chosen_and_only_own_garments_count() -> None:
    def scene(card: str) -> Scene:
        made = bonus_turn(card)
        for space, garment in zip((0, 1, 2, 3, 6, 7, 18), (*COATS, "blue_gown_1"), strict=True):
            made.guest(0, space, garment)
        for space, garment in zip((11, 12, 8), GREEN_GOWNS, strict=False):
            made.guest(1, space, garment)
        return made.choose("bonus:use")

    decision = scene("jj7").decision()
    assert (decision.kind, decision.seat) == ("choose_hall", 0)
    # A hall that would bring nothing is not offered.
    assert [(option.key, option.target) for option in decision.options] == [
        ("hall:1", ("halls", 0)),
        ("hall:2", ("halls", 1)),
    ]
    assert changes(scene("jj7").choose("hall:1")) == prestige(2)
    assert changes(scene("jj7").choose("hall:2")) == prestige(1)
    assert scene("jm1").keys() == {"hall:1", "hall:2", "hall:5"}
    assert changes(scene("jm1").choose("hall:1")) == livre(8)
    assert changes(scene("jm1").choose("hall:2")) == livre(4)
    assert changes(scene("jm1").choose("hall:5")) == livre(2)
    assert is_over(scene("jm1").choose("hall:5"))


@pytest.mark.rule("JJ7", "JM1")
@pytest.mark.parametrize("card", ["jj7", "jm1"])
def test_without_garments_no_hall_brings_anything(card: str) -> None:
    scene = bonus_turn(card).funded(0, "musicians_1", "musicians_2").guest(1, 3, "blue_gown_1")
    assert list(bonuses.obstacles(scene.rules, scene.state, 0, scene.card(card))) == [BONUS_NOTHING]
    assert used(scene) == []


@pytest.mark.rule("JJ8")
@pytest.mark.parametrize(
    ("tiles", "gained"),
    [
        ([], 0),
        ([PINK], 0),
        ([PINK, BLUE, GREEN], 0),
        ([PINK, ORANGE], 3),
        ([PINK, PINK, PINK, BLUE], 3),
        ([ORANGE, ORANGE, PINK, PINK], 6),
    ],
)
def test_jj8_three_livre_for_two_rings(tiles: list[str], gained: int) -> None:
    scene = bonus_turn("jj8", jewelry=tiles).seat(1, jewelry=[PINK, PINK])
    assert used(scene) == livre(gained)


@pytest.mark.rule("JJ9")
@pytest.mark.parametrize(
    ("tiles", "gained"),
    [
        ([], 0),
        ([PINK, BLUE], 0),
        ([PINK, BLUE, ORANGE], 1),
        ([BLUE, BLUE, BLUE, GREEN, PINK], 1),
        ([BLUE, BLUE, BLUE, GREEN, PINK, ORANGE], 2),
    ],
)
def test_jj9_a_point_for_three_jewelry_tiles(tiles: list[str], gained: int) -> None:
    scene = bonus_turn("jj9", jewelry=tiles).seat(1, jewelry=[PINK, PINK, PINK])
    assert used(scene) == prestige(gained)


# Masters.


@pytest.mark.rule("JM1")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_jm1_two_livre_for_each_garment_in_one_hall(number: int) -> None:
    scene = bonus_turn("jm1")
    for space in range(number):
        scene.guest(0, 14 + space, COATS[space])
    assert used(scene) == livre(2 * number)


@pytest.mark.rule("JM2")
@pytest.mark.parametrize(
    ("blue", "green", "gained"), [(0, 0, 0), (1, 0, 0), (0, 3, 0), (1, 1, 1), (3, 1, 1), (2, 3, 2)]
)
def test_jm2_a_point_for_each_pair_of_blue_and_green(blue: int, green: int, gained: int) -> None:
    scene = with_garments(bonus_turn("jm2"), 0, *BLUE_GOWNS[:blue], *GREEN_GOWNS[:green], *COATS[:2])
    with_garments(scene, 1, "blue_gown_10", "green_gown_10")
    assert used(scene) == prestige(gained)


@pytest.mark.rule("JM3")
@pytest.mark.parametrize(("number", "gained"), [(0, 0), (1, 0), (2, 3), (3, 3), (4, 6)])
def test_jm3_three_livre_for_two_garments_on_master_spaces(number: int, gained: int) -> None:
    scene = with_garments(bonus_turn("jm3"), 0, *COATS[4:])
    for space, garment in zip((0, 1, 10, 17)[:number], COATS, strict=False):
        scene.guest(0, space, garment)
    scene.guest(1, 6, "blue_gown_1").guest(1, 14, "blue_gown_2")
    assert used(scene) == livre(gained)


@pytest.mark.rule("JM4")
@pytest.mark.parametrize(
    ("tiles", "gained"),
    [([], 0), ([PINK], 0), ([PINK, GREEN], 3), ([BLUE, BLUE, BLUE], 3), ([BLUE, PINK, GREEN, ORANGE], 6)],
)
def test_jm4_three_livre_for_two_jewelry_tiles(tiles: list[str], gained: int) -> None:
    scene = bonus_turn("jm4", jewelry=tiles).seat(1, jewelry=[PINK, PINK])
    assert used(scene) == livre(gained)


@pytest.mark.rule("JM5")
@pytest.mark.parametrize(
    ("garments", "gained"),
    [
        ((), [("livre", 4), ("livre", 5)]),
        (("blue_gown_1", "pink_coat_1"), [("livre", 4), ("livre", 5)]),
        (("green_gown_1",), [("livre", 5)]),
        (("orange_coat_1",), [("livre", 4)]),
        (("green_gown_1", "orange_coat_1"), []),
        (("green_gown_1", "green_gown_2", "orange_coat_1", "orange_coat_2"), []),
    ],
)
def test_jm5_livre_for_no_green_gown_and_for_no_orange_coat(
    garments: tuple[str, ...], gained: list[tuple[str, int]]
) -> None:
    scene = with_garments(bonus_turn("jm5"), 0, *garments)
    with_garments(scene, 1, "green_gown_3", "orange_coat_3")
    assert used(scene) == gained


# Crowns.


def crowned(card: str, **facts: object) -> Scene:
    """Seat 0 has this card in its supply at the end of the game, and seat 1 has none."""
    staff = {"hand": [], "supply": [card, "e0a", "e0a"], "discard": ["e0b"]}
    return Scene(modules=JEWELRY).seat(0, **{**staff, **facts}).agenda(("score_crowns",))


def scored(scene: Scene) -> int:
    """The points of the crown, which must all come from seat 0's card."""
    scene.settle()
    assert {line.seat for line in scene.state.sheet} <= {0}
    assert all(line.rule == "F2" for line in scene.state.sheet)
    assert scene.player(0).prestige == sum(line.points for line in scene.state.sheet)
    return scene.player(0).prestige


@pytest.mark.rule("JM6", "F2")
@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ([], 0),
        ([BLUE, PINK, GREEN], 0),
        ([BLUE, BLUE, PINK, GREEN], 0),
        ([BLUE, PINK, GREEN, ORANGE], 6),
        ([BLUE, BLUE, PINK, PINK, GREEN, GREEN, ORANGE], 6),
        ([BLUE, BLUE, PINK, PINK, GREEN, GREEN, ORANGE, ORANGE], 12),
        ([BLUE, BLUE, BLUE, PINK, PINK, GREEN, GREEN, GREEN, ORANGE, ORANGE], 12),
        ([PINK, GREEN, ORANGE], 0),
        ([BLUE, GREEN, ORANGE], 0),
        ([BLUE, PINK, ORANGE], 0),
    ],
)
def test_jm6_six_points_for_each_set_of_the_four_kinds(tiles: list[str], points: int) -> None:
    assert scored(crowned("jm6", jewelry=tiles).seat(1, jewelry=[ORANGE, BLUE])) == points


@pytest.mark.rule("JM7", "F2")
@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ([BLUE], 0),
        ([BLUE, PINK, ORANGE], 0),
        ([BLUE, GREEN], 3),
        ([GREEN, GREEN, BLUE, PINK], 3),
        ([GREEN, GREEN, BLUE, BLUE], 6),
    ],
)
def test_jm7_three_points_for_two_necklaces(tiles: list[str], points: int) -> None:
    assert scored(crowned("jm7", jewelry=tiles)) == points


@pytest.mark.rule("JM8", "F2")
@pytest.mark.parametrize("number", [0, 1, 2, 7])
def test_jm8_a_point_for_each_decoration(number: int) -> None:
    scene = with_decorations(crowned("jm8"), 0, number).all_halls(0, 1).funded(1, "jeweler_1")
    assert scored(scene) == number
    assert scored(with_decorations(crowned("jm8").funded(0, "jeweler_2"), 0, number)) == number + 1


@pytest.mark.rule("JM9", "F2")
@pytest.mark.parametrize(
    ("hand", "discard", "points"),
    [
        ([], ["e0b", "e0c"], 0),
        ([], ["e0c", "e0d"], 3),
        (["e0c"], ["e0d"], 3),
        (["e2d"], ["e0c", "e0d"], 3),
        (["e2d", "j0a"], ["e0c", "e0d"], 6),
        (["jj1", "jm1"], ["e1a", "e1c"], 0),
    ],
)
def test_jm9_three_points_for_two_apprentices_of_the_whole_staff(
    hand: list[str], discard: list[str], points: int
) -> None:
    scene = crowned("jm9", hand=hand, supply=["jm9", "e0a"], discard=discard).seat(0, specialist=["j0b"])
    assert scored(scene) == points


@pytest.mark.rule("P3.6", "JM6", "JM7", "JM8", "JM9")
@pytest.mark.parametrize("card", ["jm6", "jm7", "jm8", "jm9"])
def test_a_crown_of_a_master_does_nothing_during_play(card: str) -> None:
    scene = bonus_turn(card, jewelry=[BLUE, PINK, GREEN, ORANGE], discard=["e0c", "e0d"]).funded(
        0, "statue_1"
    )
    assert list(bonuses.obstacles(scene.rules, scene.state, 0, scene.card(card))) == [CROWN_BONUS]
    assert used(scene) == []


@pytest.mark.rule("F2", "JM6")
def test_crowns_score_for_everybody_who_has_one() -> None:
    scene = crowned("jm7", jewelry=[BLUE, BLUE])
    scene.seat(1, supply=["jm6", "e0a"], jewelry=[BLUE, PINK, GREEN, ORANGE])
    rules, state = scene.rules, scene.state
    assert scoring.crown_points(rules, state, 0, scene.card("jm7")) == 3
    assert scoring.crown_points(rules, state, 1, scene.card("jm6")) == 6
    scene.settle()
    assert [(line.seat, line.points, line.cause) for line in scene.state.sheet] == [
        (0, 3, ("crown", scene.card("jm7"))),
        (1, 6, ("crown", scene.card("jm6"))),
    ]
