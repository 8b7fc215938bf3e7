"""The Jewelry Box: its employees as in section J of the rules, its board as in the component list."""

from __future__ import annotations

from rococo_desktop.model.definitions import Decoration, Employee, JewelerBoard, Jewelry, Task
from rococo_desktop.model.effects import (
    ChooseHall,
    Condition,
    Count,
    Countable,
    Effect,
    Gain,
    Quantity,
    Sets,
    Tailor,
    UseBonus,
)
from rococo_desktop.model.vocabulary import Colour, DecorationKind, Deed, Exam, Kind, Provenance, Rank
from tests.content.loaded import names_by_provenance, pack, provenances

BLUE, PINK, GREEN, ORANGE = Colour
JEWELRY = Count("jewelry")
DECORATIONS = Count("decorations")
IN_THE_HALL = Count("garments", chosen_hall=True)
ON_MASTER_SPACES = Count("garments", master_space=True)


def gain(what: str, amount: int, per: Countable | None = None, every: int = 1) -> Gain:
    return Gain(what, Quantity(amount=amount, count=per, every=every))


def garments(colour: Colour) -> Count:
    return Count("garments", colour=colour)


def without(colour: Colour, livre: int) -> Gain:
    return Gain("livre", Quantity(livre), (Condition(garments(colour), 0, 0),))


BONUSES: dict[str, tuple[Effect, ...]] = {
    "jm1": (ChooseHall((gain("livre", 2, IN_THE_HALL),)),),
    "jm2": (gain("prestige", 1, Sets((garments(BLUE), garments(GREEN)))),),
    "jm3": (gain("livre", 3, ON_MASTER_SPACES, 2),),
    "jm4": (gain("livre", 3, JEWELRY, 2),),
    "jm5": (without(GREEN, 4), without(ORANGE, 5)),
    "jj1": (UseBonus("supply"),),
    "jj2": (UseBonus("opponent_discard"),),
    "jj3": (gain("livre", 1, Count("halls")),),
    "jj4": (Gain("livre", Quantity(count=Count("staff"), table=((4, 6), (5, 5), (6, 4), (7, 2)))),),
    "jj5": (gain("livre", 3, DECORATIONS, 2),),
    "jj6": (Tailor(thimble=False, must_sell=True), gain("prestige", 1)),
    "jj7": (ChooseHall((gain("prestige", 1, IN_THE_HALL, 2),)),),
    "jj8": (gain("livre", 3, Count("jewelry", kind=Kind.COAT), 2),),
    "jj9": (gain("prestige", 1, JEWELRY, 3),),
}
CROWNS: dict[str, tuple[Effect, ...]] = {
    "jm6": (gain("prestige", 6, Sets(tuple(Count("jewelry", colour=one) for one in Colour))),),
    "jm7": (gain("prestige", 3, Count("jewelry", kind=Kind.GOWN), 2),),
    "jm8": (gain("prestige", 1, DECORATIONS),),
    "jm9": (gain("prestige", 3, Count("staff", rank=Rank.APPRENTICE), 2),),
}
CONDITIONS: dict[str, tuple[tuple[Count, int], ...]] = {
    "j0a": ((Count("garments", kind=Kind.COAT), 3),),
    "j0b": ((Count("garments", kind=Kind.GOWN), 3),),
    "j0c": ((ON_MASTER_SPACES, 3),),
    "j0d": ((Count("livre"), 30),),
    "j0e": ((JEWELRY, 3),),
    "j0f": ((Count("decoration_types"), 3),),
    "j0g": ((Count("tiles"), 4), (Count("lace"), 2), (Count("thread"), 2)),
    "j0h": ((Count("prestige"), 5),),
    "j0i": ((Count("master_exams"), 1),),
    "j0j": ((Count("halls"), 5),),
}


