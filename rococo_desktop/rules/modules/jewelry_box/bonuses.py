"""JJ1, JJ2, JJ7, JM1: bonuses that use other cards' bonuses, or count in a hall of choice."""

from __future__ import annotations

from rococo_desktop.model.decisions import Choice
from rococo_desktop.model.effects import ChooseHall, UseBonus
from rococo_desktop.model.state import GameState
from rococo_desktop.rules.core import bonuses
from rococo_desktop.rules.core.bonuses import gain_amount
from rococo_desktop.rules.core.reasons import clear
from rococo_desktop.rules.core.ruleset import Ruleset
from rococo_desktop.rules.core.table import Table

SUPPLY = "supply"

# A hall of choice.


def _gains_in(rules: Ruleset, state: GameState, seat: int, effect: ChooseHall, hall: int) -> int:
    return sum(gain_amount(rules, state, seat, gain, hall) for gain in effect.gains)


def hall_possible(rules: Ruleset, state: GameState, seat: int, acting: int, effect: ChooseHall) -> bool:
    """True if some hall would bring something."""
    return any(_gains_in(rules, state, seat, effect, hall) for hall in range(len(rules.hall_spaces)))


def choose_hall(table: Table, seat: int, acting: int, address: str, effect: ChooseHall) -> None:
    """Ask which."""
    table.schedule(("choose_hall", seat, acting, address))


def ask_hall(rules: Ruleset, state: GameState, seat: int, acting: int, address: str) -> tuple[Choice, ...]:
    """Which hall? Those that bring nothing are not offered."""
    effect = rules.effects[address]
    assert isinstance(effect, ChooseHall)
    return tuple(
        Choice(f"hall:{hall + 1}", ("halls", hall), (("gain_in_hall", seat, address, hall),))
        for hall in range(len(rules.hall_spaces))
        if _gains_in(rules, state, seat, effect, hall)
    )


def gain_in_hall(table: Table, seat: int, address: str, hall: int) -> None:
    """Gain what the garments in that hall bring."""
    effect = table.rules.effects[address]
    assert isinstance(effect, ChooseHall)
    for gain in effect.gains:
        number = gain_amount(table.rules, table.state, seat, gain, hall)
        if number:
            table.adjust(seat, gain.what, number)


# Another card's bonus.


def _opponents(rules: Ruleset, state: GameState, seat: int) -> list[tuple[int, int]]:
    """Opponents whose top discard has a bonus that can be used now, with that card."""
    return [
        (other, player.discard[-1])
        for other, player in enumerate(state.players)
        if other != seat
        and player.discard
        and clear(bonuses.obstacles(rules, state, seat, player.discard[-1]))
    ]


def use_possible(rules: Ruleset, state: GameState, seat: int, acting: int, effect: UseBonus) -> bool:
    """True if there is a card in the supply, be it after turning the discard, or a bonus to copy."""
    if effect.of == SUPPLY:
        player = state.players[seat]
        return bool(player.supply or player.discard)
    return bool(_opponents(rules, state, seat))


def use_other_bonus(table: Table, seat: int, acting: int, address: str, effect: UseBonus) -> None:
    """Ask which; an empty supply is first made anew from the discard (JJ1: ruling)."""
    if effect.of != SUPPLY:
        table.schedule(("choose_opponent", seat, acting))
        return
    if not table.state.players[seat].supply:
        table.pour(("discard", seat), ("supply", seat))
    table.schedule(("choose_from_supply", seat, acting))


def ask_supply(rules: Ruleset, state: GameState, seat: int, acting: int) -> tuple[Choice, ...]:
    """Which card of the supply goes to the discard? Equal cards are one option."""
    return tuple(
        Choice(f"show:{rules.employees[card].id}", ("supply", card), (("show_from_supply", seat, card),))
        for card in dict.fromkeys(state.players[seat].supply)
    )


def show_from_supply(table: Table, seat: int, card: int) -> None:
    """The card goes to the discard, and its bonus may be used: it is the acting employee (JJ1)."""
    table.move(card, ("supply", seat), ("discard", seat))
    table.schedule(("bonus", seat, card))


def ask_opponent(rules: Ruleset, state: GameState, seat: int, acting: int) -> tuple[Choice, ...]:
    """Whose top discard is copied? As if that card were played (JJ2)."""
    return tuple(
        Choice(f"copy:{other}", ("opponent", other), (("use_bonus", seat, card),))
        for other, card in _opponents(rules, state, seat)
    )
