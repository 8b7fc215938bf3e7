"""Blunders in any round: something is given away for which nothing comes back."""

from __future__ import annotations

from rococo_desktop.ai.situation import Check, Situation, check
from rococo_desktop.model.decisions import Choice
from rococo_desktop.model.definitions import Bales
from rococo_desktop.model.effects import Choose, Effect, Gain, Tailor
from rococo_desktop.model.vocabulary import EMPTY, DecorationKind, Rank, Reward
from rococo_desktop.rules.core.acquire import price
from rococo_desktop.rules.core.tailor import makeable

_MAIN = Tailor(thimble=True)


@check("main_action")
def favor_forfeited(situation: Situation, choice: Choice) -> bool:
    """Nothing is done, though the queen's favor lies there with its livre."""
    return choice.key == "action:forfeit" and "action:favor" in situation.keys


@check("main_action")
def thimble_garment_lost(situation: Situation, choice: Choice) -> bool:
    """A master does nothing, though a garment only masters can make lies there and can be paid."""
    if choice.key != "action:forfeit" or "action:tailor" not in situation.keys:
        return False
    rules, state = situation.rules, situation.state
    if rules.employees[situation.acting].rank != Rank.MASTER:
        return False
    spaces = makeable(rules, state, situation.seat, situation.acting, _MAIN)
    return any(rules.garments[state.garments[space]].thimble for space in spaces)


def _is_gift(effects: tuple[Effect, ...]) -> bool:
    return all(
        isinstance(effect, Gain)
        or (isinstance(effect, Choose) and all(_is_gift(option) for option in effect.options))
        for effect in effects
    )


@check("bonus")
def gift_forfeited(situation: Situation, choice: Choice) -> bool:
    """A bonus is left unused that only gives."""
    return choice.key == "bonus:forfeit" and _is_gift(situation.bonus())


@check("terrace")
def rocket_left_empty(situation: Situation, choice: Choice) -> bool:
    """Nobody watches a rocket, though a guest could."""
    return choice.target[0] != "guests" and _worth_on_terrace(situation) > 0


@check("terrace")
def lesser_guest_at_rocket(situation: Situation, choice: Choice) -> bool:
    """A garment watches a rocket, the best of those left, though a more worthy one could."""
    if choice.target[0] != "guests":
        return False
    garment = situation.rules.garments[situation.view.guests[int(choice.target[1])]]
    return garment.prestige < _worth_on_terrace(situation)


def _worth_on_terrace(situation: Situation) -> int:
    guests, garments = situation.view.guests, situation.rules.garments
    return max(
        (
            garments[guests[int(option.target[1])]].prestige
            for option in situation.decision.options
            if option.target[0] == "guests"
        ),
        default=0,
    )


@check("place")
def reward_passed(situation: Situation, choice: Choice) -> bool:
    """A guest without a reward, though another of the same hall and kind gives one."""
    spaces = situation.rules.side.guest_spaces
    chosen = spaces[int(choice.target[1])]
    if chosen.reward is not Reward.NONE:
        return False
    others = (spaces[int(option.target[1])] for option in situation.decision.options)
    return any(
        other.hall == chosen.hall
        and other.master == chosen.master
        and other.reward is not Reward.NONE
        and (other.reward is not Reward.TILE or any(face != EMPTY for face in situation.view.drawers))
        for other in others
    )


@check("acquire")
def same_tile_dearer(situation: Situation, choice: Choice) -> bool:
    """A tile is paid more for than the same one from another drawer."""
    if situation.decision.told[1]:
        return False  # free
    rules, state = situation.rules, situation.state
    space = int(choice.target[1])
    spaces = [int(option.target[1]) for option in situation.decision.options]
    same = [other for other in spaces if state.drawers[other] == state.drawers[space]]
    return price(rules, state, space) > min(price(rules, state, other) for other in same)


@check("fund")
def same_decoration_dearer(situation: Situation, choice: Choice) -> bool:
    """A kitchen or statue is paid more for than another that does the same."""
    chosen = situation.rules.decoration(int(choice.target[1]))
    if chosen.kind in {DecorationKind.FIREWORKS, DecorationKind.MUSICIANS}:
        return False
    others = (situation.rules.decoration(int(option.target[1])) for option in situation.decision.options)
    return any(
        other.kind is chosen.kind and other.prestige >= chosen.prestige and other.cost < chosen.cost
        for other in others
    )


@check("pay_garment")
def silk_overpaid(situation: Situation, choice: Choice) -> bool:
    """More bales are given than another way to pay takes, of every colour as many or more."""
    given = _bales(situation, choice)
    return any(
        bales != given and all(less <= more for less, more in zip(bales, given, strict=True))
        for bales in (_bales(situation, option) for option in situation.decision.options)
    )


def _bales(situation: Situation, choice: Choice) -> Bales:
    faces = situation.rules.faces
    blue = pink = green = orange = 0
    for face in choice.steps[-1][-1]:
        bales = faces[face].silk
        blue, pink, green, orange = (
            blue + bales[0],
            pink + bales[1],
            green + bales[2],
            orange + bales[3],
        )
    return (blue, pink, green, orange)


ALWAYS: dict[str, Check] = {
    "favor forfeited": favor_forfeited,
    "thimble garment lost": thimble_garment_lost,
    "gift forfeited": gift_forfeited,
    "rocket left empty": rocket_left_empty,
    "lesser guest at rocket": lesser_guest_at_rocket,
    "reward passed": reward_passed,
    "same tile dearer": same_tile_dearer,
    "same decoration dearer": same_decoration_dearer,
    "silk overpaid": silk_overpaid,
}
