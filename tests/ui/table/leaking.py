"""Two tables side by side: a game, and the same game with everything its viewer may not know dealt anew.

Both get the same clicks at the same moments. Whatever is drawn, described or told must be the same to the
last bit; where it is not, something leaks. Who looks is worked out here once more, apart from the game.

    python -m tests.ui.table.leaking --players 5 --people 2 --modules all --every-frame --seed 1
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterable
from random import Random
from typing import Any, NamedTuple

import msgspec

from rococo_desktop.model.decisions import Target
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.settings import Speed
from rococo_desktop.play.table_setup import TableSetup
from rococo_desktop.ui.game.handover import HERE
from rococo_desktop.ui.game.scene import TableScene
from rococo_desktop.ui.game.tray import CONFIRM
from rococo_desktop.ui.keys.key import Key
from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.picture.picture_parts import HotspotRole, Picture, Sprite
from rococo_desktop.ui.picture.sheet import Kit
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.table.composition import compose as compose_table
from rococo_desktop.ui.table_state.stage import Stage
from rococo_desktop.ui.window.hotspot_search import answering
from rococo_desktop.ui.window.scene import Scene, SceneStack
from tests.play.games import boxes
from tests.play.twins import ALL_MODULES
from tests.ui.liking import liking
from tests.ui.table.playing import ROOM, services, table
from tests.ui.table.seen import Ears, TwoScreens, seen_on
from tests.ui.table.shadows import END, Shadowing, SlowAgents, Watch

MAGNIFY: Target = ("command", "magnify")
OF_ONES_OWN = frozenset({"hand", "supply", "silk"})
TICK = 1 / 60
REPLAYED = 12
"""After so many looks at the table the others' turns are shown once more."""

ComposeFor = Callable[[Session, Kit, Size, Stage], Picture]
"""Makes the picture of a stage, with a session at hand that an honest composition never asks."""


def honest(session: Session, kit: Kit, room: Size, stage: Stage) -> Picture:
    """The table as the game composes it."""
    return compose_table(kit, room, stage)


def _nothing(sprites: Iterable[Sprite], until: float) -> bool:
    return True


