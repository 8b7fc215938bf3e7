"""Try what package.py made, as somebody would who has nothing of ours: empty home, bare environment.

    python3 build_scripts/try_package.py [--wheel] [--install]

Plays demonstrations with the folder build, from a read-only place with spaces and umlauts too, and with the
single file; measures sizes and the start. On Linux a virtual screen (Xvfb) is used where there is one.
--wheel builds the wheel, installs it with pip into an empty environment and starts its command.
--install installs the .deb, starts it by its menu entry and by a saved game, and removes it; it needs root.
Prints one line for each trial; exit 0 if all went well, 1 if not, 2 if nothing was packed.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from environment import ROOT
from shipping.licences import LIBRARIES, gather_libraries
from shipping.product import DIST, FOLDER, NAME, SINGLE

DEMO = ("--demo", "--exit", "--speed", "instant", "--agent", "random", "--modules", "all")
MOST_FOLDER, MOST_DOWNLOAD = 90.0, 45.0
"""In megabytes."""
LONGEST_START = 0.5
"""In seconds; the best of so many starts counts, as other programs may run beside it."""
STARTS = 5
PATIENCE = 300
"""How many seconds a demonstration, or a first screen, is waited for."""
PROGRAM = f"{NAME}.exe" if os.name == "nt" else NAME
BARE = ("SYSTEMROOT", "WINDIR", "TEMP", "TMP") if os.name == "nt" else ()
"""Variables without which no program of the system starts."""


class TrialError(Exception):
    """What went wrong in a trial, in one sentence."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Make the trials and say how each went."""
    parser = argparse.ArgumentParser(prog="try_package.py", description="Try what package.py made.")
    parser.add_argument("--install", action="store_true", help="install the .deb and remove it again (root)")
    parser.add_argument("--wheel", action="store_true", help="build the wheel and try it in an environment")
    given = parser.parse_args(arguments)
    if not FOLDER.is_dir():
        print("try_package: nothing is packed yet: run package.py first.", file=sys.stderr)
        return 2
    trials: list[tuple[str, Callable[[dict[str, str], Path], str]]] = [
        ("sizes", _sizes),
        ("texts", _texts),
        ("folder", lambda bare, home: _demonstrated([str(FOLDER / PROGRAM)], bare)),
        ("single", lambda bare, home: _demonstrated([str(SINGLE / PROGRAM)], bare)),
        ("start", _start),
        ("moved", _moved),
    ]
    if given.wheel:
        trials.append(("wheel", _from_wheel))
    if given.install:
        trials.append(("deb", _installed))
    failed = False
    with _screen() as screen:
        for name, trial in trials:
            with tempfile.TemporaryDirectory(prefix="rococo-trial-") as home:
                bare = {variable: os.environ[variable] for variable in BARE if variable in os.environ}
                bare |= {"HOME": home, "PATH": os.defpath, "SDL_AUDIODRIVER": "dummy", **screen}
                try:
                    print(f"{name:7} {trial(bare, Path(home))}", flush=True)
                except TrialError as error:
                    print(f"{name:7} FAILED: {error}", flush=True)
                    failed = True
    return 1 if failed else 0


@contextlib.contextmanager
def _screen() -> Iterator[dict[str, str]]:
    """The variables that lead to a screen; a virtual one of our own on Linux."""
    if sys.platform != "linux":
        yield {}
        return
    if shutil.which("Xvfb") is None:
        yield {"SDL_VIDEODRIVER": "dummy"}
        return
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1920x1080x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=(write,), stderr=subprocess.DEVNULL) as server:
        os.close(write)
        with os.fdopen(read) as answer:
            number = answer.readline().strip()
        try:
            yield {"DISPLAY": f":{number}"}
        finally:
            server.terminate()


def _sizes(bare: dict[str, str], home: Path) -> str:
    folder = sum(file.lstat().st_size for file in FOLDER.rglob("*") if file.is_file()) / 1e6
    downloads = {file.name: file.stat().st_size / 1e6 for file in _downloads()}
    if folder > MOST_FOLDER or any(size > MOST_DOWNLOAD for size in downloads.values()):
        raise TrialError(f"too large: folder {folder:.1f} MB, {downloads}")
    largest = max(downloads.values(), default=0.0)
    return f"folder {folder:.1f} MB, largest download {largest:.1f} MB"


def _texts(bare: dict[str, str], home: Path) -> str:
    """Every library of the folder build has its licence in it, word by word."""
    folder = next((path for path in FOLDER.rglob(f"licences/{LIBRARIES}") if path.is_dir()), None)
    if folder is None:
        raise TrialError("there are no licences of libraries")
    with tempfile.TemporaryDirectory() as room:
        wanted = gather_libraries((file.name for file in FOLDER.rglob("*")), Path(room) / LIBRARIES)
        missing = [
            file.name
            for file in wanted
            if file.parent.name == LIBRARIES and not (folder / file.name).is_file()
        ]
    if missing:
        raise TrialError(f"no licence is packed for {', '.join(missing)}")
    return f"licences of {len(list(folder.iterdir()))} libraries are packed"


def _downloads() -> list[Path]:
    found = [file for file in DIST.iterdir() if file.suffix in {".deb", ".rpm", ".xz", ".exe", ".dmg"}]
    return [*found, SINGLE / PROGRAM]


