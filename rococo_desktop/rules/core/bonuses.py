"""E: using an employee's bonus, and the effects bonuses are made of."""

from __future__ import annotations

from functools import cache
from typing import Any

from rococo_desktop.model.decisions import Choice
from rococo_desktop.model.effects import (
    Acquire,
    BaleRate,
    Choose,
    Depute,
    DiscardSilk,
    Effect,
    Exchange,
    Fund,
    Gain,
    Pay,
    Tailor,
)
from rococo_desktop.model.events import ForfeitedBonus, UsedBonus
from rococo_desktop.model.places import RESOURCE_DISCARD
from rococo_desktop.model.state import GameState
from rococo_desktop.rules.core import acquire, fund, reasons, staff, tailor
from rococo_desktop.rules.core.counts import ANY_HALL, amount, holds
from rococo_desktop.rules.core.reasons import Reasons
from rococo_desktop.rules.core.ruleset import Ruleset
from rococo_desktop.rules.core.table import Table

WHEN_PAID, WHEN_PLACED = "paid", "placed"
"""The two lists of effects a garment can have, as they stand in addresses."""

# The bonus of a card.


def obstacles(rules: Ruleset, state: GameState, seat: int, card: int) -> Reasons:
    """What stands in the way of using this card's bonus now."""
    employee = rules.employees[card]
    if not employee.bonus:
        yield reasons.CROWN_BONUS if employee.crown else reasons.NO_BONUS
    elif card in state.players[seat].used:
        yield reasons.BONUS_USED
    elif not usable(rules, state, seat, card, employee.bonus):
        yield reasons.BONUS_NOTHING


def usable(rules: Ruleset, state: GameState, seat: int, acting: int, effects: tuple[Effect, ...]) -> bool:
    """True if they would do something: every act in them is possible, and some gain, if any, is not nil."""
    gains = gain_possible = False
    for effect in effects:
        verb = rules.verbs[effect.verb]
        possible = verb.possible(rules, state, seat, acting, effect)
        if verb.is_gain:
            gains = True
            gain_possible = gain_possible or possible
        elif not possible:
            return False
    return gain_possible or not gains


@cache
def _bonus_choices(seat: int, card: int, name: str) -> tuple[Choice, Choice]:
    use = Choice("bonus:use", ("bonus", name), (("use_bonus", seat, card),))
    return (use, _forfeit_choice(seat, card))


@cache
def _forfeit_choice(seat: int, card: int) -> Choice:
    return Choice("bonus:forfeit", ("bonus", "forfeit"), (("forfeit_bonus", seat, card),))


_NO_BONUS = (Choice("bonus:none", ("bonus", "none"), ()),)


def ask(rules: Ruleset, state: GameState, seat: int, card: int) -> tuple[Choice, ...]:
    """Use the bonus, or forfeit it? One that would do nothing is forfeited unasked.

    It is told like any other forfeit: silence would tell rivals what a hidden rack does not allow (G4).
    """
    found = next(obstacles(rules, state, seat, card), None)
    if found is reasons.BONUS_NOTHING:
        return (_forfeit_choice(seat, card),)
    if found is not None:
        return _NO_BONUS
    return _bonus_choices(seat, card, rules.employees[card].id)


def own_bonus(table: Table, seat: int, card: int) -> None:
    """After the main action comes the played card's bonus, unless the card has already left (A5.3)."""
    player = table.state.players[seat]
    if card in player.resolving or card in player.leaving:
        table.schedule(("bonus", seat, card))


def use_bonus(table: Table, seat: int, card: int) -> None:
    """Carry out every effect of the card's bonus, in order; the card is the acting employee."""
    table.use_up(seat, card)
    employee = table.rules.employees[card]
    table.tell(UsedBonus(seat, card))
    table.schedule(*(("effect", seat, card, f"{employee.id}.{at}") for at in range(len(employee.bonus))))


def forfeit_bonus(table: Table, seat: int, card: int) -> None:
    """Nothing happens."""
    table.tell(ForfeitedBonus(seat, card))


# The effects.


def carry_out(table: Table, seat: int, acting: int, address: str) -> None:
    """Carry out one effect, if it can do anything now."""
    effect = table.rules.effects[address]
    verb = table.rules.verbs[effect.verb]
    if verb.possible(table.rules, table.state, seat, acting, effect):
        verb.perform(table, seat, acting, address, effect)


