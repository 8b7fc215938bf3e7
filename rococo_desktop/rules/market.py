"""What things cost now and next; where a shelf slides, the rules' own acts move the pieces of a copy."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from rococo_desktop.model.decisions import Target
from rococo_desktop.model.definitions import JewelerBoard
from rococo_desktop.model.events import Moved
from rococo_desktop.model.outlook import Market, Missing, ShelfPrice, StockPrice
from rococo_desktop.model.state import GameState
from rococo_desktop.model.vocabulary import EMPTY, NOBODY
from rococo_desktop.rules.core import acquire, fund, staff, tailor
from rococo_desktop.rules.core.reasons import Reasons
from rococo_desktop.rules.core.ruleset import Ruleset
from rococo_desktop.rules.core.table import Table

_OWN = ("livre_short", "goods_short", "decoration_limit")
"""The reasons that speak of what a seat owns and has already; all others are no matter of price."""

_OF_CARD = ("needs_rank", "needs_thimble")
"""Those that speak of the card played."""

_SOLD_OUT = StockPrice(0, None, None, None)

_ANYBODY = 0
"""An acting employee for predicates whose answers about rank are not asked for."""

_NO_TARGET: Target = ("", 0)

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
            _missing(
                rules,
                state,
                viewer,
                ("decorations", place),
                partial(fund.obstacles, rules, state, viewer, _ANYBODY, fund.FULL_PRICE, place),
            )
            for place in range(rules.first_decoration, rules.first_all_halls)
        ),
    )


def _missing(
    rules: Ruleset, state: GameState, viewer: int, target: Target, anyhow: Callable[[], Reasons]
) -> Missing:
    """What stands between the viewer and the target that the viewer could bring along.

    While the viewer decides, the question at hand tells it, which knows the card and its terms; else
    `anyhow`, which knows no card and so nothing of ranks.
    """
    if viewer == NOBODY:
        return None
    asked = _at_hand(rules, state, viewer, target)
    if asked is None:
        return tuple(reason for reason in anyhow() if reason.key in _OWN)
    return tuple(reason for reason in asked if reason.key in _OWN or reason.key in _OF_CARD)


def _at_hand(rules: Ruleset, state: GameState, viewer: int, target: Target) -> Reasons | None:
    """Why the target cannot be chosen in the viewer's own decision; None if that is not about such things."""
    step = state.agenda[-1] if state.agenda else None
    if step is None or step[1:2] != (viewer,):
        return None
    explainer = rules.explainers.get((step[0], target[0]))
    return None if explainer is None else explainer(rules, state, *step[1:], target[1])


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
    missing: list[Missing],
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
                missing[at],
            )
        )
    return tuple(shelf)


def _garments(rules: Ruleset, state: GameState, viewer: int) -> tuple[ShelfPrice, ...]:
    after = _slid(rules, state, "slide_garments", "garments")
    missing = [
        _missing(
            rules,
            state,
            viewer,
            ("garments", space),
            partial(tailor.obstacles, rules, state, viewer, _ANYBODY, tailor.MAIN, space),
        )
        for space in range(len(state.garments))
    ]
    return _shelf(state, "garments", rules.side.garment_prices, after, missing)


def _jewelry(rules: Ruleset, state: GameState, viewer: int) -> tuple[ShelfPrice, ...]:
    board = next((extra for extra in rules.extras.values() if isinstance(extra, JewelerBoard)), None)
    if board is None:
        return ()
    obstacles = rules.explainers["adorn", "jewelry_display"]
    missing = [
        # It is bought along with a garment: until then no question knows what it takes.
        _missing(
            rules,
            state,
            viewer,
            _NO_TARGET,
            partial(obstacles, rules, state, viewer, _ANYBODY, _ANY_GARMENT, space),
        )
        for space in range(len(state.jewelry_display))
    ]
    after = _slid(rules, state, "slide_jewelry", "jewelry_display")
    return _shelf(state, "jewelry_display", board.jewelry_prices, after, missing)


def _drawer(rules: Ruleset, state: GameState, viewer: int, drawer: int) -> StockPrice:
    spaces = acquire.drawer_of(rules, drawer * rules.side.drawer_spaces)
    held = [space for space in spaces if state.drawers[space] != EMPTY]
    if not held:
        return _SOLD_OUT
    anyhow = partial(acquire.obstacles, rules, state, viewer, _ANYBODY, False, held[0])
    missing = _missing(rules, state, viewer, ("drawers", held[0]), anyhow)
    return _stock(len(held), rules.figures.acquire_prices, missing)


def _hire(rules: Ruleset, state: GameState, viewer: int) -> StockPrice:
    held = [space for space, card in enumerate(state.hire) if card != EMPTY]
    if not held:
        return _SOLD_OUT
    anyhow = partial(staff.hire_obstacles, rules, state, viewer, _ANYBODY, held[0])
    missing = _missing(rules, state, viewer, ("hire", held[0]), anyhow)
    return _stock(len(held), rules.figures.hire_prices, missing)


def _stock(number: int, prices: tuple[int, ...], missing: Missing) -> StockPrice:
    return StockPrice(number, prices[number], prices[number - 1] if number > 1 else None, missing)
