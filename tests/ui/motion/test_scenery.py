"""What a step is played before: nothing that stays may go under, and little of it is painted anew."""

from __future__ import annotations

from rococo_desktop.ui.motion.step_scenery import with_bar_of
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.picture_parts import Fill, Picture, Sprite
from rococo_desktop.ui.table_kit.zones import zones_for
from rococo_desktop.ui.window.canvas import changed

ROOM = Size(1280, 720)
BAR = zones_for(ROOM).bar
FAVOR = ("favor", -1)


def _sprite(rect: Rect, paint: int, place: tuple[str, int] | None = None) -> Sprite:
    return Sprite(rect, (Fill(Rect(0, 0, *rect.size), (paint, 0, 0)),), place=place)


FLOOR = _sprite(Rect(0, 0, *ROOM), 1)
TRAY = _sprite(Rect(300, 500, 400, 100), 2)
GROUND, BUTTON = _sprite(BAR, 3), _sprite(Rect(900, BAR.y, 60, BAR.h), 4)
FAVOR_THERE = _sprite(Rect(120, BAR.y, BAR.h, BAR.h), 5, FAVOR)


def _prompt(paint: int) -> Sprite:
    return _sprite(Rect(200, BAR.y, 600, BAR.h), paint)


def _table(prompt: Sprite, *favor: Sprite) -> Picture:
    return Picture((FLOOR, GROUND, BUTTON, *favor, prompt, TRAY), ())


def test_the_favor_on_the_bar_does_not_go_under_while_the_prompt_changes() -> None:
    """It was hidden by the ground of the new bar, and the whole window had to fade for the changed order."""
    before, after = _table(_prompt(6), FAVOR_THERE), _table(_prompt(7), FAVOR_THERE)
    assert with_bar_of(before, after, ROOM).sprites == after.sprites
    first = _table(_prompt(6)).sprites
    assert changed(first, with_bar_of(Picture(first, ()), after, ROOM).sprites) == [_prompt(6).rect]


def test_a_piece_that_leaves_the_bar_lies_over_it_until_then_and_one_that_comes_is_not_there_yet() -> None:
    with_it, without = _table(_prompt(6), FAVOR_THERE), _table(_prompt(7))
    leaves = with_bar_of(with_it, without, ROOM).sprites
    assert leaves.index(FAVOR_THERE) > leaves.index(GROUND)
    assert FAVOR_THERE not in with_bar_of(without, with_it, ROOM).sprites
