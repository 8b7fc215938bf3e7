"""A3: tailoring a garment: choosing it, paying for it, renting or selling it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from rococo_desktop.model.decisions import Choice
from rococo_desktop.model.definitions import Bales, Garment
from rococo_desktop.model.effects import Tailor
from rococo_desktop.model.events import Rented, Sold, Tailored
from rococo_desktop.model.places import GARMENT_DISCARD, RESOURCE_DISCARD
from rococo_desktop.model.state import GameState, PlayerState
from rococo_desktop.model.vocabulary import EMPTY, Colour, Rank, Reward
from rococo_desktop.rules.core import reasons
from rococo_desktop.rules.core.covers import Cover, minimal_covers
from rococo_desktop.rules.core.reasons import Reasons, clear
from rococo_desktop.rules.core.ruleset import Ruleset
from rococo_desktop.rules.core.table import Table

MAIN = ""
"""The address that stands for the main action instead of a tailor effect."""

NO_COLOUR = -1

_GOODS = (*(colour.name.lower() for colour in Colour), "lace", "thread")
_MASTER = Rank.MASTER
_MAIN_TERMS = Tailor(thimble=True)


def terms(rules: Ruleset, address: str) -> Tailor:
    """What holds for this tailoring: the main action's terms, or those of a bonus."""
    if address == MAIN:
        return _MAIN_TERMS
    effect = rules.effects[address]
    assert isinstance(effect, Tailor)
    return effect


def discounts(garment: Garment, deal: Tailor) -> tuple[int, ...]:
    """The colours the discount can be taken in: those the garment needs; NO_COLOUR if there is none.

    It is taken whenever it applies (E2b, E4b: ruling).
    """
    return tuple(colour for colour in deal.discount if garment.silk[colour]) or (NO_COLOUR,)


def silk_needed(garment: Garment, deal: Tailor, colour: int) -> Bales:
    """The bales to pay after the discount in one colour."""
    if colour == NO_COLOUR:
        return garment.silk
    blue, pink, green, orange = (
        max(bales - deal.bales, 0) if at == colour else bales for at, bales in enumerate(garment.silk)
    )
    return (blue, pink, green, orange)


def held_bales(rules: Ruleset, state: GameState, seat: int) -> Bales:
    """All bales on this seat's silk tiles, by colour."""
    blue = pink = green = orange = 0
    for face in state.players[seat].silk:
        bales = rules.faces[face].silk
        blue += bales[0]
        pink += bales[1]
        green += bales[2]
        orange += bales[3]
    return (blue, pink, green, orange)


def missing_silk(need: Bales, held: Bales) -> Bales:
    """How many bales of each colour are lacking; whole tiles can be given, so the totals decide."""
    return (
        max(need[0] - held[0], 0),
        max(need[1] - held[1], 0),
        max(need[2] - held[2], 0),
        max(need[3] - held[3], 0),
    )


def obstacles(rules: Ruleset, state: GameState, seat: int, acting: int, address: str, space: int) -> Reasons:
    """What stands in the way of tailoring the garment at this display space."""
    held = held_bales(rules, state, seat)
    return _obstacles(rules, state, seat, acting, terms(rules, address), held, space)


def _obstacles(
    rules: Ruleset, state: GameState, seat: int, acting: int, deal: Tailor, held: Bales, space: int
) -> Reasons:
    index = state.garments[space]
    if index == EMPTY:
        yield reasons.NOTHING_THERE
        return
    garment = rules.garments[index]
    yield from _obstacles_by_terms(rules, state, acting, deal, garment)
    livre, *goods = _gaps(garment, deal, rules.side.garment_prices[space], state.players[seat], held)
    if livre > 0:
        yield reasons.livre_short(livre)
    for good, missing in zip(_GOODS, goods, strict=True):
        if missing > 0:
            yield reasons.goods_short(good, missing)


def _obstacles_by_terms(
    rules: Ruleset, state: GameState, acting: int, deal: Tailor, garment: Garment
) -> Reasons:
    """What stands in the way whatever the seat owns."""
    if garment.thimble and not (deal.thimble and rules.employees[acting].rank == _MASTER):
        yield reasons.NEEDS_THIMBLE
    if garment.value is None:
        if deal.must_sell:
            yield reasons.NOT_SOLD
        elif not has_guest_space(rules, state, acting):
            yield reasons.NO_GUEST_SPACE


def _gaps(garment: Garment, deal: Tailor, price: int, player: PlayerState, held: Bales) -> tuple[int, ...]:
    """How much more livre, silk of each colour, lace and thread the garment takes than there is."""
    need = _least_silk(garment, deal, held)
    return (
        price - player.livre,
        need[0] - held[0],
        need[1] - held[1],
        need[2] - held[2],
        need[3] - held[3],
        garment.lace - player.lace,
        garment.thread - player.thread,
    )