def gain_amount(rules: Ruleset, state: GameState, seat: int, gain: Gain, hall: int = ANY_HALL) -> int:
    """What a gain brings now, nothing while one of its conditions does not hold."""
    for condition in gain.when:
        if not holds(rules, state, seat, condition):
            return 0
    return amount(rules, state, seat, gain.quantity, hall)


def gain_possible(rules: Ruleset, state: GameState, seat: int, acting: int, effect: Gain) -> bool:
    """True if it brings anything; a tile only while one can be drawn (P1.3)."""
    if effect.what == "tile" and not acquire.bag_can_give(state):
        return False
    return gain_amount(rules, state, seat, effect) > 0


def gain(table: Table, seat: int, acting: int, address: str, effect: Gain) -> None:
    """Take it from the bank, or draw tiles from the bag one by one."""
    number = gain_amount(table.rules, table.state, seat, effect)
    if effect.what == "tile":
        table.schedule(*((("draw_tile", seat),) * number))
    else:
        table.adjust(seat, effect.what, number)


def pay_possible(rules: Ruleset, state: GameState, seat: int, acting: int, effect: Pay) -> bool:
    """True if the seat has as much."""
    held: int = getattr(state.players[seat], effect.what)
    return held >= effect.amount


def pay(table: Table, seat: int, acting: int, address: str, effect: Pay) -> None:
    """Give it to the bank."""
    table.adjust(seat, effect.what, -effect.amount)


def choose_possible(rules: Ruleset, state: GameState, seat: int, acting: int, effect: Choose) -> bool:
    """True if one of the options would do something."""
    return any(usable(rules, state, seat, acting, option) for option in effect.options)


def choose(table: Table, seat: int, acting: int, address: str, effect: Choose) -> None:
    """Ask which."""
    table.schedule(("choose", seat, acting, address))


def ask_choose(rules: Ruleset, state: GameState, seat: int, acting: int, address: str) -> tuple[Choice, ...]:
    """Which of the options?"""
    effect = rules.effects[address]
    assert isinstance(effect, Choose)
    return tuple(
        Choice(
            f"choose:{at}",
            ("option", at),
            tuple(("effect", seat, acting, f"{address}.{at}.{part}") for part in range(len(option)))[::-1],
        )
        for at, option in enumerate(effect.options)
        if usable(rules, state, seat, acting, option)
    )


def acquire_possible(rules: Ruleset, state: GameState, seat: int, acting: int, effect: Acquire) -> bool:
    """True if some tile can be taken."""
    return acquire.possible(rules, state, seat, acting, effect.free)


def acquire_more(table: Table, seat: int, acting: int, address: str, effect: Acquire) -> None:
    """One more acquire action, or a free tile."""
    table.schedule(("acquire", seat, acting, effect.free))


def tailor_possible(rules: Ruleset, state: GameState, seat: int, acting: int, effect: Tailor) -> bool:
    """True if some garment can be made by these terms."""
    return tailor.possible(rules, state, seat, acting, effect)


def tailor_more(table: Table, seat: int, acting: int, address: str, effect: Tailor) -> None:
    """One more tailor action."""
    table.schedule(("tailor", seat, acting, address))


def fund_possible(rules: Ruleset, state: GameState, seat: int, acting: int, effect: Fund) -> bool:
    """True if some decoration can be paid."""
    return fund.possible(rules, state, seat, acting, effect.discount)


def fund_more(table: Table, seat: int, acting: int, address: str, effect: Fund) -> None:
    """One more fund action."""
    table.schedule(("fund", seat, acting, effect.discount))


def depute_possible(rules: Ruleset, state: GameState, seat: int, acting: int, effect: Depute) -> bool:
    """True if the staff is large enough."""
    return staff.can_depute(rules, state, seat, acting)


def depute(table: Table, seat: int, acting: int, address: str, effect: Depute) -> None:
    """Ask whom."""
    table.schedule(("depute_any", seat, acting, address))


def garment_bonus(table: Table, seat: int, acting: int, garment: int, when: str) -> None:
    """Carry out the effects a garment has when it is paid for, or placed."""
    definition = table.rules.garments[garment]
    effects = definition.when_paid if when == WHEN_PAID else definition.when_placed
    table.schedule(*(("effect", seat, acting, f"{definition.id}.{when}.{at}") for at in range(len(effects))))


