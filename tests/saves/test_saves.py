"""Whatever lies in this folder is played again: drop a save here, and it is a test.

`*.rococo` are saves of today. `0.1/` holds thirty games that version 0.1 wrote, with all modules, alone and
with up to five, finished and not: packed, because they are long, with what that version said of their end.
Neither may be written anew to please a test: they are what players have on their disks.
"""

from __future__ import annotations

import json
import lzma
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rococo_desktop.content import load_box
from rococo_desktop.files.locations import DATA_VARIABLE, data_dir
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.archive.folders import glance
from rococo_desktop.play.archive.game_files import watch_game
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.records.loading import load
from rococo_desktop.play.records.snapshot import digest
from rococo_desktop.play.records.storage import DiskSync
from rococo_desktop.tools.differing import told
from tests.other_figures import write_other_figures
from tests.play.games import play, state_of

HERE = Path(__file__).parent
SAVES = sorted(HERE.glob("*.rococo"))
OLD = HERE / "0.1"
ENDS: dict[str, dict[str, Any]] = json.loads((OLD / "ends.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="session")
def other_data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder of another day: every figure that is ours is another one."""
    return write_other_figures(data_dir(), tmp_path_factory.mktemp("other") / "data")


@pytest.fixture
def elsewhere(other_data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game finds that data."""
    monkeypatch.setenv(DATA_VARIABLE, str(other_data))


def test_the_other_data_is_another_game(other_data: Path) -> None:
    ours, other = load_box(), load_box(data_dir=other_data)
    for name, pack in ours.packs.items():
        changed = other.packs[name]
        for kind in ("garments", "faces"):
            pairs = zip(getattr(pack, kind), getattr(changed, kind), strict=True)
            assert all(was != is_now for was, is_now in pairs)
    assert ours.digest != other.digest


@pytest.mark.parametrize("file", SAVES, ids=lambda file: file.stem)
@pytest.mark.usefixtures("elsewhere")
def test_a_save_is_played_again_from_the_deal(file: Path) -> None:
    loaded = load(file)
    how = told(loaded.differs) if loaded.differs else [notice.key for notice in loaded.notices]
    assert not how, f"{file.name} does not go as it went: {how}; `replay FILE --at N` shows any moment before"
    assert loaded.timeline.played[0].events, "it must be known from its deal"


@pytest.mark.parametrize("name", sorted(ENDS))
@pytest.mark.usefixtures("elsewhere")
def test_a_game_of_the_first_version_goes_on(name: str, tmp_path: Path) -> None:
    file, end = tmp_path / f"{name}.rococo", ENDS[name]
    file.write_bytes(lzma.decompress((OLD / f"{name}.rococo.xz").read_bytes()))
    assert glance(file).finished == end["over"]
    session = Session.resume(file, DiskSync.NEVER)
    assert session.notices == ()
    assert (session.steps - 1, digest(state_of(session))) == (end["choices"], end["digest"])
    theatre = watch_game(file)
    assert (theatre.notices, theatre.last) == ((), end["choices"])
    taken_over = "taken-over-unfinished" in name  # its file begins with the moment it was taken over at
    assert bool(theatre.moment(NOBODY).events) is not taken_over
    if not end["over"]:
        play(session, Random(1), 12)
        again = load(file)
        assert (again.notices, digest(again.timeline.state)) == ((), digest(state_of(session)))


def test_thirty_games_of_the_first_version_are_here() -> None:
    assert {file.name.removesuffix(".rococo.xz") for file in OLD.glob("*.xz")} == set(ENDS)
    assert len(ENDS) == 30