def _within_means(garment: Garment, deal: Tailor, price: int, player: PlayerState, held: Bales) -> bool:
    """True if there is no gap; asked for every garment on display with each card played."""
    if price > player.livre or garment.lace > player.lace or garment.thread > player.thread:
        return False
    blue, pink, green, orange = _least_silk(garment, deal, held)
    return blue <= held[0] and pink <= held[1] and green <= held[2] and orange <= held[3]


def makeable(rules: Ruleset, state: GameState, seat: int, acting: int, deal: Tailor) -> Iterator[int]:
    """The display spaces of the garments this seat can make now by these terms."""
    held = held_bales(rules, state, seat)
    player = state.players[seat]
    for space, price in enumerate(rules.side.garment_prices):
        index = state.garments[space]
        if index == EMPTY:
            continue
        garment = rules.garments[index]
        if _within_means(garment, deal, price, player, held) and clear(
            _obstacles_by_terms(rules, state, acting, deal, garment)
        ):
            yield space


def _least_silk(garment: Garment, deal: Tailor, held: Bales) -> Bales:
    """The bales to pay; a discount is taken in the colour that leaves least to be found."""
    if not deal.discount:
        return garment.silk
    needs = [silk_needed(garment, deal, pick) for pick in discounts(garment, deal)]
    return min(needs, key=lambda need: sum(missing_silk(need, held)))


def possible(rules: Ruleset, state: GameState, seat: int, acting: int, deal: Tailor = _MAIN_TERMS) -> bool:
    """True if some garment can be made now by these terms."""
    return next(makeable(rules, state, seat, acting, deal), None) is not None


def action_obstacles(rules: Ruleset, state: GameState, seat: int, acting: int) -> Reasons:
    """What stands in the way of the main action: what the nearest garment lacks."""
    held = held_bales(rules, state, seat)
    lacking = [
        tuple(_obstacles(rules, state, seat, acting, _MAIN_TERMS, held, space))
        for space, index in enumerate(state.garments)
        if index != EMPTY
    ]
    yield from min(lacking, key=len) if lacking else (reasons.GARMENTS_EMPTY,)


@cache
def _garment_choice(seat: int, acting: int, address: str, space: int) -> Choice:
    steps = (("pick_discount", seat, acting, address, space),)
    return Choice(f"garment:{space}", ("garments", space), steps)


def ask(rules: Ruleset, state: GameState, seat: int, acting: int, address: str) -> tuple[Choice, ...]:
    """Which garment?"""
    spaces = makeable(rules, state, seat, acting, terms(rules, address))
    return tuple([_garment_choice(seat, acting, address, space) for space in spaces])


@cache
def _discount_choice(seat: int, acting: int, address: str, space: int, colour: int) -> Choice:
    word = "none" if colour == NO_COLOUR else Colour(colour).name.lower()
    steps = (("pay_garment", seat, acting, address, space, colour),)
    return Choice(f"discount:{word}", ("colour", word), steps)


def ask_discount(
    rules: Ruleset, state: GameState, seat: int, acting: int, address: str, space: int
) -> tuple[Choice, ...]:
    """In which colour is the discount taken? Only picks that can be paid are offered."""
    garment = rules.garments[state.garments[space]]
    deal = terms(rules, address)
    held = held_bales(rules, state, seat)
    return tuple(
        [
            _discount_choice(seat, acting, address, space, colour)
            for colour in discounts(garment, deal)
            if not any(missing_silk(silk_needed(garment, deal, colour), held))
        ]
    )


def covers(
    rules: Ruleset, state: GameState, seat: int, address: str, space: int, colour: int
) -> tuple[Cover, ...]:
    """The ways this seat can pay the silk of the garment at a display space."""
    garment = rules.garments[state.garments[space]]
    need = silk_needed(garment, terms(rules, address), colour)
    tiles = tuple([(face, rules.faces[face].silk) for face in state.players[seat].silk])
    return minimal_covers(need, tiles)


def ask_payment(
    rules: Ruleset, state: GameState, seat: int, acting: int, address: str, space: int, colour: int
) -> tuple[Choice, ...]:
    """With which tiles is the silk paid?"""
    options = []
    for cover in covers(rules, state, seat, address, space, colour):
        words = "+".join([rules.faces[face].id for face in cover])
        steps = (("sew", seat, acting, address, space, cover),)
        options.append(Choice(f"pay:{words}", ("payment", words), steps))
    return tuple(options)


