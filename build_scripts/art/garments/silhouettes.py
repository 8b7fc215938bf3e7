"""The four silhouettes of a gown: where its skirts stand, open and end. Lines run from waist to hem."""

from __future__ import annotations

from dataclasses import dataclass

from art.garments.curves import MIDDLE, Line, Spot, smooth

WAIST = 234.0
POINT = 256.0
"""Where the bodice ends at the sides, and where its point comes to in front."""


@dataclass(frozen=True)
class Silhouette:
    """The lines of a gown's skirts, its left half."""

    side: Line
    """The outer edge of the gown's skirt, from the waist to the hem."""
    opening: Line
    """Its front edge, behind which the petticoat shows."""
    under: Line
    """The outer edge of the petticoat where the gown does not hide it."""
    hem: Line
    """The petticoat's hem across the whole figure."""
    over_hem: Line
    """The hem of the gown's left skirt, from its side to its opening."""
    looped: bool = False
    """True if the gown is drawn up and ankles show."""
    folds: float = 3.2


def _skirts(side: list[Spot], opening: list[Spot], bottom: float, folds: float) -> Silhouette:
    left, foot = side[-1], opening[-1]
    half = MIDDLE - left[0]

    def low(x: float) -> float:
        return bottom - (bottom - left[1]) * ((x - MIDDLE) / half) ** 2

    edge = smooth(side)
    front = smooth([*opening[:-1], (foot[0], low(foot[0]))])
    under = smooth([(MIDDLE - 16, WAIST + 4), *[(x + 12, y - 2) for x, y in side[2:]]])
    hem = [(x, low(x) - 2.5) for x in _steps(left[0] + 12, 2 * MIDDLE - left[0] - 12)]
    over = [(x, low(x)) for x in _steps(left[0], foot[0])]
    return Silhouette(edge, front, under, hem, over, folds=folds)


def _steps(start: float, end: float, count: int = 40) -> list[float]:
    return [start + (end - start) * k / (count - 1) for k in range(count)]


FRANCAISE = _skirts(
    [(143, WAIST), (118, 235), (84, 243), (62, 262), (50, 310), (38, 400), (24, 488)],
    [(156, 250), (146, 300), (128, 390), (104, 496)],
    503,
    3.4,
)
ANGLAISE = _skirts(
    [(144, WAIST), (126, 236), (98, 250), (80, 280), (66, 340), (50, 420), (36, 490)],
    [(159, 254), (153, 300), (142, 390), (126, 498)],
    503,
    4.6,
)
COURT = _skirts(
    [(143, WAIST), (104, 232), (48, 236), (18, 250), (9, 290), (8, 390), (5, 486)],
    [(154, 248), (134, 290), (108, 390), (84, 494)],
    502,
    4.2,
)


def _polonaise() -> Silhouette:
    side = smooth([(144, WAIST), (120, 234), (82, 244), (52, 270), (36, 312), (36, 352), (52, 372)])
    opening = smooth([(156, 250), (142, 282), (124, 318), (112, 352)])
    under = smooth([(MIDDLE - 16, WAIST + 4), (96, 262), (76, 330), (62, 400), (50, 470)])
    hem = smooth([(50, 470), (100, 478), (MIDDLE, 482), (224, 478), (274, 470)])
    over = smooth([(52, 372), (68, 386), (88, 384), (112, 352)])
    return Silhouette(side, opening, under, hem, over, looped=True, folds=2.6)


POLONAISE = _polonaise()

SILHOUETTES = {"francaise": FRANCAISE, "anglaise": ANGLAISE, "court": COURT, "polonaise": POLONAISE}
