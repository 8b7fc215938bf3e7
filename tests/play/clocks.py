"""Balls begun, played and left under a clock that jumps: none that is not over is ever deleted.

    python -m tests.play.clocks --evenings 60 --seed 1        prints what was found as JSON

In an evening the program is started, a ball is begun or gone on with, and now and then played to its end. The
clock of the system stays as it is: whatever asks for the time is told another, and so are the files.
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
from contextlib import suppress
from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

from rococo_desktop.play.archive.folders import SavedGame, latest_game, new_game_file, saved_games
from rococo_desktop.play.archive.game_files import clear_old, open_game, take_back, tidy
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.records.filenames import number_of
from rococo_desktop.play.records.storage import DiskSync
from tests.play.games import boxes, play, table

UNFINISHED = 20
MOST = 3
"""So many finished balls stay."""


class Clock:
    """A clock that jumps: back, ahead, to the first and to the last day a calendar has."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self.now = datetime(2026, 3, 1, 21, 30)

    def jump(self) -> None:
        """Some hours on; sometimes anywhere."""
        hours = timedelta(hours=self._random.randrange(1, 50))
        places = {
            "on": self._moved(hours),
            "back": self._moved(-self._random.randrange(1, 2000) * hours),
            "ahead": self._moved(self._random.randrange(1, 2000) * hours),
            "first": datetime(1970, 1, 1),
            "last": datetime(9999, 12, 31, 23, 59, 59),
            "same": self.now,
        }
        self.now = places[self._random.choice(["on", *places])]

    def _moved(self, by: timedelta) -> datetime:
        with suppress(OverflowError):
            return max(self.now + by, datetime(1970, 1, 1))
        return datetime(2026, 3, 1)

    def stamp(self, folder: Path, *names: str) -> None:
        """Give these files the time of this clock."""
        seconds = (self.now - datetime(1970, 1, 1)).total_seconds()
        for name in names:
            with suppress(OSError, OverflowError):
                os.utime(folder / name, (seconds, seconds))


def live(folder: Path, evenings: int, seed: int) -> dict[str, Any]:
    """So many evenings; what was found, as plain data."""
    random = Random(seed)
    clock = Clock(random)
    wrong: list[str] = []
    unfinished: dict[str, int] = {}
    """The balls that are not over, and how many choices were made in each."""
    over: list[str] = []
    thrown_in_all = 0
    for evening in range(evenings):
        clock.jump()
        tidy(folder)
        old = "" if len(unfinished) < UNFINISHED else random.choice(list(unfinished))
        session = _gone_on(folder, old) if old else _begun(folder, clock, evening)
        name = Path(str(session.record.file)).name
        play(session, random, random.choice((1, 2, 9, 40, 10_000 if random.random() < 0.6 else 3)))
        unfinished.pop(name, None)
        if session.result is None:
            unfinished[name] = session.steps
        else:
            over.append(name)
        clock.stamp(folder, name)
        thrown = clear_old(MOST, folder)
        thrown_in_all += len(thrown)
        if thrown and random.random() < 0.3:
            stayed = {path.name for path in folder.glob("*.rococo")}
            lost = [one.file.name for one in thrown if not take_back(one)]
            wrong += [f"{evening}: {name} cannot be taken back" for name in lost]
            thrown = clear_old(MOST, folder)
            if {path.name for path in folder.glob("*.rococo")} != stayed:
                wrong.append(f"{evening}: other games were put away than before")
        del session
        wrong += [f"{evening}, {clock.now}: {line}" for line in _missed(folder, unfinished, over)]
        if wrong:
            break
    return {"evenings": evening + 1, "unfinished": len(unfinished), "thrown": thrown_in_all, "wrong": wrong}


def _begun(folder: Path, clock: Clock, seed: int) -> Session:
    file = new_game_file(folder, lambda: clock.now)
    return Session.begin(table(2, seed=seed), file, DiskSync.NEVER, boxes=boxes)


def _gone_on(folder: Path, name: str) -> Session:
    return open_game(folder / name, folder, DiskSync.NEVER, boxes)


def _missed(folder: Path, unfinished: dict[str, int], over: list[str]) -> list[str]:
    """Every ball that is not where it should be, and whatever the list or `continue` gets wrong."""
    listed = {game.file.name for game in saved_games(folder) if isinstance(game, SavedGame)}
    wrong = [f"{name} is gone" for name in unfinished if name not in listed]
    wrong += [
        f"{name} has lost choices"
        for name, steps in unfinished.items()
        if name in listed and Session.resume(folder / name, DiskSync.NEVER, boxes).steps < steps
    ]
    newest = sorted(over, key=lambda name: number_of(Path(name)))[-MOST:]
    wrong += [f"{name}, over, was put away before its turn" for name in newest if name not in listed]
    if unfinished and latest_game(folder).game is None:
        wrong.append("there is nothing to continue")
    return wrong


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--evenings", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="rococo-clocks-") as folder:
        print(json.dumps(live(Path(folder), given.evenings, given.seed)))


if __name__ == "__main__":
    main()
