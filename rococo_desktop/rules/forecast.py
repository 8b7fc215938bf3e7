"""What a bonus, a crown, the income and trademarks would bring this moment, by the rules' own amounts."""

from __future__ import annotations

from rococo_desktop.model.effects import ChooseHall, DiscardSilk, Effect, Exchange, Gain, Pay
from rococo_desktop.model.events import Earned, Scored
from rococo_desktop.model.outlook import Gained, IncomeLine
from rococo_desktop.model.state import GameState
from rococo_desktop.rules.core.bonuses import exchange_times, gain_amount, gain_possible, silk_prestige
from rococo_desktop.rules.core.ruleset import Ruleset
from rococo_desktop.rules.core.scoring import crown_points, score_trademarks
from rococo_desktop.rules.core.table import Table
from rococo_desktop.rules.core.tailor import held_bales


def forecast(rules: Ruleset, state: GameState, seat: int, card: int) -> tuple[Gained, ...]:
    """What this employee's bonus would give the seat now, and its crown if it were scored now.

    Only what is a number: further actions, and choices between unlike things, are left out.
    """
    employee = rules.employees[card]
    found = [part for effect in employee.bonus for part in _gained(rules, state, seat, card, effect)]
    if employee.crown:
        found.append(Gained("prestige", crown_points(rules, state, seat, card), at_end=True))
    return tuple(found)


def _gained(rules: Ruleset, state: GameState, seat: int, card: int, effect: Effect) -> tuple[Gained, ...]:
    match effect:
        case Gain():
            possible = gain_possible(rules, state, seat, card, effect)
            return (Gained(effect.what, gain_amount(rules, state, seat, effect) if possible else 0),)
        case Pay():
            return (Gained(effect.what, -effect.amount),)
        case ChooseHall():
            halls = range(len(rules.hall_spaces))
            return tuple(
                Gained(gain.what, max(gain_amount(rules, state, seat, gain, hall) for hall in halls), True)
                for gain in effect.gains
            )
        case Exchange():
            return (Gained("prestige", effect.prestige * exchange_times(state, seat, effect), True),)
        case DiscardSilk():
            return (Gained("prestige", silk_prestige(effect.rates, held_bales(rules, state, seat)), True),)
        case _:
            return ()


def income(rules: Ruleset, state: GameState, seat: int) -> tuple[IncomeLine, ...]:
    """The income this seat would get now, source by source (P4.1)."""
    table = Table(rules, state.clone())
    for step in rules.lists["income"]:
        rules.acts[step](table)
    return tuple(
        IncomeLine(event.source, event.livre)
        for event in table.events
        if isinstance(event, Earned) and event.seat == seat
    )


def trademark_points(rules: Ruleset, state: GameState, seat: int) -> int:
    """What the seat's trademarks would score now: garments, decorations and the all-halls bonus (F7)."""
    table = Table(rules, state.clone())
    score_trademarks(table)
    return sum(event.points for event in table.events if isinstance(event, Scored) and event.seat == seat)
