"""Signs of money, prestige and goods."""

from __future__ import annotations

from collections.abc import Callable

from rococo_desktop.ui.icons.pen import Pen


def livre(pen: Pen) -> None:
    """A gold coin with a rim and a lily-like stroke."""
    pen.disc((32, 32), 29, pen.ink)
    pen.disc((32, 32), 26)
    pen.ring((32, 32), 21, 2.5)
    pen.line([(32, 18), (32, 46)], 4)
    pen.line([(24, 28), (32, 20), (40, 28)], 3.5)
    pen.line([(24, 42), (40, 42)], 3.5)


GOODS: dict[str, Callable[[Pen], None]] = {"livre": livre}
