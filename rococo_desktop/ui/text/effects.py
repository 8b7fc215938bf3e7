"""Card texts: the sentences of an effect, made of the effect itself, so that no card can lie."""

from __future__ import annotations

from collections.abc import Sequence

from rococo_desktop.model.effects import (
    Acquire,
    Choose,
    ChooseHall,
    ClaimFavor,
    Depute,
    DiscardSilk,
    Effect,
    Exchange,
    Fund,
    Gain,
    Pay,
    Quantity,
    Tailor,
    TakeJewelry,
    UseBonus,
)
from rococo_desktop.model.vocabulary import Rank
from rococo_desktop.play.game.session_values import PublicDefinitions
from rococo_desktop.ui.text.count_phrases import condition_clause, measure, per
from rococo_desktop.ui.text.messages import Message, either, listed, message, rows, sentence
from rococo_desktop.ui.text.piece_names import colour_name
from rococo_desktop.ui.text.seat_and_module_names import amount


class UntoldEffectError(TypeError):
    """An effect there are no words for: a verb was added without them."""


def effect_sentences(defs: PublicDefinitions, effects: Sequence[Effect]) -> tuple[Message, ...]:
    """Everything the effects do, a sentence for each thing, tables included."""
    told: list[Message] = []
    for at, effect in enumerate(effects):
        if isinstance(effect, Pay) and at + 1 < len(effects):
            rest = listed([part for other in effects[at + 1 :] for part in clauses(defs, other)])
            clause = message("effect.pay_for", price=amount(effect.what, effect.amount), rest=rest)
            return (*told, sentence(clause))
        told += [sentence(clause) for clause in clauses(defs, effect)]
    return tuple(told)


def clauses(defs: PublicDefinitions, effect: Effect) -> list[Message]:
    """What one effect does, as clauses without a subject: "gain 1 livre"."""
    match effect:
        case Gain():
            return [_gain(defs, effect)]
        case Pay(what, number):
            return [message("effect.pay", price=amount(what, number))]
        case Choose():
            return [_choose(defs, effect)]
        case ChooseHall(gains):
            return [message("effect.choose_hall", gains=listed([_gain(defs, gain) for gain in gains]))]
        case Exchange(give, prestige):
            given = listed([amount(what, number) for what, number in give])
            return [message("effect.exchange", given=given, prestige=amount("prestige", prestige))]
        case DiscardSilk():
            return [_discard_silk(defs, effect)]
    return _act_clauses(defs, effect)


def _act_clauses(defs: PublicDefinitions, effect: Effect) -> list[Message]:
    match effect:
        case Acquire(free):
            return [message("effect.take_free") if free else message("effect.acquire")]
        case Tailor():
            return _tailor(defs, effect)
        case Fund(discount):
            return [message("effect.fund_cheaper", n=discount) if discount else message("effect.fund")]
        case Depute():
            return [_depute(effect)]
        case UseBonus(of):
            return [_use_bonus(defs, of)]
        case ClaimFavor():
            return [message("effect.claim_favor")]
        case TakeJewelry():
            return [message("effect.take_jewelry")]
    raise UntoldEffectError(f"no words for {effect!r}")


def _use_bonus(defs: PublicDefinitions, of: str) -> Message:
    if of == "supply":
        return message("effect.use_supply")
    return message("effect.use_opponent" if defs.barry is None else "effect.use_opponent_alone")


def _gain(defs: PublicDefinitions, gain: Gain) -> Message:
    told = _quantity(defs, gain.what, gain.quantity)
    if not gain.when:
        return told
    held = listed([condition_clause(defs, condition) for condition in gain.when])
    return message("effect.when", gain=told, condition=held)


def _quantity(defs: PublicDefinitions, what: str, quantity: Quantity) -> Message:
    if quantity.count is None:
        return message("effect.gain", amount=amount(what, quantity.amount))
    if not quantity.table:
        counted = per(defs, quantity.count, quantity.every)
        return message("effect.gain_per", amount=amount(what, quantity.amount), per=counted)
    told = []
    for at, (low, number) in enumerate(quantity.table):
        high = quantity.table[at + 1][0] - 1 if at + 1 < len(quantity.table) else None
        gained = amount(what, number)
        if high is None:
            told.append(message("table.from", low=low, amount=gained))
        elif high == low:
            told.append(message("table.exactly", low=low, amount=gained))
        else:
            told.append(message("table.range", low=low, high=high, amount=gained))
    return message("effect.table", measure=measure(defs, quantity.count), rows=rows(told))


def _choose(defs: PublicDefinitions, effect: Choose) -> Message:
    flat = [option[0] for option in effect.options if len(option) == 1]
    gains = [
        part for part in flat if isinstance(part, Gain) and part.quantity.count is None and not part.when
    ]
    if len(gains) == len(effect.options):
        picks = [amount(gain.what, gain.quantity.amount) for gain in gains]
        return message("effect.gain", amount=either(picks))
    return message("effect.choose", options=either([option_clause(defs, part) for part in effect.options]))


def option_clause(defs: PublicDefinitions, effects: Sequence[Effect]) -> Message:
    """One of the options of a choice."""
    return listed([clause for effect in effects for clause in clauses(defs, effect)])


def _tailor(defs: PublicDefinitions, effect: Tailor) -> list[Message]:
    told = [message("effect.tailor") if effect.thimble else message("effect.tailor_plain")]
    if effect.discount:
        colours = either([colour_name(defs, colour) for colour in effect.discount])
        if len(effect.discount) == 1:
            told.append(message("effect.discount", n=effect.bales, colour=colours))
        else:
            told.append(message("effect.discount_pick", n=effect.bales, colours=colours))
    if effect.must_sell:
        told.append(message("effect.must_sell"))
    return told


def _depute(effect: Depute) -> Message:
    if effect.printed:
        told = message("effect.depute_printed")
    elif any(effect.livre):
        rates = [
            message(f"depute_rate.{rank.name.lower()}", n=livre)
            for rank, livre in zip(reversed(Rank), reversed(effect.livre), strict=True)
        ]
        told = message("effect.depute_for", rates=either(rates))
    else:
        told = message("effect.depute_free")
    bonus = message("effect.then_bonus") if effect.use_bonus else message("effect.no_bonus")
    told = message("effect.depute_terms", depute=told, bonus=bonus)
    return message("effect.optional", effect=told) if effect.optional else told


def _discard_silk(defs: PublicDefinitions, effect: DiscardSilk) -> Message:
    rates = [
        message(
            "effect.silk_rate",
            n=rate.every,
            colours=either([colour_name(defs, colour) for colour in rate.colours]),
        )
        for rate in effect.rates
    ]
    return message("effect.discard_silk", rates=listed(rates))


KEYS = tuple(f"depute_rate.{rank.name.lower()}" for rank in Rank)
"""The keys of this module that are built from closed lists."""
