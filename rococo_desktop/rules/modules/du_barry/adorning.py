"""B7: the jewelry she rents along with a garment, and what else brings her jewelry."""

from __future__ import annotations

from collections.abc import Callable

from rococo_desktop.model.definitions import JewelerBoard, Jewelry
from rococo_desktop.model.state import GameState
from rococo_desktop.model.vocabulary import EMPTY, Adornment, DecorationKind
from rococo_desktop.rules.core.ruleset import Ruleset
from rococo_desktop.rules.core.table import Table
from rococo_desktop.rules.modules.du_barry.cards import gain_tile
from rococo_desktop.rules.modules.du_barry.rival import rival
from rococo_desktop.rules.modules.du_barry.telling import because


def has_jeweler(rules: Ruleset, state: GameState, seat: int) -> bool:
    """True if she funds a jeweler decoration: without one she gets no jewelry."""
    return any(state.trademarks[place] == seat for place in rules.places_by_kind[DecorationKind.JEWELER])


def adorn(table: Table, seat: int, garment: int, adornment: Adornment) -> None:
    """The cheapest jewelry of the garment's colour, or that suits it, as the last card revealed says (B7)."""
    board = rival(table.rules).board
    if board is None:
        return
    matches = _choose_and_take(table, seat, board, garment, adornment)
    # Another rule may ask whether the jewelry matched (X3f).
    if table.state.players[seat].matching_jewelry != matches:
        table.note(seat, "matching_jewelry", int(matches))
    if matches:
        gain_tile(table, seat, "B7")


def _choose_and_take(
    table: Table, seat: int, board: JewelerBoard, garment: int, adornment: Adornment
) -> bool:
    """Take what the symbol allows; True if it is of the garment's own colour."""
    made = table.rules.garments[garment]
    if adornment is Adornment.NONE:
        because(table, seat, "B7", "none")
        return False
    if not has_jeweler(table.rules, table.state, seat):
        because(table, seat, "B7", "no_jeweler")
        return False
    if adornment is Adornment.MATCH:
        tile = _take_cheapest(table, seat, board, "B7", "match", lambda kind: kind.colour == made.colour)
    else:
        tile = _take_cheapest(table, seat, board, "B7", "suit", lambda kind: kind.kind == made.kind)
    if tile is None:
        nothing = "nothing_matches" if adornment is Adornment.MATCH else "nothing_suits"
        because(table, seat, "B7", nothing, garment=garment)
        return False
    return board.jewelry[tile].colour == made.colour


def take_any(table: Table, seat: int, garment: int) -> None:
    """The cheapest jewelry of any kind for nothing; in the garment's colour an unseen tile too (X3e, B11)."""
    board = rival(table.rules).board
    if board is None or not has_jeweler(table.rules, table.state, seat):
        because(table, seat, "B11", "no_jeweler")
        return
    tile = _take_cheapest(table, seat, board, "B11", "jewelry", lambda kind: True)
    if tile is None:
        because(table, seat, "B11", "no_jewelry")
    elif board.jewelry[tile].colour == table.rules.garments[garment].colour:
        gain_tile(table, seat, "B11")


def _take_cheapest(
    table: Table, seat: int, board: JewelerBoard, rule: str, reason: str, wanted: Callable[[Jewelry], bool]
) -> int | None:
    """The cheapest tile of the display that is wanted, the leftmost of equal ones; None if there is none."""
    display, prices = table.state.jewelry_display, board.jewelry_prices
    spaces = [space for space, tile in enumerate(display) if tile != EMPTY and wanted(board.jewelry[tile])]
    if not spaces:
        return None
    space = min(spaces, key=lambda space: (prices[space], space))
    tile = display[space]
    because(table, seat, rule, reason, jewelry=tile, price=prices[space])
    table.move(tile, ("jewelry_display", space), ("jewelry", seat))
    return tile
