"""How things go: who lands is there to the pixel, coins are counted, waves come in the order of the rules."""

from __future__ import annotations

import pytest

from rococo_desktop.model.events import Moved
from rococo_desktop.play.settings import Speed
from rococo_desktop.ui.motion.actors import Actor, Manner
from rococo_desktop.ui.motion.coins import coins_of
from rococo_desktop.ui.motion.pace import PACES, weight_of
from rococo_desktop.ui.motion.waves import Entrance, Wave, staged, wave_of
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Fill, Sprite

START, GOAL = Rect(40, 300, 90, 130), Rect(700, 120, 46, 64)
FACE = Sprite(GOAL, (Fill(Rect(0, 0, 46, 64), (200, 10, 10)),), place=("hand", 0), piece=3)
BACK = Sprite(START, (Fill(Rect(0, 0, 90, 130), (10, 10, 200)),))


@pytest.mark.parametrize("manner", [one for one in Manner if one not in {Manner.TOSS, Manner.ROLL}])
@pytest.mark.parametrize("back", [None, BACK])
def test_who_lands_sets_out_from_where_it_lay_and_is_there_at_the_end(
    manner: Manner, back: Sprite | None
) -> None:
    actor = Actor(FACE, START, GOAL, manner, back, (("supply", 0), 3), True, begin=0.2, end=0.9)
    for part in (0.0, 0.2):
        *_, first = actor.at(part)
        assert (round(first.x), round(first.y)) == (START.x, START.y)
        assert first.size == pytest.approx((START.w, START.h))
        assert first.alpha == 255
    *_, last = actor.at(0.9 - 1e-9)
    assert last.sprite is FACE
    assert (last.x, last.y) == pytest.approx((GOAL.x, GOAL.y), abs=1e-3)
    assert actor.at(0.9) == actor.at(1.0)
    (there,) = actor.at(1.0)
    assert (there.sprite, there.x, there.y, there.alpha, there.size) == (FACE, GOAL.x, GOAL.y, 255, None)


def test_what_is_turned_over_shows_one_side_and_then_the_other() -> None:
    actor = Actor(FACE, START, GOAL, Manner.CARRY, BACK, lands=True)
    sides = [actor.at(part / 50)[-1] for part in range(1, 50)]
    turn = next(at for at, one in enumerate(sides) if one.sprite is FACE)
    assert all(one.sprite is BACK for one in sides[:turn])
    assert all(one.sprite is FACE for one in sides[turn:])
    assert min(one.size[0] for one in sides if one.size is not None) < 12


def test_a_plaque_rolls_in_its_place() -> None:
    old = Sprite(Rect(10, 10, 60, 20), BACK.marks)
    new = Sprite(Rect(4, 10, 66, 20), FACE.marks)
    actor = Actor(new, old.rect, new.rect, Manner.ROLL, old, lands=True)
    heights = [one.size[1] for part in range(1, 20) for one in actor.at(part / 20) if one.size]
    assert min(heights) < 4
    assert all(one.y + (one.size or (0, 20))[1] / 2 == pytest.approx(20) for one in actor.at(0.3))


@pytest.mark.parametrize("livre", range(1, 31))
def test_coins_are_worth_what_is_paid(livre: int) -> None:
    coins = coins_of(livre)
    assert sum(coins) == livre
    assert len(coins) == livre if livre <= 5 else len(coins) <= 4 + livre // 5


def test_a_round_is_prepared_in_the_order_of_the_rules() -> None:
    """What is left goes, what stays slides up, then new things are dealt (P1.2 to P1.4)."""
    ways = [
        Moved(1, ("hire", 0), ("removed", 0)),
        Moved(2, ("deck", 0), ("hire", 0)),
        Moved(3, ("garments", 0), ("garments", 2)),
        Moved(4, ("garment_bag", 0), ("garments", 0)),
    ]
    waves = [wave_of(way) for way in ways]
    assert waves == [Wave.CLEAR, Wave.DEAL, Wave.CLOSE_UP, Wave.DEAL]
    actors = staged([Entrance(Actor(FACE, START, GOAL), wave) for wave in waves])
    begins = [actor.begin for actor in actors]
    assert begins == sorted(begins)
    assert len(set(begins)) == 4
    assert all(actor.begin < actor.end <= 1.0 for actor in actors)


def test_there_is_more_time_where_there_is_more_to_see() -> None:
    play = weight_of([Moved(1, ("hand", 0), ("resolving", 0))])
    walk = weight_of([Moved(1, ("bench", 0), ("guests", 4))])
    deal = weight_of([Moved(at, ("deck", 0), ("hire", at)) for at in range(5)])
    assert weight_of([]) < play < walk < deal
    assert PACES[Speed.FAST].most <= 0.4
