"""What things cost now and next; where a shelf slides, the rules' own acts move the pieces of a copy."""

from __future__ import annotations

from collections.abc import Callable

from rococo_desktop.model.definitions import JewelerBoard
from rococo_desktop.model.events import Moved
from rococo_desktop.model.outlook import Market, ShelfPrice, StockPrice
from rococo_desktop.model.state import GameState
from rococo_desktop.model.vocabulary import EMPTY, NOBODY
from rococo_desktop.rules.core import acquire, fund, staff, tailor
from rococo_desktop.rules.core.reasons import Reasons
from rococo_desktop.rules.core.ruleset import Ruleset
from rococo_desktop.rules.core.table import Table

_MEANS = ("livre_short", "goods_short")
"""The reasons that speak of what a seat owns; all others are no matter of price."""

_SOLD_OUT = StockPrice(0, None, None, None)

_ANYBODY = 0
"""An acting employee for predicates whose answers about rank are not asked for."""

_ANY_GARMENT = 0
"""A garment for predicates whose answers about what suits it are not asked for."""


def market(rules: Ruleset, state: GameState, viewer: int) -> Market:
    """Every price of the market; what the viewer can pay, and for NOBODY nothing about that."""
    return Market(
        _garments(rules, state, viewer),
        tuple(_drawer(rules, state, viewer, at) for at in range(rules.figures.drawers)),
        _hire(rules, state, viewer),
        _jewelry(rules, state, viewer),
        tuple(
            _affordable(viewer, fund.obstacles, rules, state, viewer, _ANYBODY, fund.FULL_PRICE, place)
            for place in range(rules.first_decoration, rules.first_all_halls)
        ),
    )


def _affordable(viewer: int, obstacles: Callable[..., Reasons], *about: object) -> bool | None:
    if viewer == NOBODY:
        return None
    return not any(reason.key in _MEANS for reason in obstacles(*about))


def _slid(rules: Ruleset, state: GameState, step: str, zone: str) -> dict[int, int | None]:
    """Where the next phase 1 takes the piece of each space, or None for off the shelf (P1.4, J2).

    Empty in the last round, which no other follows. What is drawn to fill up is not looked at.
    """
    if state.round >= rules.figures.rounds:
        return {}
    table = Table(rules, state.clone())
    rules.acts[step](table)
    return {
        event.source[1]: event.target[1] if event.target[0] == zone else None
        for event in table.events
        if isinstance(event, Moved) and event.source[0] == zone
    }


def _shelf(
    state: GameState,
    zone: str,
    prices: tuple[int, ...],
    after: dict[int, int | None],
    affordable: list[bool | None],
) -> tuple[ShelfPrice, ...]:
    shelf = []
    for at, piece in enumerate(getattr(state, zone)):
        if piece == EMPTY:
            shelf.append(ShelfPrice(EMPTY, prices[at], None, False, None))
            continue
        goes_to = after.get(at)
        shelf.append(
            ShelfPrice(
                piece,
                prices[at],
                None if goes_to is None else prices[goes_to],
                at in after and goes_to is None,
                affordable[at],
            )
        )
    return tuple(shelf)


def _garments(rules: Ruleset, state: GameState, viewer: int) -> tuple[ShelfPrice, ...]:
    after = _slid(rules, state, "slide_garments", "garments")
    affordable = [
        _affordable(viewer, tailor.obstacles, rules, state, viewer, _ANYBODY, tailor.MAIN, space)
        for space in range(len(state.garments))
    ]
    return _shelf(state, "garments", rules.side.garment_prices, after, affordable)


def _jewelry(rules: Ruleset, state: GameState, viewer: int) -> tuple[ShelfPrice, ...]:
    board = next((extra for extra in rules.extras.values() if isinstance(extra, JewelerBoard)), None)
    if board is None:
        return ()
    obstacles = rules.explainers["adorn", "jewelry_display"]
    affordable = [
        _affordable(viewer, obstacles, rules, state, viewer, _ANYBODY, _ANY_GARMENT, space)
        for space in range(len(state.jewelry_display))
    ]
    after = _slid(rules, state, "slide_jewelry", "jewelry_display")
    return _shelf(state, "jewelry_display", board.jewelry_prices, after, affordable)


def _drawer(rules: Ruleset, state: GameState, viewer: int, drawer: int) -> StockPrice:
    spaces = acquire.drawer_of(rules, drawer * rules.side.drawer_spaces)
    held = [space for space in spaces if state.drawers[space] != EMPTY]
    if not held:
        return _SOLD_OUT
    affordable = _affordable(viewer, acquire.obstacles, rules, state, viewer, _ANYBODY, False, held[0])
    return _stock(len(held), rules.figures.acquire_prices, affordable)


def _hire(rules: Ruleset, state: GameState, viewer: int) -> StockPrice:
    held = [space for space, card in enumerate(state.hire) if card != EMPTY]
    if not held:
        return _SOLD_OUT
    affordable = _affordable(viewer, staff.hire_obstacles, rules, state, viewer, _ANYBODY, held[0])
    return _stock(len(held), rules.figures.hire_prices, affordable)


def _stock(number: int, prices: tuple[int, ...], affordable: bool | None) -> StockPrice:
    return StockPrice(number, prices[number], prices[number - 1] if number > 1 else None, affordable)
