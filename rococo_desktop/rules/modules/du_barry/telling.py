"""Why she does what she does: the rule she follows and what she compared."""

from __future__ import annotations

from rococo_desktop.model.du_barry_reasons import REASONS
from rococo_desktop.model.events import RivalReasoned
from rococo_desktop.rules.core.table import Table


def because(table: Table, seat: int, rule: str, reason: str, **about: int | str) -> None:
    """Say which rule she follows and what she compared, by the names and in the order of `REASONS`."""
    if tuple(about) != REASONS[rule][reason]:
        raise ValueError(f"{rule} {reason} is about {REASONS[rule][reason]}, not {tuple(about)}")
    table.tell(RivalReasoned(seat, rule, reason, tuple(about.values())))
