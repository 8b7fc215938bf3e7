"""Data in which every reconstructed figure is another one: what a later version could bring.

Everything still fits what is printed, so that the loader takes it. Two packs have changed places, so that
pieces have other numbers too.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from rococo_desktop.content.yaml.problems import ProblemList
from rococo_desktop.content.yaml.reading import read_file

Entry = dict[str, Any]

PRESTIGE = {2: 3, 3: 4, 4: 2}
VALUES = 6 + 28
"""The least and the greatest value of a garment are printed: values change places between them."""

KNOWN_PAIR = ("bb", "bg")
"""Two tiles together hold three blue bales and a green one: that is printed."""

REWARDS = {"none": "lace", "lace": "thread", "thread": "tile", "tile": "none", "livre": "none"}
ADORNMENTS = {"match": "suit", "suit": "none", "none": "match"}


def write_other_figures(source: Path, target: Path) -> Path:
    """A copy of a data folder with every reconstructed figure changed; returns it."""
    shutil.copytree(source, target)
    for pack, order in (("fancy_dresses", 3), ("festivity_dresses", 2)):
        path = target / pack / "pack.yaml"
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace(f"order: {5 - order}", f"order: {order}"), encoding="utf-8")
    for (pack, file), change in CHANGES.items():
        path = target / pack / file
        node = read_file(path, file, ProblemList())
        assert node is not None
        data: Any = node.plain()
        change(data)
        path.write_text(json.dumps(data), encoding="utf-8")
    return target


def _free(entry: Entry, *fields: str) -> Iterator[str]:
    """Those of the fields that the entry does not call printed."""
    said = entry.get("provenance", {})
    default = said.get("default", "reconstructed")
    return (field for field in fields if said.get(field, default) == "reconstructed")


def _costs(entry: Entry) -> None:
    for field in _free(entry, "silk", "lace", "thread", "thimble"):
        if field == "silk":
            entry[field] = {colour: bales + 1 for colour, bales in entry[field].items()}
        elif field == "thimble":
            entry[field] = not entry.get(field, False)
        else:
            entry[field] = entry.get(field, 0) + 1


def _garments(data: Entry) -> None:
    for entry in data["garments"]:
        _costs(entry)
        entry["value"] = VALUES - entry["value"]
        entry["prestige"] = PRESTIGE[entry["prestige"]]


def _module_garments(data: Entry) -> None:
    free = [entry for entry in data["garments"] if list(_free(entry, "colour"))]
    colours = [entry["colour"] for entry in free]
    for entry, colour in zip(free, colours[1:] + colours[:1], strict=True):
        entry["colour"] = colour
        entry["silk"] = {colour: 1, **entry["silk"]}
        entry["prestige"] += 1
    for entry in data["garments"]:
        _costs(entry)


def _fancy_garments(data: Entry) -> None:
    _module_garments(data)
    for entry in data["garments"]:
        entry["value"] += 1


def _faces(data: Entry) -> None:
    entries = data["resources"]
    counts = [entry["count"] for entry in entries]
    for entry, count in zip(entries, counts[1:] + counts[:1], strict=True):
        entry["count"] = count
        if list(_free(entry, "silk")):
            if entry["id"] not in KNOWN_PAIR:
                entry["silk"] = {colour: bales % 3 + 1 for colour, bales in entry["silk"].items()}
            lace, thread = entry.get("lace", 0), entry.get("thread", 0)
            entry |= {
                "lace": thread,
                "thread": lace,
                "either": bool(lace and thread and not entry.get("either")),
            }


def _sides(data: Entry) -> None:
    data["sides"][0]["garment_prices"] = [7, 5, 4, 2, 1]
    data["sides"][1]["garment_prices"] = [7, 5, 4, 3, 2, 1, 1]
    for side in data["sides"]:
        for hall in side["halls"]:
            hall["majority"] = [points - 1 for points in hall["majority"]]
            hall["musicians"] = {
                "cost": hall["musicians"]["cost"] + 1,
                "prestige": hall["musicians"]["prestige"] + 1,
            }
            for space in hall["spaces"]:
                space["reward"] = REWARDS[space["reward"]]
                space.pop("livre", None)
            hall["spaces"][-1] |= {"reward": "livre", "livre": 2}
        for kind in ("fireworks", "kitchen_left", "kitchen_right", "statues"):
            for entry in side[kind]:
                entry["cost"] += 1
                entry["prestige"] += 1
                if "factor" in entry:
                    entry["factor"] = 5 - entry["factor"]
    data["sides"][0]["statues"][0]["cost"] = 10


def _jeweler_board(data: Entry) -> None:
    board = data["jeweler_board"]
    board["jewelry_prices"] = [price + 1 for price in board["jewelry_prices"]]
    for entry in board["decorations"]:
        entry["cost"] += 1
        entry["prestige"] += 1


def _barry(data: Entry) -> None:
    barry = data["barry"]
    barry["hands"]["apprentice"], barry["hands"]["master"] = [2, 3], [5, 5]
    cards = barry["cards"]
    actions = [card["action"] for card in cards]
    for card, action in zip(cards, actions[3:] + actions[:3], strict=True):
        card["action"] = action
        card["hall"] = card["hall"] % 5 + 1
        card["adornment"] = ADORNMENTS[card["adornment"]]


CHANGES: dict[tuple[str, str], Callable[[Entry], None]] = {
    ("base", "garments.yaml"): _garments,
    ("base", "resources.yaml"): _faces,
    ("base", "board.yaml"): _sides,
    ("jewelry_box", "jeweler_board.yaml"): _jeweler_board,
    ("fancy_dresses", "garments.yaml"): _fancy_garments,
    ("fancy_dresses", "resources.yaml"): _faces,
    ("festivity_dresses", "garments.yaml"): _module_garments,
    ("expert_tailoring", "garments.yaml"): _module_garments,
    ("du_barry", "barry.yaml"): _barry,
}
