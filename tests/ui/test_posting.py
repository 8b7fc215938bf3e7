"""A sample of the monkey that posts events of every kind: the game takes them all."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.skipif(
    not Path("/proc/self/schedstat").exists(), reason="the system does not tell what it needs"
)
def test_events_of_every_kind_do_no_harm(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.ui.posting", "--events", "300", "--seed", "3"]
    options = ["--home", str(tmp_path), "--", "--players", "2", "--speed", "instant"]
    done = subprocess.run(
        [*command, *options], cwd=ROOT, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    seen = json.loads(done.stdout.splitlines()[-1])
    assert seen["events"] >= 300
    assert not [*seen["reports"], *seen["slow"], *seen["wrong_saves"]]
    assert seen["code"] == 0