def sew(table: Table, seat: int, acting: int, address: str, space: int, cover: Cover) -> None:
    """Pay livre, then goods; the garment lies on the bench until it is rented or sold."""
    rules, state = table.rules, table.state
    index = state.garments[space]
    garment = rules.garments[index]
    price = rules.side.garment_prices[space]
    table.tell(Tailored(seat, acting, index, price))
    if price:
        table.adjust(seat, "livre", -price)
    for face in cover:
        table.move(face, ("silk", seat), RESOURCE_DISCARD)
    if garment.lace:
        table.adjust(seat, "lace", -garment.lace)
    if garment.thread:
        table.adjust(seat, "thread", -garment.thread)
    table.move(index, ("garments", space), ("bench", seat))
    table.follow("tailoring", seat, acting, address, index)


@cache
def _rent_choice(seat: int, acting: int, garment: int) -> Choice:
    return Choice("rent", ("garment", "rent"), (("rent", seat, acting, garment),))


@cache
def _sell_choice(seat: int, acting: int, garment: int) -> Choice:
    return Choice("sell", ("garment", "sell"), (("sell", seat, acting, garment),))


def ask_rent_or_sell(
    rules: Ruleset, state: GameState, seat: int, acting: int, address: str, garment: int
) -> tuple[Choice, ...]:
    """Rent the garment to a guest, or sell it (A3.3)? Without a suitable space it must be sold (A3.7)."""
    options: tuple[Choice, ...] = ()
    if not terms(rules, address).must_sell and has_guest_space(rules, state, acting):
        options = (_rent_choice(seat, acting, garment),)
    if rules.garments[garment].value is not None:
        options += (_sell_choice(seat, acting, garment),)
    return options


def rent(table: Table, seat: int, acting: int, garment: int) -> None:
    """The garment will go to a guest."""
    table.follow("renting", seat, acting, garment)


def sell(table: Table, seat: int, acting: int, garment: int) -> None:
    """The garment goes to the discard and brings its value."""
    value = table.rules.garments[garment].value
    assert value is not None
    table.tell(Sold(seat, garment, value))
    table.move(garment, ("bench", seat), GARMENT_DISCARD)
    table.adjust(seat, "livre", value)
    table.follow("sold", seat, acting, garment)


def guest_obstacles(
    rules: Ruleset, state: GameState, seat: int, acting: int, garment: int, space: int
) -> Reasons:
    """What stands in the way of placing the garment on this guest space."""
    if not _suits(rules, acting, space):
        yield reasons.NEEDS_MASTER_SPACE
    if state.guests[space] != EMPTY:
        yield reasons.SPACE_TAKEN


def _suits(rules: Ruleset, acting: int, space: int) -> bool:
    """True if the acting employee may place a garment on a guest space of this kind (A3.4)."""
    return not rules.side.guest_spaces[space].master or rules.employees[acting].rank == _MASTER


def free_spaces(rules: Ruleset, state: GameState, acting: int) -> Iterator[int]:
    """The guest spaces a garment can go to now: nothing stands in the way."""
    for space, guest in enumerate(state.guests):
        if guest == EMPTY and _suits(rules, acting, space):
            yield space


def has_guest_space(rules: Ruleset, state: GameState, acting: int) -> bool:
    """True if some guest space is free that suits the acting employee."""
    return next(free_spaces(rules, state, acting), None) is not None


@lru_cache(maxsize=64)  # each holds a choice for every guest space
def _place_choices(seat: int, acting: int, garment: int, spaces: int) -> tuple[Choice, ...]:
    return tuple(
        Choice(f"guest:{space}", ("guests", space), (("place_garment", seat, acting, garment, space),))
        for space in range(spaces)
    )


def ask_place(rules: Ruleset, state: GameState, seat: int, acting: int, garment: int) -> tuple[Choice, ...]:
    """On which guest space?"""
    choices = _place_choices(seat, acting, garment, len(state.guests))
    return tuple([choices[space] for space in free_spaces(rules, state, acting)])


def place_garment(table: Table, seat: int, acting: int, garment: int, space: int) -> None:
    """Garment and trademark on the space; its reward and what else follows comes next (A3.9)."""
    table.tell(Rented(seat, garment, space))
    table.move(garment, ("bench", seat), ("guests", space))
    table.mark(space, seat)
    table.follow("placed", seat, acting, garment, space)


def guest_reward(table: Table, seat: int, acting: int, garment: int, space: int) -> None:
    """What the guest space gives at once, if anything (A3.5)."""
    guest_space = table.rules.side.guest_spaces[space]
    match guest_space.reward:
        case Reward.LIVRE:
            table.adjust(seat, "livre", guest_space.livre)
        case Reward.LACE:
            table.adjust(seat, "lace", 1)
        case Reward.THREAD:
            table.adjust(seat, "thread", 1)
        case Reward.TILE:
            if any(face != EMPTY for face in table.state.drawers):
                table.schedule(("acquire", seat, acting, True))
