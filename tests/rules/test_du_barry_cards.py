"""B2: each of the 25 cards of Madame du Barry does what its row says, in its upper and its lower half."""

from __future__ import annotations

import pytest

from tests.rules.rival_turns import (
    EMPLOYEES,
    GARMENTS,
    HER,
    JEWELRY,
    garment_at,
    her_table,
    hers,
    reasons,
    turn,
)
from tests.rules.scenario import Scene

FREE_SPACE = {1: 0, 2: 6, 3: 10, 4: 14, 5: 17}
"""Where the first garment of a hall goes."""


def favor(scene: Scene) -> None:
    assert scene.state.favor == HER
    assert scene.player(HER).prestige == 3


class Takes:
    """All of these drawer tiles."""

    def __init__(self, *faces: str) -> None:
        self.faces = faces

    def __call__(self, scene: Scene) -> None:
        assert sorted(hers(scene, "silk")) == sorted(self.faces)
        assert sum(face == -1 for face in scene.state.drawers) == 3


class Makes:
    """The garment of this display space."""

    def __init__(self, space: int) -> None:
        self.space = space

    def __call__(self, scene: Scene) -> None:
        assert scene.state.garments[self.space] == -1
        assert [scene.state.guests.count(scene.garment(name)) for name in GARMENTS] == [
            int(space == self.space) for space in range(5)
        ]


class Hires:
    """The employee of this display space."""

    def __init__(self, space: int) -> None:
        self.space = space

    def __call__(self, scene: Scene) -> None:
        assert set(hers(scene, "supply")) & set(EMPLOYEES) == {EMPLOYEES[self.space]}
        assert len(scene.state.rival_hand) == 1


class Funds:
    """This decoration."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, scene: Scene) -> None:
        assert scene.state.trademarks.count(HER) == 1
        assert scene.state.trademarks[scene.decoration(self.name)] == HER


Row = tuple[str, object, int, str]

CARDS: list[Row] = [
    # id, what it makes her do, the hall it shows, the jewelry it allows
    ("favor_1", favor, 1, "match"),
    ("favor_2", favor, 3, "match"),
    ("drawer_1", Takes("bb", "pp", "b"), 5, "suit"),
    ("drawer_2", Takes("p", "bp", "bg"), 2, "suit"),
    ("drawer_3", Takes("pg", "g", "o"), 4, "none"),
    ("column_left", Takes("bb", "p", "pg"), 1, "match"),
    ("column_centre", Takes("pp", "bp", "g"), 3, "suit"),
    ("column_right", Takes("b", "bg", "o"), 5, "suit"),
    ("tailor_1_a", Makes(4), 2, "none"),
    ("tailor_1_b", Makes(4), 4, "match"),
    ("tailor_2_a", Makes(3), 1, "suit"),
    ("tailor_2_b", Makes(3), 3, "suit"),
    ("tailor_3_a", Makes(2), 5, "none"),
    ("tailor_3_b", Makes(2), 2, "match"),
    ("tailor_4_a", Makes(1), 4, "match"),
    ("tailor_4_b", Makes(1), 1, "suit"),
    ("hire_left_1", Hires(0), 3, "none"),
    ("hire_left_2", Hires(1), 5, "match"),
    ("hire_right_1", Hires(3), 2, "match"),
    ("hire_right_2", Hires(2), 4, "suit"),
    ("fund_fireworks", Funds("fireworks_1"), 1, "none"),
    ("fund_kitchen", Funds("kitchen_left_1"), 3, "match"),
    ("fund_statue", Funds("statue_1"), 5, "match"),
    ("fund_musicians_1", Funds("musicians_4"), 2, "suit"),
    ("fund_musicians_2", Funds("musicians_4"), 4, "suit"),
]


def test_these_are_all_her_cards_in_their_order() -> None:
    assert [row[0] for row in CARDS] == her_table().ids("rival_card", tuple(range(25)))


@pytest.mark.rule("B2", "B3")
@pytest.mark.parametrize("row", CARDS, ids=lambda row: row[0])
def test_the_upper_half_is_what_she_does(row: Row) -> None:
    name, does, _, _ = row
    scene = turn(her_table(), name)
    assert callable(does)
    does(scene)
    assert not [about for about in reasons(scene) if about[1] == "cannot"]


@pytest.mark.rule("B2", "B6", "B7")
@pytest.mark.parametrize("row", CARDS, ids=lambda row: row[0])
def test_the_lower_half_is_where_a_garment_goes_and_what_adorns_it(row: Row) -> None:
    name, _, hall, adornment = row
    scene = her_table(JEWELRY).display("garments", "blue_gown_3").funded(HER, "jeweler_1")
    turn(scene, "tailor_1_b" if name == "tailor_1_a" else "tailor_1_a", name)
    assert garment_at(scene, FREE_SPACE[hall]) == "blue_gown_3"
    assert (
        hers(scene, "jewelry")
        == {
            "match": ["blue_necklace"],
            "suit": ["green_necklace"],
            "none": [],
        }[adornment]
    )
    assert scene.ids("rival_card", scene.state.rival_discard).count(name) == 1
