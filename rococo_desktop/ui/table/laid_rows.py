"""How cards and tiles lie in rows: side by side, or over each other where many, with room for a number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.table_kit.zones import Sizes

CARD_ASPECT = 0.7
MINI_ASPECT = 0.72
APART = 4
"""Cards lie so many gaps apart where there is room."""
SMALLEST = 72
"""Cards of a row get smaller to lie side by side, down to so many hundredths; then they overlap."""


class Cell(NamedTuple):
    """Where a piece lies, and the room below or beside it for a number or a key."""

    piece: Rect
    note: Rect
    seen: Rect
    """What the next one leaves to be seen of it."""


def note_height(sizes: Sizes) -> int:
    """The room kept below a piece for what hangs there."""
    return sizes.number + 4


def least_seen(row: Sequence[Cell]) -> int:
    """How wide that is of which the least is seen."""
    return min(cell.seen.w for cell in row)


def fan(area: Rect, count: int, sizes: Sizes, noted: bool) -> list[Cell]:
    """Cards as high as the area, side by side or over each other; in two rows where they are very many."""
    one = _fanned(area, [count], sizes, noted)
    if least_seen(one) >= theme.LEAST_TARGET:
        return one
    return _fanned(area, [-(-count // 2), count // 2], sizes, noted)


def _fanned(area: Rect, rows: list[int], sizes: Sizes, noted: bool) -> list[Cell]:
    low = note_height(sizes) if noted else 0
    found = []
    for row, count in zip(area.rows(len(rows), sizes.gap), rows, strict=True):
        largest = max(int((row.h - low) * CARD_ASPECT), theme.LEAST_TARGET)
        # A card that is a little smaller says more than one that is covered in part.
        beside = (row.w - sizes.gap * (count - 1)) // count
        width = min(largest, beside) if beside >= largest * SMALLEST // 100 else largest
        high = min(int(width / CARD_ASPECT), row.h - low)
        step = width + APART * sizes.gap
        if count > 1:
            step = min(step, (row.w - width) // (count - 1))
        x = row.x + (row.w - width - step * (count - 1)) // 2
        y = row.y + (row.h - low - high) // 2
        for at in range(count):
            card = Rect(x + at * step, y, width, high)
            seen = card if at == count - 1 else card.left_part(min(width, step))
            found.append(Cell(card, Rect(seen.x, seen.bottom + 2, seen.w, low - 2), seen))
    return found


def staff_row(row: Rect, notes: Sequence[int]) -> list[Cell]:
    """Small cards from the left, each with so much room at its right for those that are alike."""
    width = min(int(row.h * MINI_ASPECT), row.w)
    step, found = width + 3, []
    if len(notes) > 1:
        step = min(step, (row.w - width - sum(notes)) // (len(notes) - 1))
    x = row.x
    for at, note in enumerate(notes):
        card = Rect(x, row.y, width, row.h)
        seen = card if at == len(notes) - 1 else card.left_part(min(width, step))
        found.append(Cell(card, Rect(seen.right, row.y, note, row.h), seen))
        x += step + note
    return found


def rack(area: Rect, count: int) -> list[Cell]:
    """Tiles on two shelves, row by row from the left: the same places and size for up to six of them.

    Each has room at its lower right for another one behind it.
    """
    columns = max(RACK_COLUMNS, -(-count // RACK_SHELVES))
    peep = PEEP if columns == RACK_COLUMNS else PEEP // 2
    across, down = area.w // columns, area.h // RACK_SHELVES
    side = max(min(across - peep // 2, down) - peep, 1)
    found = []
    for at in range(max(count, columns * RACK_SHELVES)):
        row, column = divmod(at, columns)
        left, top = (across - side - peep) // 2, (down - side - peep) // 2
        piece = Rect(area.x + column * across + left, area.y + row * down + top, side, side)
        found.append(Cell(piece, piece.moved(peep, peep), piece))
    return found


RACK_COLUMNS, RACK_SHELVES = 3, 2
PEEP = 6
"""How far a tile peeps out behind one that is alike."""


def cells(area: Rect, count: int, sizes: Sizes, noted: bool) -> list[Cell]:
    """Tiles as large as fit, in rows as they fit best.

    Where numbers hang there they do so beside or below, whichever leaves the tiles larger.
    """
    ways = [
        _tiled(area, count, rows, sizes, note)
        for rows in range(1, 4)
        for note in (("beside", "below") if noted else ("",))
    ]
    return max(ways, key=lambda way: way[0].piece.w)


def _tiled(area: Rect, count: int, rows: int, sizes: Sizes, note: str) -> list[Cell]:
    gap = 3
    columns = -(-count // rows)
    wide = (area.w - gap * (columns - 1)) // columns
    high = (area.h - gap * (rows - 1)) // rows
    aside = sizes.number * 3 // 2 + 3 if note == "beside" else 0
    low = note_height(sizes) if note == "below" else 0
    side = max(min(wide - aside, high - low), 1)
    step = min(side + aside + 2 * sizes.gap, (area.w + gap) // columns)
    found = []
    for at in range(count):
        row, column = divmod(at, columns)
        here = min(columns, count - row * columns)
        x = area.x + (area.w - step * here + step - side - aside) // 2
        piece = Rect(x + column * step, area.y + row * (high + gap) + (high - low - side) // 2, side, side)
        below = Rect(piece.x, piece.bottom + 1, side, low - 1)
        beside = piece._replace(x=piece.right + 1, w=aside - 2)
        found.append(Cell(piece, beside if aside else below, piece))
    return found
