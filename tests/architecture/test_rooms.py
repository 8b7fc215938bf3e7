"""Rooms: no two import each other in a circle, none is too large, and their picture is true."""

from __future__ import annotations

from itertools import pairwise

from import_map import PICTURE, Rooms, circle, levels, our_rooms, rooms, svg

MOST_MODULES = 40
WAY_OUT = "move what is needed into a room that both may import, or the module into the room it needs"


def in_circles(found: Rooms) -> list[str]:
    """The imports that close a circle: those of its weakest link, with the way out."""
    ring = circle(found)
    if not ring:
        return []
    way = " -> ".join((*ring, ring[0]))
    weakest = min((found.imports[link] for link in pairwise((*ring, ring[0]))), key=len)
    return [f"{one.path}:{one.line}: {one.other} closes {way}: {WAY_OUT}" for one in weakest]


def test_no_rooms_import_each_other_in_a_circle() -> None:
    assert in_circles(our_rooms()) == []


def test_no_room_has_more_modules_than_one_can_know() -> None:
    found = {room: len(modules) for room, modules in our_rooms().modules.items()}
    assert {room: count for room, count in found.items() if count > MOST_MODULES} == {}, "make a room of some"


def test_the_picture_of_the_rooms_is_true() -> None:
    drawn = PICTURE.read_text(encoding="utf-8") if PICTURE.is_file() else ""
    assert drawn == svg(our_rooms()), "run python3 build_scripts/import_map.py"


SOURCES = {
    "rococo_desktop/__init__.py": "",
    "rococo_desktop/app.py": "from rococo_desktop.ui.game import scene",
    "rococo_desktop/ui/__init__.py": "",
    "rococo_desktop/ui/saved_games.py": "from rococo_desktop.ui.window.shell import Shell",
    "rococo_desktop/ui/services.py": "from rococo_desktop.ui.window.shell import Shell",
    "rococo_desktop/ui/game/__init__.py": "",
    "rococo_desktop/ui/game/flow.py": "from rococo_desktop.ui.services import Services",
    "rococo_desktop/ui/game/scene.py": "from rococo_desktop.ui.services import Services",
    "rococo_desktop/ui/window/__init__.py": "",
    "rococo_desktop/ui/window/shell.py": "from rococo_desktop import __version__",
}


def test_rooms_stand_above_what_they_import() -> None:
    assert levels(rooms(SOURCES)) == [["ui.window"], ["ui"], ["ui.game"], ["start"]]


def test_an_import_that_closes_a_circle_is_named_with_the_way_out() -> None:
    text = "def late():\n    from rococo_desktop.ui.game.scene import TableScene\n"
    found = in_circles(rooms({**SOURCES, "rococo_desktop/ui/window/shell.py": text}))
    place = "rococo_desktop/ui/window/shell.py:2: rococo_desktop.ui.game.scene closes"
    assert found == [f"{place} ui.game -> ui -> ui.window -> ui.game: {WAY_OUT}"]
