"""Two processes on one folder and one game, killed at random moments, on a disk that is full now and then.

Each plays what is to be continued: the game itself, or a copy where the other has it, and lets go after a
while. Every step is first made in a session without a file and told, then in the one with the file, and told
again: as done if the session says that it is kept. What is found in the end must be what was last said to be
done, or more.

    python -m tests.play.two_windows --rounds 10 --seed 1        prints what was found as JSON
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, BinaryIO

from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.archive.folders import latest_game
from rococo_desktop.play.archive.game_files import (
    begin_game,
    clear_old,
    open_busy,
    open_game,
    take_back,
    throw_away,
    tidy,
)
from rococo_desktop.play.errors import InUseError, PlayError, RecordError, UnwritableError
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.records.storage import DiskSync
from tests.play.games import boxes, table
from tests.play.killing import ROOT, next_step, told

LONGEST = 2.5
"""How many seconds after the first word the last process is killed at the latest."""
FULL = 0.04
"""How often the disk fills up, for some steps."""


# A window.


def live(folder: Path, seed: int) -> None:
    """Open, play, let go, and again, until killed."""
    random = Random(seed)
    tidy(folder)
    while True:
        session = _opened(folder, random)
        if session is None:
            time.sleep(0.005)
            continue
        _play(session, folder, random)
        del session
        gc.collect()
        clear_old(2, folder)


def _opened(folder: Path, random: Random) -> Session | None:
    """The game to be continued, a copy where another window plays it, a new one, or none for the moment."""
    found = latest_game(folder).game
    try:
        if found is None or random.random() < 0.05:
            return begin_game(table(2, seed=random.randrange(99)), {}, folder, boxes)
        if random.random() < 0.03:
            take_back(throw_away(found.file, folder))
        return open_game(found.file, folder, DiskSync.TURN, boxes)
    except InUseError:
        say("busy", found.file.name if found else "")
        return (
            open_busy(found.file, folder, DiskSync.TURN, boxes) if found and random.random() < 0.05 else None
        )
    except UnwritableError:
        say("stays", found.file.name if found else "")
        return None


def _play(session: Session, folder: Path, random: Random) -> None:
    """Some steps of a game; each is announced before and after it is done."""
    file = session.record.file
    assert file is not None
    name = Path(file).name
    _say_done(session, name)
    if session.storage_problem is not None:
        return
    shadow = Session.resume_copy(Path(file), None, boxes=boxes)
    until_room = 0
    for _ in range(random.randrange(1, 30)):
        if session.deciding == NOBODY:
            break
        if random.random() < FULL:
            _room(Path(file).stat().st_size + random.randrange(60))
            until_room = random.randrange(1, 8)
        step = next_step(session, random, folder, copies=False)
        step(shadow)
        say("about", name, told(shadow))
        step(session)
        _say_done(session, name)
        until_room -= 1
        if until_room == 0:
            _room(None)
    _room(None)


def _say_done(session: Session, name: str) -> None:
    problem = session.storage_problem
    say("done" if problem is None else "unsaved", name, told(session))
    if problem is not None and not isinstance(problem, UnwritableError):
        say("problem", name, type(problem).__name__)


def _room(size: int | None) -> None:
    """From now on no file grows beyond this size; None: the disk has room again."""
    import resource

    soft = resource.RLIM_INFINITY if size is None else size
    resource.setrlimit(resource.RLIMIT_FSIZE, (soft, resource.RLIM_INFINITY))


def say(*words: str) -> None:
    """One line to whoever listens, in one piece: two windows speak into the same pipe."""
    os.write(1, (" ".join(words) + "\n").encode())


# Whoever kills them.


def play_round(folder: Path, seed: int) -> dict[str, Any]:
    """Two windows, one of them opened anew after it was killed; what was found in the end."""
    random = Random(seed)
    reading, writing = os.pipe()
    heard: list[bytes] = []
    with os.fdopen(reading, "rb") as pipe:
        listener = threading.Thread(target=_hear, args=(pipe, heard))
        listener.start()
        windows = [_window(folder, 2 * seed + at, writing) for at in (0, 1)]
        _wait_for_words(heard)
        time.sleep(random.uniform(0, LONGEST / 2))
        _kill(windows.pop(0))
        windows.append(_window(folder, 2 * seed + 1000, writing))
        time.sleep(random.uniform(0.2, LONGEST))
        for window in windows:
            _kill(window)
        os.close(writing)
        listener.join()
    lines = b"".join(heard).decode(errors="replace").splitlines()
    said = Counter(line.split(" ", 1)[0] for line in lines)
    return {"said": said, "wrong": _look(folder, lines)}


def _window(folder: Path, seed: int, writing: int) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "tests.play.two_windows", "--live", str(folder), "--seed", str(seed)]
    return subprocess.Popen(command, cwd=ROOT, stdout=writing, stderr=writing)


def _hear(pipe: BinaryIO, heard: list[bytes]) -> None:
    heard.extend(pipe)


def _wait_for_words(heard: list[bytes]) -> None:
    deadline = time.monotonic() + 60
    while not heard and time.monotonic() < deadline:
        time.sleep(0.01)


def _kill(window: subprocess.Popen[bytes]) -> None:
    window.send_signal(getattr(signal, "SIGKILL", signal.SIGTERM))
    window.wait()


WORDS = {"about": 3, "done": 3, "unsaved": 3, "busy": 2, "stays": 2}


def _look(folder: Path, lines: list[str]) -> list[str]:
    """What is wrong with what was left: each game must be as it was last said to be kept, or further."""
    strange = [line for line in lines if len(line.split()) != WORDS.get(line.split(" ", 1)[0], -1)]
    if strange or not lines:
        return [f"a window said: {' / '.join(strange[-4:]) or 'nothing'}"]
    games: dict[str, list[tuple[str, str]]] = {}
    for line in lines:
        word, name, *state = line.split()
        if state:
            games.setdefault(name, []).append((word, state[0]))
    wrong = []
    for name, told_of in games.items():
        done = max((at for at, (word, _) in enumerate(told_of) if word == "done"), default=-1)
        if done < 0:
            continue
        file = folder / name
        if not file.exists():
            wrong += [] if _was_cleared(folder, name) else [f"{name} is gone"]
            continue
        try:
            session = Session.resume(file, DiskSync.TURN, boxes)
        except (RecordError, PlayError) as error:
            wrong.append(f"{name}: {error}")
            continue
        if session.notices or told(session) not in {state for _, state in told_of[done:]}:
            wrong.append(f"{name}: found {told(session)}, said {told_of[done:][:3]}")
    return wrong


def _was_cleared(folder: Path, name: str) -> bool:
    """True if a game is in the bin: those that are over may be, and one that was just being thrown away."""
    return any(path.name == name for path in (folder / "thrown").rglob("*.rococo"))


def play_rounds(rounds: int, seed: int) -> dict[str, Any]:
    """So many rounds; what was found, as plain data."""
    said: Counter[str] = Counter()
    wrong: list[str] = []
    for number in range(seed, seed + rounds):
        with tempfile.TemporaryDirectory(prefix="rococo-two-") as folder:
            found = play_round(Path(folder), number)
        said.update(found["said"])
        wrong += [f"seed {number}: {line}"[:400] for line in found["wrong"]]
    return {"rounds": rounds, "said": dict(said), "wrong": wrong}


def main() -> None:
    """The command line of the windows and of who kills them."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--live", type=Path)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if given.live is not None:
        live(given.live, given.seed)
    else:
        print(json.dumps(play_rounds(given.rounds, given.seed)))


if __name__ == "__main__":
    main()