class Found(NamedTuple):
    """What the two tables showed."""

    frames: int
    painted: int
    """Frames compared byte by byte: all of them."""
    by_nobody: int
    """Frames nobody looked at."""
    handovers: int
    replays: int
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
        handovers_every: int = 1,
    ) -> None:
        """At every hand-over both are compared; at every so many of them somebody looks around as well."""
        self._random = Random(seed)
        self._handovers_every = handovers_every
        self._every_frame = every_frame
        self._compose = compose
        self.session = Session.begin(setup, boxes=boxes)
        self.watch = Watch(self.session)
        self._other = Shadowing(self.session, self.watch, seed)
        chosen: dict[int, str] = {}
        self._agents = (SlowAgents(chosen, Random(seed)), SlowAgents(chosen, None))
        self._tables: list[tuple[Services, TableScene]] = []
        for session, agents in zip((self.session, self._other), self._agents, strict=True):
            stack = SceneStack()
            given = services(stack, speed=speed)
            given.agents = agents
            # The screens that are compared have their own painters: what the shell renders nobody sees.
            given.shell.prepare = _nothing  # type: ignore[method-assign]
            own = self._composing(compose, session)
            stack.push(TableScene(given, session, own))
            stack.settle()
            self._tables.append((given, self._tables_scene(stack)))
        self._ears = [Ears(scene.flow) for _, scene in self._tables]
        self._screens = TwoScreens(self.leader.shell, ROOM)
        self._now = 0.0
        self.frames = self.by_nobody = self.handovers = self.replays = self._looks = 0
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

    @property
    def leader(self) -> Services:
        """The table that goes ahead."""
        return self._tables[0][0]

    # Time.

    def pass_time(self, seconds: float) -> float:
        """Let both live until then; in how many seconds the next frame is due at the first one."""
        self._now += seconds
        for agents in self._agents:
            agents.moves = 1
        wakes = []
        for given, _ in self._tables:
            wakes.append(given.stack.top.tick(self._now))
            given.stack.settle()
        self._show()
        return wakes[0] or 0.0

    def _show(self) -> None:
        """Both are on their screens, as they are before every click."""
        for given, _ in self._tables:
            for scene in given.stack.shown:
                scene.picture(ROOM)

    def compare(self, what: str) -> None:
        """Draw both; note whatever is not the same."""
        first, second = (
            seen_on(given.stack, ROOM, ears.heard())
            for (given, _), ears in zip(self._tables, self._ears, strict=True)
        )
        self.frames += 1
        self.by_nobody += self.watch() == NOBODY
        odd = self._screens.differences(first, second)
        if odd:
            where = f"frame {self.frames}, step {self.session.steps}, viewer {self.watch()}"
            self.differences.append(f"{where}, {what}: {', '.join(odd)}")

    # Playing.

    def both(self, act: Callable[[Scene], object]) -> None:
        """Do the same at both tables: the first one goes ahead."""
        for given, _ in self._tables:
            act(given.stack.top)
            given.stack.settle()

    def choose(self, target: Target) -> None:
        """Click something at both."""
        self._show()
        leader = self.leader.stack.top
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

    def settle(self, what: str = "motion") -> None:
        """Let everything move to its end: three frames of each motion, or all of them."""
        shown, wake = 0, TICK
        for _ in range(4000):
            top = self.leader.stack.top
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
                wake = self.pass_time(wake)
                self.compare(what)
                wake = max(wake, TICK)
                continue
            shown = shown + 1 if moves else 0
            self.pass_time(0.09)
            if moves and shown <= 3:
                self.compare(what)
        scene = self.leader.stack.top
        raise AssertionError(f"the table never settles: {scene}, {self._tables[0][1].flow.mood}")

    def look_around(self) -> None:
        """Compare the table at rest, with tooltips and whatever can lie over it."""
        self.compare("table")
        picture = self.leader.stack.top.picture(ROOM)
        spots = sorted(picture.hotspots, key=lambda spot: str(spot.target))  # what is covered as well
        for spot in self._random.sample(spots, min(2, len(spots))):
            self.both(lambda scene, at=spot.target: scene.point(at))  # type: ignore[misc]
            self.pass_time(0.6)
            self.compare(f"tooltip of {spot.target}")
        overlay = self._random.choice(("l", "m", "1", "2", ""))
        if overlay:
            self.both(lambda scene: scene.key_down(Key(overlay)))
            self.compare(f"overlay {overlay}")
            self.both(lambda scene: scene.key_up(Key(overlay)))
            if overlay == "l" and self._tables[0][1].overlays.covers:  # else Esc would pause
                self.both(lambda scene: scene.key_down(Key("escape")))
        self.both(lambda scene: scene.point(None))
        self._looks += 1
        if self._looks % REPLAYED == 0:
            self.replay()

    def leave_open(self) -> None:
        """Somebody points at something of their own, magnifies it, and leaves it so."""
        picture = self.leader.stack.top.picture(ROOM)
        own = sorted({spot.target for spot in picture.hotspots if spot.target[0] in OF_ONES_OWN}, key=str)
        if own:
            thing = self._random.choice(own)
            self.both(lambda scene: scene.point(thing))
            self.both(lambda scene: scene.choose(MAGNIFY))

    def compare_fresh(self) -> None:
        """At a hand-over the table must look as one that was opened this moment: nothing is remembered.

        Both tables get the same clicks, so what a table keeps of a viewer's secrets is the same on both.
        """
        stack = SceneStack()
        given = services(stack, speed=self.leader.settings.current.speed)
        fresh = TableScene(given, self.session, self._composing(self._compose, self.session))
        stack.push(fresh)
        stack.settle()
        if fresh.flow.wanted != self._tables[0][1].flow.wanted:
            fresh.flow.end_turn()  # that word was given at the table, not in the game
        scenes = (self._tables[0][1], fresh)
        for what in ("as it is", "magnified"):
            one, other = (scene.picture(ROOM) for scene in scenes)
            if (one.sprites, one.hotspots) != (other.sprites, other.hotspots):
                self.differences.append(f"step {self.session.steps}, {what}: not as a table just opened")
            for scene in (*scenes, self._tables[1][1]):
                scene.choose(MAGNIFY)
        for _, scene in self._tables:
            scene.overlays.close()

    def replay(self) -> None:
        """Let both tables show again what the others did, to its end."""
        before = self.session.steps
        self.both(lambda scene: scene.key_down(Key("f3")))
        self.replays += self.leader.stack.top.caption() is None
        self.settle("replay")
        assert self.session.steps == before, "a replay moved the game"

    def step(self, looks: bool = True) -> bool:
        """One choice of whoever it is up to, and all that follows; False when the game is over."""
        self.settle()
        caption = self.leader.stack.top.caption()
        if caption is None:
            return False
        if caption.kind == "handover":
            self.compare_fresh()
            looks = self.handovers % self._handovers_every == 0
        if looks:
            self.look_around()
        elif caption.kind == "handover":
            self.compare("hand-over")
        if caption.kind == "end_turn":
            self.leave_open()
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
        picture = self.leader.stack.top.picture(ROOM)
        lit = {spot.target for spot in answering(picture) if spot.lit and spot.role is HotspotRole.TARGET}
        options = sorted(lit, key=str)
        assert options, "nothing to choose"
        if CONFIRM in options and self._random.random() < 0.7:
            return CONFIRM
        presenter = self._tables[0][1].presenter
        picked = presenter.picked if presenter is not None else frozenset()
        fresh = [target for target in options if target not in picked]
        found = fresh if fresh and self._random.random() < 0.8 else options
        return self._random.choices(found, [liking(target) for target in found])[0]

    def play(self, steps: int = 100_000, looks_every: int = 1) -> Found:
        """Play to the end, or so many steps."""
        number = 0
        while number < steps and self.step(number % looks_every == 0):
            number += 1
        over = self.session.deciding == NOBODY
        counts = (self.frames, self._screens.painted, self.by_nobody, self.handovers, self.replays)
        return Found(*counts, self.differences, over)


def kept_by(setup: TableSetup, privacy: str) -> TableSetup:
    """The same table, where people keep their cards to themselves in this way."""
    return msgspec.structs.replace(setup, table_rules={"privacy": privacy})


def main() -> None:
    """One game, as JSON."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--people", type=int, default=2)
    parser.add_argument("--modules", choices=("none", "all"), default="none")
    parser.add_argument("--privacy", choices=("turn", "hold"), default="turn")
    parser.add_argument("--every-frame", action="store_true")
    parser.add_argument("--looks-every", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steps", type=int, default=100_000)
    given = parser.parse_args()
    modules = ALL_MODULES if given.modules == "all" else ()
    setup = kept_by(table(given.players, given.seed, modules, people=given.people), given.privacy)
    found = SideBySide(setup, given.seed, every_frame=given.every_frame).play(given.steps, given.looks_every)
    answer: dict[str, Any] = found._asdict()
    answer["differences"] = found.differences[:50]
    print(json.dumps(answer))


if __name__ == "__main__":
    main()
