"""What players in tests choose more often than by chance alone, so that a game gets to see more."""

from __future__ import annotations

from typing import Any

ANY = "any"
LIKED: dict[tuple[str, Any], int] = {
    ("action", "journeyman_exam"): 60,
    ("action", "master_exam"): 60,
    ("action", "tailor"): 20,
    ("action", "hire"): 16,
    ("action", "acquire"): 8,
    ("action", "depute"): 1,
    ("action", "forfeit"): 1,
    ("bonus", "forfeit"): 1,
    ("jewelry_display", ANY): 12,
    ("garment", "rent"): 12,
    ("tray", "next"): 1,
}
"""How much some targets are liked."""
OTHERS = 4


def liking(target: tuple[str, Any]) -> int:
    """How much a target is liked."""
    return LIKED.get(target, LIKED.get((target[0], ANY), OTHERS))
