"""Reads lists of effects: each a mapping with the verb as its single key."""

from __future__ import annotations

from collections.abc import Callable

from rococo_desktop.content.yaml.data_keywords import BONUS_SOURCES, COLOURS, GAINS, PAYMENTS, RANKS, same
from rococo_desktop.content.yaml.fields import Row, elements, meaning
from rococo_desktop.content.yaml.nodes import Node
from rococo_desktop.content.yaml.problems import ProblemList
from rococo_desktop.content.yaml.quantities import MOST, read_conditions, read_quantity
from rococo_desktop.model.effects import (
    Acquire,
    BaleRate,
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
    Tailor,
    TakeJewelry,
    UseBonus,
)
from rococo_desktop.model.vocabulary import Colour


def read_effects(node: Node | None, problems: ProblemList, what: str) -> tuple[Effect, ...]:
    """Reads a list of effects; no list means no effects."""
    if node is None:
        return ()
    effects = []
    for one in elements(node, problems, what, least=1):
        effect = _effect(one, problems)
        if effect is not None:
            effects.append(effect)
    return tuple(effects)


def _effect(node: Node, problems: ProblemList) -> Effect | None:
    entries = node.items()
    if len(entries) != 1:
        problems.add(node, f"an effect must be one verb with its particulars, not {node.sort}")
        return None
    ((verb, particulars),) = entries.items()
    reader = meaning(Node(verb, node.file, node.key_lines[verb]), problems, "verb", _READERS)
    return reader(particulars, problems) if verb in _READERS else None


def _of_row(read: Callable[[Row], Effect], verb: str) -> Callable[[Node, ProblemList], Effect]:
    """Makes a reader of a whole mapping from a reader of an open row."""

    def reader(node: Node, problems: ProblemList) -> Effect:
        with Row(node, problems, verb) as row:
            return read(row)

    return reader


def _gain(row: Row) -> Gain:
    what = row.word("what", same(GAINS))
    quantity = read_quantity(row)
    return Gain(what, quantity, read_conditions(row.child("when", required=False), row.problems, "when"))


def _pay(row: Row) -> Pay:
    return Pay(row.word("what", same(PAYMENTS)), row.integer("amount", 1, MOST))


def _acquire(row: Row) -> Acquire:
    return Acquire(free=row.flag("free"))


def _tailor(row: Row) -> Tailor:
    discount = _colours(row, "discount", required=False)
    bales = row.integer("bales", 1, MOST) if discount or row.has("bales") else 0
    if bales and not discount:
        row.problems.add(row.node, "tailor has bales without a discount")
    return Tailor(
        thimble=row.flag("thimble"), discount=discount, bales=bales, must_sell=row.flag("must_sell")
    )


def _fund(row: Row) -> Fund:
    return Fund(discount=row.integer("discount", 0, MOST, default=0))


def _depute(row: Row) -> Depute:
    livre = (0, 0, 0)
    node = row.child("livre", required=False)
    if node is not None:
        with Row(node, row.problems, "livre") as by_rank:
            apprentice, journeyman, master = (
                by_rank.integer(name, 0, MOST) for name in sorted(RANKS, key=lambda name: RANKS[name])
            )
            livre = (apprentice, journeyman, master)
    depute = Depute(livre, row.flag("printed"), row.flag("use_bonus"), row.flag("optional"))
    if depute.printed and node is not None:
        row.problems.add(row.node, "depute has both livre and printed")
    return depute


def _exchange(row: Row) -> Exchange:
    give: list[tuple[str, int]] = []
    node = row.child("give")
    if node is not None:
        with Row(node, row.problems, "give") as given:
            give = [(what, given.integer(what, 1, MOST)) for what in PAYMENTS if given.has(what)]
            if given.sound and not give:
                row.problems.add(node, "give names nothing to give")
    return Exchange(tuple(give), row.integer("prestige", 1, MOST))


def _discard_silk(row: Row) -> DiscardSilk:
    rates = []
    for node in row.elements("rates", least=1):
        with Row(node, row.problems, "a rate") as rate:
            rates.append(BaleRate(_colours(rate, "colours", required=True), rate.integer("every", 1, MOST)))
    return DiscardSilk(tuple(rates))


def _use_bonus(row: Row) -> UseBonus:
    return UseBonus(row.word("of", same(BONUS_SOURCES)))


def _colours(row: Row, key: str, *, required: bool) -> tuple[Colour, ...]:
    return row.words(key, COLOURS, "colour", required=required)


def _choose(node: Node, problems: ProblemList) -> Effect:
    options = elements(node, problems, "choose", least=2)
    return Choose(tuple(read_effects(option, problems, "an option of choose") for option in options))


def _choose_hall(node: Node, problems: ProblemList) -> Effect:
    gains = []
    for one, effect in zip(node.elements(), read_effects(node, problems, "choose_hall"), strict=False):
        if isinstance(effect, Gain):
            gains.append(effect)
        else:
            problems.add(one, f"choose_hall takes only gain, not {effect.verb}")
    return ChooseHall(tuple(gains))


def _claim_favor(row: Row) -> ClaimFavor:
    return ClaimFavor()


def _take_jewelry(row: Row) -> TakeJewelry:
    return TakeJewelry()


_ROW_READERS: dict[str, Callable[[Row], Effect]] = {
    "gain": _gain,
    "pay": _pay,
    "acquire": _acquire,
    "tailor": _tailor,
    "fund": _fund,
    "depute": _depute,
    "exchange": _exchange,
    "discard_silk": _discard_silk,
    "use_bonus": _use_bonus,
    "claim_favor": _claim_favor,
    "take_jewelry": _take_jewelry,
}

_READERS: dict[str, Callable[[Node, ProblemList], Effect]] = {
    "choose": _choose,
    "choose_hall": _choose_hall,
    **{verb: _of_row(read, verb) for verb, read in _ROW_READERS.items()},
}

VERBS = tuple(_READERS)
