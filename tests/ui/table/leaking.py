"""Two tables side by side: a game, and the same game with everything its viewer may not know dealt anew.

Both get the same clicks at the same moments. Whatever is drawn, described or told must be the same to the
last bit; where it is not, something leaks. Who looks is worked out here once more, apart from the game.

    python -m tests.ui.table.leaking --players 5 --people 2 --modules all --every-frame --seed 1
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import pygame

from rococo_desktop.model.decisions import Decision, Target
from rococo_desktop.model.views import PlayerView
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.rivals import Answer, RivalTable
from rococo_desktop.play.seating import PERSON, TableSetup
from rococo_desktop.play.session import Session
from rococo_desktop.play.settings import Speed
from rococo_desktop.ui.geometry import Size
from rococo_desktop.ui.marks import Hotspot, Picture, Role
from rococo_desktop.ui.painter import Painter
from rococo_desktop.ui.pointing import answering
from rococo_desktop.ui.scale import scale_for
from rococo_desktop.ui.scene import Key, Scene, SceneStack
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.sheet import Kit
from rococo_desktop.ui.table.composition import compose as compose_table
from rococo_desktop.ui.table.handover import HERE
from rococo_desktop.ui.table.scene import TableScene
from rococo_desktop.ui.table.stage import Stage
from rococo_desktop.ui.table.tray import CONFIRM
from tests.play.games import boxes
from tests.play.twins import ALL_MODULES, Following
from tests.ui.table.playing import ROOM, services, table

END: Target = ("command", "end_turn")
TICK = 1 / 60

ComposeFor = Callable[[Session, Kit, Size, Stage], Picture]
"""Makes the picture of a stage, with a session at hand that an honest composition never asks."""


def honest(session: Session, kit: Kit, room: Size, stage: Stage) -> Picture:
    """The table as the game composes it."""
    return compose_table(kit, room, stage)


class Watch:
    """Who looks, by the plain words of the rule: whoever said so, until somebody else has to act."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._said = NOBODY
        self._ended = -1
        self.holds = session.record.table_rules.get("privacy") == "hold"
        self.held = False

    def acting(self) -> int:
        """Whom the game waits for, the end of a turn included."""
        session = self._session
        if session.deciding != NOBODY and self._ended != session.steps:
            for seat, entry in enumerate(session.record.seats):
                end = session.turn_just_ended(seat)
                if entry.player == PERSON and end is not None and end.can_undo:
                    return seat
        return session.deciding

    def __call__(self) -> int:
        """The seat that looks, or NOBODY."""
        people = [seat for seat, entry in enumerate(self._session.record.seats) if entry.player == PERSON]
        if len(people) == 1:
            return people[0]
        if self.holds:
            return self.acting() if self.held and self.acting() in people else NOBODY
        if self._said != self.acting():
            self._said = NOBODY
        return self._said

    def says(self, target: Target) -> None:
        """What somebody says by a click, before the game hears it."""
        if target == HERE:
            self._said = self.acting()
        elif target == END:
            self._ended = self._session.steps
        self()


class SlowRivals:
    """Agents that choose anything, one choice a moment, and the same at both tables."""

    def __init__(self, chosen: dict[int, str], random: Random | None) -> None:
        self._chosen = chosen
        self._random = random
        self._asked: Answer | None = None
        self.moves = 0

    def prepare(self, table: RivalTable) -> None:
        """Nothing to prepare."""

    def ask(
        self, ticket: int, view: PlayerView, decision: Decision, table: RivalTable, agent_name: str, seed: int
    ) -> None:
        """Choose any option, or the one that was chosen at the other table."""
        if self._random is not None:
            self._chosen[ticket] = self._random.choice(decision.options).key
        self._asked = Answer(ticket, self._chosen[ticket])

    def poll(self) -> Answer | None:
        """The choice, if there was none at this moment yet."""
        if not self.moves:
            return None
        self.moves = 0
        answer, self._asked = self._asked, None
        return answer

    def cancel(self) -> None:
        """Forget it."""
        self._asked = None

    def close(self) -> None:
        """Nothing to close."""


class Shadowing(Following):
    """A session that follows the one at the first table, for whoever looks."""

    def __init__(self, leader: Session, watch: Watch, stream: int) -> None:
        self._watch = watch
        super().__init__(leader, watch(), stream)

    def watching(self) -> int:
        """As the rule says."""
        return self._watch()


