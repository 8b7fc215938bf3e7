"""Paying for a garment tile by tile: a click on a tile in one's own rack lays it down.

The options are whole payments. Tiles laid down leave those of them that use these tiles; as soon as one is
left, it is the choice.
"""

from __future__ import annotations

from collections import Counter

from rococo_desktop.model.decisions import Choice, Target

PAYMENT = "payment"
"""The kind of target of a whole payment."""
SILK = "silk"
"""The kind of target of tiles in the rack, by their face: those alike lie on each other."""


class Paying:
    """A payment as far as it is laid down."""

    def __init__(self, options: tuple[Choice, ...]) -> None:
        self._ways = [(Counter[int](choice.steps[0][5]), choice) for choice in options]
        self.laid: tuple[int, ...] = ()
        """The faces of the tiles laid down, in their order."""

    def fitting(self, target: Target | None = None) -> tuple[Choice, ...]:
        """The payments that use what is laid down, and this tile besides."""
        wanted = Counter((*self.laid, int(target[1])) if target is not None else self.laid)
        return tuple(choice for tiles, choice in self._ways if wanted <= tiles)

    @property
    def open(self) -> frozenset[Target]:
        """The tiles that can be laid down."""
        faces = {face for tiles, _ in self._ways for face in tiles}
        return frozenset((SILK, face) for face in faces if self.fitting((SILK, face)))

    @property
    def held(self) -> frozenset[Target]:
        """The tiles laid down."""
        return frozenset((SILK, face) for face in self.laid)

    def choose(self, target: Target) -> bool:
        """Lay a tile down, or take it up again; False if that cannot be."""
        kind, which = target
        if kind != SILK:
            return False
        if target in self.open:
            self.laid = (*self.laid, int(which))
            return True
        if target in self.held:
            at = self.laid.index(int(which))
            self.laid = (*self.laid[:at], *self.laid[at + 1 :])
            return True
        return False

    def back(self) -> bool:
        """Take up the last tile; False if there is none."""
        begun = bool(self.laid)
        self.laid = self.laid[:-1]
        return begun