def _demonstrated(command: Sequence[str], bare: dict[str, str]) -> str:
    """Play a demonstration to its end, which tells the scores."""
    try:
        done = subprocess.run(
            [*command, *DEMO], env=bare, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    except subprocess.TimeoutExpired:
        raise TrialError(f"no end within {PATIENCE} s") from None
    if done.returncode:
        raise TrialError(f"exit {done.returncode}: {done.stderr.strip()[-300:]}")
    try:
        told = json.loads(done.stdout.splitlines()[-1])
    except (IndexError, ValueError):
        raise TrialError(f"it told no scores: {done.stdout.strip()[-300:]!r}") from None
    return f"played {told['rounds']} rounds in {told['seconds']} s, exit 0"


def _start(bare: dict[str, str], home: Path) -> str:
    """From the start of the process to the first settled screen, which comes after the first frame."""
    taken = [_until_title([str(FOLDER / PROGRAM)], bare, home / f"{number}") for number in range(STARTS)]
    best, median = min(taken), sorted(taken)[len(taken) // 2]
    told = f"title settled {median:.2f} s after the start (median of {STARTS}, best {best:.2f})"
    if best > LONGEST_START:
        raise TrialError(f"{told}, wanted {LONGEST_START}")
    return told


def _until_title(command: Sequence[str], bare: dict[str, str], log: Path) -> float:
    log.touch()
    began = time.perf_counter()
    with subprocess.Popen([*command, "--hotspots", str(log)], env=bare, stderr=subprocess.DEVNULL) as game:
        try:
            while not log.stat().st_size:
                if game.poll() is not None or time.perf_counter() - began > PATIENCE:
                    raise TrialError(f"no first screen, exit {game.poll()}")
                time.sleep(0.002)
            return time.perf_counter() - began
        finally:
            game.kill()


def _moved(bare: dict[str, str], home: Path) -> str:
    """From a place that cannot be written, with a name that is not plain, and no home at all."""
    place = home / "Schöne Spiele, größer"
    shutil.copytree(FOLDER, place, symlinks=True)
    before = _listing(place)
    for path in (place, *place.rglob("*")):
        if not path.is_symlink():
            path.chmod(path.stat().st_mode & ~0o222)
    told = _demonstrated([str(place / PROGRAM)], {**bare, "HOME": str(home / "none")})
    if _listing(place) != before:
        raise TrialError("something was written beside the program")
    for path in (place, *place.rglob("*")):
        if path.is_dir() and not path.is_symlink():
            path.chmod(0o755)
    return f"{told}, nothing written beside the program"


def _listing(folder: Path) -> list[str]:
    return sorted(str(path) for path in folder.rglob("*"))


def _from_wheel(bare: dict[str, str], home: Path) -> str:
    """Build the wheel, install it where nothing else is, and start the command it brings."""
    _system(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", str(home), str(ROOT))
    wheel = next(home.glob("*.whl"))
    _system(sys.executable, "-m", "venv", str(home / "empty"))
    programs = home / "empty" / ("Scripts" if os.name == "nt" else "bin")
    _system(str(programs / "python"), "-m", "pip", "install", "--quiet", str(wheel))
    told = _demonstrated([str(programs / PROGRAM)], bare)
    return f"{wheel.stat().st_size / 1e6:.1f} MB, {told}"


def _installed(bare: dict[str, str], home: Path) -> str:
    """Install, start by the menu entry and by a saved game, remove: only the player's files are left."""
    package = next(DIST.glob("*.deb"))
    _system("dpkg", "-i", str(package))
    try:
        files = _system("dpkg", "-L", NAME).splitlines()
        entry = Path(f"/usr/share/applications/{NAME}.desktop").read_text(encoding="utf-8")
        line = next(row for row in entry.splitlines() if row.startswith("Exec=")).removeprefix("Exec=")
        words = shlex.split(line)
        bare = {**bare, "PATH": "/usr/bin:/bin"}
        menu = [word for word in words if not word.startswith("%")]
        _until_title(menu, bare, home / "menu")
        game = _some_game(menu, bare, home)
        _until_title([str(game) if word == "%f" else word for word in words], bare, home / "save")
        kind = json.loads((home / "save").read_text(encoding="utf-8").splitlines()[0])["kind"]
        if kind in {"title", "notice"}:
            raise TrialError(f"the saved game did not open: there was the screen '{kind}'")
    finally:
        _system("dpkg", "-r", NAME)
    left = [file for file in files if NAME in Path(file).name and Path(file).exists()]
    if left or not game.exists():
        raise TrialError(f"left behind: {left}" if left else "the saved game is gone")
    return f"installed {len(files)} entries, menu entry and saved game ({kind}) opened, removed; games stay"


def _some_game(command: Sequence[str], bare: dict[str, str], home: Path) -> Path:
    """A game that was begun and left."""
    _until_title([*command, "--players", "2", "--seed", "3"], bare, home / "begun")
    return next(home.rglob("*.rococo"))


def _system(*command: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise TrialError(f"{' '.join(command)}: {done.stderr.strip()[-200:]}")
    return done.stdout


if __name__ == "__main__":
    sys.exit(main())
