"""B8: she hires for nothing: by counting, or the crown that brings her most."""

from __future__ import annotations

from rococo_desktop.model.definitions import BarryCard
from rococo_desktop.model.events import Hired
from rococo_desktop.model.places import Place
from rococo_desktop.model.vocabulary import EMPTY
from rococo_desktop.rules.core.scoring import crown_points
from rococo_desktop.rules.core.table import Table
from rococo_desktop.rules.modules.du_barry.cards import gain_card
from rococo_desktop.rules.modules.du_barry.narrowing import Criterion, exactly, narrow, nth, side_of
from rococo_desktop.rules.modules.du_barry.telling import because


def hire(table: Table, seat: int, card: BarryCard) -> bool:
    """One employee joins her deck, and one card of hers more goes to her hand; nobody there: not done."""
    display = table.state.hire
    spaces = [space for space, employee in enumerate(display) if employee != EMPTY]
    if not spaces:
        because(table, seat, "B8", "nobody")
        return False
    crowns = [space for space in spaces if table.rules.employees[display[space]].crown]
    space = _choose_crown(table, seat, card, crowns) if crowns else _count(table, seat, card, spaces)
    employee = display[space]
    table.tell(Hired(seat, employee, 0))
    table.move(employee, ("hire", space), ("supply", seat))
    gain_card(table, seat)
    return True


def _count(table: Table, seat: int, card: BarryCard, spaces: list[int]) -> int:
    """The n-th employee from the stated side; no card of hers counts further than to the last one."""
    counted = nth(spaces, min(card.number, len(spaces)), card.from_right)
    criterion = Criterion(f"nth_from_{side_of(card.from_right)}", exactly(counted))
    space, reasons = narrow(spaces, (criterion,), only="only_employee")
    for reason in reasons:
        because(table, seat, "B8", reason, number=card.number, employee=table.state.hire[space])
    return space


def _choose_crown(table: Table, seat: int, card: BarryCard, crowns: list[int]) -> int:
    """The crown worth most to her now; then to the human; then the first from the stated side."""
    display = table.state.hire
    human = table.rules.people[0]
    hers = {space: _worth_if_joined(table, seat, space, "supply") for space in crowns}
    yours = {space: _worth_if_joined(table, human, space, "hand") for space in crowns}
    for space in crowns:
        because(table, seat, "B8", "crown", employee=display[space], hers=hers[space], yours=yours[space])
    criteria = (
        Criterion("crown_most", hers.__getitem__),
        Criterion("crown_yours", yours.__getitem__),
        Criterion(
            f"first_from_{side_of(card.from_right)}", lambda space: space if card.from_right else -space
        ),
    )
    space, reasons = narrow(crowns, criteria, only="only_crown")
    for reason in reasons:
        because(table, seat, "B8", reason, employee=display[space], hers=hers[space], yours=yours[space])
    return space


def _worth_if_joined(table: Table, seat: int, space: int, zone: str) -> int:
    """What the employee's crown would score this seat, counted as if the card had just joined (ruling)."""
    card = table.state.hire[space]
    target: Place = (zone, seat)
    supposed = Table(table.rules, table.state.clone())
    supposed.move(card, ("hire", space), target)
    return crown_points(table.rules, supposed.state, seat, card)
