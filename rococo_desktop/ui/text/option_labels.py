"""Labels: each option in a few words, short enough for a button."""

from __future__ import annotations

from collections.abc import Callable

from rococo_desktop.model.decisions import (
    Choice,
    Decision,
    DiscardingSilk,
    EffectQuestion,
    Paying,
    PickingDiscount,
    RentingOrSelling,
)
from rococo_desktop.model.definitions import Bales
from rococo_desktop.model.effects import Choose, DiscardSilk, Effect, Exchange, Gain
from rococo_desktop.model.player_view import PlayerView
from rococo_desktop.model.vocabulary import EMPTY, Colour, Rank
from rococo_desktop.play.game.session_values import PublicDefinitions
from rococo_desktop.ui.text.effects import option_clause
from rococo_desktop.ui.text.messages import Message, listed, message
from rococo_desktop.ui.text.needs_and_waste import (
    bales_of,
    effect_at,
    silk_needed,
    silk_prestige,
    tailor_terms,
    wasted,
)
from rococo_desktop.ui.text.piece_names import (
    colour_name,
    decoration_name,
    employee_word,
    garment_name,
    hall_name,
    jewelry_name,
    space_name,
    task_name,
    tile_name,
)
from rococo_desktop.ui.text.seat_and_module_names import action_name, amount

Labeller = Callable[[PublicDefinitions, Decision, Choice, PlayerView], Message]


def option_label(defs: PublicDefinitions, decision: Decision, choice: Choice, view: PlayerView) -> Message:
    """The option in a few words, with a capital letter in front."""
    return message("label.name", name=_BY_TARGET[choice.target[0]](defs, decision, choice, view))


def _which(choice: Choice) -> int:
    which = choice.target[1]
    assert isinstance(which, int)
    return which


def _card(defs: PublicDefinitions, decision: Decision, choice: Choice, view: PlayerView) -> Message:
    return employee_word(defs.employees[_which(choice)])


def _discard(defs: PublicDefinitions, decision: Decision, choice: Choice, view: PlayerView) -> Message:
    if decision.kind == "discard_silk":
        return message("label.enough", prestige=amount("prestige", silk_so_far(defs, decision)))
    return _card(defs, decision, choice, view)


def _opponent(defs: PublicDefinitions, decision: Decision, choice: Choice, view: PlayerView) -> Message:
    return employee_word(defs.employees[copied_card(view, choice)])


def copied_card(view: PlayerView, choice: Choice) -> int:
    """The card on top of the discard of the opponent an option points at."""
    return view.seats[_which(choice)].discard[-1]


def cards_chosen(defs: PublicDefinitions, choice: Choice) -> list[int]:
    """The cards of a choice of three."""
    numbers = {employee.id: card for card, employee in enumerate(defs.employees)}
    return [numbers[name] for name in str(choice.target[1]).split("+")]


def _three(defs: PublicDefinitions, decision: Decision, choice: Choice, view: PlayerView) -> Message:
    ranks = [defs.employees[card].rank for card in cards_chosen(defs, choice)]
    return message(
        "label.three",
        masters=ranks.count(Rank.MASTER),
        journeymen=ranks.count(Rank.JOURNEYMAN),
        apprentices=ranks.count(Rank.APPRENTICE),
    )


def _action(defs: PublicDefinitions, decision: Decision, choice: Choice, view: PlayerView) -> Message:
    return action_name(str(choice.target[1]))


def _bonus(defs: PublicDefinitions, decision: Decision, choice: Choice, view: PlayerView) -> Message:
    if choice.key == "bonus:use":
        return message("label.bonus_use")
    return message("label.bonus_forfeit" if choice.key == "bonus:forfeit" else "label.bonus_none")


def _drawer(defs: PublicDefinitions, decision: Decision, choice: Choice, view: PlayerView) -> Message:
    return tile_name(defs, view.drawers[_which(choice)])


def spent_goods(choice: Choice) -> list[tuple[str, int]]:
    """What spending a tile brings by this option."""
    step = choice.steps[0]
    return [(good, number) for good, number in (("lace", step[3]), ("thread", step[4])) if number]


def _keep(defs: PublicDefinitions, decision: Decision, choice: Choice, view: PlayerView) -> Message:
    if choice.key == "keep":
        return message("label.keep")
    return message("label.spend", goods=listed([amount(*part) for part in spent_goods(choice)]))


def _display(defs: PublicDefinitions, decision: Decision, choice: Choice, view: PlayerView) -> Message:
    return garment_name(defs, view.garments[_which(choice)])


def discount_colour(choice: Choice) -> int | None:
    """The colour a discount is taken in by this option, or None."""
    word = str(choice.target[1])
    return None if word == "none" else Colour[word.upper()]


def _discount(defs: PublicDefinitions, decision: Decision, choice: Choice, view: PlayerView) -> Message:
    colour = discount_colour(choice)
    if colour is None:
        return message("label.no_discount")
    terms = tailor_terms(defs, decision.of(PickingDiscount).address)
    return message("label.discount", n=terms.bales, colour=colour_name(defs, colour))


def bales_wasted(defs: PublicDefinitions, decision: Decision, choice: Choice, view: PlayerView) -> int:
    """How many bales this payment gives for nothing."""
    return sum(silk_wasted(defs, decision, choice, view))


