"""Coins and bells."""

from __future__ import annotations

from sound.room import SALON, TABLE, in_room
from sound.signal import Mono, Stereo, chance, laid, noise, panned, ringing, times
from sound.tuning import frequency, key_number


def _clink(name: str, size: float, ring: float = 1.0) -> Mono:
    """One gold coin on another."""
    rng = chance(name)
    base = 3350.0 / size
    modes = [
        (base * ratio * float(rng.uniform(0.985, 1.015)), loud, half_life * ring)
        for ratio, loud, half_life in (
            (1.0, 0.5, 0.045),
            (1.43, 0.8, 0.06),
            (1.92, 0.7, 0.05),
            (2.37, 0.45, 0.035),
            (2.93, 0.3, 0.02),
        )
    ]
    edge = noise(rng, 0.3, 3500, 11000) * 2 ** (-times(0.3) / 0.0025) * 0.4
    return ringing(modes, 0.3, rng) + edge


def coin(number: int) -> Stereo:
    """A coin or two put down."""
    name = f"coin {number}"
    size = 1 + 0.06 * (number - 2)
    parts = [(0.0, _clink(name, size)), (0.062 + 0.012 * number, _clink(name + "b", size * 1.04) * 0.55)]
    return in_room(panned(laid([*parts, (0.115, _clink(name + "c", size) * 0.2)], 0.45), 0.1), TABLE)


def coins(number: int) -> Stereo:
    """A handful poured out."""
    rng = chance(f"coins {number}")
    parts: list[tuple[float, Mono]] = []
    moment = 0.0
    for at in range(11):
        loud = 0.9 - 0.05 * at
        parts.append((moment, _clink(f"coins {number} {at}", float(rng.uniform(0.92, 1.12))) * loud))
        moment += float(rng.uniform(0.025, 0.075))
    return in_room(panned(laid(parts, 0.95), 0.1), TABLE)


def _bell(hz: float, seconds: float, half_life: float) -> Mono:
    """A small cast bell: hum, prime, minor third, fifth, nominal."""
    return ringing(
        [
            (hz * 0.5, 0.25, half_life * 1.4),
            (hz, 0.7, half_life),
            (hz * 1.003, 0.3, half_life),
            (hz * 1.19, 0.32, half_life * 0.7),
            (hz * 1.5, 0.2, half_life * 0.5),
            (hz * 2.0, 0.5, half_life * 0.45),
            (hz * 2.74, 0.22, half_life * 0.25),
            (hz * 3.76, 0.12, half_life * 0.15),
        ],
        seconds,
    )


def exam_bell(_: int) -> Stereo:
    """The guild's hand bell: two strokes."""
    bell = _bell(frequency(key_number("a5")), 2.2, 0.34)
    return in_room(panned(laid([(0.0, bell), (0.26, bell * 0.8)], 2.4), 0.0), SALON)


def reward(_: int) -> Stereo:
    """Something given: three glass-light notes upwards."""
    parts: list[tuple[float, Mono]] = []
    for at, name in enumerate(("d6", "f#6", "a6")):
        hz = frequency(key_number(name))
        glass = ringing([(hz, 0.8, 0.16), (hz * 2.0, 0.2, 0.08), (hz * 3.01, 0.1, 0.04)], 1.0)
        parts.append((at * 0.075, glass * (0.8 + 0.1 * at)))
    return in_room(panned(laid(parts, 1.2), 0.05), SALON)
