"""Details: each option in full, with its numbers: what it costs, what it brings, what is wasted."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rococo_desktop.model.decisions import (
    Acquiring,
    CardQuestion,
    Choice,
    Decision,
    EffectQuestion,
    Funding,
    PickingDiscount,
    Renting,
    RentingOrSelling,
    ToTerrace,
)
from rococo_desktop.model.effects import Choose, ChooseHall, Depute, Exchange, Gain
from rococo_desktop.model.outlook import Market
from rococo_desktop.model.player_view import PlayerView
from rococo_desktop.model.vocabulary import Rank
from rococo_desktop.play.game.session_values import PublicDefinitions
from rococo_desktop.ui.text.describe import (
    bonus_sentences,
    decoration_use,
    garment_goods,
    garment_sentences,
    goods_list,
    reward_of,
)
from rococo_desktop.ui.text.effects import option_clause
from rococo_desktop.ui.text.messages import Message, added, listed, message, sentence, sentences
from rococo_desktop.ui.text.needs_and_waste import (
    decoration_cost,
    drawer_of,
    effect_at,
    silk_needed,
    tailor_terms,
)
from rococo_desktop.ui.text.option_labels import (
    bales_wasted,
    cards_chosen,
    copied_card,
    discount_colour,
    exchange_deal,
    silk_so_far,
    spent_goods,
)
from rococo_desktop.ui.text.piece_names import (
    decoration_at,
    employee_name,
    funded_name,
    garment_name,
    hall_name,
    jewelry_name,
    space_name,
    task_name,
    terrace_factor,
    terrace_name,
    tile_goods,
    tile_name,
)
from rococo_desktop.ui.text.seat_and_module_names import action_sentence, amount

Teller = Callable[[PublicDefinitions, Decision, Choice, "Seen"], Message]


class Seen(NamedTuple):
    """What the words of an option are read off: the table, and the prices the session asks."""

    view: PlayerView
    market: Market


def option_detail(
    defs: PublicDefinitions, decision: Decision, choice: Choice, view: PlayerView, market: Market
) -> Message:
    """The option in full sentences."""
    return _BY_KIND[decision.kind](defs, decision, choice, Seen(view, market))


def _which(choice: Choice) -> int:
    which = choice.target[1]
    assert isinstance(which, int)
    return which


def _with_bonus(defs: PublicDefinitions, opening: Message, card: int) -> Message:
    return sentences([opening, *bonus_sentences(defs, defs.employees[card])])


def _three(defs: PublicDefinitions, decision: Decision, choice: Choice, seen: Seen) -> Message:
    names = [employee_name(defs, card) for card in cards_chosen(defs, choice)]
    return message("detail.three", first=names[0], second=names[1], third=names[2])


def _play(defs: PublicDefinitions, decision: Decision, choice: Choice, seen: Seen) -> Message:
    card = _which(choice)
    return _with_bonus(defs, message("detail.play", card=employee_name(defs, card)), card)


def _action(defs: PublicDefinitions, decision: Decision, choice: Choice, seen: Seen) -> Message:
    card = decision.of(CardQuestion).card
    match choice.target[1]:
        case "favor":
            return _favor(defs, seen.view)
        case "depute":
            return _depute_played(defs, card)
        case "hire":
            return message("detail.hire_action", price=_price(seen.market.hire.price or 0))
        case "journeyman_exam" | "master_exam" as exam:
            assert defs.jeweler is not None
            gained = amount("prestige", defs.jeweler.exam_prestige)
            told = message("detail.exam", n=defs.jeweler.exam_fee, prestige=gained)
            return sentences([told, action_sentence(exam)])
        case str(name):
            return action_sentence(name)
    raise KeyError(choice.key)


def _favor(defs: PublicDefinitions, view: PlayerView) -> Message:
    if view.round < defs.figures.rounds:
        return message("detail.favor", n=defs.figures.favor_livre)
    prestige = amount("prestige", defs.figures.favor_prestige)
    return message("detail.favor_last", n=defs.figures.favor_livre, prestige=prestige)


def _depute_played(defs: PublicDefinitions, card: int) -> Message:
    employee = defs.employees[card]
    told = message("detail.depute_played", card=employee_name(defs, card), n=employee.depute)
    return sentences([told, message("detail.bonus_still")]) if employee.bonus else told


def _bonus(defs: PublicDefinitions, decision: Decision, choice: Choice, seen: Seen) -> Message:
    if choice.key == "bonus:use":
        return sentences(bonus_sentences(defs, defs.employees[decision.of(CardQuestion).card]))
    return message("detail.bonus_forfeit")


def _acquire(defs: PublicDefinitions, decision: Decision, choice: Choice, seen: Seen) -> Message:
    space = _which(choice)
    face = seen.view.drawers[space]
    price = 0 if decision.of(Acquiring).free else seen.market.drawers[drawer_of(defs, space)].price or 0
    taken = message(
        "detail.take", tile=tile_name(defs, face), drawer=drawer_of(defs, space) + 1, price=_price(price)
    )
    return sentences([taken, message("detail.spend_for", goods=tile_goods(defs, face))])


def _price(livre: int) -> Message:
    return message("price.livre", n=livre) if livre else message("price.free")


def _keep(defs: PublicDefinitions, decision: Decision, choice: Choice, seen: Seen) -> Message:
    drawn = seen.view.own.drawn if seen.view.own is not None and seen.view.viewer == decision.seat else ()
    if choice.key != "keep":
        return message("detail.spend", goods=listed([amount(*part) for part in spent_goods(choice)]))
    if not drawn:
        return message("detail.keep_unseen")
    return message("detail.keep", silk=listed(goods_list(defs, defs.faces[drawn[0]].silk)))


def _tailor(defs: PublicDefinitions, decision: Decision, choice: Choice, seen: Seen) -> Message:
    space = _which(choice)
    garment = seen.view.garments[space]
    opening = message(
        "detail.tailor",
        garment=garment_name(defs, garment),
        price=_price(seen.market.garments[space].price),
        goods=garment_goods(defs, defs.garments[garment]),
    )
    return sentences([opening, *garment_sentences(defs, defs.garments[garment])[1:]])


def _discount(defs: PublicDefinitions, decision: Decision, choice: Choice, seen: Seen) -> Message:
    about = decision.of(PickingDiscount)
    garment = defs.garments[seen.view.garments[about.space]]
    colour = discount_colour(choice)
    need = silk_needed(garment, tailor_terms(defs, about.address), -1 if colour is None else colour)
    return message("detail.discount", silk=listed(goods_list(defs, need)))


def _payment(defs: PublicDefinitions, decision: Decision, choice: Choice, seen: Seen) -> Message:
    tiles = added([tile_name(defs, face) for face in choice.steps[0][5]])
    lost = bales_wasted(defs, decision, choice, seen.view)
    if not lost:
        return message("detail.pay_exactly", tiles=tiles)
    return message("detail.pay", tiles=tiles, wasted=message("amount.wasted", n=lost))


def _rent_or_sell(defs: PublicDefinitions, decision: Decision, choice: Choice, seen: Seen) -> Message:
    made = decision.of(RentingOrSelling).garment
    garment, named = defs.garments[made], garment_name(defs, made)
    if choice.key == "rent":
        return message("detail.rent", prestige=amount("prestige", garment.prestige), garment=named)
    return message("detail.sell", n=garment.value or 0, garment=named)


def _place(defs: PublicDefinitions, decision: Decision, choice: Choice, seen: Seen) -> Message:
    space = _which(choice)
    name = space_name(defs, space)
    reward = reward_of(defs, space)
    if reward is None:
        return sentence(message("detail.place", space=name))
    return sentence(message("detail.place_reward", space=name, reward=reward))


def _hire(defs: PublicDefinitions, decision: Decision, choice: Choice, seen: Seen) -> Message:
    if choice.target[0] == "specialist":
        card, price = _which(choice), 0
    else:
        card, price = seen.view.hire[_which(choice)], seen.market.hire.price or 0
    opening = message("detail.hire", card=employee_name(defs, card), price=_price(price))
    return _with_bonus(defs, opening, card)


def _depute(defs: PublicDefinitions, decision: Decision, choice: Choice, seen: Seen) -> Message:
    if choice.key == "depute:nobody":
        return message("detail.depute_nobody")
    deal = effect_at(defs, decision.of(EffectQuestion).address)
    assert isinstance(deal, Depute)
    card = _which(choice)
    employee = defs.employees[card]
    livre = employee.depute if deal.printed else deal.livre[employee.rank - Rank.APPRENTICE]
    told = message(
        "detail.depute",
        card=employee_name(defs, card),
        zone=message(f"zone.{choice.target[0]}"),
        price=_price(livre),
    )
    return _with_bonus(defs, told, card) if deal.use_bonus else told


def _worth(prestige: int) -> Message:
    return message("worth.prestige", n=prestige) if prestige else message("worth.nothing")


def _fund(defs: PublicDefinitions, decision: Decision, choice: Choice, seen: Seen) -> Message:
    place = _which(choice)
    told = message(
        "detail.fund",
        decoration=funded_name(defs, place),
        price=_price(decoration_cost(defs, place, decision.of(Funding).discount)),
        prestige=_worth(decoration_at(defs, place).prestige),
    )
    return sentences([told, decoration_use(defs, place)])


def _choose(defs: PublicDefinitions, decision: Decision, choice: Choice, seen: Seen) -> Message:
    effect = effect_at(defs, decision.of(EffectQuestion).address)
    assert isinstance(effect, Choose)
    return sentence(option_clause(defs, effect.options[_which(choice)]))


def _exchange(defs: PublicDefinitions, decision: Decision, choice: Choice, seen: Seen) -> Message:
    effect = effect_at(defs, decision.of(EffectQuestion).address)
    assert isinstance(effect, Exchange)
    return message("detail.exchange", deal=exchange_deal(effect, _which(choice)))


def _silk(defs: PublicDefinitions, decision: Decision, choice: Choice, seen: Seen) -> Message:
    if choice.target[0] == "discard":
        return message("detail.enough", prestige=amount("prestige", silk_so_far(defs, decision)))
    face = _which(choice)
    points = amount("prestige", silk_so_far(defs, decision, (face,)))
    return message("detail.discard", tile=tile_name(defs, face), prestige=points)


def _terrace(defs: PublicDefinitions, decision: Decision, choice: Choice, seen: Seen) -> Message:
    at = decision.of(ToTerrace).rocket
    rocket = terrace_name(defs, at)
    if choice.target[0] == "terrace":
        return message("detail.terrace_empty", fireworks=rocket)
    garment = seen.view.guests[_which(choice)]
    factor = terrace_factor(defs, at)
    worth = amount("prestige", defs.garments[garment].prestige * factor)
    return message("detail.terrace", garment=garment_name(defs, garment), fireworks=rocket, prestige=worth)


def _adorn(defs: PublicDefinitions, decision: Decision, choice: Choice, seen: Seen) -> Message:
    if choice.target[0] == "jewelry":
        return message("detail.no_jewelry")
    assert defs.jeweler is not None
    space = _which(choice)
    tile = seen.view.jewelry_display[space]
    told = message(
        "detail.jewelry",
        jewelry=jewelry_name(defs, tile),
        price=_price(seen.market.jewelry[space].price),
    )
    if defs.jeweler.jewelry[tile].colour != defs.garments[decision.of(Renting).garment].colour:
        return told
    return sentences([told, message("detail.jewelry_match")])


def _take_jewelry(defs: PublicDefinitions, decision: Decision, choice: Choice, seen: Seen) -> Message:
    assert defs.jeweler is not None
    tile = seen.view.jewelry_display[_which(choice)]
    told = message("detail.jewelry", jewelry=jewelry_name(defs, tile), price=_price(0))
    owner = decision.of(EffectQuestion).address.split(".", maxsplit=1)[0]
    colour = next(garment.colour for garment in defs.garments if garment.id == owner)
    if defs.jeweler.jewelry[tile].colour != colour:
        return told
    return sentences([told, message("detail.jewelry_match")])


def _task(defs: PublicDefinitions, decision: Decision, choice: Choice, seen: Seen) -> Message:
    return message("detail.task", task=task_name(defs, _which(choice)))


def _graduate(defs: PublicDefinitions, decision: Decision, choice: Choice, seen: Seen) -> Message:
    card = _which(choice)
    return _with_bonus(defs, message("detail.graduate", card=employee_name(defs, card)), card)


def _hall(defs: PublicDefinitions, decision: Decision, choice: Choice, seen: Seen) -> Message:
    hall = _which(choice)
    spaces = [at for at, space in enumerate(defs.side.guest_spaces) if space.hall == hall]
    own = sum(seen.view.trademarks[space] == decision.seat for space in spaces)
    effect = effect_at(defs, decision.of(EffectQuestion).address)
    assert isinstance(effect, ChooseHall)
    gains = listed([amount(gain.what, _gained(gain, own)) for gain in effect.gains])
    return sentence(message("detail.hall", hall=hall_name(hall), n=own, gains=gains))


def _gained(gain: Gain, garments: int) -> int:
    return gain.quantity.amount * (garments // gain.quantity.every)


def _supply(defs: PublicDefinitions, decision: Decision, choice: Choice, seen: Seen) -> Message:
    card = _which(choice)
    return _with_bonus(defs, message("detail.show", card=employee_name(defs, card)), card)


def _opponent(defs: PublicDefinitions, decision: Decision, choice: Choice, seen: Seen) -> Message:
    card = copied_card(seen.view, choice)
    return _with_bonus(defs, message("detail.copy", card=employee_name(defs, card)), card)


_BY_KIND: dict[str, Teller] = {
    "choose_three": _three,
    "play_card": _play,
    "main_action": _action,
    "bonus": _bonus,
    "acquire": _acquire,
    "keep_or_spend": _keep,
    "tailor": _tailor,
    "pick_discount": _discount,
    "pay_garment": _payment,
    "rent_or_sell": _rent_or_sell,
    "place": _place,
    "hire": _hire,
    "depute_any": _depute,
    "fund": _fund,
    "choose": _choose,
    "exchange": _exchange,
    "discard_silk": _silk,
    "terrace": _terrace,
    "adorn": _adorn,
    "take_jewelry": _take_jewelry,
    "choose_task": _task,
    "choose_from_pile": _graduate,
    "choose_hall": _hall,
    "choose_from_supply": _supply,
    "choose_opponent": _opponent,
}
"""How an option is told, by the kind of decision."""

KEYS = tuple(f"zone.{zone}" for zone in ("hand", "supply", "discard", "resolving"))
"""The keys of this module that are built from closed lists."""
