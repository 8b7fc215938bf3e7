"""Curves of motion: how far something is on its way when so much of its time has passed, both from 0 to 1."""

from __future__ import annotations

import math


def ease(part: float) -> float:
    """Slow at both ends."""
    return part * part * (3.0 - 2.0 * part)


def settle(part: float) -> float:
    """Quick at first, then ever slower."""
    return 1.0 - (1.0 - part) ** 3


def fall(part: float) -> float:
    """Ever faster, as things fall."""
    return part * part


def hump(part: float) -> float:
    """From nothing to the most and back again."""
    return math.sin(math.pi * min(max(part, 0.0), 1.0))


def turned(part: float) -> float:
    """How wide something looks that is turned over: all of it at both ends, nothing half way."""
    return abs(math.cos(math.pi * min(max(part, 0.0), 1.0)))


def window(part: float, begin: float, end: float) -> float:
    """How much of a part of the time has passed: 0 before it begins, 1 once it has ended."""
    if part >= end:
        return 1.0
    return 0.0 if part <= begin else (part - begin) / (end - begin)
