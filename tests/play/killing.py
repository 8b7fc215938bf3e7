"""Killing a playing process at any moment, and looking at what is left in its file.

The child plays each step first in a session without a file and says what will be, then in the one with the
file and says what is. What was said last must be what is found: the last step done, or the one being done.

    python -m tests.play.killing --kills 20 --seed 1        kills, and prints what was found as JSON
"""

from __future__ import annotations

import argparse
import json
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.errors import RecordError
from rococo_desktop.play.folders import latest_game
from rococo_desktop.play.header import digest_of
from rococo_desktop.play.keeping import file_for, keep, open_game, tidy
from rococo_desktop.play.seating import PERSON
from rococo_desktop.play.session import Session
from rococo_desktop.play.snapshot import digest
from rococo_desktop.play.storage import Sync
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


def live(folder: Path, seed: int, players: int) -> None:
    """Play until killed, or to the end; each step is announced before and after it is done."""
    random = Random(seed)
    setting = table(players, seed=seed)
    shadow = Session.begin(setting, boxes=boxes)
    print("about", told(shadow), flush=True)
    session = Session.begin(setting, folder / "ball.rococo", Sync.TURN, boxes=boxes)
    print("done", told(session), flush=True)
    while session.deciding != NOBODY:
        step = next_step(session, random, folder)
        step(shadow)
        print("about", told(shadow), flush=True)
        step(session)
        if session.storage_problem is not None:
            print("problem", session.storage_problem, flush=True)
        print("done", told(session), flush=True)


def next_step(session: Session, random: Random, folder: Path) -> Step:
    """Something a table may do: mostly a choice, sometimes a way back, another player, a copy."""
    roll = random.random()
    if roll < 0.3 and session.can_undo:
        return Session.undo
    if roll < 0.4 and session.can_redo:
        return Session.redo
    if roll < 0.44:
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
    lost: bool
    """True if the step under way was gone."""
    wrong: str
    """What should not be; empty if all is well."""


def kill_once(folder: Path, seed: int, players: int = 2) -> Found:
    """Let a process play in a folder, kill it at a random moment, and go on with what it left."""
    random = Random(seed)
    saying = folder / "saying.txt"
    command = [sys.executable, "-m", "tests.play.killing", "--live", str(folder), "--seed", str(seed)]
    with (
        saying.open("wb") as out,
        subprocess.Popen(
            [*command, "--players", str(players)], cwd=ROOT, stdout=out, stderr=subprocess.STDOUT
        ) as process,
    ):
        deadline = time.monotonic() + 60
        while not saying.stat().st_size and process.poll() is None and time.monotonic() < deadline:
            time.sleep(0.002)
        time.sleep(random.uniform(0, LONGEST))
        process.send_signal(getattr(signal, "SIGKILL", signal.SIGTERM))
    lines = saying.read_text(encoding="utf-8", errors="replace").split("\n")[:-1]
    return _look(folder, seed, lines)


def _look(folder: Path, seed: int, lines: list[str]) -> Found:
    abouts = [line.split()[1] for line in lines if line.startswith("about ")]
    dones = [line.split()[1] for line in lines if line.startswith("done ")]
    strange = [line for line in lines if not line.startswith(("about ", "done "))]
    if strange or not abouts:
        return Found(seed, len(dones), False, f"the process said: {strange[-1] if strange else 'nothing'}")
    tidy(folder)
    litter = [path.name for path in folder.rglob("*.tmp")]
    if litter:
        return Found(seed, len(dones), False, f"litter: {litter}")
    found = latest_game(folder).game
    if found is None:
        over = (folder / "ball.rococo").is_file() and dones and abouts[-1] == dones[-1]
        return Found(seed, len(dones), not dones, "" if not dones or over else "no game to continue")
    try:
        session = open_game(found.file, folder, Sync.NEVER, boxes)
        kept = file_for("kept", folder)
        if kept.exists():
            open_game(kept, folder, Sync.NEVER, boxes)
    except RecordError as error:
        return Found(seed, len(dones), False, str(error))
    now = told(session)
    if session.notices or now not in {abouts[-1], *dones[-1:]}:
        return Found(seed, len(dones), False, f"found {now}, said {abouts[-1]} and {dones[-1:]}")
    lost = now != abouts[-1]
    play(session, Random(seed), 5)
    again = open_game(found.file, folder, Sync.NEVER, boxes)
    wrong = "" if told(again) == told(session) and session.storage_problem is None else "it does not go on"
    return Found(seed, len(dones), lost, wrong)


def kill_often(kills: int, seed: int) -> dict[str, Any]:
    """Kill so many processes; what was found, as plain data."""
    found = []
    for number in range(seed, seed + kills):
        with tempfile.TemporaryDirectory() as folder:
            found.append(kill_once(Path(folder), number, 2 + number % 4))
    return {
        "kills": kills,
        "steps": sum(one.steps for one in found),
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
    given = parser.parse_args()
    if given.live is not None:
        live(given.live, given.seed, given.players)
    else:
        print(json.dumps(kill_often(given.kills, given.seed)))


if __name__ == "__main__":
    main()
