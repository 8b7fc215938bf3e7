"""The hand that lays a tool on a cameo, of gold or of tinted stone."""

from __future__ import annotations

from art.portraits.clay import Clay, Tint
from art.portraits.curves import Line, Spot, placed

RED: Tint = (0.80, 0.24, 0.22)
CREAM: Tint = (1.0, 0.95, 0.84)
BLUE: Tint = (0.36, 0.50, 0.86)


class Hand:
    """Lays shapes about one place, scaled and turned, always at the same level."""

    def __init__(self, clay: Clay, at: Spot, scale: float, turn: float, level: float = 44) -> None:
        self.clay, self.at, self.scale, self.turn, self.level = clay, at, scale, turn, level

    def _placed(self, line: Line) -> list[Spot]:
        return placed(line, *self.at, self.scale, self.turn)

    def lay(
        self,
        line: Line,
        up: float = 0,
        rise: float = 6,
        round_: float = 3,
        tint: Tint | None = None,
        holes: tuple[Line, ...] = (),
    ) -> None:
        """A shape of gold, or of tinted stone."""
        self.clay.lay(
            self._placed(line),
            self.level + up,
            rise,
            (round_ * self.scale, round_ * 2 * self.scale),
            tint or (1, 1, 1),
            gold=tint is None,
            holes=[self._placed(hole) for hole in holes],
        )

    def cut(self, line: Line, width: float, depth: float = 3) -> None:
        """A groove, or a ridge for a depth below zero."""
        self.clay.line(self._placed(line), (width * self.scale,), -depth, 0.6)
