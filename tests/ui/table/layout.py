"""What is wrong with a picture as a layout: things off screen, cut words, targets too small, overlaps."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from rococo_desktop.ui import theme
from rococo_desktop.ui.geometry import Rect, Size
from rococo_desktop.ui.marks import Fill, Hotspot, Mark, Picture, Role, Shadow, Sprite, Text
from rococo_desktop.ui.typography import ELLIPSIS, Typography

Item = TypeVar("Item")

LEAST_NAME = 8
"""So many letters of a name must be left where it is shortened."""
SLACK = 1
"""Logical pixels that rounding may cost."""


def layout_problems(
    picture: Picture, room: Size, typography: Typography, names: Iterable[str] = ()
) -> list[str]:
    """Everything wrong with the geometry of a picture, in words; names of players may be shortened."""
    screen = Rect(0, 0, room.w, room.h)
    return [
        *(
            problem
            for problem in _sprite_problems(picture.sprites, screen, typography)
            if not (problem.startswith("cut") and _is_short(problem, names))
        ),
        *_hotspot_problems(picture.hotspots, screen),
        *_overlapping_hotspots(picture.hotspots),
        *_overlapping_words(picture.sprites, typography),
        *_twins(picture.hotspots),
    ]


def _sprite_problems(sprites: Iterable[Sprite], screen: Rect, typography: Typography) -> Iterator[str]:
    for sprite in sprites:
        yield from (f"{problem} of {_named(sprite)}" for problem in _inner(sprite, typography))
        if screen.encloses(sprite.rect):
            continue
        for mark in sprite.marks:
            if isinstance(mark, Text) and not screen.encloses(_placed(sprite, mark)):
                yield f"off screen: {mark} at {_placed(sprite, mark)}"


_SEEN: dict[tuple[int, Size, int], tuple[object, tuple[str, ...]]] = {}
"""What was found in the marks of a sprite: the same marks are laid again and again."""


def _inner(sprite: Sprite, typography: Typography) -> tuple[str, ...]:
    key = (id(sprite.marks), sprite.rect.size, id(typography))
    if key not in _SEEN:
        _SEEN[key] = ((sprite.marks, typography), tuple(_mark_problems(sprite, typography)))
    return _SEEN[key][1]


def _mark_problems(sprite: Sprite, typography: Typography) -> Iterator[str]:
    own = Rect(0, 0, sprite.rect.w, sprite.rect.h).inset(-SLACK)
    for mark in sprite.marks:
        if not own.encloses(mark.rect):
            yield f"a mark outside of its sprite: {mark}"
        if isinstance(mark, Shadow) and not own.encloses(mark.rect.inset(-mark.spread)):
            yield f"a shadow cut off: {mark}"
        if isinstance(mark, Text):
            yield from _text_problems(mark, typography)


def _named(sprite: Sprite) -> str:
    return f"{sprite.place or 'sprite'} {tuple(sprite.rect)}"


def _text_problems(text: Text, typography: Typography) -> Iterator[str]:
    if text.size < theme.LEAST_TEXT:
        yield f"type too small: {_quoted(text)}"
    if text.words.endswith(ELLIPSIS):
        yield f"cut: {_quoted(text)}"
    if text.wrap:
        if typography.text_height(text.words, text.face, text.size, text.rect.w) > text.rect.h + SLACK:
            yield f"higher than its room: {_quoted(text)}"
    elif typography.width(text.words, text.face, text.size) > text.rect.w + SLACK:
        yield f"wider than its room: {_quoted(text)}"


def _is_short(problem: str, names: Iterable[str]) -> bool:
    words = problem.split("'")[1].rstrip(ELLIPSIS).rstrip()
    return len(words) > LEAST_NAME and any(name.startswith(words) for name in names)


def _quoted(text: Text) -> str:
    return f"{text.words!r} of size {text.size} in {tuple(text.rect)}"


def _hotspot_problems(spots: Iterable[Hotspot], screen: Rect) -> Iterator[str]:
    for spot in spots:
        least = theme.LEAST_REGION if spot.role is Role.REGION else theme.LEAST_TARGET
        if min(spot.rect.w, spot.rect.h) < least:
            yield f"too small for a {spot.role}: {spot.target} {spot.rect}"
        if not screen.encloses(spot.rect):
            yield f"off screen: {spot.target} {spot.rect}"
        if not spot.description.strip():
            yield f"no description: {spot.target}"


def _overlapping_hotspots(spots: tuple[Hotspot, ...]) -> Iterator[str]:
    for one, other in _near(list(spots), lambda spot: spot.rect):
        if one.layer != other.layer or not one.rect.overlaps(other.rect):
            continue
        regions = [spot for spot in (one, other) if spot.role is Role.REGION]
        partner = {id(one): other, id(other): one}
        if not any(spot.rect.encloses(partner[id(spot)].rect) for spot in regions):
            yield f"overlap: {one.target} {one.rect} and {other.target} {other.rect}"


def _overlapping_words(sprites: Iterable[Sprite], typography: Typography) -> Iterator[str]:
    """Words over words, as far as they are inked: what lies beneath an opaque sprite is not seen."""
    written = [
        (_inked(_placed(sprite, mark), mark, typography), mark, sprite, order)
        for order, sprite in enumerate(sprites)
        for mark in sprite.marks
        if isinstance(mark, Text) and not mark.wrap and mark.words
    ]
    everything = list(sprites)
    for one, other in _near(written, lambda item: item[0]):
        if one[2].layer != other[2].layer or not one[0].overlaps(other[0]):
            continue
        first = one if one[3] < other[3] else other
        if not _covered(first[0], everything[first[3] + 1 :]):
            yield f"words over words: {one[1].words!r} {one[0]} and {other[1].words!r} {other[0]}"


def _covered(rect: Rect, later: list[Sprite]) -> bool:
    """True if something laid later hides it."""
    for sprite in later:
        if not sprite.rect.overlaps(rect):
            continue
        for mark in sprite.marks:
            if isinstance(mark, Fill) and len(mark.paint) == 3 and _placed(sprite, mark).overlaps(rect):
                return True
    return False


def _inked(rect: Rect, text: Text, typography: Typography) -> Rect:
    """The part of its rectangle that a line of words inks, without the room above and below its letters."""
    width = min(typography.width(text.words, text.face, text.size), rect.w)
    left = {"left": 0, "centre": (rect.w - width) // 2, "right": rect.w - width}[text.align]
    height = min(text.size * 7 // 10, rect.h)
    return Rect(rect.x + left, rect.y + (rect.h - height) // 2, width, height)


def _twins(spots: Iterable[Hotspot]) -> Iterator[str]:
    seen: set[object] = set()
    for spot in spots:
        if spot.target in seen:
            yield f"twice: {spot.target}"
        seen.add(spot.target)


def _placed(sprite: Sprite, mark: Mark) -> Rect:
    return mark.rect.moved(sprite.rect.x, sprite.rect.y)


def _near(items: list[Item], rect_of: Callable[[Item], Rect]) -> Iterator[tuple[Item, Item]]:
    """Every pair whose columns overlap, found by a sweep from left to right."""
    ordered = sorted(items, key=lambda item: rect_of(item).x)
    open_items: list[Item] = []
    for item in ordered:
        rect = rect_of(item)
        open_items = [other for other in open_items if rect_of(other).right > rect.x]
        for other in open_items:
            seen = rect_of(other)
            if seen.y < rect.bottom and rect.y < seen.bottom:
                yield other, item
        open_items.append(item)
