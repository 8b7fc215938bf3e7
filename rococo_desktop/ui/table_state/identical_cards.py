"""Cards that are alike: to the rules they are one, at the table each is a target of its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rococo_desktop.model.decisions import Target


def lying(zone: str, cards: Iterable[int]) -> tuple[Target, ...]:
    """A target for each of these cards: (zone, card), and (zone, "card number") for others like it."""
    seen: Counter[int] = Counter()
    found: list[Target] = []
    for card in cards:
        seen[card] += 1
        found.append((zone, card if seen[card] == 1 else f"{card} {seen[card]}"))
    return tuple(found)


def card_of(target: Target) -> int:
    """The card that lies there."""
    which = target[1]
    return which if isinstance(which, int) else int(which.split()[0])
