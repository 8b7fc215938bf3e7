"""Another window of the game: a process that has claimed some games, until it is killed."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE

OTHER = """
import sys
from pathlib import Path
from rococo_desktop.play.records.write_lock import claim
held = [claim(Path(name)) for name in sys.argv[1:]]
print(all(held), flush=True)
sys.stdin.read()
"""


@contextmanager
def other_window(*files: Path) -> Iterator[subprocess.Popen[str]]:
    """Another process that has claimed these games."""
    command = [sys.executable, "-c", OTHER, *map(str, files)]
    root = Path(__file__).resolve().parents[2]
    with subprocess.Popen(command, cwd=root, stdin=PIPE, stdout=PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "True\n"
        yield process
        process.kill()
