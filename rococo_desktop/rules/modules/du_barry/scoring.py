"""B12: her final scoring: as anyone's, and prestige for her tiles; her employees count, seen or not."""

from __future__ import annotations

from rococo_desktop.model.effects import Count
from rococo_desktop.model.score_causes import TilesHeld
from rococo_desktop.model.state import GameState
from rococo_desktop.rules.core.ruleset import Counter, Ruleset
from rococo_desktop.rules.core.table import Table
from rococo_desktop.rules.modules.du_barry.rival import GRADUATES, her_seat, rival
from rococo_desktop.rules.modules.du_barry.telling import because


def with_graduates(counter: Counter) -> Counter:
    """A counter of the staff that counts the employees she got by examinations as hers."""

    def count_staff(rules: Ruleset, state: GameState, seat: int, count: Count, hall: int) -> int:
        number = counter(rules, state, seat, count, hall)
        if seat == her_seat(rules):
            number += sum(count.rank in (None, rules.employees[card].rank) for card in state.rival_graduates)
        return number

    return count_staff


def show_graduates(table: Table) -> None:
    """Before crowns are scored, the employees nobody has seen lie open with the others."""
    seat = her_seat(table.rules)
    for card in table.state.rival_graduates:
        table.reveal()
        because(table, seat, "B12", "graduate", employee=card)
        table.move(card, GRADUATES, ("supply", seat))


def score_tiles(table: Table) -> None:
    """A point for every two tiles she holds; and a tie, if it is one, is hers."""
    seat = her_seat(table.rules)
    tiles = len(table.state.players[seat].silk)
    points = tiles // rival(table.rules).figures.tiles_per_prestige
    because(table, seat, "B12", "tiles", tiles=tiles, prestige=points)
    if points:
        table.score(seat, points, TilesHeld(tiles))
    prestige = {player.prestige for player in table.state.players}
    if len(prestige) == 1:
        because(table, seat, "B12", "tie", prestige=prestige.pop())
