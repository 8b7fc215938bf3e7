"""A box as plain data: what a save keeps and another process is sent passes the same strict readers."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from rococo_desktop.content import ContentError, load_box, load_saved
from rococo_desktop.model.vocabulary import PackKind
from tests.content.damaged import DataCopy

PACKS = ["jewelry_box", "expert_tailoring"]


def sent(packs: list[str] | None = None) -> Any:
    """The data of a box as it comes out of a file."""
    return json.loads(json.dumps(load_box(packs=packs).data, sort_keys=True))


@pytest.mark.parametrize("packs", [[], PACKS, None])
def test_plain_data_makes_the_same_box_again(packs: list[str] | None) -> None:
    box, again = load_box(packs=packs), load_saved(sent(packs))
    assert again.digest == box.digest
    assert list(again.packs) == list(box.packs)
    assert {name: pack.info.rules for name, pack in again.packs.items()} == {
        name: pack.info.rules for name, pack in box.packs.items()
    }
    assert load_saved(again.data).digest == box.digest


def test_the_corrections_of_an_owner_are_in_it(tmp_path: Path) -> None:
    (tmp_path / "mine.yaml").write_text("garments: [{id: blue_gown_7, prestige: 2}]", encoding="utf-8")
    box = load_box(packs=[], overrides_dir=tmp_path)
    again = load_saved(box.data)
    assert again.digest == box.digest != load_box(packs=[]).digest


def test_figures_of_another_version_are_good_even_where_other_ones_are_printed() -> None:
    data = sent([])
    data["base"]["figures"]["figures"]["start_livre"] = 16
    figures = load_saved(data).base.figures
    assert figures is not None
    assert figures.start_livre == 16


def test_what_was_kept_comes_before_what_lies_in_the_folder(tmp_path: Path) -> None:
    data = sent([])
    copy = DataCopy(tmp_path)
    copy.replace("garments.yaml", "value: 6", "value: 7")
    assert load_saved(data, data_dir=copy.folder).digest == load_box(packs=[]).digest


DAMAGES: dict[str, tuple[tuple[str, ...], Any, str]] = {
    "not files": (("base",), 7, "a pack is not files by section"),
    "no base": (("base", "pack", "pack", "kind"), "module", "of another kind, than ours"),
    "no manifest": (("base", "pack"), None, "the file must be a mapping"),
    "another id": (("base", "pack", "pack", "id"), "bass", "the pack is called 'base'"),
    "a lost section": (("base", "pack", "pack", "sections"), ["garments"], "sections are not those"),
    "a section of ours": (("jewelry_box", "rulings"), {}, "no section 'rulings'"),
    "an unknown section": (("base", "garment"), {}, "did you mean 'garments'?"),
    "code of its own": (("base", "pack", "pack", "rules"), "jewelry_box", "name code"),
    "a nested value": (("base", "figures", "figures", "hand"), [[3]], "hand must be a whole number"),
    "something not plain": (("base", "figures", "figures", "hand"), 3.5, "float cannot stand in data"),
    "an unknown key": (("base", "figures", "figures", "hands"), 3, "did you mean 'hand'?"),
    "too few cards": (("base", "figures", "figures", "employees_dealt", "1"), 9, "there are only 6"),
    "a hall too few": (("base", "sides", "sides", "0", "halls", "4"), None, "must be a mapping"),
    "a long row": (("base", "sides", "sides", "0", "garment_prices"), [0] * 12, "2 to 9 garments"),
    "no price": (("base", "figures", "figures", "hire_prices"), {"1": 0}, "a price for up to 4"),
}


@pytest.mark.parametrize(("way", "value", "told"), DAMAGES.values(), ids=DAMAGES)
def test_damaged_data_is_told(way: tuple[str, ...], value: Any, told: str) -> None:
    data = deepcopy(sent(PACKS))
    spot = data
    for step in way[:-1]:
        spot = spot[int(step)] if isinstance(spot, list) else spot[step]
    if isinstance(spot, list):
        spot[int(way[-1])] = value
    else:
        spot[way[-1]] = value
    with pytest.raises(ContentError) as caught:
        load_saved(data)
    assert any(told in one.message for one in caught.value.problems), caught.value.problems


@pytest.mark.parametrize("data", [None, [], 7, {}, {"base": {}}, {7: {}}, {"x": {"pack": {"pack": {}}}}])
def test_what_is_no_box_is_told(data: object) -> None:
    with pytest.raises(ContentError):
        load_saved(data)


def test_a_pack_nobody_here_knows_is_somebody_s_own() -> None:
    data = sent([])
    about = {"id": "odd", "kind": "module", "sections": ["garments"], "name": "Odd", "about": "Odd things."}
    row = {"id": "odd_gown", "colour": "blue", "silk": {"blue": 1}, "value": 9, "prestige": 2}
    data["odd"] = {"pack": {"pack": about}, "garments": {"garments": [row]}}
    pack = load_saved(data).packs["odd"]
    assert (pack.info.own, pack.info.kind, pack.garments[0].value) == (True, PackKind.MODULE, 9)
    about["rules"] = "jewelry_box"
    with pytest.raises(ContentError, match="rules: only packs of the box itself name code"):
        load_saved(data)
