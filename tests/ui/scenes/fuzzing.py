"""Damaged files of every kind, and after each the screens that show it, opened and painted.

    python -m tests.ui.scenes.fuzzing --files 100 --seed 1

prints one JSON object: how many files of each kind, how many frames were painted, the slowest of them in
seconds of this process, and under `wrong` every traceback, hang and frame that took too long.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import shutil
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pygame

from rococo_desktop import app
from rococo_desktop.files.locations import HOME_VARIABLE
from rococo_desktop.model.decisions import Target
from rococo_desktop.play.archive import annals
from rococo_desktop.play.archive.game_files import keep, picture_of
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.records.storage import DiskSync, backup_of
from rococo_desktop.play.settings import Settings, read_settings
from rococo_desktop.play.settings_in_force import Preferences
from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.saved_games import Library
from rococo_desktop.ui.scenes.load import LoadScene
from rococo_desktop.ui.scenes.notice import NoticeScene
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.table.thumbnail import portrait
from rococo_desktop.ui.text.messages import message
from rococo_desktop.ui.window.scene import Scene
from tests.play import fuzzing, readers
from tests.play.damage import damaged
from tests.play.games import boxes, play, table
from tests.play.strange import STRANGE, patience
from tests.ui.scenes.pressing import Player
from tests.ui.supplies import still

LONGEST_FRAME = 2.0
"""Seconds of this process; a machine that is busy with other things makes no frame slow."""
HANGS = 60
FRAMES = 5
"""So many frames a screen is looked at after each thing that is done to it."""
OFTEN_STRANGE = 0.1
"""How often there is no file at all, but something else of its name."""

PLAYED = "saves/ball-0003-2026-03-01-213000.rococo"
OVER = "saves/ball-0002-2026-02-01-213000.rococo"
KEPT = "saves/kept/Evening.rococo"
SETTINGS, CORRECTIONS = "settings.yaml", "overrides/mine.yaml"


def furnished(home: Path, services: Services) -> None:
    """The folder of a player who has everything that is read."""
    saves = home / "saves"
    saves.mkdir(parents=True)
    (home / SETTINGS).write_bytes(fuzzing.settings()[1])
    (home / annals.FILE).write_bytes(readers.sound_annals()[0])
    (home / "overrides").mkdir()
    (home / CORRECTIONS).write_bytes(fuzzing.OVERRIDES[0])
    for name, seed, choices in ((PLAYED, 1, 60), (OVER, 2, 10_000)):
        session = Session.begin(table(2, seed=seed), home / name, DiskSync.TURN, boxes=boxes)
        play(session, Random(seed), choices)
        picture = portrait(services, session)
        picture_of(home / name).write_bytes(picture)
    keep(session, "Evening", picture, saves)
    shutil.copy(home / OVER, backup_of(home / PLAYED))


# What is done at the screens that show a file.


class Guest:
    """Somebody who opens screens and counts their frames."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.player = Player(services)
        self.frames = 0
        self.slowest = 0.0
        self.where = ""
        self.game = ""
        """The name of the game whose file is damaged."""

    def look(self, frames: int = FRAMES) -> None:
        """Let the screen live for some frames."""
        for _ in range(frames):
            began = time.thread_time()
            stack = self.services.stack
            if stack.settle():
                self.services.shell.frame(stack)
            self.frames += 1
            took = time.thread_time() - began
            if took > self.slowest:
                self.slowest = took
                self.where = type(stack.top).__name__

    def at(self, scene: Scene) -> None:
        """Open a screen."""
        self.services.stack.reset(scene)
        self.look()

    def key(self, *names: str) -> None:
        """Press keys, one after the other."""
        for name in names:
            code = pygame.key.key_code(name)
            pygame.event.post(pygame.Event(pygame.KEYDOWN, key=code, mod=0))
            pygame.event.post(pygame.Event(pygame.KEYUP, key=code, mod=0))
            self.look(2)
        self.look()

    def choose(self, *targets: Target) -> None:
        """Choose things of the top screen, one after the other."""
        for target in targets:
            self.services.stack.top.choose(target)
            self.look(1)
        self.look()


def by_settings(guest: Guest) -> None:
    """The title, both tables to be set, the settings page by page, the keys, and a table."""
    doors = guest.services.doors
    guest.at(doors.title())
    for solo in (True, False):
        guest.at(doors.setup(solo))
        guest.choose(*(("chair", number) for number in range(2, 6)))
        guest.choose(*(("colour", seat) for seat in range(5)), ("field", "0"))
        guest.key("escape")
    guest.choose(("button", "start"))
    guest.look()
    guest.at(doors.settings())
    guest.key(*("right",) * 4)
    guest.at(doors.keys())


def by_annals(guest: Guest) -> None:
    """The annals by source and by ball, for everybody in them, and as a table."""
    guest.at(guest.services.doors.annals())
    guest.choose(("choice", "by:ball"))
    guest.key("down", "down", "page down", "up", "x")
    guest.key("space", "escape")


