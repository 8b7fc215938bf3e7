"""Every place a piece can travel from or to lies somewhere on the table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rococo_desktop.files.locations import assets_dir
from rococo_desktop.model.places import ZONES, Place, Shape
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.sheet import Kit
from rococo_desktop.ui.picture.typography import Typography
from rococo_desktop.ui.table.composition import compose
from rococo_desktop.ui.table_state.stage import Stage
from rococo_desktop.ui.text.languages import load_words
from tests.ui.table.stages import ALL, begin, staged

JEWELER = ("jewelry_bag", "jewelry_display", "jewelry_removed", "journeyman_deck", "master_deck")
COUNTERS = ("livre", "prestige", "lace", "thread")


def places(stage: Stage) -> Iterator[Place]:
    """Where pieces, coins and tokens can be in this game."""
    view, defs = stage.view, stage.defs
    seats = range(defs.seats)
    for zone in ZONES.values():
        if zone.name.startswith("rival_") and defs.barry is None:
            continue
        if defs.jeweler is None and zone.name in (*JEWELER, "unused_specialists"):
            continue
        if zone.of_seat:
            yield from ((zone.name, seat) for seat in seats)
        elif zone.shape is Shape.SPACES:
            yield from ((zone.name, at) for at in range(len(getattr(view, zone.name))))
        else:
            yield (zone.name, 0)
    yield from ((counter, seat) for counter in COUNTERS for seat in seats)
    yield from (("favor", seat) for seat in (NOBODY, *seats))
    yield from (("trademarks", place) for place in range(len(view.trademarks)))


@pytest.mark.parametrize("viewer", [0, NOBODY])
@pytest.mark.parametrize(("players", "modules"), [(1, ALL), (2, ()), (5, ALL)])
def test_every_place_lies_on_the_table(players: int, modules: tuple[str, ...], viewer: int) -> None:
    kit = Kit(load_words("en"), Typography(assets_dir() / "fonts"))
    stage = staged(kit, begin(players, modules), viewer)
    room = Size(1280, 720)
    anchors = dict(compose(kit, room, stage).anchors)
    missing = [place for place in places(stage) if place not in anchors]
    assert not missing
    screen = Rect(0, 0, *room)
    assert all(screen.encloses(rect) and rect.w > 0 and rect.h > 0 for rect in anchors.values())
