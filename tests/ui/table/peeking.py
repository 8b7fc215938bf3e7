"""Two houses side by side, and somebody who tries to look at another's cards in one of them.

The second house has the same game with everything dealt anew that whoever looks may not know. Every screen of
the game is behind the same doors in both: table, pause, company, list of games, theatre, title. All get the
same clicks; whatever is drawn, described or told must be the same to the last bit, until the owner of what is
hidden has said who they are. Who looks is worked out apart from the game (`shadows.Watch`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random

from rococo_desktop.model.decisions import Target
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.archive.folders import SavedGame, latest_game
from rococo_desktop.play.archive.game_files import open_game, take_over, watch_game
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.game.theatre import Theatre
from rococo_desktop.play.records.storage import DiskSync
from rococo_desktop.play.settings import Speed
from rococo_desktop.play.settings_in_force import Preferences
from rococo_desktop.scene_doors import GameDoors
from rococo_desktop.ui.game.handover import HERE
from rococo_desktop.ui.game.scene import TableScene
from rococo_desktop.ui.keys.key import Key
from rococo_desktop.ui.picture.picture_parts import HotspotRole
from rococo_desktop.ui.saved_games import Library
from rococo_desktop.ui.scenes.interlude import Interlude
from rococo_desktop.ui.scenes.notice import NoticeScene
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.theatre.scene import TheatreScene
from rococo_desktop.ui.window.hotspot_search import answering
from rococo_desktop.ui.window.scene import Scene, SceneStack
from rococo_desktop.ui.window.shell import Shell
from tests.play.games import boxes
from tests.play.twins import retold
from tests.ui.table.playing import ROOM, services
from tests.ui.table.seen import Ears, TwoScreens, seen_on
from tests.ui.table.shadows import END, Shadowing, SlowAgents, Watch, companies_of

MENU: Target = ("command", "menu")
SHOW = Key("left shift")
SEED = 5
PAINTED = 4
"""Of so many frames whose pictures are equal, one is painted."""


_kept: list[TwoScreens] = []


def _screens(shell: Shell) -> TwoScreens:
    """Two screens that share nothing, kept from game to game with all that each has painted."""
    if not _kept:
        _kept.append(TwoScreens(shell, ROOM, PAINTED))
    return _kept[0]


class Books(Library):
    """The games of the first house; the second house finds there what the first one has opened."""

    def __init__(self, houses: Houses, follows: bool) -> None:
        super().__init__(houses.folder)
        self._houses = houses
        self._follows = follows

    def tidy(self) -> None:
        """Nothing is thrown away here."""

    def open(self, file: Path) -> Session:
        """Go on with a game."""
        if not self._follows:
            self._houses.lead(open_game(file, self._houses.folder, DiskSync.NEVER, boxes))
        return self._houses.session_of(self._follows)

    def watch(self, file: Path) -> Theatre:
        """A game to be watched."""
        if not self._follows:
            self._houses.watched = watch_game(file, boxes)
        return self._houses.theatre_of(self._follows)

    def take_over(self, theatre: Theatre, seat: int) -> Session | None:
        """A new game from the moment a theatre shows."""
        if not self._follows:
            session = take_over(theatre, seat, self._houses.folder)
            assert session is not None
            self._houses.lead(session)
        return self._houses.session_of(self._follows)

    def keep(self, session: Session, name: str, picture: bytes | None) -> Path:
        """Keep a copy; the pictures of both are compared."""
        if not self._follows:
            self._houses.portrait = picture
            return super().keep(session, name, picture)
        if picture != self._houses.portrait:
            self._houses.differences.append("the picture of a game that is kept")
        return Path()


class Rooms(GameDoors):
    """The doors of one house."""

    def __init__(self, services: Callable[[], Services]) -> None:
        super().__init__(services)
        self.ears: Ears | None = None
        self.seated: TableScene | None = None

    def ahead(self) -> Iterator[None]:
        """Everything is loaded."""
        return iter(())

    def table(self, session: Session) -> Scene:
        """A table, with somebody who hears all it tells."""
        scene = super().table(session)
        assert isinstance(scene, TableScene)
        self.seated, self.ears = scene, Ears(scene.flow)
        return scene


class Houses:
    """Both houses, their clock, and what was found."""

    def __init__(self, session: Session, folder: Path, speed: Speed = Speed.NORMAL) -> None:
        self.folder = folder
        self.differences: list[str] = []
        self.frames = self.by_nobody = self.said = 0
        self.watched: Theatre | None = None
        self.portrait: bytes | None = None
        self.where = ""
        self._now = 0.0
        chosen: dict[int, str] = {}
        self._agents = (SlowAgents(chosen, Random(SEED)), SlowAgents(chosen, None))
        self._given = [self._house(number, speed) for number in range(2)]
        self._screens = _screens(self._given[0].shell)
        self.lead(session)
        for follows, given in enumerate(self._given):
            given.stack.push(given.doors.table(self.session_of(bool(follows))))
            given.stack.settle()
        self.pass_time(0.0)

    def _house(self, number: int, speed: Speed) -> Services:
        stack = SceneStack()
        given = services(stack, speed=speed)
        given.agents = self._agents[number]
        given.shell.prepare = lambda sprites, until: True  # type: ignore[method-assign]
        given.shell.prepare_backdrop = lambda picture: True  # type: ignore[method-assign]
        given.doors = Rooms(lambda: given)
        given.library = Books(self, bool(number))
        given.saved = self._saved
        given.resume = lambda: self._continued(bool(number))
        return given

    def _saved(self) -> SavedGame | None:
        return latest_game(self.folder).game

    def _continued(self, follows: bool) -> Session | None:
        game = self._saved()
        return self._given[follows].library.open(game.file) if game is not None else None

    def lead(self, session: Session) -> None:
        """Another game is played from now on."""
        self.session = session
        self.watch = Watch(session)
        self.watch.asks = self._asks
        self._shadow = Shadowing(session, self.watch, SEED)
        self._shadow.notices = session.notices
        self._followed = self.watch()

    def _asks(self, name: str) -> bool:
        return self._given[0].settings.current.confirms(name)

    def session_of(self, follows: bool) -> Session:
        """The game as a house has it."""
        return self._shadow if follows else self.session

    def theatre_of(self, follows: bool) -> Theatre:
        """The game that is watched, as a house has it: the only person it ever had sees their own cards."""
        assert self.watched is not None
        if not follows or self.watched.is_over:
            return self.watched
        companies = companies_of(self.session)
        company = companies.pop()
        eyes = company[0] if len(company) == 1 and not companies else NOBODY
        return retold(self.watched, eyes, SEED)

    # What is there.

    @property
    def top(self) -> Scene:
        """What answers in the first house."""
        return self._given[0].stack.top

    @property
    def settings(self) -> tuple[Services, ...]:
        """Both, to change their settings alike."""
        return tuple(self._given)

    @property
    def table(self) -> TableScene:
        """The table of the first house."""
        rooms = self._given[0].doors
        assert isinstance(rooms, Rooms)
        assert rooms.seated is not None
        return rooms.seated

    @property
    def asked(self) -> str:
        """What the first house asks; empty while something moves or somebody thinks."""
        caption = self.top.caption()
        return caption.kind if caption is not None else ""

    # Doing the same in both.

    def _sync(self) -> None:
        """Other eyes look at the same game: the second house is dealt anew for them."""
        if self.watch() != self._followed and self._shadow.version == self.session.version:
            self._shadow.follow(self.watch())
        self._followed = self.watch()

    def both(self, act: Callable[[Scene], object]) -> None:
        """Do the same in both houses: the first goes ahead."""
        self._show()
        for number, given in enumerate(self._given):
            if number:
                self._sync()
            act(given.stack.top)
            given.stack.settle()
        self._sync()

    def _show(self) -> None:
        for given in self._given:
            for scene in given.stack.shown:
                scene.picture(ROOM)

    def choose(self, target: Target) -> None:
        """Click something."""
        if isinstance(self.top, TableScene):
            self.watch.says(target)
        self.both(lambda scene: scene.choose(target))

    def press(self, key: Key) -> None:
        """Press a key, and let it go."""
        self.both(lambda scene: scene.key_down(key))
        self.both(lambda scene: scene.key_up(key))

    def pass_time(self, seconds: float) -> None:
        """Let both live so long."""
        self._now += seconds
        for agents in self._agents:
            agents.moves = 1
        for number, given in enumerate(self._given):
            if number:
                self._sync()
            given.stack.top.tick(self._now)
            given.stack.settle()
        self._sync()
        if isinstance(self.top, Interlude) and not isinstance(self.top, NoticeScene):
            self.watch.leaves()
            self._sync()
        self._show()

    def compare(self, what: str) -> None:
        """Draw both; note whatever is not the same, and eyes that may not look."""
        self._show()
        seen = []
        for given in self._given:
            rooms = given.doors
            assert isinstance(rooms, Rooms)
            seen.append(seen_on(given.stack, ROOM, rooms.ears.heard() if rooms.ears is not None else ()))
        odd = self._screens.differences(seen[0], seen[1])
        self.frames += 1
        viewer = self.watch()
        self.by_nobody += viewer == NOBODY
        if self.table in self._given[0].stack.shown and self.table.flow.viewer not in {NOBODY, viewer}:
            odd.append(f"eyes of {self.table.flow.viewer}")
        if odd:
            self.differences.append(f"{self.where}, {what}, viewer {viewer}: {', '.join(odd)}")

    # What people do.

    def pause(self) -> None:
        """Lay the menu over whatever is shown; nobody is known to look then."""
        over = isinstance(self.top, Interlude)
        self.watch.leaves()
        self.both(lambda scene: scene.key_down(Key("escape")) if over else scene.choose(MENU))
        assert self.asked == "pause", f"{self.where}: {self.top}"

    def say(self) -> None:
        """Whoever is wanted says that it is them."""
        self.said += 1
        if self.watch.holds:
            self.watch.held = True
            self.both(lambda scene: scene.key_down(SHOW))
        else:
            self.choose(HERE)

    def rest(self, most: int = 3, steps: int = 800) -> None:
        """Let everything come to rest, and what is to be read be read; compare some frames of each motion.

        The turns of two rivals since one's own, shown again at normal speed, take more than half a minute.
        """
        shown = 0
        self.pass_time(0.01)
        for _ in range(steps):
            if isinstance(self.top, Interlude):
                self.compare("interlude")
                self.choose(("region", "anywhere"))
            elif self.asked:
                return
            self.pass_time(0.09)
            moves = bool(self.top.moving())
            shown = shown + 1 if moves else 0
            if moves and shown <= most:
                self.compare("motion")
        raise AssertionError(f"{self.where}: never at rest, {self.top}, {self.table.flow.mood}")

    def any_target(self, random: Random) -> Target:
        """Something that can be chosen at the table."""
        lit = {
            spot.target
            for spot in answering(self.top.picture(ROOM))
            if spot.lit and spot.role is HotspotRole.TARGET
        }
        return random.choice(sorted(lit, key=str))

    def act(self, random: Random) -> None:
        """What the table waits for, done by whoever may."""
        kind = self.asked
        if kind == "handover":
            self.say()
        else:
            self.choose(END if kind == "end_turn" else self.any_target(random))

    def compare_fresh(self) -> None:
        """Before somebody says who they are the table looks as one just opened: nothing is remembered."""
        stack = SceneStack()
        given = services(stack)
        given.settings = Preferences(self._given[0].settings.current, kept=False)
        fresh = TableScene(given, self.session)
        stack.push(fresh)
        stack.settle()
        if fresh.flow.wanted != self.table.flow.wanted:
            fresh.flow.end_turn()  # that word was given at the table, not in the game
        if fresh.flow.wanted == self.table.flow.wanted:
            one, other = (scene.picture(ROOM) for scene in (self.table, fresh))
            if (one.sprites, one.hotspots) != (other.sprites, other.hotspots):
                self.differences.append(f"{self.where}: not as a table just opened")

    def look_around(self) -> None:
        """What somebody can do without saying who they are: point, open, turn over, press what is near."""
        self.compare("at rest")
        if isinstance(self.top, TheatreScene):
            return
        spots = sorted({spot.target for spot in self.top.picture(ROOM).hotspots}, key=str)
        private = [target for target in spots if target[0] in {"hand", "supply", "silk"}][:1]
        for target in (*private, *spots[:: max(len(spots) // 2, 1)][:2]):
            self.both(lambda scene, at=target: scene.point(at))  # type: ignore[misc]
            self.pass_time(0.6)
            self.compare(f"tooltip of {target}")
        self.both(lambda scene: scene.point(None))
        if not isinstance(self.top, TableScene) or not self.asked:
            return
        for name in ("l", "m", "1"):
            self.both(partial(_pressed, key=Key(name)))
            self.compare(f"overlay {name}")
            self.both(partial(_let_go, key=Key(name)))
            if self.table.overlays.covers:
                self.both(lambda scene: scene.key_down(Key("escape")))
        if self.asked == "handover":
            for name in ("space", "return"):
                self.press(Key(name))
            self.compare("pressed")
        self.press(Key("f3"))
        self.rest()
        self.compare("after the replay")


def _pressed(scene: Scene, key: Key) -> None:
    scene.key_down(key)


def _let_go(scene: Scene, key: Key) -> None:
    scene.key_up(key)
