"""Waiting between frames: at the pace of the screen while something moves, else until something happens."""

from __future__ import annotations

import time

import pygame

FRAMES_PER_SECOND = 60
LONGEST_SLEEP = 1.0
NAP = 0.008
"""How long, at most, what the player does goes unnoticed while nothing moves: half a frame."""


def wait(clock: pygame.Clock, wake: float | None) -> None:
    """Wait until the next frame is due in so many seconds, None if none is, or until something happens."""
    if wake == 0.0 or pygame.event.peek():
        clock.tick(FRAMES_PER_SECOND)
        return
    seconds = LONGEST_SLEEP if wake is None else min(wake, LONGEST_SLEEP)
    until = time.perf_counter() + seconds
    # Like event.wait, which looks every millisecond and thereby takes two per cent of a core.
    while (left := until - time.perf_counter()) > 0 and not pygame.event.peek():
        time.sleep(min(left, NAP))
