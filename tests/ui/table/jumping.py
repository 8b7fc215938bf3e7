"""Nothing jumps: whole games through the table, each last frame in motion held against the table after it.

At the end of every step everything must be where the table shows it next: as sprites (same corner, size and
picture) and, at the end of every turn, pixel by pixel, which proves the order they lie in. When all has
arrived, and after every hurry, the screen must be the table composed afresh. The mouse points at nothing.

    python -m tests.ui.table.jumping --players 5 --seed 1 --modules all
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import pygame

from rococo_desktop.play.game.session import Session
from rococo_desktop.play.settings import Speed
from rococo_desktop.play.table_setup import TableSetup
from rococo_desktop.ui.game.flow import WaitingFor
from rococo_desktop.ui.game.scene import TableScene
from rococo_desktop.ui.motion.actors import Actor
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.moving import Fading, Moving, Sparks
from rococo_desktop.ui.picture.picture_parts import Picture
from rococo_desktop.ui.picture.scale import scale_for
from rococo_desktop.ui.table.composition import compose
from rococo_desktop.ui.window.painter import Painter
from rococo_desktop.ui.window.scene import SceneStack
from tests.play.twins import ALL_MODULES
from tests.ui.table.playing import ROOM, Player, services, table

JUST_BEFORE = 1e-7
"""Seconds before everything has arrived: the last moment in motion."""
CLOSE = 0.01
"""Pixels: nearer than this is there."""
SPEEDS = (Speed.SLOW, Speed.NORMAL, Speed.NORMAL, Speed.FAST, Speed.FAST, Speed.INSTANT)
HURRIES = 0.2
"""How often somebody cannot wait."""


class Found(NamedTuple):
    """What was seen of a game."""

    steps: int
    """Ends of steps in which something moved, compared sprite by sprite."""
    painted: int
    """Of them, compared pixel by pixel: at the end of every turn, and where everything has arrived."""
    hurried: int
    still: int
    """Tables at rest compared with one composed and painted afresh."""
    jumps: list[str]
    finished: bool


def screen(painter: Painter, scene: TableScene) -> pygame.Surface:
    """What is on the screen, as the window would paint it."""
    return shot(painter, scene.picture(ROOM), scene.fading(), scene.moving(), scene.sparks())


def shot(
    painter: Painter,
    picture: Picture,
    fading: Fading | None,
    moving: Sequence[Moving],
    sparks: Sequence[Sparks],
) -> pygame.Surface:
    """A picture with all that fades, moves and glitters over it."""
    surface = _surface(painter, picture)
    if fading is not None:
        old = _surface(painter, fading.picture)
        old.set_alpha(round(255 * fading.share))
        surface.blit(old, (0, 0))
    painter.paint_moving(surface, moving)
    painter.paint_sparks(surface, sparks)
    return surface


def _surface(painter: Painter, picture: Picture) -> pygame.Surface:
    surface = pygame.Surface(tuple(ROOM))
    surface.fill(theme.MIDNIGHT)
    painter.paint(surface, picture.sprites)
    return surface


def painted(painter: Painter, scene: TableScene) -> bytes:
    """The same as bytes."""
    return pygame.image.tobytes(screen(painter, scene), "RGB")


class Placed(NamedTuple):
    """A sprite as it is painted."""

    picture: object
    corner: tuple[int, int]
    size: tuple[int, int]


def placed(picture: Picture) -> list[Placed]:
    """Every sprite of a picture at rest, in the order they are painted."""
    return [Placed(one.marks, (one.rect.x, one.rect.y), (one.rect.w, one.rect.h)) for one in picture.sprites]


def pieces(picture: Picture) -> list[Placed]:
    """Every piece of a picture at rest."""
    return placed(picture._replace(sprites=tuple(one for one in picture.sprites if one.place is not None)))


def placed_in_motion(scene: TableScene) -> list[Placed]:
    """Every sprite on the screen while things move, those that can still be seen."""
    found = placed(scene.picture(ROOM))
    for sprite, x, y, alpha, size in scene.moving():
        if round(alpha) > 0:
            w, h = size if size is not None else sprite.rect.size
            found.append(Placed(sprite.marks, (round(x), round(y)), (round(w), round(h))))
    return found


def jumps(actor: Actor) -> bool:
    """True if an actor that lands is not all but there a moment before."""
    if not actor.lands:
        return False
    sprite, x, y, alpha, size = actor.at(actor.end - JUST_BEFORE)[-1]
    wide, high = size or sprite.rect.size
    off = (x - actor.goal.x, y - actor.goal.y, wide - actor.goal.w, high - actor.goal.h, alpha - 255)
    return sprite is not actor.face or max(map(abs, off)) > CLOSE


class Watching:
    """A game with somebody who watches every end of a step."""

    def __init__(self, setup: TableSetup, seed: int, speeds: tuple[Speed, ...] = SPEEDS) -> None:
        self.stack = SceneStack()
        self.services = services(self.stack, Speed.NORMAL)
        self.scene = TableScene(self.services, Session.begin(setup))
        self.stack.push(self.scene)
        self.stack.settle()
        self.player = Player(self.scene, seed)
        self._random = Random(seed)
        self._speeds = speeds
        self._painter = Painter(
            self.services.shell.typography, scale_for(ROOM, 100), self.services.shell.gallery
        )
        self.steps = self.painted = self.hurried = self.still = 0
        self.jumps: list[str] = []
        self.finished = False

    def watch(self, choices: int = 10_000) -> Found:
        """Play on for so many choices, or to the end."""
        self._settle()
        for _ in range(choices):
            if self.player.choose() is None:
                self.finished = True
                break
            self.services.settings.change(speed=self._random.choice(self._speeds))
            self._settle()
        return Found(self.steps, self.painted, self.hurried, self.still, self.jumps, self.finished)

    def _settle(self) -> None:
        """Let everything arrive, looking at each end; or hurry."""
        scene, player = self.scene, self.player
        moved = False
        for _ in range(100_000):
            self.services.shell.gallery.stock.next_moment()
            scene.picture(ROOM)
            scene.tick(player.now)
            self._close_interludes()
            if scene._show.arrives is None:
                if scene.caption() is not None and not scene._show.lights_up(player.now):
                    if moved:
                        self._compare_rest()
                    return
                player.now += 0.03
                continue
            moved = True
            if self._random.random() < HURRIES:
                scene.hurry()
                self.hurried += 1
                self._close_interludes()
                self._compare_rest()
            else:
                self._compare_end()
        raise AssertionError("the table never settles")

    def _close_interludes(self) -> None:
        self.stack.settle()
        while self.stack.top is not self.scene:
            self.stack.pop()
            self.stack.settle()

    def _compare_end(self) -> None:
        """The last moment in motion against the table the step ends with, and that against what comes."""
        scene, player, show = self.scene, self.player, self.scene._show
        running = show._running
        assert running is not None
        player.now = running.moves - JUST_BEFORE
        scene.tick(player.now)
        self.steps += 1
        where = f"step {self.steps}, choice {scene.session.steps}"
        self._hold(where, placed_in_motion(scene), placed(running.settled))
        self.jumps += [f"{where}: {one.face.place} jumps as it lands" for one in running.actors if jumps(one)]
        is_last = not show._queue
        if (
            is_last and scene.flow.mood is not WaitingFor.OVER
        ):  # the last night begins with the table before it
            # How to skip is said as long as something is shown.
            quiet = scene._settled.quiet(scene._show.aftermath)
            quiet = quiet._replace(enter=running.stage.enter, told=running.stage.told)
            fresh = compose(self.services.kit(), ROOM, quiet)
            self._hold(f"{where}, last", placed(running.settled), placed(fresh))
        if is_last or show._queue[0].step.seat != running.step.seat:
            self.painted += 1
            if painted(self._painter, scene) != _bytes(self._painter, running.settled):
                self.jumps.append(f"{where}: pixels")
        player.now = running.moves
        scene.tick(player.now)
        self._close_interludes()

    def _hold(self, where: str, last: list[Placed], first: list[Placed]) -> None:
        """Hold what was seen last against what is seen first."""
        missing, odd = Counter(first) - Counter(last), Counter(last) - Counter(first)
        if missing or odd:
            self.jumps.append(f"{where}: {_named(missing)} instead of {_named(odd)}")

    def _compare_rest(self) -> None:
        """The table at rest against the same table composed anew; lit or not, every piece lies there."""
        scene = self.scene
        if scene._show.busy() or scene._show.lights_up(self.player.now) or scene.caption() is None:
            return
        shown = painted(self._painter, scene)
        scene._changed()
        self.still += 1
        where = f"at rest after choice {scene.session.steps}"
        if shown != painted(self._painter, scene):
            self.jumps.append(where)
        quiet = compose(self.services.kit(), ROOM, scene._settled.quiet(scene._show.aftermath))
        lost = Counter(pieces(quiet)) - Counter(pieces(scene.picture(ROOM)))
        if lost:
            self.jumps.append(f"{where}: {_named(lost)} is elsewhere when it is lit")


def _named(found: Counter[Placed]) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    return [(one.corner, one.size) for one in found][:4]


def _bytes(painter: Painter, picture: Picture) -> bytes:
    return pygame.image.tobytes(_surface(painter, picture), "RGB")


def main() -> None:
    """Watch one game and print what was found as JSON."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--modules", default="all", choices=("all", "none"))
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    modules = ALL_MODULES if given.modules == "all" else ()
    found = Watching(table(given.players, given.seed, modules), given.seed).watch()
    print(json.dumps(found._asdict()))


if __name__ == "__main__":
    main()