def by_saves(guest: Guest) -> None:
    """The title and going on from there; the list, what is damaged in it watched, opened and thrown away."""
    doors, stack = guest.services.doors, guest.services.stack
    guest.at(doors.title())
    if guest.services.go_on() is None:
        guest.look()
    for keys in (("w",), ("return",), ("delete", "u")):
        scene = LoadScene(guest.services)
        guest.at(scene)
        for _ in range(4):
            if scene.chosen is not None and scene.chosen.file.stem != guest.game:
                guest.key("down")
        guest.key(*keys)
        guest.look()
        session = getattr(stack.top, "_session", None)
        if session is not None:
            stack.push(doors.pause(session))
            stack.push(doors.company(session))
            guest.look()


def by_corrections(guest: Guest) -> None:
    """A table that is dealt with them."""
    guest.at(guest.services.doors.table(guest.services.begin(table(2, seed=5))))


Visit = Callable[[Guest], None]
PLACES: Mapping[str, tuple[str, Visit]] = {
    "settings": (SETTINGS, by_settings),
    "annals": (annals.FILE, by_annals),
    "game": (PLAYED, by_saves),
    "finished game": (OVER, by_saves),
    "backup": (f"{PLAYED}.backup", by_saves),
    "copy": (KEPT, by_saves),
    "picture": (str(Path(PLAYED).with_suffix(".png")), by_saves),
    "corrections": (CORRECTIONS, by_corrections),
}
"""Where each kind lies, and who shows it."""
SHARES = {
    **{"settings": 3, "annals": 4, "game": 2, "finished game": 1, "backup": 1},
    **{"copy": 1, "picture": 2, "corrections": 1},
}


def spoil(home: Path, kind: str, random: Random) -> None:
    """Damage one file of a kind, or put something there that is none."""
    file = home / PLACES[kind][0]
    sound = file.read_bytes()
    if kind == "backup":
        (home / PLAYED).write_bytes(b"\0" * 9)
    if random.random() < OFTEN_STRANGE:
        file.unlink()
        random.choice(list(STRANGE.values()))(file)
    else:
        file.write_bytes(damaged(random, [sound]))
    if random.random() < 0.2:
        with suppress(OSError, OverflowError):
            when = random.choice((-1e9, 0, 2.5e11, 1e15, 9e18))
            os.utime(file, (when, when), follow_symlinks=False)


def started(services: Services) -> None:
    """Begin as the program does: settings are read, and what is to be said about them is said."""
    read = read_settings()
    library = Library()
    services.settings = Preferences(read.settings, kept=True)
    services.library = library
    services.saved, services.resume = app.saved, app.resume
    services.begin = lambda setup: app.begin(setup, library, read.settings.kept_games)
    told = [message(notice.key, **notice.params) for notice in read.notices]
    services.stack.reset(NoticeScene(services, told) if told else services.doors.title())


def fuzz(files: int, seed: int, kinds: Mapping[str, int] = SHARES) -> dict[str, Any]:
    """Damage so many files and open what shows them; what was found."""
    answer: dict[str, Any] = {"files": 0, "kinds": {}, "frames": 0, "slowest": 0.0, "wrong": []}
    counted: Counter[str] = Counter()
    services = still(Size(1280, 720), settings=Settings())
    guest = Guest(services)
    services.stack.push(services.doors.title())
    with tempfile.TemporaryDirectory(prefix="rococo-fuzz-") as name:
        sound = Path(name, "sound")
        furnished(sound, services)
        for number, kind in enumerate(_kinds(files, seed, kinds)):
            home = Path(name, f"home-{number}")
            shutil.copytree(sound, home)
            os.environ[HOME_VARIABLE] = str(home)
            random = Random(f"screens {seed} {number}")
            spoil(home, kind, random)
            guest.slowest, guest.game = 0.0, Path(PLACES[kind][0].removesuffix(".backup")).stem
            try:
                with patience(HANGS):
                    started(services)
                    guest.look()
                    PLACES[kind][1](guest)
                if guest.slowest > LONGEST_FRAME:
                    answer["wrong"].append(f"{seed} {number} {kind}: {guest.slowest:.1f} s at {guest.where}")
            except Exception as error:
                answer["wrong"].append(f"{seed} {number} {kind}: {_told(error)}"[:400])
            services.stack.reset(services.doors.title())
            counted[kind] += 1
            answer["slowest"] = max(answer["slowest"], round(guest.slowest, 3))
            shutil.rmtree(home)
            gc.collect()
    services.shell.window.destroy()
    return {**answer, "files": files, "kinds": dict(counted), "frames": guest.frames}


def _kinds(files: int, seed: int, shares: Mapping[str, int]) -> Iterator[str]:
    random = Random(f"kinds {seed}")
    for _ in range(files):
        yield random.choices(list(shares), list(shares.values()))[0]


def _told(error: Exception) -> str:
    *_, last = traceback.extract_tb(error.__traceback__)
    return f"{type(error).__name__}: {error} ({Path(last.filename).name}:{last.lineno})"


def main() -> int:
    """Read the options, fuzz, print what was found; 1 if something was wrong."""
    options = argparse.ArgumentParser()
    options.add_argument("--files", type=int, default=100)
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    answer = fuzz(given.files, given.seed)
    print(json.dumps(answer))
    return 1 if answer["wrong"] else 0


if __name__ == "__main__":
    sys.exit(main())
