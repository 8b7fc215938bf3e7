"""What the game reads besides saves, settings and corrections, read as it would; True if it was taken."""

from __future__ import annotations

import os
import shutil
from contextlib import suppress
from functools import cache
from pathlib import Path
from random import Random

import msgspec

from rococo_desktop.content import ContentError, load_box
from rococo_desktop.files.locations import HOME_VARIABLE, data_dir
from rococo_desktop.logbook import NAME, Logbook
from rococo_desktop.model.vocabulary import Edition, SoloLevel
from rococo_desktop.play.archive import annals
from rococo_desktop.play.archive.annals import FinishedGame, SeatResult
from rococo_desktop.play.archive.folders import latest_game, saved_games
from rococo_desktop.play.archive.game_files import (
    clear_old,
    kept_games,
    open_game,
    take_back,
    throw_away,
    tidy,
)
from rococo_desktop.play.archive.standings import standings
from rococo_desktop.play.errors import PlayError, RecordError
from rococo_desktop.play.own_corrections import user_corrections
from rococo_desktop.play.packs import box_packs
from rococo_desktop.play.records.storage import backup_of
from rococo_desktop.play.settings import read_settings, write_settings
from tests.play.damage import damaged
from tests.play.games import begin, boxes, play
from tests.play.strange import STRANGE

STEPS = 4
"""So many steps a game is played on that was taken."""


def sound_annals() -> list[bytes]:
    """Annals with every kind of line in them."""
    sums = {"play": 20, "F1": 11, "F7": 9}
    ana = SeatResult("Ana", True, 40, 1, True, sums)
    zoe = SeatResult("Zoë", True, 31, 2, False, {"play": 31}, "greedy")
    bot = SeatResult("Colette", False, 12, 3, False, {}, agent="market", character="hoarder")
    games = [
        FinishedGame("1" * 32, "2026-03-01 21:30", Edition.DELUXE, ("jewelry_box",), (ana, zoe, bot)),
        FinishedGame("2" * 32, "1999-12-31 23:59", Edition.CLASSIC, (), (zoe, ana)),
        FinishedGame("3" * 32, "2026-03-02 09:05", Edition.DELUXE, (), (ana,), SoloLevel.MASTER),
    ]
    return [b"".join(msgspec.json.encode(game) + b"\n" for game in games)]


def read_annals(data: bytes, home: Path, random: Random) -> bool:
    """Look into annals, count what they say and make a table of them."""
    file = home / annals.FILE
    file.write_bytes(data)
    games, unread, problem = annals.look_into(file)
    standings(games)
    annals.as_table(games)
    assert file.read_bytes() == data, "they are not to be touched"
    return not unread and not problem


def read_backup(data: bytes, home: Path, random: Random) -> bool:
    """A save that is damaged for good, and its backup that may be."""
    saves = home / "saves"
    file = saves / "ball-0001-2026-03-01-213000.rococo"
    file.write_bytes(b"\x00" * 99)
    backup_of(file).write_bytes(data)
    try:
        list(saved_games())
        play(open_game(file, boxes=boxes), random, STEPS)
        return True
    except PlayError:
        return False
    finally:
        for left in saves.iterdir():
            left.unlink()


@cache
def _packs(folder: Path) -> tuple[Path, ...]:
    """A copy of our own data, and the files in it."""
    for pack in [info.id for info in box_packs()]:
        shutil.copytree(data_dir() / pack, folder / pack)
    return tuple(sorted(folder.rglob("*.yaml")))


def read_packs(data: bytes, home: Path, random: Random) -> bool:
    """One of our own data files is damaged; the others are as they should be."""
    folder = home / "data"
    file = random.choice(_packs(folder))
    before = file.read_bytes()
    file.write_bytes(damaged(random, [before]))
    try:
        load_box(data_dir=folder)
        return True
    except ContentError:
        return False
    finally:
        file.write_bytes(before)


PLACES = (
    "settings.yaml",
    annals.FILE,
    annals.TABLE,
    f"log/{NAME}",
    "overrides/mine.yaml",
    "saves/ball-0002-2026-03-01-213000.rococo",
    "saves/ball-0001-2026-03-01-213000.rococo.backup",
    "saves/ball-0001-2026-03-01-213000.png",
    "saves/kept/Evening.rococo",
    "saves/thrown",
    "saves/thrown/1",
    "saves/.writers",
)
"""Where something may stand that is no file."""


def read_strange(data: bytes, home: Path, random: Random) -> bool:
    """Something that is no file stands in the place of one or two; everything is done all the same."""
    own = home / f"player-{random.random()}"
    for folder in ("log", "overrides", "saves/kept", *random.choice(((), ("saves/thrown",)))):
        (own / folder).mkdir(parents=True)
    os.environ[HOME_VARIABLE] = str(own)
    sound = own / "saves" / "ball-0001-2026-03-01-213000.rococo"
    try:
        play(begin(2, file=sound, seed=1), random, 6)
        for place in random.sample(PLACES, random.choice((1, 2))):
            target = own / place
            if not target.parent.is_dir() or target.is_dir():
                continue  # the other of the two is in the way
            target.unlink(missing_ok=True)
            random.choice(list(STRANGE.values()))(target)
        tidy()
        read = read_settings()
        write_settings(read.settings)
        Logbook(own / "log").note("something")
        user_corrections()
        annals.look_into()
        with suppress(PlayError):
            annals.write_table()
        list(kept_games())
        assert all(isinstance(game, RecordError) or game.file == sound for game in saved_games())
        assert latest_game().game is not None
        assert clear_old(1) == ()
        session = play(open_game(sound, boxes=boxes), random, STEPS)
        assert session.storage_problem is None, str(session.storage_problem)
        with suppress(PlayError):
            assert take_back(throw_away(sound)) == sound
        return not read.problems
    finally:
        os.environ[HOME_VARIABLE] = str(home)
        shutil.rmtree(own)
