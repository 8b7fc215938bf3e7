"""Blunders of the last round: what does not count any more is bought, and what counts is left."""

from __future__ import annotations

from rococo_desktop.ai.situation import Check, Situation, check
from rococo_desktop.model.decisions import Choice
from rococo_desktop.model.effects import Acquire, Choose, DiscardSilk, Effect, Gain, Pay
from rococo_desktop.model.vocabulary import EMPTY, NOBODY, DecorationKind
from rococo_desktop.rules.core.bonuses import silk_prestige
from rococo_desktop.rules.core.counts import garments_of, is_represented
from rococo_desktop.rules.core.scoring import ROYAL_HALL, crown_points, hall_claims, places_won
from rococo_desktop.rules.core.tailor import held_bales

_CLEARLY = 2
"""By how many points a majority must be better to be missed."""


@check("main_action")
def goods_bought_in_vain(situation: Situation, choice: Choice) -> bool:
    """A tile is bought that no card can use any more."""
    return choice.key == "action:acquire" and situation.goods_are_done


def _only_goods(effects: tuple[Effect, ...]) -> bool:
    return all(
        isinstance(effect, Pay | Acquire)
        or (isinstance(effect, Gain) and effect.what in {"tile", "lace", "thread"})
        or (isinstance(effect, Choose) and all(_only_goods(option) for option in effect.options))
        for effect in effects
    )


@check("bonus")
def goods_of_bonus_in_vain(situation: Situation, choice: Choice) -> bool:
    """A bonus is paid for, or a tile bought by it, that no card can use any more."""
    bonus = situation.bonus()
    costs = any(isinstance(effect, Pay | Acquire) and not getattr(effect, "free", False) for effect in bonus)
    return choice.key == "bonus:use" and costs and _only_goods(bonus) and situation.goods_are_done


@check("main_action")
def tailoring_forfeited(situation: Situation, choice: Choice) -> bool:
    """Nothing is done by the last card that can use the goods at hand."""
    return choice.key == "action:forfeit" and "action:tailor" in situation.keys and situation.goods_are_done


@check("main_action")
def depute_forfeited(situation: Situation, choice: Choice) -> bool:
    """Nothing is done in the last round, though deputing brings more livre than crowns lose by it."""
    if choice.key != "action:forfeit" or "action:depute" not in situation.keys or situation.left:
        return False
    rules, card = situation.rules, situation.acting
    lost = _crowns(situation, situation.staff) - _crowns(situation, without_one(situation.staff, card))
    return lost * rules.figures.livre_per_prestige < rules.employees[card].depute


