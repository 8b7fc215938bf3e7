"""Transitions between scenes happen when the stack settles, not while somebody is still speaking."""

from __future__ import annotations

from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.picture.picture_parts import Picture
from rococo_desktop.ui.window.scene import PlainScene, SceneStack


class Noted(PlainScene):
    """A scene that notes when it was left."""

    def __init__(self, covers: bool = True) -> None:
        self.covers = covers
        self.gone = False

    def picture(self, room: Size) -> Picture:
        return Picture((), ())

    def left(self) -> None:
        self.gone = True


def test_a_wish_is_granted_when_the_stack_settles() -> None:
    first, second = Noted(), Noted()
    stack = SceneStack(first)
    stack.push(second)
    assert stack.top is first
    assert stack.settle()
    assert stack.top is second
    stack.pop()
    assert stack.settle()
    assert stack.top is first
    assert second.gone
    assert not first.gone


def test_replacing_leaves_the_one_that_was_there() -> None:
    first, second = Noted(), Noted()
    stack = SceneStack(first)
    stack.replace(second)
    assert stack.settle()
    assert stack.top is second
    assert first.gone


def test_reset_leaves_everything_else() -> None:
    scenes = [Noted(), Noted(), Noted()]
    stack = SceneStack(scenes[0])
    stack.push(scenes[1])
    stack.settle()
    stack.reset(scenes[2])
    assert stack.settle()
    assert stack.top is scenes[2]
    assert scenes[0].gone
    assert scenes[1].gone


def test_with_the_last_scene_the_game_ends() -> None:
    stack = SceneStack(Noted())
    stack.pop()
    assert not stack.settle()


def test_closing_ends_the_game_whatever_lies_on_the_stack() -> None:
    stack = SceneStack(Noted())
    stack.push(Noted())
    stack.settle()
    stack.close()
    assert not stack.settle()


def test_what_does_not_cover_lets_the_scene_beneath_show() -> None:
    table, pause = Noted(), Noted(covers=False)
    stack = SceneStack(Noted())
    stack.push(table)
    stack.push(pause)
    stack.settle()
    assert stack.shown == (table, pause)
