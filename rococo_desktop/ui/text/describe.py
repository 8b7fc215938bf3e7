"""Descriptions of pieces in full sentences: for the magnifier, tooltips, and whoever cannot see the table."""

from __future__ import annotations

from collections.abc import Sequence

from rococo_desktop.content.yaml.data_keywords import BARRY_DECORATIONS
from rococo_desktop.model.definitions import BarryCard, Employee, Garment
from rococo_desktop.model.effects import Effect
from rococo_desktop.model.outlook import Gained
from rococo_desktop.model.vocabulary import START_LEVEL, Adornment, BarryAction, DecorationKind, Reward
from rococo_desktop.play.game.session_values import PublicDefinitions
from rococo_desktop.ui.text.count_phrases import condition_clause
from rococo_desktop.ui.text.effects import clauses, effect_sentences
from rococo_desktop.ui.text.messages import Message, listed, message, rows, sentence
from rococo_desktop.ui.text.piece_names import (
    colour_name,
    decoration_at,
    decoration_name,
    employee_name,
    garment_name,
    hall_name,
    jewelry_name,
    kind_name,
    space_name,
    tile_goods,
    tile_name,
)
from rococo_desktop.ui.text.seat_and_module_names import amount

Lines = tuple[Message, ...]
"""A description: the name first, then a sentence for each fact."""


def describe_employee(defs: PublicDefinitions, card: int) -> Lines:
    """Rank and level, condition, what the bonus does, what deputing brings."""
    employee = defs.employees[card]
    return (employee_name(defs, card), *employee_sentences(defs, employee))


def crown_sentences(now: Sequence[Gained]) -> Lines:
    """What the crown of a card would score as things stand; nothing for a card without one."""
    return tuple(
        message("forecast.at_end", amount=amount(gain.what, gain.amount)) for gain in now if gain.at_end
    )


def employee_sentences(defs: PublicDefinitions, employee: Employee) -> Lines:
    """Everything printed on the card but its name."""
    facts: list[Message] = []
    if employee.condition:
        conditions = listed([condition_clause(defs, condition) for condition in employee.condition])
        facts.append(message("describe.hired_when", conditions=conditions))
    facts += bonus_sentences(defs, employee)
    facts.append(message("describe.depute", n=employee.depute))
    if employee.level == START_LEVEL:
        facts.append(message("describe.start"))
    return tuple(facts)


def bonus_sentences(defs: PublicDefinitions, employee: Employee) -> Lines:
    """What the bonus or the crown of a card does; that there is none, if so."""
    if employee.crown:
        return (message("describe.crown", effects=_told(defs, employee.crown)),)
    if employee.bonus:
        return effect_sentences(defs, employee.bonus)
    return (message("describe.no_bonus"),)


def describe_garment(defs: PublicDefinitions, garment: int) -> Lines:
    """Cost, value, prestige, thimble and bonus."""
    return (garment_name(defs, garment), *garment_sentences(defs, defs.garments[garment]))


def garment_sentences(defs: PublicDefinitions, garment: Garment) -> Lines:
    """Everything printed on the tile but its name."""
    facts = [message("describe.cost", goods=garment_goods(defs, garment))]
    if garment.value is None:
        facts.append(message("describe.never_sold"))
    else:
        facts.append(message("describe.value", n=garment.value))
    if garment.prestige:
        facts.append(message("describe.prestige", n=garment.prestige))
    else:
        facts.append(message("describe.no_prestige"))
    if garment.thimble:
        facts.append(message("describe.thimble"))
    if garment.when_paid:
        facts.append(message("describe.when_paid", effects=_told(defs, garment.when_paid)))
    if garment.when_placed:
        facts.append(message("describe.when_placed", effects=_told(defs, garment.when_placed)))
    return tuple(facts)


def _told(defs: PublicDefinitions, effects: Sequence[Effect]) -> Message:
    return rows([clause for effect in effects for clause in clauses(defs, effect)])


def garment_goods(defs: PublicDefinitions, garment: Garment) -> Message:
    """The silk, lace and thread a garment is made of."""
    return listed(goods_list(defs, garment.silk, garment.lace, garment.thread))


def goods_list(
    defs: PublicDefinitions, silk: tuple[int, ...], lace: int = 0, thread: int = 0
) -> list[Message]:
    """Bales by colour, lace and thread, as far as there are any."""
    goods = [
        message("amount.bales", n=bales, colour=colour_name(defs, colour))
        for colour, bales in enumerate(silk)
        if bales
    ]
    return goods + [amount(what, number) for what, number in (("lace", lace), ("thread", thread)) if number]


def describe_tile(defs: PublicDefinitions, face: int) -> Lines:
    """The silk above, lace and thread below."""
    silk = listed(goods_list(defs, defs.faces[face].silk))
    return (
        tile_name(defs, face),
        message("describe.tile_silk", silk=silk),
        message("describe.tile_goods", goods=tile_goods(defs, face)),
    )


def describe_decoration(defs: PublicDefinitions, place: int) -> Lines:
    """Cost, prestige, and what this kind of decoration is good for."""
    return (decoration_name(defs, place), _decoration_cost(defs, place), decoration_use(defs, place))


def _decoration_cost(defs: PublicDefinitions, place: int) -> Message:
    decoration = decoration_at(defs, place)
    if not decoration.prestige:
        return message("describe.decoration_plain", cost=decoration.cost)
    prestige = amount("prestige", decoration.prestige)
    return message("describe.decoration", cost=decoration.cost, prestige=prestige)


