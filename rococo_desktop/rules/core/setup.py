"""S: setting up the table."""

from __future__ import annotations

from rococo_desktop.model.vocabulary import EMPTY, START_LEVEL
from rococo_desktop.rules.core.counts import pieces_in_play
from rococo_desktop.rules.core.ruleset import Ruleset
from rococo_desktop.rules.core.table import Table


def lay_board(table: Table) -> None:
    """The board side for the player count, every space empty (S1)."""
    rules = table.rules
    side = rules.side
    table.lay_out("hire", (EMPTY,) * rules.figures.hire_spaces)
    table.lay_out("drawers", (EMPTY,) * (rules.figures.drawers * side.drawer_spaces))
    table.lay_out("garments", (EMPTY,) * len(side.garment_prices))
    table.lay_out("guests", (EMPTY,) * len(side.guest_spaces))
    table.lay_out("terrace", (EMPTY,) * len(rules.fireworks))
    table.lay_trademark_places(rules.trademark_places)


def cards_of_level(rules: Ruleset, level: int) -> tuple[int, ...]:
    """The cards of one level."""
    return rules.cards_by_level.get(level, ())


def stack_deck(table: Table) -> None:
    """The hire deck: each level shuffled within itself, level I on top, without cards laid elsewhere (S2).

    Of a level with more cards than are dealt, chance leaves the rest in the box, unseen.
    """
    laid = set(pieces_in_play(table.state, "employee"))
    deck: tuple[int, ...] = ()
    left: tuple[int, ...] = ()
    for level, number in sorted(table.rules.figures.employees_dealt.items(), reverse=True):
        cards = [card for card in cards_of_level(table.rules, level) if card not in laid]
        mixed = table.shuffle(tuple(cards))
        deck += mixed[:number]
        left += mixed[number:]
    table.lay_out("deck", deck)
    leave_in_box(table, left)


def leave_in_box(table: Table, cards: tuple[int, ...]) -> None:
    """Employees that take no part in this game, which nobody sees."""
    table.lay_out("unused_specialists", tuple(sorted(table.state.unused_specialists + cards)))


def fill_bags(table: Table) -> None:
    """Every resource tile in one bag, every garment in another (S3)."""
    faces = enumerate(table.rules.faces)
    table.lay_out("bag", tuple(face for face, tile in faces for _ in range(tile.count)))
    table.lay_out("garment_bag", tuple(range(len(table.rules.garments))))


def equip_players(table: Table) -> None:
    """Start employees, livre, lace and thread for everybody (S4)."""
    rules = table.rules
    cards = tuple(
        card for card in cards_of_level(rules, START_LEVEL) for _ in range(rules.employees[card].copies)
    )
    for seat in range(rules.seats):
        table.deal("supply", seat, cards)
    for seat in rules.people:
        table.adjust(seat, "livre", rules.figures.start_livre)
        table.adjust(seat, "lace", rules.figures.start_lace)
        table.adjust(seat, "thread", rules.figures.start_thread)
