"""The project's own virtual environment: made, filled and kept up to date from pyproject.toml alone.

Shared by all scripts. Only the standard library is used, because nothing else may be installed yet, and no
syntax newer than the oldest Python that should still read the error message.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / ".venv"
OLDEST_PYTHON = (3, 11)

RUNTIME = "runtime"
DEV = "dev"
EVERYTHING = (RUNTIME, DEV, "art", "sound")
"""What the checks need: the code that bakes pictures and sounds is checked like the rest."""

_STAMP = "installed.json"
_LOG = "install.log"
_NETWORK_WORDS = (
    "NewConnectionError",
    "ConnectTimeoutError",
    "ReadTimeoutError",
    "Temporary failure in name resolution",
    "Network is unreachable",
    "Connection refused",
    "Max retries exceeded",
)


class SetupError(Exception):
    """Why the environment cannot be made, in one sentence for the person at the keyboard."""


def prepare(groups: Iterable[str] = (RUNTIME, DEV)) -> Path:
    """Return the interpreter of the project's environment, holding these groups of pyproject.toml.

    Makes the environment when there is none and installs again when pyproject.toml asks for something else.
    """
    require_python()
    return provide({group: requirements(group) for group in groups}, HOME)


def run_at_home(script: str, words: Sequence[str], groups: Iterable[str] = (RUNTIME, DEV)) -> int | None:
    """Run a script once more with the interpreter of the project's environment, and return its exit code.

    None if it is running there already: then it goes on. 2 if there can be no environment, and why is said.
    """
    try:
        python = prepare(groups)
    except SetupError as error:
        print(f"{Path(script).stem}: {error}", file=sys.stderr)
        return 2
    if Path(sys.prefix).resolve() == python.parent.parent.resolve():
        return None
    return subprocess.run([python, script, *words], env=surroundings(), check=False).returncode


def provide(wanted: Mapping[str, Sequence[str]], home: Path) -> Path:
    """Return the interpreter of the environment in `home`, holding these groups of requirement lines."""
    require_python()
    digests = {group: _digest(lines) for group, lines in wanted.items()}
    python = interpreter(home)
    installed = _read_stamp(home)
    if installed.get("python") != _python_name() or not python.exists():
        _create(home)
        installed = {"python": _python_name()}
    missing = [group for group, digest in digests.items() if installed.get(group) != digest]
    if missing:
        install(python, [line for group in missing for line in wanted[group]])
        _write_stamp(home, {**installed, **digests})
    return python


def require_python() -> None:
    """Raise SetupError unless this interpreter is new enough and can make environments."""
    if sys.version_info[:2] < OLDEST_PYTHON:
        raise SetupError(
            f"Rococo Desktop needs Python {_dotted(OLDEST_PYTHON)} or newer, and this is "
            f"{_dotted(sys.version_info[:2])}: start it with a newer one, such as 'python3.12'."
        )
    try:
        import ensurepip  # noqa: F401
        import venv  # noqa: F401
    except ImportError:
        raise SetupError(
            "This Python lacks the venv module: on Debian and Ubuntu 'apt install python3-venv' adds it."
        ) from None


def requirements(group: str) -> list[str]:
    """The requirement lines of a group of pyproject.toml, in the order they stand there."""
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lines = project["dependencies"] if group == RUNTIME else project["optional-dependencies"][group]
    return [str(line) for line in lines]


def interpreter(home: Path = HOME) -> Path:
    """Where the Python of an environment lies, whether or not it exists yet."""
    return home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def install(python: Path, lines: Sequence[str]) -> None:
    """Install requirement lines into the environment of `python`, with one line of progress."""
    home = python.parent.parent
    command = [
        str(python),
        "-m",
        "pip",
        "install",
        "--disable-pip-version-check",
        "--no-input",
        "--retries",
        "2",
        *lines,
    ]
    started = time.monotonic()
    _say(f"Installing {len(lines)} packages into {_shown(home)} ...")
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    ) as process:
        assert process.stdout is not None
        said = _follow(process.stdout)
    (home / _LOG).write_text("".join(said), encoding="utf-8")
    if process.returncode:
        raise SetupError(_why_pip_failed("".join(said), home))
    _say(f"Installed in {time.monotonic() - started:.0f} s.")


def surroundings() -> dict[str, str]:
    """The process environment for tools run from the checkout: our packages importable, output in UTF-8."""
    variables = dict(os.environ)
    variables["PYTHONPATH"] = os.pathsep.join(
        [str(ROOT), *filter(None, [variables.get("PYTHONPATH", "")])],
    )
    variables["PYTHONUTF8"] = "1"
    # What is compiled is kept: the tests start many a process, and each would compile the whole game again.
    variables.pop("PYTHONDONTWRITEBYTECODE", None)
    variables["PYTHONUNBUFFERED"] = "1"
    return variables


def _create(home: Path) -> None:
    if home.exists():
        shutil.rmtree(home)
    _say(f"Making a virtual environment in {_shown(home)} ...")
    done = subprocess.run(
        [sys.executable, "-m", "venv", str(home)],
        capture_output=True,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode:
        last = (done.stdout + done.stderr).strip().splitlines()[-1:] or ["no reason given"]
        raise SetupError(f"The virtual environment in {_shown(home)} could not be made: {last[0]}")


def _follow(lines: Iterable[str]) -> list[str]:
    """Read pip's output to its end; on a terminal the package at hand is shown in place."""
    said = []
    for line in lines:
        said.append(line)
        if sys.stdout.isatty() and line.startswith(("Collecting ", "Installing ")):
            print(f"\r\033[K  {' '.join(line.split()[:2])}", end="", flush=True)
    if sys.stdout.isatty():
        print("\r\033[K", end="", flush=True)
    return said


def _why_pip_failed(output: str, home: Path) -> str:
    log = _shown(home / _LOG)
    if any(word in output for word in _NETWORK_WORDS):
        return f"No package index could be reached: check the network and try again (details in {log})."
    errors = [line for line in output.splitlines() if line.startswith("ERROR:")] or ["no reason given"]
    return f"The packages could not be installed: {errors[0].removeprefix('ERROR: ')} (details in {log})."


def _digest(lines: Sequence[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def _python_name() -> str:
    return f"{sys.implementation.name} {_dotted(sys.version_info[:3])} {sys.base_prefix}"


def _read_stamp(home: Path) -> dict[str, str]:
    try:
        stamp = json.loads((home / _STAMP).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def _write_stamp(home: Path, stamp: dict[str, str]) -> None:
    (home / _STAMP).write_text(json.dumps(stamp, indent=2) + "\n", encoding="utf-8")


def _dotted(version: Sequence[int]) -> str:
    return ".".join(str(part) for part in version)


def _shown(path: Path) -> str:
    return str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else str(path)


def _say(text: str) -> None:
    print(text, flush=True)
