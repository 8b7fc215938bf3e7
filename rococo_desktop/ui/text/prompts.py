"""The prompt line: who must do what; and the words of every option."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rococo_desktop.model.decisions import (
    Acquiring,
    CardQuestion,
    Decision,
    EffectQuestion,
    Funding,
    Graduating,
    Paying,
    PickingDiscount,
    Renting,
    RentingOrSelling,
    ToTerrace,
)
from rococo_desktop.model.effects import Exchange
from rococo_desktop.model.player_view import PlayerView
from rococo_desktop.play.game.session_values import PublicDefinitions
from rococo_desktop.ui.text.describe import goods_list
from rococo_desktop.ui.text.messages import Message, either, listed, message
from rococo_desktop.ui.text.needs_and_waste import effect_at, silk_needed, tailor_terms
from rococo_desktop.ui.text.option_details import option_detail
from rococo_desktop.ui.text.option_labels import choose_labels, exchange_deal, option_label
from rococo_desktop.ui.text.piece_names import (
    employee_name,
    exam_name,
    garment_name,
    terrace_factor,
    terrace_name,
    tile_name,
)
from rococo_desktop.ui.text.seat_and_module_names import seat_name

__all__ = ["PROMPTS", "UntoldDecisionError", "option_detail", "option_label", "prompt"]


class UntoldDecisionError(KeyError):
    """A kind of decision there are no words for."""


PROMPTS = (
    "choose_three",
    "play_card",
    "main_action",
    "bonus",
    "acquire",
    "keep_or_spend",
    "tailor",
    "pick_discount",
    "pay_garment",
    "rent_or_sell",
    "place",
    "hire",
    "depute_any",
    "fund",
    "choose",
    "exchange",
    "discard_silk",
    "terrace",
    "adorn",
    "take_jewelry",
    "choose_task",
    "choose_from_pile",
    "choose_hall",
    "choose_from_supply",
    "choose_opponent",
)
"""Every kind of decision."""


def prompt(defs: PublicDefinitions, decision: Decision, seats: tuple[str, ...], view: PlayerView) -> Message:
    """Who must do what now: "Ana: choose a guest space"."""
    return message("prompt.line", seat=seat_name(seats, decision.seat), task=_task(defs, decision, view))


def _task(defs: PublicDefinitions, decision: Decision, view: PlayerView) -> Message:
    if decision.kind not in PROMPTS:
        raise UntoldDecisionError(decision.kind)
    teller = _TELLERS.get(decision.kind)
    return teller(defs, decision, view) if teller is not None else message(f"prompt.{decision.kind}")


def _three(defs: PublicDefinitions, decision: Decision, view: PlayerView) -> Message:
    return message("prompt.choose_three", n=defs.figures.hand)


def _of_card(defs: PublicDefinitions, decision: Decision, view: PlayerView) -> Message:
    return message(f"prompt.{decision.kind}", card=employee_name(defs, decision.of(CardQuestion).card))


def _acquire(defs: PublicDefinitions, decision: Decision, view: PlayerView) -> Message:
    return message("prompt.acquire_free") if decision.of(Acquiring).free else message("prompt.acquire")


def _discount(defs: PublicDefinitions, decision: Decision, view: PlayerView) -> Message:
    garment = view.garments[decision.of(PickingDiscount).space]
    return message("prompt.pick_discount", garment=garment_name(defs, garment))


def _rent_or_sell(defs: PublicDefinitions, decision: Decision, view: PlayerView) -> Message:
    return message("prompt.rent_or_sell", garment=garment_name(defs, decision.of(RentingOrSelling).garment))


def _of_garment(defs: PublicDefinitions, decision: Decision, view: PlayerView) -> Message:
    return message(f"prompt.{decision.kind}", garment=garment_name(defs, decision.of(Renting).garment))


def _fund(defs: PublicDefinitions, decision: Decision, view: PlayerView) -> Message:
    discount = decision.of(Funding).discount
    return message("prompt.fund_cheaper", n=discount) if discount else message("prompt.fund")


def _exchange(defs: PublicDefinitions, decision: Decision, view: PlayerView) -> Message:
    effect = effect_at(defs, decision.of(EffectQuestion).address)
    assert isinstance(effect, Exchange)
    return message("prompt.exchange", deal=exchange_deal(effect, 1))


def _choose(defs: PublicDefinitions, decision: Decision, view: PlayerView) -> Message:
    return message("prompt.choose", options=either(choose_labels(defs, decision)))


def _terrace(defs: PublicDefinitions, decision: Decision, view: PlayerView) -> Message:
    at = decision.of(ToTerrace).rocket
    return message("prompt.terrace", fireworks=terrace_name(defs, at), factor=terrace_factor(defs, at))


def _graduate(defs: PublicDefinitions, decision: Decision, view: PlayerView) -> Message:
    return message("prompt.choose_from_pile", exam=exam_name(decision.of(Graduating).exam))


def _keep(defs: PublicDefinitions, decision: Decision, view: PlayerView) -> Message:
    # What was drawn from the bag is seen by its owner alone.
    if view.viewer == decision.seat and view.own is not None and view.own.drawn:
        return message("prompt.keep_or_spend", tile=tile_name(defs, view.own.drawn[0]))
    return message("prompt.keep_or_spend_unseen")


def _pay(defs: PublicDefinitions, decision: Decision, view: PlayerView) -> Message:
    about = decision.of(Paying)
    garment = defs.garments[view.garments[about.space]]
    need = silk_needed(garment, tailor_terms(defs, about.address), about.colour)
    return message("prompt.pay_garment", silk=listed(goods_list(defs, need)))


_TELLERS: Mapping[str, Callable[[PublicDefinitions, Decision, PlayerView], Message]] = {
    "choose_three": _three,
    "main_action": _of_card,
    "bonus": _of_card,
    "acquire": _acquire,
    "keep_or_spend": _keep,
    "pick_discount": _discount,
    "pay_garment": _pay,
    "rent_or_sell": _rent_or_sell,
    "place": _of_garment,
    "adorn": _of_garment,
    "fund": _fund,
    "choose": _choose,
    "exchange": _exchange,
    "terrace": _terrace,
    "choose_from_pile": _graduate,
}
"""The prompts that name what they are about."""

KEYS = tuple(f"prompt.{kind}" for kind in PROMPTS)
"""The keys of this module that are built from closed lists."""
