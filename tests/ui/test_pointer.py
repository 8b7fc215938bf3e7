"""Where the player points: what was pointed at is forgotten when it is covered, or others come to look."""

from __future__ import annotations

from rococo_desktop.model.decisions import Target
from rococo_desktop.ui.game.pointed_at import Attention
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.picture_parts import Hotspot, HotspotRole, Layer, Panel, Picture
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.window.focus_ring import ring_around
from rococo_desktop.ui.window.pointer import Pointer
from rococo_desktop.ui.window.scene import PlainScene
from tests.ui.scenes.pressing import Player
from tests.ui.supplies import still

LEFT, RIGHT = ("thing", "left"), ("thing", "right")
SPOTS = tuple(
    Hotspot(Rect(x, 0, 100, 100), target, "a thing", HotspotRole.TARGET, True)
    for x, target in ((0, LEFT), (200, RIGHT))
)
OPEN = Picture((), SPOTS)
COVERED = OPEN._replace(panels=(Panel(Rect(150, 0, 200, 200), Layer.TRAY),))


class Told(PlainScene):
    """Two things side by side; remembers what it was told."""

    def __init__(self, covers: bool = True) -> None:
        self.covers = covers
        self.told: list[Target | None] = []
        self.unasked: list[Target | None] = []
        self.shown = OPEN

    def picture(self, room: Size) -> Picture:
        return self.shown

    def point(self, target: Target | None) -> None:
        self.told.append(target)

    def came_under(self) -> None:
        self.unasked.append(self.told[-1])


def walked(scene: Told) -> Pointer:
    """The mouse rests on the left thing, the keyboard has gone to the right one."""
    pointer = Pointer()
    pointer.mouse = (50, 50)
    pointer.move(scene, OPEN)
    pointer.walk(scene, OPEN, "right", False)
    assert scene.told == [LEFT, RIGHT]
    return pointer


def test_what_comes_to_lie_under_a_mouse_at_rest_was_not_asked_about() -> None:
    scene, pointer = Told(), Pointer()
    pointer.mouse = (50, 50)
    pointer.move(scene, OPEN)
    pointer.follow(scene, OPEN)
    assert (scene.told, scene.unasked) == ([LEFT], [])
    pointer.follow(scene, Picture((), (SPOTS[1]._replace(rect=SPOTS[0].rect),)))
    assert (scene.told, scene.unasked) == ([LEFT, RIGHT], [RIGHT])


def test_a_focus_that_is_covered_is_forgotten() -> None:
    scene = Told()
    pointer = walked(scene)
    pointer.follow(scene, COVERED)
    assert pointer.focus is None
    assert scene.told[-1] is None
    ring = ring_around(COVERED, pointer.focus, pointer.hover)
    assert ring is not None
    assert ring.rect.contains((50, 50)), "the ring is around what lies open beneath the mouse"


def test_tab_begins_anew_once_what_it_pointed_at_was_chosen() -> None:
    """It stayed on a thing that could not be chosen any more, and walked on among others of that kind."""
    scene = Told()
    pointer = walked(scene)
    after = OPEN._replace(hotspots=(SPOTS[0], SPOTS[1]._replace(lit=False)))
    pointer.follow(scene, after)
    assert scene.told[-1] is None
    for _ in range(2):
        pointer.walk(scene, after, "tab", False)
        pointer.follow(scene, after)
    assert scene.told[-2:] == [LEFT, RIGHT], "what never could be chosen can still be asked about"


def test_the_keyboard_stays_on_a_button_that_has_nothing_more_to_do() -> None:
    buttons = tuple(spot._replace(role=HotspotRole.BUTTON) for spot in SPOTS)
    scene, pointer = Told(), Pointer()
    pointer.walk(scene, Picture((), buttons), "tab", False)
    pointer.follow(scene, Picture((), (buttons[0]._replace(lit=False), buttons[1])))
    assert pointer.focus == LEFT


def test_a_mouse_that_moves_on_the_spot_takes_over_from_the_keyboard() -> None:
    """It lay on the same thing as before, so that the scene still held what the keyboard had pointed at."""
    scene = Told()
    pointer = walked(scene)
    pointer.mouse = (51, 50)
    pointer.move(scene, OPEN)
    assert scene.told[-1] == LEFT


def shown(scene: Told) -> tuple[Services, Player]:
    services = still(Size(1280, 720))
    services.stack.push(scene)
    player = Player(services)
    player.frames()
    player.key("tab")
    assert scene.told[-1] == LEFT
    return services, player


def test_keyboard_focus_does_not_survive_a_hand_over() -> None:
    scene = Told()
    services, player = shown(scene)
    scene.shown = OPEN._replace(eyes=1)
    player.frames()
    player.key("tab")
    assert scene.told[-1] == LEFT, "it begins anew"
    services.shell.window.destroy()


def test_nothing_is_pointed_at_beneath_another_scene() -> None:
    """Its tooltip stayed behind the menu."""
    scene = Told()
    services, player = shown(scene)
    services.stack.push(Told(covers=False))
    player.frames()
    assert scene.told[-2:] == [LEFT, None]
    services.stack.pop()
    player.frames()
    player.key("tab")
    assert scene.told[-1] == LEFT
    services.shell.window.destroy()


def test_a_scene_that_was_covered_comes_back_pointing_at_nothing() -> None:
    """Its tooltip was still there when the settings had gone, and stayed while the mouse was elsewhere."""
    scene = Told()
    services, player = shown(scene)
    services.stack.push(Told())
    player.frames()
    services.stack.pop()
    player.frames()
    assert scene.told[-1] is None
    services.shell.window.destroy()


def test_what_is_forgotten_is_not_shown_any_more() -> None:
    """The pointer held that nothing was pointed at, the scene did not, and was never told."""
    scene, pointer = Told(), Pointer()
    pointer.mouse = (50, 50)
    pointer.move(scene, OPEN)
    pointer.forget(scene)
    pointer.mouse = (150, 50)
    pointer.move(scene, OPEN)
    assert scene.told == [LEFT, None]


class Echo(Told):
    """Remembers what it had been told whenever it was asked for its picture."""

    def __init__(self) -> None:
        super().__init__()
        self.knew: list[list[Target | None]] = []

    def picture(self, room: Size) -> Picture:
        self.knew.append(self.told[-1:])
        return self.shown


def test_what_is_said_of_what_comes_to_lie_under_the_mouse_is_shown_in_the_same_frame() -> None:
    services, scene = still(Size(1280, 720)), Echo()
    services.stack.push(scene)
    services.stack.settle()
    services.shell._pointer.mouse = (50, 50)
    services.shell.frame(services.stack)
    scene.shown = Picture((), (SPOTS[1]._replace(rect=SPOTS[0].rect),))
    services.shell.frame(services.stack)
    assert scene.knew[-1] == [RIGHT]


def test_enter_is_not_for_what_came_to_lie_under_a_pointer_at_rest() -> None:
    attention = Attention()
    attention.point(LEFT, 0.0)
    meant = [attention.meant]
    attention.rest()  # the game has moved, and the pointer has not
    meant.append(attention.meant)
    assert attention.stir(1.0)
    meant.append(attention.meant)
    assert meant == [LEFT, None, LEFT]
