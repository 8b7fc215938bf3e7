"""What is pointed at: the hotspot under the mouse, and the way the keyboard walks from one to the next."""

from __future__ import annotations

from collections.abc import Sequence

from rococo_desktop.model.decisions import Target
from rococo_desktop.ui.picture.geometry import Point
from rococo_desktop.ui.picture.picture_parts import Hotspot, HotspotRole, Picture

DIRECTIONS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}

SIDEWAYS = 3
"""How much worse a step to the side is than one ahead."""


def answers(picture: Picture, spot: Hotspot) -> bool:
    """True if a hotspot answers: no dialog and no panel hides it from sight."""
    return spot.layer >= picture.modal and not any(
        panel.layer > spot.layer and panel.rect.encloses(spot.rect) for panel in picture.panels
    )


def answering(picture: Picture) -> list[Hotspot]:
    """The hotspots that answer."""
    return [spot for spot in picture.hotspots if answers(picture, spot)]


def walked(picture: Picture) -> list[Hotspot]:
    """The hotspots the keyboard goes to: all of each lies open, so that nothing is pointed out on a panel."""
    panels = picture.panels
    return [
        spot
        for spot in picture.hotspots
        if spot.layer >= picture.modal
        and spot.role is not HotspotRole.GROUND
        and not any(panel.layer > spot.layer and panel.rect.overlaps(spot.rect) for panel in panels)
    ]


def under(picture: Picture, point: Point) -> Hotspot | None:
    """The hotspot at a point on the topmost panel there; among those of one layer the smallest."""
    lowest = max([picture.modal, *(panel.layer for panel in picture.panels if panel.rect.contains(point))])
    found = [spot for spot in picture.hotspots if spot.layer >= lowest and spot.rect.contains(point)]
    return max(found, key=lambda spot: (spot.layer, -spot.rect.w * spot.rect.h), default=None)


def named(picture: Picture, target: Target | None) -> Hotspot | None:
    """The topmost hotspot that stands for this target."""
    if target is None:
        return None
    found = [spot for spot in picture.hotspots if spot.target == target and answers(picture, spot)]
    return max(found, key=lambda spot: spot.layer, default=None)


def stops(picture: Picture) -> list[Hotspot]:
    """Where Tab stops: first what can be chosen, then buttons, then what only tells something.

    Among those in the order they were laid: part by part, and in each part as one reads. A target stops
    once, however many hotspots stand for it: the way on is found by the target alone.
    """
    order = {HotspotRole.TARGET: 1, HotspotRole.BUTTON: 2, HotspotRole.REGION: 3}
    places = sorted(
        walked(picture),
        key=lambda spot: 0 if spot.lit and spot.role is HotspotRole.TARGET else order[spot.role],
    )
    first: dict[Target, Hotspot] = {}
    for spot in places:
        first.setdefault(spot.target, spot)
    return list(first.values())


def open_to_keys(picture: Picture, target: Target) -> list[Hotspot]:
    """The hotspots of a target that the keyboard can still point at."""
    return [spot for spot in walked(picture) if spot.target == target]


def next_stop(picture: Picture, current: Target | None, step: int) -> Hotspot | None:
    """The stop after (1) or before (-1) the current one, around the end."""
    places = stops(picture)
    if not places:
        return None
    at = next((n for n, spot in enumerate(places) if spot.target == current), None)
    if at is None:
        return places[0] if step > 0 else places[-1]
    return places[(at + step) % len(places)]


def neighbour(picture: Picture, current: Target | None, direction: str) -> Hotspot | None:
    """The nearest hotspot in a direction; what can be chosen goes before what cannot."""
    spots = walked(picture)
    here = named(picture, current)
    if here is None:
        return next_stop(picture, None, 1)
    lit = [spot for spot in spots if spot.lit]
    return _nearest(here, lit if here.lit else spots, direction) or _nearest(here, spots, direction) or here


def _nearest(here: Hotspot, spots: Sequence[Hotspot], direction: str) -> Hotspot | None:
    dx, dy = DIRECTIONS[direction]
    x, y = here.rect.centre
    best: tuple[int, Hotspot] | None = None
    for spot in spots:
        if spot.target == here.target:
            continue
        away_x, away_y = spot.rect.centre[0] - x, spot.rect.centre[1] - y
        ahead = away_x * dx + away_y * dy
        aside = abs(away_x * dy) + abs(away_y * dx)
        if ahead <= 0 or aside > ahead * 2:
            continue
        cost = ahead + aside * SIDEWAYS
        if best is None or cost < best[0]:
            best = (cost, spot)
    return best[1] if best else None
