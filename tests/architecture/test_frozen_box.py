"""Which data a test finds: the frozen box, so that a changed figure of `data/` breaks no test of rules."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from rococo_desktop.content import find_problems, load_box
from rococo_desktop.files.locations import data_dir
from tests.architecture.sources import ROOT

FROZEN_BOX = ROOT / "tests" / "frozen_box"
ASKED = "from rococo_desktop.files.locations import data_dir; print(data_dir())"


def asked_elsewhere() -> Path:
    """The data folder that a process finds which a test starts."""
    done = subprocess.run(
        [sys.executable, "-c", ASKED], cwd=ROOT, env=os.environ, capture_output=True, text=True, check=True
    )
    return Path(done.stdout.strip())


def test_tests_play_with_the_frozen_box() -> None:
    assert data_dir() == asked_elsewhere() == FROZEN_BOX


@pytest.mark.shipped
def test_tests_marked_so_look_at_the_shipped_data() -> None:
    assert data_dir() == asked_elsewhere() == ROOT / "data"


def test_the_frozen_box_is_in_order_and_has_every_pack_with_pieces() -> None:
    assert find_problems(data_dir=FROZEN_BOX) == (), (
        "data in a new format: change the frozen box along with it"
    )
    shipped, frozen = load_box(data_dir=ROOT / "data").packs, load_box(data_dir=FROZEN_BOX).packs
    missing = [name for name, pack in shipped.items() if name not in frozen and pack.info.sections]
    assert not missing, "copy the new pack into tests/frozen_box once; CONTRIBUTING says what the box is for"
