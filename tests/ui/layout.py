"""Finding what is wrong with a picture's layout: geometry and measured text only, nothing is drawn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from rococo_desktop.ui import theme
from rococo_desktop.ui.framing import GRAND
from rococo_desktop.ui.geometry import Rect, Size
from rococo_desktop.ui.marks import Art, Hotspot, Layer, Picture, Role, Text
from rococo_desktop.ui.typography import ELLIPSIS, Typography

LEAST = {Role.TARGET: theme.LEAST_TARGET, Role.BUTTON: theme.LEAST_TARGET, Role.REGION: theme.LEAST_REGION}

PANEL_EDGE = 10
"""How wide the frame of a panel is."""


class Line(NamedTuple):
    """A text of a picture where it stands on the screen: the room it was given, and what it takes of it."""

    layer: int
    given: Rect
    taken: Rect
    text: Text


def layout_problems(picture: Picture, room: Size, type_: Typography) -> list[str]:
    """Everything wrong with a picture: off the screen, cut, too small, one over the other."""
    return [*_off_screen(picture, room), *_small(picture), *_overlaps(picture), *_texts(picture, room, type_)]


def _off_screen(picture: Picture, room: Size) -> Iterator[str]:
    screen = Rect(0, 0, *room)
    for spot in picture.hotspots:
        if not screen.encloses(spot.rect):
            yield f"{_name(spot)} is off the screen: {tuple(spot.rect)}"


def _small(picture: Picture) -> Iterator[str]:
    for spot in picture.hotspots:
        least = LEAST[spot.role]
        if spot.rect.w < least or spot.rect.h < least:
            yield f"{_name(spot)} is too small: {spot.rect.w} x {spot.rect.h}, not {least}"
        if not spot.description.strip():
            yield f"{_name(spot)} says nothing"


def _overlaps(picture: Picture) -> Iterator[str]:
    """Things to press must not share a pixel; a region may hold others, but not cut through them."""
    for one, other in combinations(picture.hotspots, 2):
        if one.layer != other.layer or not one.rect.overlaps(other.rect):
            continue
        nested = one.rect.encloses(other.rect) or other.rect.encloses(one.rect)
        if nested and Role.REGION in (one.role, other.role):
            continue
        yield f"{_name(one)} and {_name(other)} overlap: {tuple(one.rect)} {tuple(other.rect)}"


def lines_of(picture: Picture, type_: Typography) -> list[Line]:
    """Every text of a picture, measured."""
    found = []
    for sprite in picture.sprites:
        for mark in sprite.marks:
            if isinstance(mark, Text) and mark.words:
                given = mark.rect.moved(sprite.rect.x, sprite.rect.y)
                found.append(Line(sprite.layer, given, _taken(mark, given, type_), mark))
    return found


def panels_of(picture: Picture) -> list[tuple[int, Rect]]:
    """The framed panels of a picture, each with its layer."""
    return [
        (sprite.layer, mark.rect.inset(GRAND.beyond).moved(sprite.rect.x, sprite.rect.y))
        for sprite in picture.sprites
        for mark in sprite.marks
        if isinstance(mark, Art) and mark.name == GRAND.picture
    ]


def _taken(mark: Text, given: Rect, type_: Typography) -> Rect:
    height = type_.line_height(mark.face, mark.size)
    if mark.wrap:
        lines = type_.wrapped(mark.words, mark.face, mark.size, given.w)
        wide = max(type_.width(line, mark.face, mark.size) for line in lines)
        top, high = given.y, height * len(lines)
    else:
        wide, high = type_.width(mark.words, mark.face, mark.size), height
        top = given.y + (given.h - high) // 2
    shift = {"left": 0, "centre": (given.w - wide) // 2, "right": given.w - wide}[mark.align]
    return Rect(given.x + shift, top, wide, high)


def _texts(picture: Picture, room: Size, type_: Typography) -> Iterator[str]:
    screen = Rect(0, 0, *room)
    lines = lines_of(picture, type_)
    for line in lines:
        words = repr(line.text.words[:40])
        if line.text.size < theme.LEAST_TEXT:
            yield f"{words} is too small: {line.text.size}"
        if line.text.words.endswith(ELLIPSIS) and len(line.text.words) > 1:
            yield f"{words} is cut"
        if line.taken.w > line.given.w:
            yield f"{words} is wider than its room: {line.taken.w} of {line.given.w}"
        if line.text.wrap and line.taken.h > line.given.h + 2:
            yield f"{words} is higher than its room: {line.taken.h} of {line.given.h}"
        if not screen.encloses(_ink(line)):
            yield f"{words} is off the screen: {tuple(line.taken)}"
    panels = panels_of(picture)
    for line in lines:
        for layer, panel in panels:
            starts_in = line.layer == layer and panel.contains((line.taken.x, line.taken.y))
            if starts_in and not panel.inset(PANEL_EDGE).encloses(_ink(line)):
                yield f"{line.text.words[:40]!r} runs over the frame of its panel"
    for one, other in combinations(lines, 2):
        if one.layer != other.layer or one.layer >= Layer.TIP or one.text.words == other.text.words:
            continue
        if _ink(one).overlaps(_ink(other)):
            yield f"{one.text.words[:40]!r} and {other.text.words[:40]!r} overlap"


def _ink(line: Line) -> Rect:
    """Where letters are: a line of text is higher than its letters."""
    return line.taken.inset(0, max(line.text.size // 6, 1))


def _name(spot: Hotspot) -> str:
    return f"{spot.role} {spot.target[0]}:{spot.target[1]}"
