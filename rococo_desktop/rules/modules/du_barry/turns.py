"""B3, B4: her turn, card by card."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rococo_desktop.model.definitions import BarryCard
from rococo_desktop.model.state import GameState
from rococo_desktop.model.vocabulary import NOBODY, BarryAction
from rococo_desktop.rules.core.table import Table
from rococo_desktop.rules.modules.du_barry.acquiring import acquire
from rococo_desktop.rules.modules.du_barry.funding import fund
from rococo_desktop.rules.modules.du_barry.hiring import hire
from rococo_desktop.rules.modules.du_barry.rival import CURRENT, DISCARD, HAND, rival
from rococo_desktop.rules.modules.du_barry.tailoring import tailor
from rococo_desktop.rules.modules.du_barry.telling import because

Action = Callable[[Table, int, BarryCard], bool]
"""Does what a card says for her seat; False, and nothing done, if it cannot be done at all."""


def has_turn(state: GameState) -> bool:
    """True while she has cards in hand (P3.1)."""
    return bool(state.rival_hand)


def take_turn(table: Table, seat: int) -> None:
    """Reveal the top card of her hand, do it, discard it; what cannot be done at all brings prestige (B3)."""
    her = rival(table.rules)
    index = table.state.rival_hand[0]
    card = her.cards[index]
    table.reveal()
    because(table, seat, "B3", "reveals", card=index)
    table.move(index, HAND, CURRENT)
    if not ACTIONS[card.action](table, seat, card):
        because(table, seat, "B3", "cannot", card=index, prestige=her.figures.consolation)
        table.adjust(seat, "prestige", her.figures.consolation)
    table.move(index, CURRENT, DISCARD)


def claim_favor(table: Table, seat: int, card: BarryCard) -> bool:
    """Take the queen's favor if it is there; there or not, it brings prestige (B4)."""
    prestige = rival(table.rules).figures.favor_prestige
    if table.state.favor == NOBODY:
        because(table, seat, "B4", "favor_there", prestige=prestige)
        table.pass_favor(seat)
    else:
        because(table, seat, "B4", "favor_gone", prestige=prestige)
    table.adjust(seat, "prestige", prestige)
    return True


ACTIONS: Mapping[BarryAction, Action] = {
    BarryAction.FAVOR: claim_favor,
    BarryAction.ACQUIRE_DRAWER: acquire,
    BarryAction.ACQUIRE_COLUMN: acquire,
    BarryAction.TAILOR: tailor,
    BarryAction.HIRE: hire,
    BarryAction.FUND: fund,
}
"""What she does, by the upper half of the card."""
