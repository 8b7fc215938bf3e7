"""A1, A4, A5: the queen's favor, hiring, and deputing employees."""

from __future__ import annotations

from functools import cache, lru_cache

from rococo_desktop.model.decisions import Choice
from rococo_desktop.model.effects import Depute
from rococo_desktop.model.events import ClaimedFavor, Deputed, Hired
from rococo_desktop.model.places import REMOVED, Place
from rococo_desktop.model.state import GameState
from rococo_desktop.model.vocabulary import EMPTY, NOBODY, Rank
from rococo_desktop.rules.core import reasons
from rococo_desktop.rules.core.counts import staff_size
from rococo_desktop.rules.core.reasons import Reasons, clear
from rococo_desktop.rules.core.ruleset import Ruleset
from rococo_desktop.rules.core.table import Table


def can_claim_favor(rules: Ruleset, state: GameState, seat: int, acting: int) -> bool:
    """True if the queen's favor lies on the board (A1)."""
    return state.favor == NOBODY


def favor_obstacles(rules: Ruleset, state: GameState, seat: int, acting: int) -> Reasons:
    """What stands in the way of claiming the queen's favor."""
    if not can_claim_favor(rules, state, seat, acting):
        yield reasons.FAVOR_TAKEN


def claim_favor(table: Table, seat: int, acting: int) -> None:
    """Take the favor and its livre."""
    table.tell(ClaimedFavor(seat))
    table.pass_favor(seat)
    table.adjust(seat, "livre", table.rules.figures.favor_livre)


def hire_price(rules: Ruleset, state: GameState) -> int:
    """What any card of the display costs, by how many lie there (A4)."""
    return rules.figures.hire_prices[len(state.hire) - state.hire.count(EMPTY)]


def hire_obstacles(rules: Ruleset, state: GameState, seat: int, acting: int, space: int) -> Reasons:
    """What stands in the way of hiring the card at this space."""
    if state.hire[space] == EMPTY:
        yield reasons.NOTHING_THERE
        return
    missing = hire_price(rules, state) - state.players[seat].livre
    if missing > 0:
        yield reasons.livre_short(missing)


def hire_action_obstacles(rules: Ruleset, state: GameState, seat: int, acting: int) -> Reasons:
    """What stands in the way of hiring anybody."""
    if state.hire.count(EMPTY) == len(state.hire):
        yield reasons.HIRE_EMPTY
        return
    missing = hire_price(rules, state) - state.players[seat].livre
    if missing > 0:
        yield reasons.livre_short(missing)


def can_hire(rules: Ruleset, state: GameState, seat: int, acting: int) -> bool:
    """True if somebody can be hired now."""
    return clear(hire_action_obstacles(rules, state, seat, acting))


@lru_cache(maxsize=2048)
def _hire_choice(seat: int, acting: int, space: int, name: str) -> Choice:
    return Choice(f"hire:{name}", ("hire", space), (("hire_employee", seat, acting, space),))


def ask_hire(rules: Ruleset, state: GameState, seat: int, acting: int) -> tuple[Choice, ...]:
    """Whom to hire?"""
    return tuple(
        [
            _hire_choice(seat, acting, space, rules.employees[card].id)
            for space, card in enumerate(state.hire)
            if clear(hire_obstacles(rules, state, seat, acting, space))
        ]
    )


def hire_employee(table: Table, seat: int, acting: int, space: int) -> None:
    """Pay, and take the card into hand: it is played later this round."""
    price = hire_price(table.rules, table.state)
    card = table.state.hire[space]
    table.tell(Hired(seat, card, price))
    if price:
        table.adjust(seat, "livre", -price)
    table.move(card, ("hire", space), ("hand", seat))


def can_depute(rules: Ruleset, state: GameState, seat: int, acting: int) -> bool:
    """True if enough cards would stay after any depute, besides those on their way out (A5.2)."""
    staying = staff_size(state, seat) - len(state.players[seat].leaving)
    return staying > rules.figures.minimum_staff


def depute_obstacles(rules: Ruleset, state: GameState, seat: int, acting: int) -> Reasons:
    """What stands in the way of any depute."""
    if not can_depute(rules, state, seat, acting):
        yield reasons.STAFF_MINIMUM


def depute_played(table: Table, seat: int, card: int) -> None:
    """The played card will leave the game after its bonus; its livre come at once (A5.1)."""
    livre = table.rules.employees[card].depute
    table.tell(Deputed(seat, card, livre))
    table.move(card, ("resolving", seat), ("leaving", seat))
    table.adjust(seat, "livre", livre)


_STAFF_ZONES = ("hand", "supply", "discard", "resolving")
"""Where an employee of the staff can be deputed from: never one already being deputed (A5.3)."""


@cache
def _depute_choice(seat: int, acting: int, address: str, zone: str, card: int, name: str) -> Choice:
    steps = (("depute_employee", seat, acting, address, zone, card),)
    return Choice(f"depute:{zone}:{name}", (zone, card), steps)


_KEEP_ALL = "depute:nobody"


def ask_depute(rules: Ruleset, state: GameState, seat: int, acting: int, address: str) -> tuple[Choice, ...]:
    """Whom to depute, out of the whole staff? Equal cards of one place are one option."""
    player = state.players[seat]
    options = [
        _depute_choice(seat, acting, address, zone, card, rules.employees[card].id)
        for zone in _STAFF_ZONES
        for card in dict.fromkeys(getattr(player, zone))
    ]
    if _terms(rules, address).optional:
        options.append(Choice(_KEEP_ALL, ("depute", "nobody"), ()))
    return tuple(options)


def _terms(rules: Ruleset, address: str) -> Depute:
    effect = rules.effects[address]
    assert isinstance(effect, Depute)
    return effect


def deputed_livre(rules: Ruleset, deal: Depute, card: int) -> int:
    """What deputing this card brings by these terms."""
    if deal.printed:
        return rules.employees[card].depute
    return deal.livre[rules.employees[card].rank - Rank.APPRENTICE]


def depute_employee(table: Table, seat: int, acting: int, address: str, zone: str, card: int) -> None:
    """The employee leaves the game, for livre or after a last use of its bonus."""
    deal = _terms(table.rules, address)
    livre = deputed_livre(table.rules, deal, card)
    table.tell(Deputed(seat, card, livre))
    table.move(card, (zone, seat), ("leaving", seat))
    if livre:
        table.adjust(seat, "livre", livre)
    if deal.use_bonus:
        table.schedule(("bonus", seat, card), ("leave", seat, card))
    else:
        leave(table, seat, card)


def leave(table: Table, seat: int, card: int) -> None:
    """A deputed card leaves the game."""
    table.move(card, ("leaving", seat), REMOVED)


def retire(table: Table, seat: int, card: int) -> None:
    """At the end of a turn the played card goes to the discard, or out of the game if it was deputed."""
    player = table.state.players[seat]
    if card in player.resolving:
        target: Place = ("discard", seat)
        table.move(card, ("resolving", seat), target)
    elif card in player.leaving:
        leave(table, seat, card)
