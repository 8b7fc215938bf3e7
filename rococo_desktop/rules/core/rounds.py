"""P1 to P4: preparing a round, choosing cards, taking turns, income; S: setting up the table."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations

from rococo_desktop.model.decisions import Choice
from rococo_desktop.model.events import (
    BecameStartPlayer,
    Earned,
    ForfeitedAction,
    HasChosen,
    RoundBegan,
    TurnBegan,
)
from rococo_desktop.model.places import BAG, DECK, GARMENT_BAG, GARMENT_DISCARD, REMOVED
from rococo_desktop.model.state import GameState, PlayerState
from rococo_desktop.model.vocabulary import EMPTY, NOBODY, DecorationKind
from rococo_desktop.rules.core import reasons
from rococo_desktop.rules.core.acquire import refill_bag
from rococo_desktop.rules.core.counts import decorations_of, garments_of
from rococo_desktop.rules.core.reasons import Reasons
from rococo_desktop.rules.core.ruleset import MainAction, Ruleset
from rococo_desktop.rules.core.table import Table

_KITCHEN_LEFT, _KITCHEN_RIGHT = DecorationKind.KITCHEN_LEFT, DecorationKind.KITCHEN_RIGHT

# P1: prepare the round.


def begin_round(table: Table) -> None:
    """Every phase of a round, in order."""
    table.begin_round()
    table.tell(RoundBegan(table.state.round))
    table.follow("round")


def return_favor(table: Table) -> None:
    """Who holds the queen's favor becomes start player and gives it back (P1.1)."""
    holder = table.state.favor
    if holder != NOBODY:
        table.set_start_seat(holder)
        table.tell(BecameStartPlayer(holder))
        table.pass_favor(NOBODY)


class ShortDeckError(ValueError):
    """The hire deck ends before the game does: its figures were never checked as a whole."""

    def __init__(self, number: int, wanted: int, left: int) -> None:
        super().__init__(f"round {number} deals {wanted} employees, but the hire deck has only {left} left")


def deal_employees(table: Table) -> None:
    """What is left in the display leaves the game; new cards are dealt (P1.2)."""
    for space, card in enumerate(table.state.hire):
        if card != EMPTY:
            table.move(card, ("hire", space), REMOVED)
    if len(table.state.deck) < len(table.state.hire):
        raise ShortDeckError(table.state.round, len(table.state.hire), len(table.state.deck))
    for space in range(len(table.state.hire)):
        table.reveal()
        table.move(table.state.deck[-1], DECK, ("hire", space))


def fill_drawers(table: Table) -> None:
    """Every empty drawer space gets a tile, in board order, while there are any (P1.3)."""
    for space, face in enumerate(table.state.drawers):
        if face == EMPTY and refill_bag(table):
            table.move(table.draw("bag"), BAG, ("drawers", space))


def slide_garments(table: Table) -> None:
    """The rightmost garments leave, the rest slides right, new ones fill up from right to left (P1.4)."""
    state = table.state
    size = len(state.garments)
    for space in range(size - table.rules.figures.garments_leaving, size):
        if state.garments[space] != EMPTY:
            table.move(state.garments[space], ("garments", space), GARMENT_DISCARD)
    free = size - 1
    for space in reversed(range(size)):
        garment = state.garments[space]
        if garment != EMPTY:
            if space != free:
                table.move(garment, ("garments", space), ("garments", free))
            free -= 1
    for space in reversed(range(free + 1)):
        if not state.garment_bag and state.garment_discard:
            table.pour(GARMENT_DISCARD, GARMENT_BAG)
        if not state.garment_bag:
            return
        table.move(table.draw("garment_bag"), GARMENT_BAG, ("garments", space))


# P2: choose three employees.


def ask_everybody(table: Table) -> None:
    """Everybody chooses in secret, from the start player on (P2.1)."""
    table.schedule(*(("choose_three", seat) for seat in people_in_order(table)), ("reveal_choices",))


def people_in_order(table: Table) -> tuple[int, ...]:
    """All seats somebody decides for, clockwise from the start player."""
    return _clockwise(table.state.start_seat, len(table.state.players), table.rules.people)


def seats_in_order(state: GameState) -> tuple[int, ...]:
    """All seats clockwise from the start player."""
    count = len(state.players)
    return _clockwise(state.start_seat, count, tuple(range(count)))


@cache
def _clockwise(start: int, count: int, wanted: tuple[int, ...]) -> tuple[int, ...]:
    circle = [(start + offset) % count for offset in range(count)]
    return tuple(seat for seat in circle if seat in wanted)


@lru_cache(maxsize=2048)
def _hands(supply: tuple[int, ...], discard: tuple[int, ...], size: int) -> tuple[tuple[int, ...], ...]:
    if len(supply) >= size:
        return tuple(dict.fromkeys(combinations(supply, size)))
    more = combinations(sorted(discard), size - len(supply))
    return tuple(dict.fromkeys(tuple(sorted(supply + cards)) for cards in more))


def possible_hands(rules: Ruleset, player: PlayerState) -> tuple[tuple[int, ...], ...]:
    """Every hand a player could take: too small a supply whole, the rest from the turned discard (P2.3)."""
    size = rules.figures.hand
    # What lies in the discard matters only where it is turned.
    return _hands(player.supply, player.discard if len(player.supply) < size else (), size)


@lru_cache(maxsize=4096)
def _three_choice(seat: int, cards: tuple[int, ...], names: tuple[str, ...]) -> Choice:
    words = "+".join(names)
    return Choice(f"choose:{words}", ("cards", words), (("note_choice", seat, cards),))