def expected(card: str) -> Employee:
    """The card as the rules list it: level, rank and deputing follow from its group."""
    groups = {
        "jm": (5, Rank.MASTER, 10),
        "jj": (2, Rank.JOURNEYMAN, 7),
        "j0": (0, Rank.APPRENTICE, 4),
    }
    level, rank, depute = groups[card[:2]]
    if card in CONDITIONS:
        conditions = tuple(Condition(count, at_least) for count, at_least in CONDITIONS[card])
        return Employee(card, level, rank, depute, (gain("prestige", 3),), condition=conditions)
    return Employee(card, level, rank, depute, BONUSES.get(card, ()), CROWNS.get(card, ()))


def test_every_card_is_as_listed_and_in_that_order() -> None:
    order = [f"jm{n}" for n in range(1, 10)] + [f"jj{n}" for n in range(1, 10)] + list(CONDITIONS)
    assert len(order) == 28
    found = {one.id: one for one in pack("jewelry_box").employees}
    assert list(found) == order
    for card in order:
        assert found[card] == expected(card), card


def test_the_jeweler_board_is_as_listed() -> None:
    figures = "4/0, 5/0, 6/1, 7/1, 8/2"
    decorations = [tuple(map(int, one.split("/"))) for one in figures.split(",")]
    apprentice, journeyman, master = Rank
    assert pack("jewelry_box").jeweler_board == JewelerBoard(
        jewelry_prices=(4, 3, 2, 1),
        decorations=tuple(
            Decoration(f"jeweler_{number}", DecorationKind.JEWELER, cost, prestige)
            for number, (cost, prestige) in enumerate(decorations, 1)
        ),
        jewelry=(
            Jewelry("blue_necklace", BLUE, 7),
            Jewelry("pink_ring", PINK, 7),
            Jewelry("green_necklace", GREEN, 6),
            Jewelry("orange_ring", ORANGE, 4),
        ),
        tasks=(
            Task("task_1", Exam.JOURNEYMAN, apprentice, Deed.KEEP, (BLUE, PINK)),
            Task("task_2", Exam.JOURNEYMAN, apprentice, Deed.KEEP, (GREEN, ORANGE)),
            Task("task_3", Exam.JOURNEYMAN, apprentice, Deed.SPEND),
            Task("task_4", Exam.JOURNEYMAN, apprentice, Deed.FUND),
            Task("task_5", Exam.MASTER, master, Deed.TAILOR),
            Task("task_6", Exam.MASTER, journeyman, Deed.TAILOR, kind=Kind.GOWN),
            Task("task_7", Exam.MASTER, journeyman, Deed.TAILOR, kind=Kind.COAT),
        ),
        exam_fee=5,
        exam_prestige=1,
        journeyman_level=2,
        master_level=5,
        cards_drawn=2,
        jeweler_limit=1,
        income_per_jewelry=1,
        prestige_per_jewelry=1,
    )


def test_necklaces_are_for_gowns_and_rings_for_coats() -> None:
    board = pack("jewelry_box").jeweler_board
    assert board is not None
    assert {one.id.split("_")[1]: one.kind for one in board.jewelry} == {
        "necklace": Kind.GOWN,
        "ring": Kind.COAT,
    }


def test_the_pack_brings_nothing_else() -> None:
    box = pack("jewelry_box")
    assert (box.garments, box.faces, box.sides, box.figures, box.barry) == ((), (), (), None, None)


def test_where_its_figures_come_from() -> None:
    assert names_by_provenance("jewelry_box") == {
        "P": {
            "level": 28,
            "rank": 28 + 7,
            "copies": 28,
            "bonus": 14 + 10,
            "crown": 4,
            "condition": 10,
            "colour": 4,
            "exam": 7,
            "deed": 7,
            "colours": 2,
            "kind": 2,
            "exam_fee": 1,
            "exam_prestige": 1,
            "journeyman_level": 1,
            "master_level": 1,
            "cards_drawn": 1,
            "jeweler_limit": 1,
            "income_per_jewelry": 1,
            "prestige_per_jewelry": 1,
        },
        "D": {"depute": 28, "count": 4, "exam_cards": 1, "task_order": 1},
        "R": {"jewelry_prices": 1, "cost": 5, "prestige": 5},
    }
    assert provenances("jewelry_box")["blue_necklace", "count"] is Provenance.DERIVED