# Exchanges.


def exchange_times(state: GameState, seat: int, effect: Exchange) -> int:
    """How often the exchange can be made."""
    player = state.players[seat]
    times: int = min(getattr(player, counter) // number for counter, number in effect.give)
    return times


def exchange_possible(rules: Ruleset, state: GameState, seat: int, acting: int, effect: Exchange) -> bool:
    """True if it can be made at least once."""
    return exchange_times(state, seat, effect) > 0


def exchange(table: Table, seat: int, acting: int, address: str, effect: Exchange) -> None:
    """Ask how often."""
    table.schedule(("exchange", seat, acting, address))


@cache
def _exchange_choice(seat: int, address: str, times: int) -> Choice:
    return Choice(f"exchange:{times}", ("times", times), (("give_back", seat, address, times),))


def ask_exchange(
    rules: Ruleset, state: GameState, seat: int, acting: int, address: str
) -> tuple[Choice, ...]:
    """How often is it exchanged?"""
    effect = rules.effects[address]
    assert isinstance(effect, Exchange)
    most = exchange_times(state, seat, effect)
    return tuple([_exchange_choice(seat, address, times) for times in range(1, most + 1)])


def give_back(table: Table, seat: int, address: str, times: int) -> None:
    """Give back so many times, and gain the prestige."""
    effect = table.rules.effects[address]
    assert isinstance(effect, Exchange)
    for counter, number in effect.give:
        table.adjust(seat, counter, -number * times)
    table.adjust(seat, "prestige", effect.prestige * times)


def silk_possible(rules: Ruleset, state: GameState, seat: int, acting: int, effect: DiscardSilk) -> bool:
    """True if there is a tile to discard."""
    return bool(state.players[seat].silk)


def discard_silk(table: Table, seat: int, acting: int, address: str, effect: DiscardSilk) -> None:
    """Ask tile by tile; the bales are summed over all of them (E5d)."""
    table.schedule(("discard_silk", seat, acting, address, (0, 0, 0, 0)))


def ask_discard_silk(
    rules: Ruleset, state: GameState, seat: int, acting: int, address: str, bales: tuple[int, ...]
) -> tuple[Choice, ...]:
    """Which tile is discarded next, or is it enough?"""
    options = [
        Choice(
            f"discard:{rules.faces[face].id}",
            ("silk", face),
            (("discard_tile", seat, acting, address, tuple(bales), face),),
        )
        for face in dict.fromkeys(state.players[seat].silk)
    ]
    options.append(
        Choice("discard:done", ("discard", "done"), (("reward_silk", seat, address, tuple(bales)),))
    )
    return tuple(options)


def discard_tile(
    table: Table, seat: int, acting: int, address: str, bales: tuple[int, ...], face: int
) -> None:
    """Discard one tile, note its bales, and ask again."""
    table.move(face, ("silk", seat), RESOURCE_DISCARD)
    given = zip(bales, table.rules.faces[face].silk, strict=True)
    table.schedule(("discard_silk", seat, acting, address, tuple(held + more for held, more in given)))


def silk_prestige(rates: tuple[BaleRate, ...], bales: tuple[int, ...]) -> int:
    """The prestige for these bales, each rate rounded down over the sum."""
    return sum(sum(bales[colour] for colour in rate.colours) // rate.every for rate in rates)


def reward_silk(table: Table, seat: int, address: str, bales: tuple[int, ...]) -> None:
    """Gain the prestige for all bales discarded."""
    effect = table.rules.effects[address]
    assert isinstance(effect, DiscardSilk)
    points = silk_prestige(effect.rates, bales)
    if points:
        table.adjust(seat, "prestige", points)


def addresses(owner: str, effects: tuple[Any, ...]) -> dict[str, Effect]:
    """Every effect of a list by its address, nested options included."""
    found: dict[str, Effect] = {}
    for at, effect in enumerate(effects):
        here = f"{owner}.{at}"
        found[here] = effect
        if isinstance(effect, Choose):
            for pick, option in enumerate(effect.options):
                found.update(addresses(f"{here}.{pick}", option))
    return found
