"""A place on the screen where nothing is to be read, for what is laid over it for a moment."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import accumulate

from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.picture_parts import Align, Art, Picture, Sprite, Stencil, Text
from rococo_desktop.ui.picture.typography import Typography

CELL = 8
"""The screen is looked at in squares of so many pixels."""
WORDS, SIGNS = 1000, 1
"""How much worse it is to lie on a square of words, or of a sign, than to lie farther from the middle."""
SIGN = "signs/"


def clear_place(pictures: Iterable[Picture], room: Size, size: Size, kind: Typography) -> Rect:
    """Where something of this size covers no words and as few signs as can be, near the middle."""
    columns, rows = room.w // CELL, room.h // CELL
    weights = [[0] * columns for _ in range(rows)]
    for picture in pictures:
        for sprite in picture.sprites:
            for rect, weight in _read(sprite, kind):
                _weigh(weights, rect, weight)
    sums = _sums(weights)
    wide, high = -(-size.w // CELL), -(-size.h // CELL)
    middle = ((columns - wide) / 2, (rows - high) / 2)

    def cost(spot: tuple[int, int]) -> tuple[int, float]:
        x, y = spot
        covered = sums[y + high][x + wide] - sums[y][x + wide] - sums[y + high][x] + sums[y][x]
        return covered, abs(x - middle[0]) + abs(y - middle[1])

    # A square is left free at the edge of the screen.
    spots = ((x, y) for y in range(1, rows - high) for x in range(1, columns - wide))
    x, y = min(spots, key=cost, default=(0, 0))
    return Rect(x * CELL, y * CELL, wide * CELL, high * CELL).centred(size)


def _read(sprite: Sprite, kind: Typography) -> Iterator[tuple[Rect, int]]:
    """What of a sprite is read, where it lies on the screen, and how bad it would be to cover it."""
    for mark in sprite.marks:
        match mark:
            case Text():
                yield inked(mark, kind).moved(sprite.rect.x, sprite.rect.y), WORDS
            case Art(rect, name) if name.startswith(SIGN):
                yield rect.moved(sprite.rect.x, sprite.rect.y), SIGNS
            case Stencil(rect):
                yield rect.moved(sprite.rect.x, sprite.rect.y), SIGNS


def inked(text: Text, kind: Typography) -> Rect:
    """The part of its rectangle that a line of words takes."""
    rect = text.rect
    wide = rect.w if text.wrap else min(kind.width(text.words, text.face, text.size), rect.w)
    if text.align is Align.CENTRE:
        return rect.centred((wide, rect.h))
    return rect.right_part(wide) if text.align is Align.RIGHT else rect.left_part(wide)


def _weigh(weights: list[list[int]], rect: Rect, weight: int) -> None:
    for row in weights[max(rect.y // CELL, 0) : max(-(-rect.bottom // CELL), 0)]:
        for column in range(max(rect.x // CELL, 0), min(max(-(-rect.right // CELL), 0), len(row))):
            row[column] = max(row[column], weight)


def _sums(weights: list[list[int]]) -> list[list[int]]:
    """The weight of everything above and to the left of each corner."""
    found = [[0] * (len(weights[0]) + 1)]
    for row in weights:
        found.append([above + left for above, left in zip(found[-1], (0, *accumulate(row)), strict=True)])
    return found
