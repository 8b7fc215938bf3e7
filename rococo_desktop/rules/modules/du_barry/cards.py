"""B1 to B3: what she begins with, her cards each round, the cards she gains."""

from __future__ import annotations

from rococo_desktop.model.places import BAG
from rococo_desktop.rules.core.acquire import refill_bag
from rococo_desktop.rules.core.table import Table
from rococo_desktop.rules.modules.du_barry.rival import (
    CURRENT,
    DISCARD,
    HAND,
    SUPPLY,
    her_seat,
    rival,
)
from rococo_desktop.rules.modules.du_barry.telling import because


def seat_her(table: Table) -> None:
    """Her lace, thread and cards; she is the first start player, whoever was drawn (B1)."""
    her, seat = rival(table.rules), her_seat(table.rules)
    table.adjust(seat, "lace", her.figures.start_lace)
    table.adjust(seat, "thread", her.figures.start_thread)
    table.lay_out(SUPPLY[0], tuple(range(len(her.cards))))
    table.set_start_seat(seat)
    because(table, seat, "B1", "starts")


def deal_hand(table: Table) -> None:
    """All her cards are shuffled, and she gets a hand by round and level (B2, house rule)."""
    her, seat = rival(table.rules), her_seat(table.rules)
    for place in (HAND, CURRENT, DISCARD):
        if getattr(table.state, place[0]):
            table.pour(place, SUPPLY)
    table.mix(SUPPLY[0])
    odd, even = her.figures.hand[her.level]
    number = odd if table.state.round % 2 else even
    because(table, seat, "B2", "hand", cards=number)
    for _ in range(number):
        _move_to_hand(table)


def top_card(table: Table) -> int | None:
    """The top card of her supply; from an empty one after her discards were shuffled into it (B3: ruling)."""
    state = table.state
    if not state.rival_supply and state.rival_discard:
        because(table, her_seat(table.rules), "B3", "mixes_discard", cards=len(state.rival_discard))
        table.pour(DISCARD, SUPPLY)
        table.mix(SUPPLY[0])
    return state.rival_supply[-1] if state.rival_supply else None


def gain_card(table: Table, seat: int) -> None:
    """One card more goes under her hand, unseen: one more turn this round."""
    because(table, seat, "B3", "gains_card" if _move_to_hand(table) else "no_card")


def _move_to_hand(table: Table) -> bool:
    card = top_card(table)
    if card is None:
        return False
    table.move(card, SUPPLY, HAND)
    return True


def gain_tile(table: Table, seat: int, rule: str) -> None:
    """One tile from the bag, unseen, or none where there is none (P1.3)."""
    if refill_bag(table):
        because(table, seat, rule, "unseen_tile")
        table.move(table.draw(BAG[0]), BAG, ("silk", seat))
    else:
        because(table, seat, rule, "no_tile")
