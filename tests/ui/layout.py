"""What is wrong with a picture as a layout: geometry and measured text only, nothing is drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple, TypeVar

from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.frames import GRAND
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.picture_parts import (
    Art,
    Fill,
    Fit,
    Hotspot,
    HotspotRole,
    Layer,
    Mark,
    Picture,
    Shadow,
    Stencil,
    Text,
)
from rococo_desktop.ui.picture.typography import ELLIPSIS, Typography

Item = TypeVar("Item")

LEAST = {
    HotspotRole.TARGET: theme.LEAST_TARGET,
    HotspotRole.BUTTON: theme.LEAST_TARGET,
    HotspotRole.REGION: theme.LEAST_REGION,
    HotspotRole.GROUND: theme.LEAST_REGION,
}
HOLDING = (HotspotRole.REGION, HotspotRole.GROUND)
"""What may have other things on it."""
LEAST_NAME = 8
"""So many letters of a name must be left where it is shortened."""
SLACK = 1
"""Logical pixels that rounding may cost."""
SIGNS = "signs/"
PANEL_EDGE = 10
"""How wide the frame of a panel is."""
CAST = 12
"""The shadow of a word lies at most so small a part of its size from it."""


class Line(NamedTuple):
    """Words where they stand: their rectangle, and the part of it that letters ink."""

    given: Rect
    ink: Rect
    text: Text

    def moved(self, dx: int, dy: int) -> Line:
        """The same words elsewhere."""
        return Line(self.given.moved(dx, dy), self.ink.moved(dx, dy), self.text)


class Look(NamedTuple):
    """What one look at the marks of a sprite tells, all counted from the corner of the sprite."""

    marks: tuple[Mark, ...]
    """Kept, so that no other marks get their identity."""
    problems: list[str]
    lines: list[Line]
    icons: list[Rect]
    solid: list[Rect]
    """What hides everything beneath it."""
    panels: list[Rect]


class Laid(NamedTuple):
    """A line on the screen: its layer, and which sprite it belongs to."""

    line: Line
    layer: int
    order: int


class Finder:
    """Finds what is wrong with pictures measured by one typography; the same marks are looked at once."""

    def __init__(self, typography: Typography) -> None:
        self._type = typography
        self._looks: dict[tuple[int, int, int], Look] = {}
        self._placed: dict[tuple[int, Rect], tuple[Look, list[Line]]] = {}

    def problems(self, picture: Picture, room: Size, names: Iterable[str] = ()) -> list[str]:
        """Everything wrong with a picture, in words; names of players may be shortened."""
        screen = Rect(0, 0, *room)
        looks, lines = [], []
        for order, sprite in enumerate(picture.sprites):
            look, placed = self._placed_look(sprite.marks, sprite.rect)
            looks.append(look)
            lines += [Laid(line, sprite.layer, order) for line in placed]
        return [
            *_inner(picture, looks),
            *_off_screen(picture, looks, screen),
            *_cut([laid.line.text for laid in lines], tuple(names)),
            *_over_frames(picture, looks, lines),
            *_words_over_words(picture, looks, lines),
            *_hotspots(picture.hotspots, screen),
            *_overlapping(picture.hotspots),
            *_twins(picture.hotspots),
            *_shining_through(picture, looks),
        ]

    def _placed_look(self, marks: tuple[Mark, ...], rect: Rect) -> tuple[Look, list[Line]]:
        """What there is to know of marks, and their lines where they stand on the screen."""
        key = (id(marks), rect)
        found = self._placed.get(key)
        if found is None:
            look = self._look(marks, rect.w, rect.h)
            found = self._placed[key] = look, [line.moved(rect.x, rect.y) for line in look.lines]
        return found

    def _look(self, marks: tuple[Mark, ...], wide: int, high: int) -> Look:
        key = (id(marks), wide, high)
        found = self._looks.get(key)
        if found is None:
            lines, icons, solid, panels = [], [], [], []
            for mark in marks:
                if isinstance(mark, Text):
                    if mark.words:
                        lines.append(self._line(mark))
                elif isinstance(mark, Stencil) or (isinstance(mark, Art) and mark.name.startswith(SIGNS)):
                    icons.append(mark.rect)
                elif isinstance(mark, Fill):
                    if len(mark.paint) == 3:
                        solid.append(mark.rect)
                elif isinstance(mark, Art) and mark.fit is not Fit.CONTAIN:
                    solid.append(mark.rect)
                    if mark.name == GRAND.picture:
                        panels.append(mark.rect.inset(GRAND.beyond))
            problems = list(self._in_sprite(marks, Rect(0, 0, wide, high).inset(-SLACK)))
            found = self._looks[key] = Look(marks, problems, lines, icons, solid, panels)
        return found

    def _in_sprite(self, marks: tuple[Mark, ...], own: Rect) -> Iterator[str]:
        for mark in marks:
            if not own.encloses(self._line(mark).ink if isinstance(mark, Text) else mark.rect):
                yield f"a mark outside of its sprite: {mark}"
            if isinstance(mark, Shadow) and not own.encloses(mark.rect.inset(-mark.spread)):
                yield f"a shadow cut off: {mark}"
            if isinstance(mark, Text):
                yield from self._text(mark)

    def _text(self, text: Text) -> Iterator[str]:
        if text.size < theme.LEAST_TEXT:
            yield f"type too small: {_quoted(text)}"
        if text.wrap:
            lines = len(self._type.wrapped(text.words, text.face, text.size, text.rect.w))
            if lines * (self._type.line_height(text.face, text.size) - SLACK) > text.rect.h:
                yield f"higher than its room: {_quoted(text)}"
        elif self._width(text) > text.rect.w + SLACK:
            yield f"wider than its room: {_quoted(text)}"

    def _width(self, text: Text) -> int:
        return self._type.width(text.words, text.face, text.size) * text.share // 100

    def _line(self, text: Text) -> Line:
        """A line of text is higher than its letters: what is above and below them is not inked."""
        given, face, size = text.rect, text.face, text.size
        if text.wrap:
            lines = self._type.wrapped(text.words, face, size, given.w)
            wide = max(self._type.width(line, face, size) for line in lines)
            high = len(lines) * self._type.line_height(face, size)
            top, high = given.y + size // 6, high - 2 * (size // 6)
        else:
            wide = self._width(text)
            high = min(size * 7 // 10, given.h)
            top = given.y + (given.h - high) // 2
        wide = min(wide, given.w)
        left = {"left": 0, "centre": (given.w - wide) // 2, "right": given.w - wide}[text.align]
        return Line(given, Rect(given.x + left, top, wide, high), text)


def layout_problems(
    picture: Picture, room: Size, typography: Typography, names: Iterable[str] = ()
) -> list[str]:
    """Everything wrong with the layout of one picture, in words."""
    return Finder(typography).problems(picture, room, names)


def _inner(picture: Picture, looks: list[Look]) -> Iterator[str]:
    for sprite, look in zip(picture.sprites, looks, strict=True):
        for problem in look.problems:
            yield f"{problem} of {sprite.place or 'sprite'} {tuple(sprite.rect)}"


def _off_screen(picture: Picture, looks: list[Look], screen: Rect) -> Iterator[str]:
    for sprite, look in zip(picture.sprites, looks, strict=True):
        if screen.encloses(sprite.rect):
            continue
        shown = [
            *((line.ink, line.text.words) for line in look.lines),
            *((rect, "a sign") for rect in look.icons),
        ]
        for rect, what in shown:
            placed = rect.moved(sprite.rect.x, sprite.rect.y)
            if not screen.encloses(placed):
                yield f"off screen: {what!r} at {tuple(placed)}"


def _cut(texts: Iterable[Text], names: tuple[str, ...]) -> Iterator[str]:
    for text in texts:
        if not text.words.endswith(ELLIPSIS) or len(text.words) == 1:
            continue
        left = text.words.rstrip(ELLIPSIS).rstrip()
        if len(left) <= LEAST_NAME or not any(name.startswith(left) for name in names):
            yield f"cut: {_quoted(text)}"


def _over_frames(picture: Picture, looks: list[Look], lines: list[Laid]) -> Iterator[str]:
    for sprite, look in zip(picture.sprites, looks, strict=True):
        for rect in look.panels:
            panel = rect.moved(sprite.rect.x, sprite.rect.y)
            for line, layer, _ in lines:
                if layer != sprite.layer or not panel.contains((line.ink.x, line.ink.y)):
                    continue
                if not panel.inset(PANEL_EDGE).encloses(line.ink):
                    yield f"over the frame of its panel: {_quoted(line.text)}"


def _words_over_words(picture: Picture, looks: list[Look], lines: list[Laid]) -> Iterator[str]:
    """Words over words: what lies beneath something solid is not seen, and a word may throw a shadow."""
    for one, other in near(lines, lambda laid: laid.line.ink):
        if one.layer != other.layer or one.layer >= Layer.TIP or _is_shadow(one.line, other.line):
            continue
        first = min(one, other, key=lambda laid: laid.order)
        if not _covered(first, picture, looks):
            yield (
                f"words over words: {one.line.text.words[:40]!r} {tuple(one.line.ink)}"
                f" and {other.line.text.words[:40]!r} {tuple(other.line.ink)}"
            )


def _is_shadow(one: Line, other: Line) -> bool:
    if one.text.words != other.text.words or one.text.paint == other.text.paint:
        return False
    aside = max(abs(one.ink.x - other.ink.x), abs(one.ink.y - other.ink.y))
    return aside * CAST <= max(one.text.size, 2 * CAST)


def _covered(beneath: Laid, picture: Picture, looks: list[Look]) -> bool:
    """True if something solid laid later hides the line."""
    ink = beneath.line.ink
    for sprite, look in zip(picture.sprites[beneath.order + 1 :], looks[beneath.order + 1 :], strict=True):
        if sprite.rect.overlaps(ink) and any(
            rect.moved(sprite.rect.x, sprite.rect.y).overlaps(ink) for rect in look.solid
        ):
            return True
    return False


def _quoted(text: Text) -> str:
    return f"{text.words!r} of size {text.size} in {tuple(text.rect)}"


def _hotspots(spots: Iterable[Hotspot], screen: Rect) -> Iterator[str]:
    for spot in spots:
        if min(spot.rect.w, spot.rect.h) < LEAST[spot.role]:
            yield f"too small for a {spot.role}: {spot.target} {tuple(spot.rect)}"
        if not screen.encloses(spot.rect):
            yield f"off screen: {spot.target} {tuple(spot.rect)}"
        if not spot.description.strip():
            yield f"no description: {spot.target}"


def _overlapping(spots: tuple[Hotspot, ...]) -> Iterator[str]:
    """Things to press must not share a pixel; a region may hold others, but not cut through them."""
    for one, other in near(spots, lambda spot: spot.rect):
        if one.layer != other.layer:
            continue
        holds = (one.role in HOLDING and one.rect.encloses(other.rect)) or (
            other.role in HOLDING and other.rect.encloses(one.rect)
        )
        if not holds:
            yield f"overlap: {one.target} {tuple(one.rect)} and {other.target} {tuple(other.rect)}"


def _shining_through(picture: Picture, looks: list[Look]) -> Iterator[str]:
    """What could be pointed at although something solid is drawn over it; a tooltip goes before one does."""
    for sprite, look in zip(picture.sprites, looks, strict=True):
        if not max(picture.modal, Layer.TABLE) < sprite.layer < Layer.TIP:
            continue
        for solid in look.solid:
            ground = solid.moved(sprite.rect.x, sprite.rect.y)
            if any(panel.layer == sprite.layer and panel.rect.encloses(ground) for panel in picture.panels):
                continue
            for spot in picture.hotspots:
                if picture.modal <= spot.layer < sprite.layer and spot.rect.overlaps(ground):
                    yield f"shines through: {spot.target} {tuple(spot.rect)} beneath {tuple(ground)}"


def _twins(spots: Iterable[Hotspot]) -> Iterator[str]:
    seen: set[object] = set()
    for spot in spots:
        if spot.target in seen:
            yield f"twice: {spot.target}"
        seen.add(spot.target)


def near(items: Iterable[Item], rect_of: Callable[[Item], Rect]) -> Iterator[tuple[Item, Item]]:
    """Every pair whose rectangles overlap, found by a sweep from left to right."""
    ordered = sorted(((*rect_of(item), item) for item in items), key=lambda entry: entry[0])
    still: list[tuple[int, int, int, Item]] = []
    for x, y, w, h, item in ordered:
        if not w or not h:
            continue
        still = [entry for entry in still if entry[0] > x]
        bottom = y + h
        for _, top, foot, other in still:
            if top < bottom and y < foot:
                yield other, item
        still.append((x + w, y, bottom, item))
