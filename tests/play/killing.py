"""Killing a playing process at any moment, and looking at what is left in its file.

The child plays each step first in a session without a file and says what will be, then in the one with the
file and says what is. What was said last must be what is found: the last step done, or the one being done.

    python -m tests.play.killing --kills 20 --seed 1        kills, and prints what was found as JSON
    ... --trouble full|unwritable        after a while the disk is full; the folder was never writable

In trouble the child plays on and says which steps are not in the file. What is found then is the last step
that was, and in a folder that cannot be written nothing.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.archive.folders import latest_game
from rococo_desktop.play.archive.game_files import file_for, keep, open_game, tidy
from rococo_desktop.play.errors import RecordError
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.records.header import digest_of
from rococo_desktop.play.records.snapshot import digest
from rococo_desktop.play.records.storage import DiskSync
from rococo_desktop.play.table_setup import PERSON
from tests.play.games import boxes, play, state_of, table

ROOT = Path(__file__).resolve().parents[2]
LONGEST = 1.5
"""How many seconds after its first word a process is killed at the latest."""

Step = Callable[[Session], object]


def told(session: Session) -> str:
    """A digest of a game, and of who plays it."""
    seats = [(seat.name, seat.player) for seat in session.record.seats]
    return f"{session.steps}:{digest(state_of(session))}:{digest_of(seats)}"


# The child.


def live(folder: Path, seed: int, players: int, trouble: str = "") -> None:
    """Play until killed, or to the end; each step is announced before and after it is done."""
    random = Random(seed)
    setting = table(players, seed=seed)
    shadow = Session.begin(setting, boxes=boxes)
    fills_up = random.randrange(4, 60) if trouble == "full" else -1
    if trouble == "unwritable":
        _become_nobody()
    print("about", told(shadow), flush=True)
    session = Session.begin(setting, folder / "ball.rococo", DiskSync.TURN, boxes=boxes)
    _say_done(session, trouble)
    while session.deciding != NOBODY:
        if session.steps == fills_up:
            _fill_disk(folder / "ball.rococo", random.randrange(200))
            fills_up = -1
        step = next_step(session, random, folder, copies=not trouble)
        step(shadow)
        print("about", told(shadow), flush=True)
        step(session)
        _say_done(session, trouble)
    print("over", flush=True)


def _say_done(session: Session, trouble: str) -> None:
    problem = session.storage_problem
    if problem is not None and not trouble:
        print("problem", problem, flush=True)
    print("done" if problem is None else "unsaved", told(session), flush=True)


def _become_nobody() -> None:
    """Whoever may write anywhere cannot be refused: be somebody else."""
    if os.geteuid() == 0:
        os.setgid(65534)
        os.setuid(65534)


def _fill_disk(file: Path, room: int) -> None:
    """From now on no file grows beyond this one and so many bytes."""
    import resource

    resource.setrlimit(resource.RLIMIT_FSIZE, (file.stat().st_size + room, resource.RLIM_INFINITY))


def next_step(session: Session, random: Random, folder: Path, copies: bool = True) -> Step:
    """Something a table may do: mostly a choice, sometimes a way back, another player, a copy."""
    roll = random.random()
    if roll < 0.3 and session.can_undo:
        return Session.undo
    if roll < 0.4 and session.can_redo:
        return Session.redo
    if roll < 0.44 and copies:
        return lambda one: keep(one, "kept" if one.record.file else "shadow", b"png", folder)
    if roll < 0.48:
        seat = random.randrange(len(session.record.seats))
        player = "random" if session.record.seats[seat].player == PERSON else PERSON
        return lambda one: one.reseat(seat, player=player, name=f"{player} {seat}")
    decision = session.decision(session.deciding)
    assert decision is not None
    seat, key = session.deciding, random.choice(decision.options).key
    return lambda one: one.submit(seat, key)


# The killer.


class Found(NamedTuple):
    """What a kill left behind."""

    seed: int
    steps: int
    """How many steps had been done."""
    unsaved: int
    """How many steps it made that it could not keep, and said so."""
    lost: bool
    """True if the step under way was gone."""
    wrong: str
    """What should not be; empty if all is well."""


def kill_once(folder: Path, seed: int, players: int = 2, trouble: str = "") -> Found:
    """Let a process play in a folder, kill it at a random moment, and go on with what it left."""
    random = Random(seed)
    games = folder / "games"
    games.mkdir(mode=0o555 if trouble == "unwritable" else 0o755)
    command = [sys.executable, "-m", "tests.play.killing", "--live", str(games), "--seed", str(seed)]
    command += ["--players", str(players), "--trouble", trouble]
    heard: list[bytes] = []
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as process:
        assert process.stdout is not None
        # Heard through a pipe: where files cannot grow any more, what is said must not be one.
        listener = threading.Thread(target=heard.extend, args=(process.stdout,))
        listener.start()
        deadline = time.monotonic() + 60
        while not heard and process.poll() is None and time.monotonic() < deadline:
            time.sleep(0.002)
        time.sleep(random.uniform(0, LONGEST))
        process.send_signal(getattr(signal, "SIGKILL", signal.SIGTERM))
        listener.join()
    games.chmod(0o755)
    lines = b"".join(heard).decode(errors="replace").split("\n")[:-1]
    wrong, lost = _look(games, seed, lines)
    said = [line.split()[0] for line in lines]
    return Found(seed, said.count("done"), said.count("unsaved"), lost, wrong)


def _look(folder: Path, seed: int, lines: list[str]) -> tuple[str, bool]:
    """What is wrong with what was left, and whether the step under way is gone."""
    strange = [line for line in lines if line.split()[0] not in {"about", "done", "unsaved", "over"}]
    if strange or not lines:
        return f"the process said: {strange[-1] if strange else 'nothing'}", False
    told_last = [line.split() for line in lines if line != "over"]
    done = max((at for at, (word, _) in enumerate(told_last) if word == "done"), default=-1)
    safe = told_last[done][1] if done >= 0 else ""
    under_way = told_last[done + 1][1] if done + 1 < len(told_last) else safe
    """The step that came next: it may have been written before the process could say so."""
    tidy(folder)
    litter = [path.name for path in folder.rglob("*.tmp")]
    if litter:
        return f"litter: {litter}", False
    found = latest_game(folder).game
    if found is None:
        is_over = (folder / "ball.rococo").is_file() and safe == under_way
        return "" if not safe or is_over else "no game to continue", len(lines) == 1
    try:
        session = open_game(found.file, folder, DiskSync.NEVER, boxes)
        kept = file_for("kept", folder)
        if kept.exists():
            open_game(kept, folder, DiskSync.NEVER, boxes)
    except RecordError as error:
        return str(error), False
    now = told(session)
    if session.notices or now not in {safe, under_way}:
        return f"found {now}, said {safe} and {under_way}", False
    lost = now != under_way and len(told_last) == done + 2
    play(session, Random(seed), 5)
    again = open_game(found.file, folder, DiskSync.NEVER, boxes)
    goes_on = told(again) == told(session) and session.storage_problem is None
    return "" if goes_on else "it does not go on", lost


def kill_often(kills: int, seed: int, trouble: str = "") -> dict[str, Any]:
    """Kill so many processes; what was found, as plain data."""
    found = []
    for number in range(seed, seed + kills):
        with tempfile.TemporaryDirectory() as folder:
            Path(folder).chmod(0o755)  # so that nobody can look into it
            found.append(kill_once(Path(folder), number, 2 + number % 4, trouble))
    return {
        "kills": kills,
        "steps": sum(one.steps for one in found),
        "unsaved": sum(one.unsaved for one in found),
        "unfinished_lost": sum(one.lost for one in found),
        "wrong": [f"seed {one.seed}: {one.wrong}" for one in found if one.wrong],
    }


def main() -> None:
    """The command line of child and killer."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--live", type=Path)
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--trouble", choices=("", "full", "unwritable"), default="")
    given = parser.parse_args()
    if given.live is not None:
        live(given.live, given.seed, given.players, given.trouble)
    else:
        print(json.dumps(kill_often(given.kills, given.seed, given.trouble)))


if __name__ == "__main__":
    main()