def silk_wasted(defs: PublicDefinitions, decision: Decision, choice: Choice, view: PlayerView) -> Bales:
    """The same by colour."""
    about = decision.of(Paying)
    garment = defs.garments[view.garments[about.space]]
    need = silk_needed(garment, tailor_terms(defs, about.address), about.colour)
    return wasted(need, bales_of(defs, choice.steps[0][5]))


def _payment(defs: PublicDefinitions, decision: Decision, choice: Choice, view: PlayerView) -> Message:
    tiles = message("amount.tiles", n=len(choice.steps[0][5]))
    lost = bales_wasted(defs, decision, choice, view)
    if not lost:
        return message("label.pay_exactly", tiles=tiles)
    return message("label.pay", tiles=tiles, wasted=message("amount.wasted", n=lost))


def _garment(defs: PublicDefinitions, decision: Decision, choice: Choice, view: PlayerView) -> Message:
    if choice.key == "rent":
        return message("label.rent")
    return message("label.sell", n=defs.garments[decision.of(RentingOrSelling).garment].value or 0)


def _guest(defs: PublicDefinitions, decision: Decision, choice: Choice, view: PlayerView) -> Message:
    if decision.kind == "terrace":
        return garment_name(defs, view.guests[_which(choice)])
    return space_name(defs, _which(choice))


def _hire(defs: PublicDefinitions, decision: Decision, choice: Choice, view: PlayerView) -> Message:
    return employee_word(defs.employees[view.hire[_which(choice)]])


def _nobody(defs: PublicDefinitions, decision: Decision, choice: Choice, view: PlayerView) -> Message:
    return message("label.depute_nobody")


def _decoration(defs: PublicDefinitions, decision: Decision, choice: Choice, view: PlayerView) -> Message:
    return decoration_name(defs, _which(choice))


def choose_labels(defs: PublicDefinitions, decision: Decision) -> list[Message]:
    """The options of a choice among effects, each in a few words."""
    effect = effect_at(defs, decision.of(EffectQuestion).address)
    assert isinstance(effect, Choose)
    return [_effects_label(defs, effect.options[_which(choice)]) for choice in decision.options]


def _effects_label(defs: PublicDefinitions, effects: tuple[Effect, ...]) -> Message:
    gain = effects[0]
    if len(effects) == 1 and isinstance(gain, Gain) and gain.quantity.count is None:
        return amount(gain.what, gain.quantity.amount)
    return option_clause(defs, effects)


def _option(defs: PublicDefinitions, decision: Decision, choice: Choice, view: PlayerView) -> Message:
    effect = effect_at(defs, decision.of(EffectQuestion).address)
    assert isinstance(effect, Choose)
    return _effects_label(defs, effect.options[_which(choice)])


def exchange_deal(effect: Exchange, times: int) -> Message:
    """What is given for what, so many times: "8 livre for 2 prestige"."""
    given = listed([amount(what, number * times) for what, number in effect.give])
    return message("label.exchange", given=given, prestige=amount("prestige", effect.prestige * times))


def _times(defs: PublicDefinitions, decision: Decision, choice: Choice, view: PlayerView) -> Message:
    effect = effect_at(defs, decision.of(EffectQuestion).address)
    assert isinstance(effect, Exchange)
    return exchange_deal(effect, _which(choice))


def _silk(defs: PublicDefinitions, decision: Decision, choice: Choice, view: PlayerView) -> Message:
    return tile_name(defs, _which(choice))


def silk_so_far(defs: PublicDefinitions, decision: Decision, more: tuple[int, ...] = ()) -> int:
    """The prestige for the tiles discarded so far, and these besides."""
    about = decision.of(DiscardingSilk)
    effect = effect_at(defs, about.address)
    assert isinstance(effect, DiscardSilk)
    bales = zip(about.bales, bales_of(defs, more), strict=True)
    return silk_prestige(effect.rates, tuple(held + extra for held, extra in bales))


def _terrace(defs: PublicDefinitions, decision: Decision, choice: Choice, view: PlayerView) -> Message:
    return message("label.terrace_empty")


def _jewelry(defs: PublicDefinitions, decision: Decision, choice: Choice, view: PlayerView) -> Message:
    tile = view.jewelry_display[_which(choice)]
    assert tile != EMPTY
    return jewelry_name(defs, tile)


def _no_jewelry(defs: PublicDefinitions, decision: Decision, choice: Choice, view: PlayerView) -> Message:
    return message("label.no_jewelry")


def _task(defs: PublicDefinitions, decision: Decision, choice: Choice, view: PlayerView) -> Message:
    return task_name(defs, _which(choice))


def _hall(defs: PublicDefinitions, decision: Decision, choice: Choice, view: PlayerView) -> Message:
    return hall_name(_which(choice))


_BY_TARGET: dict[str, Labeller] = {
    "cards": _three,
    "hand": _card,
    "supply": _card,
    "discard": _discard,
    "opponent": _opponent,
    "resolving": _card,
    "specialist": _card,
    "exam_deck": _card,
    "action": _action,
    "bonus": _bonus,
    "drawers": _drawer,
    "tile": _keep,
    "garments": _display,
    "colour": _discount,
    "payment": _payment,
    "garment": _garment,
    "guests": _guest,
    "hire": _hire,
    "depute": _nobody,
    "decorations": _decoration,
    "option": _option,
    "times": _times,
    "silk": _silk,
    "terrace": _terrace,
    "jewelry_display": _jewelry,
    "jewelry": _no_jewelry,
    "task": _task,
    "halls": _hall,
}
"""How an option is named, by the kind of thing it points at."""
