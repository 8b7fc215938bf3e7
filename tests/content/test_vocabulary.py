"""The whole effect vocabulary can be written in data, for the base game and for every module of the box."""

from __future__ import annotations

from pathlib import Path

import pytest

from rococo_desktop.content import ContentError, find_problems, load_box
from rococo_desktop.model.definitions import Employee, Garment
from rococo_desktop.model.effects import (
    Acquire,
    ChooseHall,
    ClaimFavor,
    Condition,
    Count,
    Depute,
    Effect,
    Gain,
    Quantity,
    Sets,
    Tailor,
    TakeJewelry,
    UseBonus,
)
from rococo_desktop.model.vocabulary import Colour, Kind, Rank
from tests.content.damaged import DataCopy

CARDS = "jewelry_box/employees.yaml"


def card(folder: Path, fields: str, level: str = "level: 5, rank: master, depute: 10") -> Employee:
    """A card of the Jewelry Box with other fields, read back."""
    copy = DataCopy(folder, "jewelry_box")
    copy.replace_entry(CARDS, "j0a" if "level: 0" in level else "jm1", f"{{id: one, {level}, {fields}}}")
    cards = load_box(data_dir=copy.folder).packs["jewelry_box"].employees
    return next(one for one in cards if one.id == "one")


def garment(folder: Path, pack: str, entry: str, fields: str) -> Garment:
    """A garment of a pack with other fields, read back."""
    copy = DataCopy(folder, pack)
    text = f"{{id: one, colour: green, silk: {{green: 2}}, prestige: 2, {fields}}}"
    copy.replace_entry(f"{pack}/garments.yaml", entry, text)
    garments = load_box(data_dir=copy.folder).packs[pack].garments
    return next(one for one in garments if one.id == "one")


GARMENTS = Count("garments")
EFFECTS: dict[str, tuple[str, Effect]] = {
    "use_bonus: {of: supply}": ("JJ1", UseBonus("supply")),
    "use_bonus: {of: opponent_discard}": ("JJ2", UseBonus("opponent_discard")),
    "gain: {what: livre, amount: 1, per: {count: halls}}": (
        "JJ3",
        Gain("livre", Quantity(1, Count("halls"))),
    ),
    "gain: {what: livre, by: {count: staff}, table: {4: 6, 5: 5, 6: 4, 7: 2}}": (
        "JJ4",
        Gain("livre", Quantity(count=Count("staff"), table=((4, 6), (5, 5), (6, 4), (7, 2)))),
    ),
    "tailor: {must_sell: true}": ("JJ6", Tailor(must_sell=True)),
    "choose_hall: [gain: {what: prestige, amount: 1, per: {count: garments, chosen_hall: true, every: 2}}]": (
        "JJ7",
        ChooseHall((Gain("prestige", Quantity(1, Count("garments", chosen_hall=True), 2)),)),
    ),
    "gain: {what: livre, amount: 3, per: {count: jewelry, kind: ring, every: 2}}": (
        "JJ8",
        Gain("livre", Quantity(3, Count("jewelry", kind=Kind.COAT), 2)),
    ),
    "gain: {what: prestige, amount: 3, per: {count: jewelry, kind: necklace, every: 2}}": (
        "JM7",
        Gain("prestige", Quantity(3, Count("jewelry", kind=Kind.GOWN), 2)),
    ),
    "gain: {what: livre, amount: 4, when: [{count: garments, colour: green, at_most: 0}]}": (
        "JM5",
        Gain("livre", Quantity(4), (Condition(Count("garments", colour=Colour.GREEN), 0, 0),)),
    ),
    "gain: {what: prestige, amount: 3, per: {count: staff, rank: apprentice, every: 2}}": (
        "JM9",
        Gain("prestige", Quantity(3, Count("staff", rank=Rank.APPRENTICE), 2)),
    ),
    "gain: {what: prestige, amount: 6, per: {sets: [{count: jewelry, colour: blue}, {count: jewelry}]}}": (
        "JM6",
        Gain("prestige", Quantity(6, Sets((Count("jewelry", colour=Colour.BLUE), Count("jewelry"))))),
    ),
    "depute: {printed: true, optional: true}": ("X3b", Depute(printed=True, optional=True)),
    "acquire: {free: true}": ("X3c", Acquire(free=True)),
    "take_jewelry: {}": ("X3e", TakeJewelry()),
    "tailor: {thimble: true}": ("a tailor who may use the thimble", Tailor(thimble=True)),
}


@pytest.mark.parametrize("text", EFFECTS, ids=[name for name, _ in EFFECTS.values()])
def test_an_effect_is_read(text: str, tmp_path: Path) -> None:
    assert card(tmp_path, f"bonus: [{text}]").bonus == (EFFECTS[text][1],)


def test_conditions_of_a_specialised_apprentice(tmp_path: Path) -> None:
    conditions = "[{count: tiles, at_least: 4}, {count: lace, at_least: 2}, {count: thread, at_least: 2}]"
    fields = f"bonus: [acquire: {{}}], condition: {conditions}"
    employee = card(tmp_path, fields, "level: 0, rank: apprentice, depute: 4")
    assert employee.level == 0
    assert employee.condition == (
        Condition(Count("tiles"), 4),
        Condition(Count("lace"), 2),
        Condition(Count("thread"), 2),
    )


