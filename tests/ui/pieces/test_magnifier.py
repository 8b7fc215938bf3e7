"""The magnifier: every thing on the table, in the smallest room, in long words: inside, nothing cut."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from rococo_desktop.model.decisions import Target
from rococo_desktop.model.vocabulary import EMPTY
from rococo_desktop.ui.overlays.magnifier import magnified
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.picture_parts import Shadow, Text
from rococo_desktop.ui.picture.sheet import Sheet
from rococo_desktop.ui.table_state.stage import Seat, Stage
from tests.play.games import begin, choose
from tests.play.twins import ALL_MODULES
from tests.ui.pieces.boxes import kit, wrong_with

ROOM = Size(1280, 720)


@cache
def stage(players: int = 4, moves: int = 300) -> Stage:
    """A table in the middle of a game with all modules."""
    session = begin(players, modules=ALL_MODULES, seed=5)
    random = Random(5)
    for _ in range(moves):
        choose(session, random)
    viewer = session.deciding
    view, defs = session.view(viewer), session.definitions
    seats = tuple(Seat(f"Player {seat}", seat, True) for seat in range(defs.seats))
    cards = view.own.hand if view.own is not None else ()
    forecasts = {card: session.forecast(viewer, card) for card in cards}
    return Stage(view, defs, seats, session.market(viewer), session.halls(), forecasts, "")


def targets(shown: Stage) -> list[Target]:
    """Everything there is to look at."""
    view, defs = shown.view, shown.defs
    assert view.own is not None
    assert defs.jeweler is not None
    found: list[Target] = [("garments", at) for at in range(len(view.garments))]
    found += [("hire", at) for at in range(len(view.hire))]
    found += [("drawers", at) for at in range(len(view.drawers))]
    found += [("guests", at) for at in range(len(view.guests))]
    found += [("decorations", defs.first_decoration + at) for at in range(len(defs.decorations))]
    found += [("terrace", at) for at in range(len(view.terrace))]
    found += [("jewelry_display", at) for at in range(len(view.jewelry_display))]
    found += [("halls", at) for at in range(-1, len(defs.hall_spaces))]
    found += [("all_halls", at) for at in range(len(defs.figures.all_halls))]
    found += [("task", at) for at in range(len(defs.jeweler.tasks))]
    found += [("hand", card) for card in range(len(defs.employees))]
    found += [("silk", face) for face in range(len(defs.faces))]
    found += [("bench", garment) for garment in range(len(defs.garments))]
    found += [
        ("action", name) for name in ("favor", "acquire", "tailor", "hire", "depute", "fund", "master_exam")
    ]
    return [*found, ("favor", 0), *(("fact", f"top {seat}") for seat in range(defs.seats))]


@pytest.mark.parametrize("language", ["en", "pseudo"])
@pytest.mark.parametrize("players", [4, 1])
def test_everything_can_be_magnified(players: int, language: str) -> None:
    shown = stage(players, 300 if players > 1 else 40)
    room = Rect(0, 0, *ROOM)
    told = 0
    for target in targets(shown):
        sheet = Sheet(kit(language))
        sheet.hotspot(Rect(600, 300, 60, 90), target, "What the table says of it.")
        magnified(sheet, ROOM, shown, target)
        for sprite in sheet.sprites:
            for mark in sprite.marks:
                if isinstance(mark, Shadow):
                    continue
                placed = mark.rect.moved(sprite.rect.x, sprite.rect.y)
                assert room.encloses(placed), (target, mark)
                if isinstance(mark, Text):
                    told += 1
                    assert wrong_with(mark) == [], target
    assert told > 500


def test_a_card_of_the_rival() -> None:
    shown = stage(1, 40)
    assert shown.defs.barry is not None
    for card in range(len(shown.defs.barry.cards)):
        current = shown._replace(view=shown.view._replace(rival_current=(card,)), rival=None)
        sheet = Sheet(kit())
        magnified(sheet, ROOM, current, ("fact", "rival"))
        assert len(sheet.sprites) == 1


def test_what_has_no_picture_has_no_empty_frame_either() -> None:
    shown = stage()
    empty = shown._replace(view=shown.view._replace(garments=(EMPTY,) * len(shown.view.garments)))
    sheet = Sheet(kit())
    sheet.hotspot(Rect(0, 0, 60, 90), ("garments", 0), "Nothing lies here.")
    magnified(sheet, ROOM, empty, ("garments", 0))
    assert not sheet.sprites
    assert not sheet.panels


def test_what_is_unknown_is_not_magnified() -> None:
    sheet = Sheet(kit())
    magnified(sheet, ROOM, stage(), ("nothing", 0))
    assert not sheet.sprites
