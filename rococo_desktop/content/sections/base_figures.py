"""Reads the figures of the base game that belong to no single component."""

from __future__ import annotations

from rococo_desktop.content.yaml.fields import Row
from rococo_desktop.content.yaml.section import Section
from rococo_desktop.model.definitions import Figures

_NUMBERS = {
    "rounds": (1, 12),
    "hand": (1, 9),
    "start_livre": (0, 99),
    "start_lace": (0, 9),
    "start_thread": (0, 9),
    "minimum_staff": (1, 9),
    "drawers": (1, 5),
    "hire_spaces": (1, 9),
    "garments_leaving": (0, 9),
    "favor_livre": (0, 99),
    "favor_prestige": (0, 99),
    "income": (0, 99),
    "income_per_decoration": (0, 9),
    "income_per_garment": (0, 9),
    "livre_per_prestige": (1, 99),
    "statue_prestige": (0, 9),
}
_HIGHEST_LEVEL = 6


def read_figures(section: Section) -> Figures | None:
    """Reads the figures, or returns None after noting why there are none."""
    if section.content is None:
        return None
    with Row(section.content, section.problems, "figures") as row:
        numbers = {name: row.integer(name, *bounds) for name, bounds in _NUMBERS.items()}
        figures = Figures(
            **numbers,
            acquire_prices=_prices(row, "acquire_prices"),
            hire_prices=_prices(row, "hire_prices"),
            all_halls=row.numbers("all_halls", 0, 20),
            employees_dealt=row.numbers_by("employees_dealt", (1, _HIGHEST_LEVEL), (1, 20)),
        )
        names = (*_NUMBERS, "acquire_prices", "hire_prices", "all_halls", "employees_dealt")
        section.note(row, "figures", names)
    return figures


def _prices(row: Row, key: str) -> tuple[int, ...]:
    """Prices by how many pieces lie there; the place of zero pieces is filled with 0 and never used."""
    prices = row.numbers_by(key, (1, 9), (0, 99))
    if prices and list(prices) != list(range(1, len(prices) + 1)):
        row.problems.add(row.node.items()[key], f"{key} must name every number from 1 to {max(prices)}")
    return (0, *prices.values())
