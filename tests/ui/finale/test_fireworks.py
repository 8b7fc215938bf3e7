"""Fireworks: every moment follows from the time, sparks go out, and a slow machine gets fewer of them."""

from __future__ import annotations

import pygame
import pytest

from rococo_desktop.ui.fireworks.burst import BurstShape, burst, flash_of, lives, sparks_of
from rococo_desktop.ui.fireworks.sky import LEAST, RISE, Sky
from rococo_desktop.ui.picture.geometry import Size, Spot
from rococo_desktop.ui.picture.moving import BRIGHTEST, Sparks
from rococo_desktop.ui.picture.scale import Scale
from rococo_desktop.ui.window.painter import Painter
from tests.ui.supplies import fonts, pictures

GOLD = (255, 206, 110)


@pytest.mark.parametrize("shape", list(BurstShape))
def test_a_burst_spreads_fades_and_goes_out(shape: BurstShape) -> None:
    one = burst(shape, 1.0, (500, 300), GOLD, 800, 200, seed=4)
    assert not lives(one, 0.99)
    assert not list(sparks_of(one, 0.99, 12))
    early, late = list(sparks_of(one, 1.1, 12)), list(sparks_of(one, 1.0 + one.life * 0.8, 12))
    assert max(kind.glow for kind in early) == BRIGHTEST
    assert max(kind.glow for kind in late) < BRIGHTEST
    assert _width(late[0]) > _width(early[0])
    assert _width(late[0]) < 2.1 * 200, "no spark flies farther than it may"
    gone = 1.0 + one.life
    assert not lives(one, gone)
    assert not list(sparks_of(one, gone, 12))
    assert not list(flash_of(one, gone, 200))


def _width(kind: Sparks) -> float:
    across = [x for x, _ in _places(kind)]
    return max(across) - min(across)


def _places(kind: Sparks) -> list[Spot]:
    (left, top), spread = kind.middle, kind.spread
    return [(left + x * spread, top + y * spread) for x, y in kind.spots]


def test_sparks_fall() -> None:
    one = burst(BurstShape.PEONY, 0.0, (0, 0), GOLD, 400, 100, seed=1)
    middle = [_middle(next(iter(sparks_of(one, moment, 12)))) for moment in (0.1, 0.6, 1.1)]
    assert middle == sorted(middle)
    assert middle[-1] > middle[0] + 10


def _middle(kind: Sparks) -> float:
    down = [y for _, y in _places(kind)]
    return sum(down) / len(down)


def test_a_moment_looks_alike_whenever_it_is_asked_for() -> None:
    one, other = (burst(BurstShape.WILLOW, 0.0, (9, 9), GOLD, 500, 80, seed=3) for _ in range(2))
    list(sparks_of(one, 0.2, 12))
    assert list(sparks_of(one, 0.7, 12)) == list(sparks_of(other, 0.7, 12))


def test_a_rocket_rises_then_bursts_then_is_forgotten() -> None:
    sky = Sky()
    born = sky.launch(5.0, (100, 700), (140, 200), BurstShape.PEONY, GOLD, 900, 150)
    assert born == 5.0 + RISE
    rising = sky.sparks(5.0 + RISE / 2)
    assert sum(len(kind.spots) for kind in rising) < 30
    assert _live(sky, born + 0.3) > 600
    assert sky.busy(born + 0.3)
    assert not sky.busy(born + 10)
    assert _live(sky, born + 0.3) == 0, "what has gone out is forgotten"


def _live(sky: Sky, now: float) -> int:
    return sum(len(kind.spots) for kind in sky.sparks(now))


def test_a_spark_glows_where_its_burst_has_carried_it() -> None:
    surface = pygame.Surface((400, 300))
    kind = Sparks(GOLD, 11, BRIGHTEST, [(10.0, -5.0), (-40.0, 20.0)], (200.0, 100.0), 3.0)
    Painter(fonts(), Scale(1, Size(1280, 720)), pictures()).paint_sparks(surface, [kind])
    lit = [place for place in ((230, 85), (80, 160), (200, 100), (210, 95)) if surface.get_at(place)[0] > 100]
    assert lit == [(230, 85), (80, 160)]


def test_a_slow_machine_gets_fewer_sparks_and_a_quick_one_gets_them_back() -> None:
    sky = Sky()
    for _ in range(50):
        sky.watch([30.0] * 40)
    assert sky.density == LEAST
    born = sky.launch(0.0, (0, 0), (0, 0), BurstShape.PEONY, GOLD, 1000, 100)
    assert _live(sky, born + 0.3) < 250
    for _ in range(100):
        sky.watch([4.0] * 40)
    assert sky.density == 1.0


def test_a_few_frames_teach_nothing() -> None:
    sky = Sky()
    sky.watch([99.0] * 3)
    assert sky.density == 1.0