def decoration_use(defs: PublicDefinitions, place: int) -> Message:
    """What a decoration does besides its own prestige."""
    decoration = decoration_at(defs, place)
    match decoration.kind:
        case DecorationKind.FIREWORKS:
            return message("describe.fireworks", factor=decoration.factor)
        case DecorationKind.KITCHEN_LEFT:
            return message("describe.kitchen_left", n=defs.figures.income_per_decoration)
        case DecorationKind.KITCHEN_RIGHT:
            return message("describe.kitchen_right", n=defs.figures.income_per_garment)
        case DecorationKind.STATUE:
            return message("describe.statue", n=defs.figures.statue_prestige)
        case DecorationKind.MUSICIANS:
            return message("describe.musicians", hall=hall_name(decoration.hall))
        case DecorationKind.JEWELER:
            return message("describe.jeweler")


def describe_space(defs: PublicDefinitions, space: int) -> Lines:
    """Who may work for it, its reward, and the majority of its hall."""
    place = defs.side.guest_spaces[space]
    facts = [space_name(defs, space)]
    if place.master:
        facts.append(message("describe.master_space"))
    reward = reward_of(defs, space)
    facts.append(
        sentence(message("describe.reward", reward=reward)) if reward else message("describe.plain_space")
    )
    return (*facts, describe_majority(defs, place.hall))


def reward_of(defs: PublicDefinitions, space: int) -> Message | None:
    """What a guest space gives at once, or None."""
    place = defs.side.guest_spaces[space]
    match place.reward:
        case Reward.LIVRE:
            return amount("livre", place.livre)
        case Reward.LACE | Reward.THREAD as good:
            return amount(good.value, 1)
        case Reward.TILE:
            return message("reward.tile")
        case Reward.NONE:
            return None


def describe_majority(defs: PublicDefinitions, hall: int) -> Message:
    """What the places in a hall bring that score at this table."""
    majority = defs.side.hall_majorities[hall]
    if defs.places == 1:
        return message("describe.majority_first", hall=hall_name(hall), first=majority.first)
    return message("describe.majority", hall=hall_name(hall), first=majority.first, second=majority.second)


def describe_jewelry(defs: PublicDefinitions, tile: int) -> Lines:
    """What it suits, and what it brings."""
    board = defs.jeweler
    assert board is not None
    jewelry = board.jewelry[tile]
    return (
        jewelry_name(defs, tile),
        message("describe.suits", kind=kind_name(jewelry.kind)),
        message("describe.jewelry_match"),
        message("describe.jewelry_income", n=board.income_per_jewelry),
        message("describe.jewelry_score", n=board.prestige_per_jewelry),
    )


def describe_barry_card(defs: PublicDefinitions, card: int) -> Lines:
    """What Madame du Barry does by this card, and where it sends a garment of hers."""
    assert defs.barry is not None
    definition = defs.barry.cards[card]
    lines = [barry_card_name(defs, card), _barry_rule(defs, definition)]
    lines.append(message("describe.barry_hall", hall=hall_name(definition.hall)))
    if defs.jeweler is not None:
        lines.append(message(f"describe.barry_{Adornment(definition.adornment).value}"))
    return tuple(lines)


def barry_card_name(defs: PublicDefinitions, card: int) -> Message:
    """The action of a card of Madame du Barry in a few words."""
    assert defs.barry is not None
    definition = defs.barry.cards[card]
    match definition.action:
        case BarryAction.FAVOR:
            return message("barry_card.favor")
        case BarryAction.ACQUIRE_DRAWER:
            return message("barry_card.drawer", number=definition.number + 1)
        case BarryAction.ACQUIRE_COLUMN:
            return message("barry_card.column", column=message(f"column.{definition.number}"))
        case BarryAction.TAILOR | BarryAction.HIRE as action:
            ordinal = message(f"ordinal.{definition.number}")
            side = message("side.right" if definition.from_right else "side.left")
            return message(f"barry_card.{action.value}", ordinal=ordinal, side=side)
        case BarryAction.FUND:
            return message(f"barry_card.fund.{definition.decoration}")


def _barry_rule(defs: PublicDefinitions, card: BarryCard) -> Message:
    assert defs.barry is not None
    figures = defs.barry.figures
    if card.action is BarryAction.FAVOR:
        return message("barry_rule.favor", n=figures.favor_prestige)
    if card.action is BarryAction.FUND and defs.jeweler is not None:
        return message("barry_rule.fund_jeweler", n=figures.consolation)
    action = "acquire" if card.action.value.startswith("acquire") else card.action.value
    return message(f"barry_rule.{action}", n=figures.consolation)


COLUMNS = range(3)
ORDINALS = range(1, 8)

KEYS = (
    *(f"describe.barry_{adornment.value}" for adornment in Adornment),
    *(f"column.{column}" for column in COLUMNS),
    *(f"ordinal.{number}" for number in ORDINALS),
    *(f"barry_card.{action}" for action in ("tailor", "hire")),
    *(f"barry_card.fund.{kind}" for kind in BARRY_DECORATIONS),
    *(f"barry_rule.{action}" for action in ("acquire", "tailor", "hire", "fund")),
)
"""The keys of this module that are built from closed lists."""
