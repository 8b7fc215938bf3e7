"""Files from strangers: whatever the game reads, damaged in every way, read as the game would.

    python -m tests.play.fuzzing --kind saves|settings|annals|... --files 1000 --seed 1

prints one JSON object: how many were refused, with a typed error, and how many taken; the slowest; and under
`wrong` whatever was neither, hung, or wrote outside the player's own folder. Saves that are taken are played
on.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import signal
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any, NamedTuple

from msgspec.structs import replace

from rococo_desktop.files.locations import HOME_VARIABLE
from rococo_desktop.model.agent_reasons import AgentReason, Category, ReasonKind, Weighed
from rococo_desktop.play.archive.folders import glance
from rococo_desktop.play.archive.game_files import open_game
from rococo_desktop.play.errors import PlayError
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.own_corrections import user_corrections
from rococo_desktop.play.records.header import SeatEntry
from rococo_desktop.play.settings import (
    Assistance,
    Habits,
    Settings,
    Speed,
    read_settings,
    write_settings,
)
from rococo_desktop.play.settings_text import as_text
from rococo_desktop.tools.options import available_modules
from tests.play import readers
from tests.play.damage import damaged
from tests.play.games import boxes, play, table
from tests.play.strange import PATIENCE, HangError

STEPS = 4
"""So many steps a game is played on from a save that was taken."""

WHY = AgentReason(ReasonKind.BETTER, (Weighed(Category.HALLS, 320), Weighed(Category.STAFF)), hall=2, card=7)


class Found(NamedTuple):
    """What became of one file."""

    taken: bool


def saves(folder: Path, seed: int) -> list[bytes]:
    """A few sound games to be damaged: every module, all sizes of table, undone and redone, with reasons."""
    texts = []
    for number, (players, steps) in enumerate([(1, 30), (2, 45), (3, 25), (5, 40)]):
        setup = table(players, seed=seed + number, modules=available_modules())
        session = Session.begin(setup, boxes=boxes)
        play(session, Random(seed + number), steps)
        if session.can_undo:
            session.undo()
            session.redo()
        explain(session)
        file = folder / f"sound-{number}.rococo"
        session.save_as(file)
        texts.append(file.read_bytes())
    return texts


def explain(session: Session) -> None:
    """Two choices of which is told why they were made."""
    for why in (WHY, AgentReason(ReasonKind.SECRET)):
        decision = session.decision(session.deciding)
        assert decision is not None
        session.submit(decision.seat, decision.options[0].key, why)


def settings() -> list[bytes]:
    """Settings with everything in them, as the game writes them."""
    habits = {"Anne": Habits(assistance=Assistance.PLAIN), "Zoë": Habits(confirm_end_of_turn=False)}
    some = Settings(scale=125, speed=Speed.FAST, people=habits, keys={"log": "F5"}, language="en")
    others = Settings(fullscreen=True, art_strength=60, last_table=table(3, seed=0), muted=True)
    others = replace(others, last_solo=table(1, seed=0), chairs=(SeatEntry("Max", "blue"),), people=habits)
    return [as_text(some).encode(), as_text(others).encode()]


OVERRIDES = [
    b"garments:\n  - {id: blue_gown_1, value: 7, prestige: 3}\n  - {id: blue_gown_2, silk: {blue: 2}}\n",
    b"employees:\n  - {id: e1a, bonus: [gain: {what: livre, amount: 3}]}\n"
    b"garments:\n  - id: blue_gown_3\n    thread: 1\n",
]


def read_save(data: bytes, home: Path, random: Random) -> Found:
    """Glance at a save and open it; what is taken is played on."""
    file = home / "saves" / "strange.rococo"
    file.write_bytes(data)
    try:
        glance(file)
        session = open_game(file, boxes=boxes)
    except PlayError:
        return Found(False)
    finally:
        for left in file.parent.iterdir():
            left.unlink()
    if session.result is None:
        play(session, random, STEPS)
    for seat in range(-1, len(session.record.seats)):
        session.view(seat)
    return Found(True)


def read_some_settings(data: bytes, home: Path, random: Random) -> Found:
    """Read settings and write them again."""
    file = home / "settings.yaml"
    file.write_bytes(data)
    read = read_settings(file)
    write_settings(read.settings, file)
    again = read_settings(file)
    assert again.settings == read.settings, "settings written are not those read"
    for left in home.glob("settings.yaml*"):
        left.unlink()
    return Found(not read.problems)


def read_corrections(data: bytes, home: Path, random: Random) -> Found:
    """Read corrections, and deal a game with those that are taken."""
    folder = home / "overrides"
    folder.mkdir(exist_ok=True)
    file = folder / "mine.yaml"
    file.write_bytes(data)
    found = user_corrections(folder)
    if found.overrides:
        play(Session.begin(table(2, seed=3), overrides=found.overrides), random, STEPS)
    return Found(not found.problems)


Reader = Callable[[bytes, Path, Random], Found]
READERS: dict[str, Reader] = {
    "saves": read_save,
    "settings": read_some_settings,
    "overrides": read_corrections,
    "annals": lambda data, home, random: Found(readers.read_annals(data, home, random)),
    "backups": lambda data, home, random: Found(readers.read_backup(data, home, random)),
    "packs": lambda data, home, random: Found(readers.read_packs(data, home, random)),
    "strange": lambda data, home, random: Found(readers.read_strange(data, home, random)),
}


def originals(kind: str, folder: Path, seed: int) -> list[bytes]:
    """The sound files that are damaged."""
    match kind:
        case "saves" | "backups":
            return saves(folder, seed)
        case "annals":
            return readers.sound_annals()
        case "settings":
            return settings()
        case _:
            return OVERRIDES


def fuzz(kind: str, files: int, seed: int) -> dict[str, Any]:
    """Read so many damaged files; what was found."""
    answer: dict[str, Any] = {"kind": kind, "files": 0, "refused": 0, "taken": 0, "slowest": 0.0, "wrong": []}
    read = READERS[kind]
    with tempfile.TemporaryDirectory(prefix="rococo-fuzz-") as name:
        outside = Path(name)
        home = outside / "home"
        (home / "saves").mkdir(parents=True)
        (outside / "precious.txt").write_text("not to be touched", encoding="utf-8")
        os.environ[HOME_VARIABLE] = str(home)
        os.chdir(outside)
        sound = originals(kind, home, seed)
        before = _outside(outside, home)
        for number in range(files):
            random = Random(f"{kind} {seed} {number}")
            data = damaged(random, sound)
            began = time.perf_counter()
            signal.signal(signal.SIGALRM, _hang)
            signal.alarm(PATIENCE)
            try:
                taken = read(data, home, random).taken
                answer["taken" if taken else "refused"] += 1
            except Exception as error:
                answer["wrong"].append(f"{kind} {seed} {number}: {type(error).__name__}: {error}"[:300])
            finally:
                signal.alarm(0)
            answer["files"] += 1
            answer["slowest"] = max(answer["slowest"], round(time.perf_counter() - began, 3))
        if _outside(outside, home) != before:
            answer["wrong"].append(f"{kind} {seed}: something was written outside the player's folder")
    return answer


def _hang(number: int, frame: FrameType | None) -> None:
    raise HangError(f"longer than {PATIENCE} s")


def _outside(folder: Path, home: Path) -> dict[str, str]:
    return {
        str(path): hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else "folder"
        for path in sorted(folder.rglob("*"))
        if home not in path.parents
    }


def main() -> int:
    """Read the options, fuzz, print what was found; 1 if something was wrong."""
    options = argparse.ArgumentParser()
    options.add_argument("--kind", choices=READERS, required=True)
    options.add_argument("--files", type=int, default=1000)
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    answer = fuzz(given.kind, given.files, given.seed)
    print(json.dumps(answer))
    return 1 if answer["wrong"] else 0


if __name__ == "__main__":
    sys.exit(main())
