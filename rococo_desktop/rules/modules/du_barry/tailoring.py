"""B6: she tailors a garment for nothing, always as a master, and always rents it."""

from __future__ import annotations

from rococo_desktop.model.definitions import BarryCard, Task
from rococo_desktop.model.events import Rented
from rococo_desktop.model.vocabulary import EMPTY, Adornment, Deed, Rank, Reward
from rococo_desktop.rules.core.fund import claim_all_halls
from rococo_desktop.rules.core.table import Table
from rococo_desktop.rules.modules.du_barry.adorning import adorn
from rococo_desktop.rules.modules.du_barry.cards import gain_tile, top_card
from rococo_desktop.rules.modules.du_barry.exams import mark_task
from rococo_desktop.rules.modules.du_barry.garments import carry_out
from rococo_desktop.rules.modules.du_barry.narrowing import Criterion, exactly, narrow, nth, side_of
from rococo_desktop.rules.modules.du_barry.rival import DISCARD, SUPPLY, rival
from rococo_desktop.rules.modules.du_barry.telling import because

_REWARD_ORDER = {
    Reward.TILE: 3,
    Reward.LACE: 2,
    Reward.THREAD: 2,
    Reward.LIVRE: 1,
    Reward.NONE: 0,
}
"""Among equal spaces she prefers the reward with the highest number."""


def tailor(table: Table, seat: int, card: BarryCard) -> bool:
    """Make the garment the card counts to, in the order of A3.9; not done without a garment or a space."""
    space = _choose_garment(table, seat, card)
    if space is None:
        return False
    index = table.state.garments[space]
    garment = table.rules.garments[index]
    table.move(index, ("garments", space), ("bench", seat))
    carry_out(table, seat, index, garment.when_paid)
    hall, adornment = _reveal_hall(table, seat)
    adorn(table, seat, index, adornment)
    _place(table, seat, index, hall)
    carry_out(table, seat, index, garment.when_placed)
    claim_all_halls(table, seat)

    def fits(task: Task) -> bool:
        # The master's task, the topmost, asks her for a thimble garment (B10).
        if task.deed is not Deed.TAILOR:
            return False
        return garment.thimble if task.rank is Rank.MASTER else task.kind == garment.kind

    mark_task(table, seat, fits)
    return True


def _choose_garment(table: Table, seat: int, card: BarryCard) -> int | None:
    """The display space of the n-th garment from the stated side; with fewer, the leftmost (ruling)."""
    state = table.state
    spaces = [space for space, garment in enumerate(state.garments) if garment != EMPTY]
    if not spaces:
        because(table, seat, "B6", "no_garment")
        return None
    if EMPTY not in state.guests:
        because(table, seat, "B6", "halls_full")
        return None
    counted = nth(spaces, card.number, card.from_right)
    criteria = (
        Criterion(f"nth_from_{side_of(card.from_right)}", exactly(counted)),
        Criterion("leftmost", lambda space: -space),
    )
    space, reasons = narrow(spaces, criteria, only="only_garment")
    for reason in reasons:
        because(table, seat, "B6", reason, number=card.number, garment=state.garments[space])
    return space


def _reveal_hall(table: Table, seat: int) -> tuple[int, Adornment]:
    """The hall of the first card revealed whose hall has a free space, and that card's symbol.

    If her supply is used up a second time, the first free hall in board order, without jewelry (ruling).
    """
    state, halls = table.state, table.rules.hall_spaces
    free = [hall for hall, spaces in enumerate(halls) if any(state.guests[at] == EMPTY for at in spaces)]
    used_up = 0
    while True:
        used_up += not state.rival_supply
        card = top_card(table) if used_up < 2 else None
        if card is None:
            because(table, seat, "B6", "first_free_hall", hall=free[0])
            return free[0], Adornment.NONE
        table.reveal()
        table.move(card, SUPPLY, DISCARD)
        shown = rival(table.rules).cards[card]
        if shown.hall in free:
            because(table, seat, "B6", "hall", card=card, hall=shown.hall)
            return shown.hall, shown.adornment
        because(table, seat, "B6", "hall_full", card=card, hall=shown.hall)


def _place(table: Table, seat: int, garment: int, hall: int) -> None:
    """The garment, and her trademark, on the most valuable free space of the hall; then its reward."""
    state, spaces = table.state, table.rules.side.guest_spaces
    free = [space for space in table.rules.hall_spaces[hall] if state.guests[space] == EMPTY]
    criteria = (
        Criterion("master_space_first", lambda space: int(spaces[space].master)),
        Criterion("best_reward", lambda space: _REWARD_ORDER[spaces[space].reward]),
        Criterion("board_order", lambda space: -space),
    )
    space, reasons = narrow(free, criteria, only="only_space")
    for reason in reasons:
        because(table, seat, "B6", reason, space=space)
    table.tell(Rented(seat, garment, space))
    table.move(garment, ("bench", seat), ("guests", space))
    table.mark(space, seat)
    _reward(table, seat, space)


def _reward(table: Table, seat: int, space: int) -> None:
    guest_space = table.rules.side.guest_spaces[space]
    match guest_space.reward:
        case Reward.TILE:
            gain_tile(table, seat, "B6")
        case Reward.LACE | Reward.THREAD as goods:
            table.adjust(seat, goods.value, 1)
        case Reward.LIVRE:
            because(table, seat, "B6", "livre_not_taken", livre=guest_space.livre)
