"""What a bonus, an income or a choice would bring this moment, by the amounts the rules themselves use."""

from __future__ import annotations

from rococo_desktop.model.decisions import Choice
from rococo_desktop.model.effects import ChooseHall, DiscardSilk, Effect, Exchange, Gain, Pay
from rococo_desktop.model.events import Scored, Told
from rococo_desktop.model.outlook import Gained, IncomeLine, Outcome
from rococo_desktop.model.state import GameState
from rococo_desktop.rules.bonuses import exchange_times, gain_amount, gain_possible, silk_prestige
from rococo_desktop.rules.ruleset import Ruleset
from rococo_desktop.rules.scoring import crown_points, score_trademarks
from rococo_desktop.rules.table import Table
from rococo_desktop.rules.tailor import held_bales

_WAY = 4
"""How many questions on the way are looked through for points at the end."""


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
        IncomeLine(str(event.about[0]), int(str(event.about[1])))
        for event in table.events
        if isinstance(event, Told) and event.key == "income" and event.seat == seat
    )


def outcome(rules: Ruleset, state: GameState, seat: int, choice: Choice) -> Outcome:
    """What the steps of this choice change at once for the seat: up to the next question, or their end.

    What follows after them, such as the end of a round, does not count; nor does what a draw brings to light.
    """
    after = _at_once(rules, state, choice)
    before_player, after_player = state.players[seat], after.players[seat]
    tiles = [len(player.silk) + len(player.drawn) for player in (before_player, after_player)]
    return Outcome(
        after_player.livre - before_player.livre,
        after_player.lace - before_player.lace,
        after_player.thread - before_player.thread,
        after_player.prestige - before_player.prestige,
        tiles[1] - tiles[0],
        _certain(rules, state, seat, choice) - _trademark_points(rules, state, seat),
    )


def _at_once(rules: Ruleset, state: GameState, choice: Choice) -> GameState:
    """The state where the steps of the choice end, or ask, or bring hidden things to light."""
    table = Table(rules, state.clone())
    table.replace_step(choice.steps)
    while _is_within(state, table.state) and not table.barrier:
        step = table.state.agenda[-1]
        if step[0] in rules.acts:
            table.pop()
            rules.acts[step[0]](table, *step[1:])
            continue
        options = rules.asks[step[0]](rules, table.state, *step[1:])
        if len(options) > 1 or step[0] in rules.pauses:
            break
        table.replace_step(options[0].steps)
    return table.state


def _is_within(before: GameState, after: GameState) -> bool:
    """True while something is left to do that a choice made before brought along."""
    return len(after.agenda) >= len(before.agenda)


def _certain(rules: Ruleset, state: GameState, seat: int, choice: Choice) -> int:
    """The trademark points that this choice leads to, whatever is chosen on its way: the least of them.

    On the way the last option is followed, which changes least; at the end of it all are compared.
    """
    after = _at_once(rules, state, choice)
    for _ in range(_WAY):
        step = after.agenda[-1] if after.agenda else ("",)
        if not _is_within(state, after) or step[0] not in rules.asks or step[1] != seat:
            break
        options = rules.asks[step[0]](rules, after, *step[1:])
        ahead = _at_once(rules, after, options[-1])
        if not _is_within(state, ahead):
            return min(_trademark_points(rules, _at_once(rules, after, pick), seat) for pick in options)
        after = ahead
    return _trademark_points(rules, after, seat)


def _trademark_points(rules: Ruleset, state: GameState, seat: int) -> int:
    table = Table(rules, state.clone())
    score_trademarks(table)
    return sum(event.points for event in table.events if isinstance(event, Scored) and event.seat == seat)