def test_a_garment_that_is_never_sold_and_acts_when_paid(tmp_path: Path) -> None:
    text = "value: none, when_paid: [gain: {what: prestige, amount: 1, per: {count: decorations}}]"
    found = garment(tmp_path, "festivity_dresses", "festivity_a", text)
    assert found.value is None
    assert found.when_paid == (Gain("prestige", Quantity(1, Count("decorations"))),)


def test_a_garment_that_acts_when_placed(tmp_path: Path) -> None:
    found = garment(tmp_path, "expert_tailoring", "expert_a", "value: none, when_placed: [claim_favor: {}]")
    assert found.when_placed == (ClaimFavor(),)


def test_a_garment_that_waits_for_another_module(tmp_path: Path) -> None:
    text = "value: none, when_placed: [take_jewelry: {}], needs_module: jewelry_box"
    found = garment(tmp_path, "expert_tailoring", "expert_e", text)
    assert found.when_placed == (TakeJewelry(),)
    assert found.needs_module == "jewelry_box"


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ("bonus: [use_bonus: {of: suply}]", "did you mean 'supply'?"),
        ("bonus: [choose_hall: [acquire: {}]]", "choose_hall takes only gain, not acquire"),
        ("bonus: [tailor: {bales: 1}]", "bales without a discount"),
        ("bonus: [tailor: {discount: [blue]}]", "lacks the key 'bales'"),
        ("bonus: [tailor: {discount: [blue, blue], bales: 1}]", "names a colour twice"),
        ("bonus: [depute: {livre: {master: 8}}]", "lacks the key 'apprentice'"),
        ("bonus: [depute: {printed: true, livre: {master: 8, journeyman: 5, apprentice: 2}}]", "both livre"),
        ("bonus: [exchange: {give: {}, prestige: 1}]", "names nothing"),
        ("bonus: [exchange: {give: {tiles: 1}, prestige: 1}]", "unknown key 'tiles'"),
        ("bonus: [discard_silk: {rates: []}]", "at least 1"),
        ("bonus: [claim_favor: {now: true}]", "unknown key 'now'"),
        ("bonus: [gain: {what: livre, amount: 1, when: [{count: livre}]}]", "needs at_least or at_most"),
        ("bonus: [gain: {what: livre, amount: 1, when: [{count: livre, at_least: 2, at_most: 1}]}]", "below"),
        ("bonus: [gain: {what: livre, by: {count: staff}}]", "lacks the key 'table'"),
        ("bonus: [gain: {what: livre, table: {5: 1}}]", "lacks the key 'by'"),
        (
            "bonus: [gain: {what: livre, by: {count: staff}, table: {5: 1}, amount: 2}]",
            "unknown key 'amount'",
        ),
        ("bonus: [gain: {what: livre, amount: 1, per: {sets: [{count: staff}]}}]", "at least 2"),
        ("bonus: [gain: {what: livre, amount: 1, per: {count: jewelry, kind: gown}}]", "unknown kind 'gown'"),
        ("bonus: {acquire: {}}", "bonus must be a list, not a mapping"),
        ("condition: [{count: livre, at_least: 30}]", "only a specialised apprentice"),
    ],
)
def test_a_wrong_effect_is_told(fields: str, told: str, tmp_path: Path) -> None:
    copy = DataCopy(tmp_path, "jewelry_box")
    line = copy.replace_entry(CARDS, "jm1", f"{{id: one, level: 5, rank: master, depute: 10, {fields}}}")
    problems = copy.problems()
    assert any(told in one.message for one in problems), problems
    assert {(Path(one.file).name, one.line) for one in problems} == {("employees.yaml", line)}


def test_an_unknown_module_is_told(tmp_path: Path) -> None:
    with pytest.raises(
        ContentError, match=r"unknown needs_module 'jewelery_box'; did you mean 'jewelry_box'\?"
    ):
        garment(tmp_path, "expert_tailoring", "expert_e", "value: 8, needs_module: jewelery_box")


def test_an_id_of_another_pack_is_taken(tmp_path: Path) -> None:
    copy = DataCopy(tmp_path, "jewelry_box")
    copy.replace(CARDS, "id: jm1", "id: e1a")
    (problem,) = copy.problems()
    assert "already used in" in problem.message


def test_only_the_wanted_packs_are_loaded(tmp_path: Path) -> None:
    copy = DataCopy(tmp_path, "jewelry_box", "fancy_dresses")
    folder = copy.folder
    assert list(load_box(data_dir=folder).packs) == ["base", "jewelry_box", "fancy_dresses"]
    assert list(load_box(packs=[], data_dir=folder).packs) == ["base"]
    both = load_box(packs=["jewelry_box"], data_dir=folder)
    assert list(both.packs) == ["base", "jewelry_box"]
    assert both.digest != load_box(packs=[], data_dir=folder).digest
    (problem,) = find_problems(packs=["du_barry"], data_dir=folder)
    assert problem.message.startswith("there is no pack 'du_barry'")