def ask_three(rules: Ruleset, state: GameState, seat: int) -> tuple[Choice, ...]:
    """Which three cards?"""
    employees = rules.employees
    return tuple(
        [
            _three_choice(seat, cards, tuple([employees[card].id for card in cards]))
            for cards in possible_hands(rules, state.players[seat])
        ]
    )


def note_choice(table: Table, seat: int, cards: tuple[int, ...]) -> None:
    """The choice stays secret until everybody has chosen (P2.1a)."""
    table.choose_cards(seat, tuple(cards))
    table.tell(HasChosen(seat))


def reveal_choices(table: Table) -> None:
    """All hands are taken at the same time; supplies run dry and discards are turned where needed."""
    table.reveal()
    for seat in people_in_order(table):
        player = table.player(seat)
        cards = player.chosen
        table.choose_cards(seat, ())
        if len(player.supply) < len(cards):
            rest = list(cards)
            for card in player.supply:
                rest.remove(card)
                table.move(card, ("supply", seat), ("hand", seat))
            table.pour(("discard", seat), ("supply", seat))
            cards = tuple(rest)
        for card in cards:
            table.move(card, ("supply", seat), ("hand", seat))


# P3: actions.


def begin_turns(table: Table) -> None:
    """The start player goes first (P3.1)."""
    table.schedule(("next_turn", table.state.start_seat))


def next_turn(table: Table, seat: int) -> None:
    """The next seat with cards in hand plays one; without any the phase ends."""
    players, takers = table.state.players, table.rules.turn_takers
    count = len(players)
    for offset in range(count):
        who = (seat + offset) % count
        taker = takers.get(who)
        if taker.has_turn(table.state) if taker else players[who].hand:
            table.begin_turn(who)
            table.tell(TurnBegan(who, table.state.turn))
            table.schedule((taker.step if taker else "play_card", who), ("next_turn", (who + 1) % count))
            return
    table.end_turns()


@cache
def _play_choice(seat: int, card: int, name: str) -> Choice:
    return Choice(f"play:{name}", ("hand", card), (("play", seat, card),))


def ask_card(rules: Ruleset, state: GameState, seat: int) -> tuple[Choice, ...]:
    """Which card is played? Equal cards are one option."""
    return tuple(
        [
            _play_choice(seat, card, rules.employees[card].id)
            for card in dict.fromkeys(state.players[seat].hand)
        ]
    )


def play(table: Table, seat: int, card: int) -> None:
    """Main action, then bonus, then the card is retired (P3.2)."""
    table.move(card, ("hand", seat), ("resolving", seat))
    table.follow("turn", seat, card)


def rank_obstacles(rules: Ruleset, action: MainAction, card: int) -> Reasons:
    """What the played card's rank lacks for this action (P3.3)."""
    rank = rules.employees[card].rank
    if rank < action.lowest_rank:
        yield reasons.needs_rank(action.lowest_rank.name.lower())
    elif rank > action.highest_rank:
        yield reasons.needs_rank(action.highest_rank.name.lower())


def main_action_obstacles(rules: Ruleset, state: GameState, seat: int, card: int, name: str) -> Reasons:
    """What stands in the way of a main action with the card played."""
    action = rules.main_actions[name]
    yield from rank_obstacles(rules, action, card)
    yield from action.obstacles(rules, state, seat, card)


@cache
def _action_choice(seat: int, card: int, name: str, step: str, terms: tuple[int | str, ...]) -> Choice:
    return Choice(f"action:{name}", ("action", name), ((step, seat, card, *terms),))


def ask_main_action(rules: Ruleset, state: GameState, seat: int, card: int) -> tuple[Choice, ...]:
    """Which main action, or none?"""
    options = [
        _action_choice(seat, card, action.name, action.step, action.terms)
        for action in rules.actions_by_rank[rules.employees[card].rank]
        if action.possible(rules, state, seat, card)
    ]
    options.append(_action_choice(seat, card, "forfeit", "forfeit_action", ()))
    return tuple(options)


def forfeit_action(table: Table, seat: int, card: int) -> None:
    """Nothing happens."""
    table.tell(ForfeitedAction(seat, card))


# P4: income.


def take_income(table: Table) -> None:
    """Everybody gets income, each source on its own line."""
    table.follow("income")


def basic_income(table: Table) -> None:
    """Every seat's basic income (P4.1)."""
    for seat in people_in_order(table):
        table.tell(Earned(seat, "basic", table.rules.figures.income))
        table.adjust(seat, "livre", table.rules.figures.income)


def kitchen_income(table: Table) -> None:
    """The kitchen pays for decorations (left half) and for garments (right half)."""
    rules, state = table.rules, table.state
    figures = rules.figures
    for seat in people_in_order(table):
        for kind in (_KITCHEN_LEFT, _KITCHEN_RIGHT):
            if not any(state.trademarks[place] == seat for place in rules.places_by_kind[kind]):
                continue
            if kind is _KITCHEN_LEFT:
                livre = figures.income_per_decoration * decorations_of(rules, state, seat)
            else:
                livre = figures.income_per_garment * len(garments_of(rules, state, seat))
            if livre:
                table.tell(Earned(seat, kind.value, livre))
                table.adjust(seat, "livre", livre)


def end_round(table: Table) -> None:
    """The next round, or after the last one the final scoring."""
    if table.state.round < table.rules.figures.rounds:
        table.schedule(("begin_round",))
    else:
        table.schedule(("final_scoring",))
