"""Draw the rooms of the house and who imports whom: rococo_desktop/import_map.svg, used in ARCHITECTURE.md.

    python3 build_scripts/import_map.py            write the picture
    python3 build_scripts/import_map.py --check    change nothing; exit 1 if the picture differs

A room is a folder of `rococo_desktop`; the modules beside the folders are the room "start". Each room stands
above all it imports. An arrow that another way leads along as well is left out.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "rococo_desktop"
PICTURE = ROOT / PACKAGE / "import_map.svg"
START, VERSION = "start", "version"
"""The modules beside the folders, and the number of the version, which anybody may know."""

WIDE, HIGH, GAP, LEVEL = 176, 44, 18, 92
MARGIN = 28
GROUND, INK, LINE = "#f6f1e4", "#3a2a1c", "#8a7350"
PAINTS = {
    "model": "#efe0b6",
    "files": "#efe0b6",
    "content": "#dfe7c8",
    "rules": "#f0cfc2",
    "play": "#cfdff0",
    "ai": "#e2d3ee",
    "ui": "#f3dde6",
    "tools": "#e3e0da",
    START: "#e3e0da",
}


class Import(NamedTuple):
    """One module imports another, in some line of its file."""

    path: str
    line: int
    module: str
    other: str


class Rooms(NamedTuple):
    """The rooms with their modules, and every import from one room into another."""

    modules: Mapping[str, tuple[str, ...]]
    imports: Mapping[tuple[str, str], tuple[Import, ...]]

    def beneath(self, room: str) -> set[str]:
        """The rooms it imports from."""
        return {other for one, other in self.imports if one == room}


def room_of(module: str, packages: set[str]) -> str:
    """The room a module is in: its folder."""
    if module == PACKAGE:
        return VERSION
    room = module if module in packages else module.rpartition(".")[0]
    return room.removeprefix(f"{PACKAGE}.") if room != PACKAGE else START


def rooms(sources: Mapping[str, str]) -> Rooms:
    """The rooms of these sources: the text of each file by its path from the top of the checkout."""
    names = {_module(path): path for path in sources}
    packages = {module for module, path in names.items() if path.endswith("__init__.py")}
    modules: dict[str, list[str]] = {}
    found: dict[tuple[str, str], list[Import]] = {}
    for module, path in sorted(names.items()):
        room = room_of(module, packages)
        modules.setdefault(room, []).append(module)
        for line, other in _imported(ast.parse(sources[path]), names):
            into = room_of(other, packages)
            if into not in {room, VERSION}:
                found.setdefault((room, into), []).append(Import(path, line, module, other))
    modules.pop(VERSION, None)
    return Rooms(
        {room: tuple(found) for room, found in modules.items()},
        {pair: tuple(found) for pair, found in sorted(found.items())},
    )


def _module(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _imported(tree: ast.Module, names: Mapping[str, str]) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names if alias.name in names)
        elif isinstance(node, ast.ImportFrom) and node.module in names:
            for alias in node.names:
                inside = f"{node.module}.{alias.name}"
                yield node.lineno, inside if inside in names else str(node.module)


def our_rooms() -> Rooms:
    """The rooms of the game."""
    paths = sorted((ROOT / PACKAGE).rglob("*.py"))
    return rooms({path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in paths})


def circle(found: Rooms) -> tuple[str, ...]:
    """Rooms that import each other in a circle, in its order; empty if there are none."""
    done: set[str] = set()

    def walk(room: str, way: tuple[str, ...]) -> tuple[str, ...]:
        if room in way:
            return way[way.index(room) :]
        if room in done:
            return ()
        for other in sorted(found.beneath(room)):
            if ring := walk(other, (*way, room)):
                return ring
        done.add(room)
        return ()

    return next((ring for room in sorted(found.modules) if (ring := walk(room, ()))), ())


# The picture.


def levels(found: Rooms) -> list[list[str]]:
    """The rooms, level by level, the lowest first: each one above all it imports."""
    height: dict[str, int] = {}

    def level(room: str) -> int:
        if room not in height:
            height[room] = max((level(other) + 1 for other in found.beneath(room)), default=0)
        return height[room]

    for room in found.modules:
        level(room)
    return [sorted(room for room in height if height[room] == at) for at in range(max(height.values()) + 1)]


def arrows(found: Rooms) -> list[tuple[str, str]]:
    """From which room to which an arrow is drawn: not where another way leads along others."""

    @cache
    def below(room: str) -> frozenset[str]:
        """All that can be reached from a room."""
        beneath = found.beneath(room)
        return frozenset(beneath).union(*(below(other) for other in beneath))

    return [
        (room, other)
        for room, other in found.imports
        if not any(other in below(between) for between in found.beneath(room))
    ]


def svg(found: Rooms) -> str:
    """The picture of these rooms."""
    rows = levels(found)
    widest = max(len(row) for row in rows)
    width = 2 * MARGIN + widest * (WIDE + GAP) - GAP
    height = 2 * MARGIN + len(rows) * LEVEL - (LEVEL - HIGH)
    places = {}
    for at, row in enumerate(rows):
        left = (width - len(row) * (WIDE + GAP) + GAP) / 2
        for number, room in enumerate(row):
            places[room] = (left + number * (WIDE + GAP), height - MARGIN - HIGH - at * LEVEL)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}" font-family="Georgia, serif" text-anchor="middle">',
        "<title>The rooms of rococo_desktop, each above all it imports</title>",
        f'<rect width="{width}" height="{height}" fill="{GROUND}"/>',
        *(_arrow(places[room], places[other]) for room, other in arrows(found)),
        *(line for room, place in places.items() for line in _room(room, place, len(found.modules[room]))),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _arrow(above: tuple[float, float], below: tuple[float, float]) -> str:
    x, y = above[0] + WIDE / 2, above[1] + HIGH
    to_x, to_y = below[0] + WIDE / 2, below[1]
    bend = (to_y - y) / 2
    way = f"M{x:g} {y:g}C{x:g} {y + bend:g} {to_x:g} {to_y - bend:g} {to_x:g} {to_y:g}"
    return f'<path d="{way}" fill="none" stroke="{LINE}" stroke-width="1.2"/>'


def _room(room: str, place: tuple[float, float], modules: int) -> Iterator[str]:
    x, y = place
    paint = PAINTS[room.partition(".")[0]]
    name = room.replace(".", "/")
    middle = x + WIDE / 2
    yield (
        f'<rect x="{x:g}" y="{y:g}" width="{WIDE}" height="{HIGH}" rx="7" fill="{paint}" stroke="{LINE}"/>'
    )
    yield f'<text x="{middle:g}" y="{y + 20:g}" font-size="15" fill="{INK}">{escape(name)}</text>'
    counted = "1 module" if modules == 1 else f"{modules} modules"
    yield f'<text x="{middle:g}" y="{y + 36:g}" font-size="11" fill="{INK}" opacity="0.7">{counted}</text>'


def main(args: list[str]) -> int:
    """Write the picture, or say that it is not what it should be."""
    found = our_rooms()
    if ring := circle(found):
        print(f"no picture: these rooms import each other in a circle: {' -> '.join((*ring, ring[0]))}")
        return 1
    drawn = svg(found)
    if args == ["--check"]:
        if PICTURE.is_file() and PICTURE.read_text(encoding="utf-8") == drawn:
            return 0
        print("rococo_desktop/import_map.svg is out of date: run python3 build_scripts/import_map.py")
        return 1
    if args:
        print(__doc__)
        return 0 if args in (["--help"], ["-h"]) else 2
    PICTURE.write_text(drawn, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
