"""How much each kind of search looks at: counts alone, so that a choice is the same on every machine."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple

from rococo_desktop.ai.search import Breadth


class Field(NamedTuple):
    """How many candidates are played on, and how often each on average."""

    lines: int
    deals: int


@dataclass(frozen=True, slots=True)
class Plan:
    """What an agent looks at for one choice."""

    turn: Breadth
    """Its own turn, to its end."""
    card: Breadth
    """What a card could do, when three are chosen (phase 2)."""
    field_of_two: Field | None = None
    """The candidates that are played on to the end of the round, with two seats; None: none."""
    field_of_more: Field | None = None
    """The same with other numbers of seats: a round is longer, and so is each deal."""
    noise: float = 0.0
    """How much the value of each line is blurred: a standard deviation in prestige points."""

    def field(self, seats: int) -> Field | None:
        """The candidates that are played on at a table of so many seats."""
        return self.field_of_two if seats <= 2 else self.field_of_more


ROUND = Breadth(positions=60, wide=20, narrow=5, samples=1)
"""What every seat looks at in each turn of a round that is played on."""

WIDE = Plan(
    turn=Breadth(positions=2000, wide=150, narrow=60, samples=4),
    card=Breadth(positions=600, wide=150, narrow=60, samples=4),
)

ROLLOUT = Plan(
    turn=Breadth(positions=1000, wide=100, narrow=40, samples=4),
    card=Breadth(positions=200, wide=100, narrow=40, samples=4),
    field_of_two=Field(lines=8, deals=6),
    field_of_more=Field(lines=6, deals=4),
)

QUICK = Plan(
    turn=Breadth(positions=300, wide=60, narrow=20, samples=2),
    card=Breadth(positions=60, wide=30, narrow=10, samples=2),
)
"""For programs that only have to get somewhere in a game."""

EFFORTS: Mapping[str, int] = MappingProxyType({"full": 100, "half": 50, "third": 33})
"""How many deals of a hundred are played on slower machines."""


def field_at(plan: Plan, seats: int, effort: str) -> Field | None:
    """The candidates of a plan at this table, with fewer deals on a slower machine."""
    field = plan.field(seats)
    if field is None:
        return None
    return field._replace(deals=max(1, field.deals * EFFORTS[effort] // 100))
