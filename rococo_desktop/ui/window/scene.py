"""What a scene is, and the stack of scenes: transitions are asked for and happen between frames."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from rococo_desktop.model.decisions import Target
from rococo_desktop.ui.keys.key import Key
from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.picture.moving import Fading, Moving, Sparks
from rococo_desktop.ui.picture.picture_parts import Picture, Sprite


class ScreenQuestion(NamedTuple):
    """What a settled screen asks for: who looks, what kind of decision it is, the words of the prompt."""

    viewer: int
    kind: str
    prompt: str
    round: int = 0
    """The round of the game, 0 outside of one."""
    step: int = 0
    """A number that differs between any two questions of one game, however alike they look."""


class Scene(Protocol):
    """One screen of the game. It is told what was pointed at, never where the mouse is."""

    covers: bool
    """False if the scene beneath still shows."""
    occasion: str
    """Which music belongs to it: "title", "table", "finale", "silence"; "" if that beneath goes on."""

    def picture(self, room: Size) -> Picture:
        """What to show in so much room; the same object as long as nothing has changed."""
        ...

    def moving(self) -> Sequence[Moving]:
        """What is on its way at this moment, over the picture."""
        ...

    def fading(self) -> Fading | None:
        """What gives way to the picture at this moment, beneath all that moves; None if nothing does."""
        ...

    def first_sight(self, room: Size) -> Sequence[Sprite]:
        """What of it is seen first when the game begins here: only what is ready in a few milliseconds."""
        ...

    def sparks(self) -> Sequence[Sparks]:
        """What glows at this moment, over everything."""
        ...

    def tick(self, now: float) -> float | None:
        """Live until this moment; how many seconds until the next, 0 while moving, None if nothing waits."""
        ...

    def choose(self, target: Target) -> None:
        """A hotspot was clicked, or Enter was pressed on it."""
        ...

    def slide(self, target: Target, part: float) -> None:
        """A hotspot that slides was pressed, or dragged along, at so much of its width, from 0 to 1."""
        ...

    def point(self, target: Target | None) -> None:
        """The mouse or the keyboard points at this hotspot now, or at nothing."""
        ...

    def came_under(self) -> None:
        """What is pointed at came to lie under a mouse at rest: nobody has asked about it."""
        ...

    def stirred(self) -> None:
        """The mouse moves, and points at what it pointed at before."""
        ...

    def key_down(self, key: Key) -> bool:
        """A key went down; True if the scene has a use for it."""
        ...

    def key_up(self, key: Key) -> None:
        """A key was let go."""
        ...

    def typed(self, text: str) -> None:
        """Text was entered."""
        ...

    def scrolled(self, target: Target | None, steps: int) -> None:
        """The wheel turned over a hotspot."""
        ...

    def hurry(self) -> bool:
        """End the running motion at once; False if nothing moved, so that the input means something else."""
        ...

    def heeds(self, meant: Key | Target) -> bool:
        """True if this key or hotspot means what it says even while something moves; any other hurries it."""
        ...

    def caption(self) -> ScreenQuestion | None:
        """What the screen asks for, once it has settled; None while it moves or asks nothing."""
        ...

    def unfinished(self) -> bool:
        """True if something half done, which is kept nowhere, would be lost with the scene."""
        ...

    def left(self) -> None:
        """The scene was taken off the stack: let go of what it holds."""
        ...


class PlainScene:
    """What a scene does where it does nothing special: still, deaf and silent. Scenes build on it."""

    covers = True
    occasion = ""

    def moving(self) -> Sequence[Moving]:
        """Nothing moves."""
        return ()

    def fading(self) -> Fading | None:
        """Nothing gives way."""
        return None

    def first_sight(self, room: Size) -> Sequence[Sprite]:
        """The night."""
        return ()

    def sparks(self) -> Sequence[Sparks]:
        """Nothing glows."""
        return ()

    def tick(self, now: float) -> float | None:
        """Nothing waits."""
        return None

    def choose(self, target: Target) -> None:
        """Nothing to choose."""

    def slide(self, target: Target, part: float) -> None:
        """Nothing slides."""

    def point(self, target: Target | None) -> None:
        """Nothing changes."""

    def came_under(self) -> None:
        """Nothing changes."""

    def stirred(self) -> None:
        """Nothing changes."""

    def key_down(self, key: Key) -> bool:
        """No key means anything."""
        return False

    def key_up(self, key: Key) -> None:
        """No key means anything."""

    def typed(self, text: str) -> None:
        """Nothing to write."""

    def scrolled(self, target: Target | None, steps: int) -> None:
        """Nothing scrolls."""

    def hurry(self) -> bool:
        """Nothing moves."""
        return False

    def heeds(self, meant: Key | Target) -> bool:
        """Nothing moves."""
        return False

    def caption(self) -> ScreenQuestion | None:
        """Nothing is asked."""
        return None

    def unfinished(self) -> bool:
        """Nothing is begun."""
        return False

    def left(self) -> None:
        """Nothing is held."""


class _Clock(NamedTuple):
    """When a scene lived last, and how long it has not lived because others lay on it."""

    seen: float
    behind: float = 0.0


class SceneStack:
    """The scenes in play, the topmost last. Whoever asks for a change gets it before the next frame.

    Each has a clock of its own, which stands still while another scene lies on it: what moved goes on where
    it was. A stack made empty gets its first scene by `push`, so that scenes can be given the stack they
    lie on.
    """

    def __init__(self, *first: Scene) -> None:
        self._scenes: list[Scene] = list(first)
        self._wishes: list[tuple[str, Scene | None]] = []
        self._clocks: dict[Scene, _Clock] = {}
        self._lived: Scene | None = None
        """The scene that lived last."""

    @property
    def top(self) -> Scene:
        """The scene that answers."""
        return self._scenes[-1]

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """All scenes in play, the topmost last."""
        return tuple(self._scenes)

    @property
    def unfinished(self) -> bool:
        """True if leaving everything would lose something half done."""
        return any(scene.unfinished() for scene in self._scenes)

    @property
    def alone(self) -> bool:
        """True if nothing lies beneath the scene that answers: without it the game would end."""
        return len(self._scenes) == 1

    @property
    def shown(self) -> tuple[Scene, ...]:
        """The scenes to paint, the lowest first: down to the topmost one that covers all beneath."""
        first = max((at for at, scene in enumerate(self._scenes) if scene.covers), default=0)
        return tuple(self._scenes[first:])

    @property
    def music(self) -> str:
        """The occasion of the topmost scene that has one."""
        return next((scene.occasion for scene in reversed(self._scenes) if scene.occasion), "")

    def live(self, now: float) -> float | None:
        """Let the top scene live until this moment, on its own clock; when it wishes to live again."""
        scene = self.top
        clock = self._clocks.get(scene, _Clock(now))
        if self._lived is not scene:
            clock = clock._replace(behind=clock.behind + now - clock.seen)
        self._lived, self._clocks[scene] = scene, clock._replace(seen=now)
        return scene.tick(now - clock.behind)

    def push(self, scene: Scene) -> None:
        """Lay a scene on top."""
        self._wishes.append(("push", scene))

    def pop(self) -> None:
        """Take the top scene away; with the last one the game ends."""
        self._wishes.append(("pop", None))

    def replace(self, scene: Scene) -> None:
        """Put a scene in place of the top one."""
        self._wishes.append(("replace", scene))

    def reset(self, scene: Scene) -> None:
        """Leave everything and begin with this scene."""
        self._wishes.append(("reset", scene))

    def close(self) -> None:
        """Leave everything: the game ends."""
        self._wishes.append(("close", None))

    def abandon(self) -> None:
        """Forget every scene without asking it: one of them does not work any more."""
        self._scenes, self._wishes = [], []
        self._clocks.clear()

    def settle(self) -> bool:
        """Do what was asked for, in order; False when no scene is left."""
        wishes, self._wishes = self._wishes, []
        for wish, scene in wishes:
            leaving = {"pop": 1, "replace": 1, "push": 0}.get(wish, len(self._scenes))
            for _ in range(min(leaving, len(self._scenes))):
                scene_left = self._scenes.pop()
                self._clocks.pop(scene_left, None)
                scene_left.left()
            if wish == "close":
                break  # whatever was asked for after that comes too late
            if scene is not None:
                self._scenes.append(scene)
        return bool(self._scenes)