class Found(NamedTuple):
    """What the two tables showed."""

    frames: int
    by_nobody: int
    """Frames nobody looked at."""
    handovers: int
    differences: list[str]
    finished: bool


class SideBySide:
    """The two tables, their clock, and somebody who plays at the first one with everybody's hands."""

    def __init__(
        self,
        setup: TableSetup,
        seed: int = 1,
        compose: ComposeFor = honest,
        every_frame: bool = False,
        speed: Speed = Speed.NORMAL,
    ) -> None:
        self._random = Random(seed)
        self._every_frame = every_frame
        self.session = Session.begin(setup, boxes=boxes)
        self.watch = Watch(self.session)
        self._other = Shadowing(self.session, self.watch, seed)
        chosen: dict[int, str] = {}
        self._rivals = (SlowRivals(chosen, Random(seed)), SlowRivals(chosen, None))
        self._tables: list[tuple[Services, TableScene]] = []
        for session, rivals in zip((self.session, self._other), self._rivals, strict=True):
            stack = SceneStack()
            given = services(stack, speed=speed)
            given.rivals = rivals
            own = self._composing(compose, session)
            stack.push(TableScene(given, session, own))
            stack.settle()
            self._tables.append((given, self._tables_scene(stack)))
        self._painter = Painter(
            self._tables[0][0].shell.typography, scale_for(ROOM, 100), self._tables[0][0].shell.gallery
        )
        self._now = 0.0
        self.frames = self.by_nobody = self.handovers = 0
        self.differences: list[str] = []
        self.pass_time(0.0)

    @staticmethod
    def _composing(compose: ComposeFor, session: Session) -> Callable[[Kit, Size, Stage], Picture]:
        return lambda kit, room, stage: compose(session, kit, room, stage)

    @staticmethod
    def _tables_scene(stack: SceneStack) -> TableScene:
        scene = stack.top
        assert isinstance(scene, TableScene)
        return scene

    # Time.

    def pass_time(self, seconds: float) -> None:
        """Let both live until then."""
        self._now += seconds
        for rivals in self._rivals:
            rivals.moves = 1
        for given, _ in self._tables:
            given.stack.top.tick(self._now)
            given.stack.settle()
        self._show()

    def _show(self) -> None:
        """Both are on their screens, as they are before every click."""
        for given, _ in self._tables:
            for scene in given.stack.shown:
                scene.picture(ROOM)

    def compare(self, what: str) -> None:
        """Draw both; note whatever is not the same."""
        first, second = (self._drawn(given) for given, _ in self._tables)
        self.frames += 1
        self.by_nobody += self.watch() == NOBODY
        if first != second:
            parts = ("picture", "descriptions", "words")
            odd = [part for part, one, other in zip(parts, first, second, strict=True) if one != other]
            where = f"frame {self.frames}, step {self.session.steps}, viewer {self.watch()}"
            self.differences.append(f"{where}, {what}: {', '.join(odd)}")

    def _drawn(self, given: Services) -> tuple[bytes, tuple[Hotspot, ...], object]:
        surface = pygame.Surface(tuple(ROOM))
        spots: tuple[Hotspot, ...] = ()
        for scene in given.stack.shown:
            picture = scene.picture(ROOM)
            self._painter.paint(surface, picture.sprites)
            spots += picture.hotspots
        for one in given.stack.top.moving():
            self._painter.paint_at(surface, one.sprite, one.x, one.y, one.alpha)
        return pygame.image.tobytes(surface, "RGB"), spots, given.stack.top.caption()

    # Playing.

    def both(self, act: Callable[[Scene], object]) -> None:
        """Do the same at both tables: the first one goes ahead."""
        for given, _ in self._tables:
            act(given.stack.top)
            given.stack.settle()

    def choose(self, target: Target) -> None:
        """Click something at both."""
        self._show()
        leader = self._tables[0][0].stack.top
        self.watch.says(target)
        leader.choose(target)
        if target in {HERE, END}:
            self._other.follow(self.watch())
        self._tables[1][0].stack.top.choose(target)
        for given, _ in self._tables:
            given.stack.settle()

    def hold(self, down: bool) -> None:
        """Press or let go of the key that shows things, whatever lies over the table; look at once."""
        self.watch.held = down
        key = Key("left shift")
        for number, (given, _) in enumerate(self._tables):
            if number:
                self._other.follow(self.watch())
            for scene in given.stack.shown if not down else (given.stack.top,):
                if down:
                    scene.key_down(key)
                else:
                    scene.key_up(key)
        self.compare("held" if down else "let go")

    def settle(self) -> None:
        """Let everything move to its end: three frames of each motion, or all of them."""
        shown = 0
        for _ in range(4000):
            top = self._tables[0][0].stack.top
            if not isinstance(top, TableScene):
                self.compare("interlude")
                if self.session.deciding == NOBODY and top.caption() is None:
                    return  # the score sheet, which is everybody's
                self.both(lambda scene: scene.choose(("region", "anywhere")))
                continue
            if top.caption() is not None:
                return
            moves = bool(top.moving())
            if self._every_frame:
                self.pass_time(TICK)
                self.compare("motion")
                continue
            shown = shown + 1 if moves else 0
            self.pass_time(0.09)
            if moves and shown <= 3:
                self.compare("motion")
        scene = self._tables[0][0].stack.top
        raise AssertionError(f"the table never settles: {scene}, {self._tables[0][1].flow.mood}")

    def look_around(self) -> None:
        """Compare the table at rest, with tooltips and whatever can lie over it."""
        self.compare("table")
        picture = self._tables[0][0].stack.top.picture(ROOM)
        spots = sorted(answering(picture), key=lambda spot: str(spot.target))
        for spot in self._random.sample(spots, min(2, len(spots))):
            self.both(lambda scene, at=spot.target: scene.point(at))  # type: ignore[misc]
            self.pass_time(0.6)
            self.compare(f"tooltip of {spot.target}")
        overlay = self._random.choice(("l", "m", "1", "2", ""))
        if overlay:
            self.both(lambda scene: scene.key_down(Key(overlay)))
            self.compare(f"overlay {overlay}")
            self.both(lambda scene: scene.key_up(Key(overlay)))
            self.both(lambda scene: scene.key_down(Key("escape")) if overlay == "l" else None)
        self.both(lambda scene: scene.point(None))

    def step(self, looks: bool = True) -> bool:
        """One choice of whoever it is up to, and all that follows; False when the game is over."""
        self.settle()
        caption = self._tables[0][0].stack.top.caption()
        if caption is None:
            return False
        if looks or caption.kind == "handover":
            self.look_around()
        if caption.kind == "handover":
            self.handovers += 1
            if self.watch.holds:
                self.hold(True)
            else:
                self.choose(HERE)
        elif caption.kind == "end_turn":
            self.choose(END)
        else:
            self.choose(self._any_target())
        if self.watch.holds and self.watch.held and self._random.random() < 0.4:
            self.hold(False)  # in the middle of whatever is on its way
        return True

    def _any_target(self) -> Target:
        picture = self._tables[0][0].stack.top.picture(ROOM)
        lit = {spot.target for spot in answering(picture) if spot.lit and spot.role is Role.TARGET}
        options = sorted(lit, key=str)
        assert options, "nothing to choose"
        if CONFIRM in options and self._random.random() < 0.7:
            return CONFIRM
        return self._random.choice(options)

    def play(self, steps: int = 100_000, looks_every: int = 1) -> Found:
        """Play to the end, or so many steps."""
        number = 0
        while number < steps and self.step(number % looks_every == 0):
            number += 1
        over = self.session.deciding == NOBODY
        return Found(self.frames, self.by_nobody, self.handovers, self.differences, over)


def main() -> None:
    """One game, as JSON."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--people", type=int, default=2)
    parser.add_argument("--modules", choices=("none", "all"), default="none")
    parser.add_argument("--every-frame", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steps", type=int, default=100_000)
    given = parser.parse_args()
    modules = ALL_MODULES if given.modules == "all" else ()
    setup = table(given.players, given.seed, modules, people=given.people)
    found = SideBySide(setup, given.seed, every_frame=given.every_frame).play(given.steps)
    answer: dict[str, Any] = found._asdict()
    answer["differences"] = found.differences[:50]
    print(json.dumps(answer))


if __name__ == "__main__":
    main()
