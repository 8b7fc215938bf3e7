"""The first thing seen comes early: a name on the night, before anything is loaded that it does not need."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LATER = (
    "yaml",
    "multiprocessing",
    "rococo_desktop.rules",
    "rococo_desktop.ai.search",
    "rococo_desktop.play.game.session",
    "rococo_desktop.ui.icons",
    "rococo_desktop.ui.scenery",
    "rococo_desktop.ui.table",
)
"""What the first picture must not wait for."""
PROGRAM = """
import sys
from rococo_desktop import app
from rococo_desktop.ui.window.shell import Shell
from rococo_desktop.ui.picture.theme import MIDNIGHT

def sketched(shell, stack, sketch=Shell.sketch):
    sketch(shell, stack)
    surface = shell.window.get_surface()
    seen = {tuple(surface.get_at((x, y)))[:3] for x in range(0, 1280, 4) for y in range(0, 720, 4)}
    print("loaded:", *sorted(sys.modules))
    print("seen:", len(seen), tuple(MIDNIGHT) in seen)
    stack.close()

Shell.sketch = sketched
sys.exit(app.main(["--size", "1280x720"]))
"""


def test_the_first_picture_shows_the_name_and_waits_for_little(tmp_path: Path) -> None:
    variables = {
        **os.environ,
        "SDL_VIDEODRIVER": "dummy",
        "XDG_CONFIG_HOME": str(tmp_path / "config"),
        "XDG_DATA_HOME": str(tmp_path / "data"),
        "PYTHONPATH": str(ROOT),
    }
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], env=variables, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    told = dict(line.split(": ", 1) for line in done.stdout.splitlines() if ": " in line)
    assert not set(LATER) & set(told["loaded"].split())
    colours, night = told["seen"].split()
    assert night == "True"
    assert int(colours) > 10, "only the night is seen"
