"""What tailors' hands do: cloth, scissors, wooden tiles, buttons, and a trademark pressed into its place."""

from __future__ import annotations

import numpy as np

from sound.room import TABLE, in_room
from sound.signal import Mono, Stereo, chance, decay, laid, noise, panned, ringing, swell, times


def cloth(number: int) -> Stereo:
    """Silk gathered up: many small folds rubbing, no two alike."""
    rng = chance(f"cloth {number}")
    parts: list[tuple[float, Mono]] = []
    for fold in range(9):
        seconds = float(rng.uniform(0.06, 0.2))
        low = float(rng.uniform(500, 1600))
        rub = noise(rng, seconds, low, low * 4.5, 1.4) * swell(seconds, seconds * 0.4)
        parts.append((float(rng.uniform(0, 0.34)) + fold * 0.008, rub * float(rng.uniform(0.3, 0.9))))
    body = noise(rng, 0.55, 250, 1400, 1.2) * swell(0.55, 0.22) * 0.35
    return in_room(panned(laid([*parts, (0.0, body)], 0.62), 0.08 * (number - 2)), TABLE)


def scissors(number: int) -> Stereo:
    """Two cuts of long shears."""
    rng = chance(f"scissors {number}")
    parts: list[tuple[float, Mono]] = []
    for cut, begin in enumerate((0.0, 0.24)):
        seconds = 0.15
        blade = noise(rng, seconds, 2600, 9500, 1.6) * swell(seconds, 0.125, 1.0)
        cloth_under = noise(rng, seconds, 700, 2600) * swell(seconds, 0.09) * 0.5
        closing = ringing(
            [(3150.0, 0.5, 0.018), (4870.0, 0.6, 0.024), (6420.0, 0.4, 0.02), (8210.0, 0.25, 0.012)],
            0.16,
            rng,
        )
        parts += [(begin, blade * 0.55 + cloth_under), (begin + 0.135, closing * (2.0 - 0.2 * cut))]
    return in_room(panned(laid(parts, 0.62), -0.1), TABLE)


def _knock(name: str, modes: list[tuple[float, float, float]], click: float, seconds: float = 0.22) -> Mono:
    """Something wooden set down."""
    rng = chance(name)
    tap = noise(rng, seconds, 1200, 6000) * decay(seconds, 0.003) * click
    felt = noise(rng, seconds, 90, 500) * decay(seconds, 0.012) * 0.5
    made = (ringing(modes, seconds, rng) + tap + felt) * np.clip(times(seconds) / 0.0007, 0, 1)
    return np.concatenate([np.zeros(60), made])


def tile(number: int) -> Stereo:
    """A tile of boxwood laid on the board."""
    up = 1 + 0.05 * (number - 2)
    modes = [
        (640 * up, 0.8, 0.014),
        (1490 * up, 0.7, 0.010),
        (2630 * up, 0.4, 0.007),
        (3900 * up, 0.2, 0.004),
    ]
    return in_room(panned(_knock(f"tile {number}", modes, 0.35), 0.05 * (number - 2)), TABLE)


def trademark(number: int) -> Stereo:
    """A heavy little emblem dropped into its socket: it bounces once, and sits."""
    modes = [(310.0, 1.0, 0.03), (735.0, 0.7, 0.02), (1240.0, 0.45, 0.014), (2210.0, 0.25, 0.009)]
    first, second = _knock(f"mark {number}", modes, 0.4), _knock(f"mark {number} b", modes, 0.3)
    return in_room(panned(laid([(0.0, first), (0.085, second * 0.35)], 0.4), 0.0), TABLE)


def hover(_: int) -> Stereo:
    """Hardly anything: a fingertip on ivory."""
    return in_room(
        panned(_knock("hover", [(1850.0, 0.5, 0.006), (3300.0, 0.2, 0.004)], 0.08, 0.08), 0.0), TABLE
    )


def press(_: int) -> Stereo:
    """A key of ivory that goes down and comes to rest."""
    down = _knock("press", [(520.0, 0.7, 0.012), (1180.0, 0.5, 0.009), (2450.0, 0.2, 0.006)], 0.2, 0.12)
    return in_room(panned(laid([(0.0, down * 0.5), (0.035, down)], 0.18), 0.0), TABLE)


def error(_: int) -> Stereo:
    """Not possible: two soft taps on wood, the second lower, without any edge."""
    high = _knock("no a", [(392.0, 0.9, 0.04), (588.0, 0.3, 0.025)], 0.04, 0.25)
    low = _knock("no b", [(311.0, 0.9, 0.05), (466.0, 0.3, 0.03)], 0.04, 0.3)
    return in_room(panned(laid([(0.0, high * 0.8), (0.11, low)], 0.45), 0.0), TABLE)