def without_one(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards without one copy of this one."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def _crowns(situation: Situation, staff: tuple[int, ...]) -> int:
    """What all crowns of the seat would bring if this were its staff."""
    player = situation.state.players[situation.seat].clone()
    player.hand, player.supply, player.discard, player.resolving, player.leaving = staff, (), (), (), ()
    player.examined = ()
    state = situation.state.clone()
    state.players = tuple(player if at == situation.seat else one for at, one in enumerate(state.players))
    return sum(crown_points(situation.rules, state, situation.seat, card) for card in staff)


@check("main_action")
def decoration_forfeited(situation: Situation, choice: Choice) -> bool:
    """Nothing is done by the last card, though a decoration is worth more than its price."""
    if choice.key != "action:forfeit" or "action:fund" not in situation.keys or not situation.is_last_turn:
        return False
    rules, view = situation.rules, situation.view
    return any(
        view.trademarks[place] == NOBODY
        and rules.decoration(place).cost <= situation.mine.livre
        and rules.decoration(place).prestige * rules.figures.livre_per_prestige > rules.decoration(place).cost
        and rules.decoration(place).kind not in rules.decoration_limits
        for place in range(rules.first_decoration, rules.first_all_halls)
    )


@check("fund")
def statue_in_vain(situation: Situation, choice: Choice) -> bool:
    """A statue is funded by the last card that no garment will stand for."""
    rules, state, seat = situation.rules, situation.state, situation.seat
    decoration = rules.decoration(int(choice.target[1]))
    if decoration.kind is not DecorationKind.STATUE or decoration.prestige or not situation.is_last_turn:
        return False
    statues = sum(
        situation.view.trademarks[place] == seat for place in rules.places_by_kind[DecorationKind.STATUE]
    )
    colours = [rules.garments[garment].colour for garment in garments_of(rules, state, seat)]
    return situation.goods_are_done and not any(colours.count(one) > statues for one in set(colours))


@check("rent_or_sell")
def sold_at_the_end(situation: Situation, choice: Choice) -> bool:
    """A garment is sold by the last card for less than it brings at the ball."""
    if choice.key != "sell" or "rent" not in situation.keys or not situation.is_last_turn:
        return False
    if any(effect.verb == "fund" for effect in situation.bonus()):
        return False
    garment = situation.rules.garments[situation.mine.bench[0]]
    return garment.prestige * situation.rules.figures.livre_per_prestige > (garment.value or 0)


@check("place")
def majority_let_go(situation: Situation, choice: Choice) -> bool:
    """The last garment goes where it wins nothing, though one guest elsewhere holds or wins a majority."""
    if not situation.is_last_turn or _counts_otherwise(situation, choice):
        return False
    here = _majorities_with(situation, int(choice.target[1]))
    return any(
        _majorities_with(situation, int(option.target[1])) >= here + _CLEARLY
        for option in situation.decision.options
    )


def _counts_otherwise(situation: Situation, choice: Choice) -> bool:
    """True if this guest may be wanted for a rocket, or to be represented in all halls."""
    rules, view, seat = situation.rules, situation.view, situation.seat
    hall = rules.side.guest_spaces[int(choice.target[1])].hall
    if hall == ROYAL_HALL and any(view.trademarks[place] == seat for place in rules.fireworks):
        return True
    return not is_represented(rules, situation.state, seat, hall)


def _majorities_with(situation: Situation, space: int) -> int:
    """What the halls bring the seat if its garment goes to this guest and nothing else happens."""
    rules, seat = situation.rules, situation.seat
    state = situation.state.clone()
    state.guests = _with(state.guests, space, situation.mine.bench[0])
    state.trademarks = _with(state.trademarks, space, seat)
    return sum(
        points
        for hall, majority in enumerate(rules.side.hall_majorities)
        for claim, _, points in places_won(hall_claims(rules, state, hall), majority, rules.seats)
        if claim.seat == seat
    )


def _with(spaces: tuple[int, ...], at: int, content: int) -> tuple[int, ...]:
    return (*spaces[:at], content, *spaces[at + 1 :])


@check("discard_silk")
def silk_points_left(situation: Situation, choice: Choice) -> bool:
    """Silk that no card can use any more is kept, though it would bring points here."""
    if choice.key != "discard:done" or not situation.goods_are_done:
        return False
    _, address, given = situation.decision.told
    effect = situation.rules.effects[address]
    assert isinstance(effect, DiscardSilk)
    held = held_bales(situation.rules, situation.state, situation.seat)
    everything = tuple(less + more for less, more in zip(given, held, strict=True))
    return silk_prestige(effect.rates, everything) > silk_prestige(effect.rates, tuple(given))


@check("exchange")
def exchanged_too_little(situation: Situation, choice: Choice) -> bool:
    """Goods that no card can use any more are kept, though they could be exchanged for points."""
    most = max(int(option.target[1]) for option in situation.decision.options)
    return int(choice.target[1]) < most and situation.goods_are_done


@check("main_action")
def favor_let_lie(situation: Situation, choice: Choice) -> bool:
    """A decoration that loses points is funded by the last card, though the favor lies there."""
    if choice.key != "action:fund" or "action:favor" not in situation.keys or not situation.is_last_turn:
        return False
    rules, view, seat = situation.rules, situation.view, situation.seat
    garments = garments_of(rules, situation.state, seat)
    free = [
        rules.decoration(place)
        for place in range(rules.first_decoration, rules.first_all_halls)
        if view.trademarks[place] == NOBODY and rules.decoration(place).cost <= situation.mine.livre
    ]
    kitchens = {DecorationKind.KITCHEN_LEFT, DecorationKind.KITCHEN_RIGHT}
    return not garments and all(
        one.kind in kitchens and one.prestige < rules.figures.favor_prestige for one in free
    )


@check("acquire")
def tile_of_no_use_paid(situation: Situation, choice: Choice) -> bool:
    """The dearest tile is taken, though none is of use any more and another is cheaper."""
    if situation.decision.told[1] or not situation.goods_are_done:
        return False
    prices = {
        int(option.target[1]): _tiles_beside(situation, int(option.target[1]))
        for option in situation.decision.options
    }
    return prices[int(choice.target[1])] > min(prices.values())


def _tiles_beside(situation: Situation, space: int) -> int:
    """What the tiles of this drawer cost."""
    size = situation.rules.side.drawer_spaces
    first = space - space % size
    tiles = sum(face != EMPTY for face in situation.view.drawers[first : first + size])
    return situation.rules.figures.acquire_prices[tiles]


AT_END: dict[str, Check] = {
    "goods bought in vain": goods_bought_in_vain,
    "goods of a bonus in vain": goods_of_bonus_in_vain,
    "tailoring forfeited": tailoring_forfeited,
    "depute forfeited": depute_forfeited,
    "decoration forfeited": decoration_forfeited,
    "statue in vain": statue_in_vain,
    "sold at the end": sold_at_the_end,
    "majority let go": majority_let_go,
    "silk points left": silk_points_left,
    "exchanged too little": exchanged_too_little,
    "favor let lie": favor_let_lie,
    "useless tile paid dearly": tile_of_no_use_paid,
}
