"""Faults at the start and mishaps in the game: each test looks at what the player would see."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from rococo_desktop.app import screen_notices
from rococo_desktop.command_line import parse
from rococo_desktop.crash_report import REPORTS_KEPT, report_text, write_report
from rococo_desktop.files.locations import DATA_VARIABLE
from rococo_desktop.logbook import NAME, Logbook
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.records.lines import FORMAT, MAGIC
from rococo_desktop.play.settings import FILE
from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.window.window_opening import LEAST_WINDOW
from tests.ui.window.display import Hand, Screen, missing
from tests.ui.window.game import PROGRAM, Game

ROOT = Path(__file__).resolve().parents[2]

needs_screen = pytest.mark.skipif(bool(missing()), reason=f"no virtual display: {missing()}")


def link_or_copy(source: str, target: str) -> str:
    """A file at another place, without copying its bytes where that can be."""
    try:
        os.link(source, target)
    except OSError:
        shutil.copy(source, target)
    return target


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A whole game of its own, to be damaged."""
    place = tmp_path / "a game with späces"
    for name in ("rococo_desktop", "data", "assets"):
        ignored = shutil.ignore_patterns("__pycache__", "screenshots")
        shutil.copytree(ROOT / name, place / name, copy_function=link_or_copy, ignore=ignored)
    return place


def spoil(file: Path, content: bytes) -> None:
    """Put something else in the place of a file; the original, which may be linked, stays as it is."""
    file.unlink()
    file.write_bytes(content)


def surroundings(tmp_path: Path, place: Path, driver: str = "dummy") -> dict[str, str]:
    """The environment of a game that lies somewhere else."""
    variables = {name: value for name, value in os.environ.items() if name != DATA_VARIABLE}
    variables |= {
        "SDL_VIDEODRIVER": driver,
        "SDL_AUDIODRIVER": "dummy",
        "ROCOCO_HOME": str(tmp_path / "home"),
        "PYTHONPATH": str(place),
    }
    if not driver:
        del variables["SDL_VIDEODRIVER"]
    return variables


def demonstrated(variables: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """A short demonstration, as far as it comes."""
    command = [sys.executable, "-m", "rococo_desktop", "--demo", "--exit", "--speed", "instant"]
    return subprocess.run(
        [*command, "--agent", "random"],
        env=variables,
        cwd=variables["PYTHONPATH"],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


# Parts of the game that are missing or damaged.


def first(folder: Path, pattern: str) -> Path:
    """The first file of a kind."""
    return min(folder.rglob(pattern))


def only(folder: Path) -> Path:
    """The one file that is left in a folder."""
    last, *others = folder.iterdir()
    for file in others:
        file.unlink()
    return last


DAMAGES: dict[str, Callable[[Path], Path]] = {
    "a font is gone": lambda game: first(game / "assets" / "fonts", "EBGaramond*.ttf"),
    "the words are gone": lambda game: only(game / "data" / "text" / "en"),
    "the icon is gone": lambda game: game / "assets" / "pictures" / "signs" / "app_icon.webp",
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_missing_part_is_named(damage: str, copy: Path, tmp_path: Path) -> None:
    part = DAMAGES[damage](copy)
    part.unlink()
    done = demonstrated(surroundings(tmp_path, copy))
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert "missing or damaged" in done.stderr
    assert part.stem[:4] in done.stderr or part.parent.parent.name in done.stderr
    assert "nstall the game again" in done.stderr


def test_a_damaged_picture_is_named(copy: Path, tmp_path: Path) -> None:
    icon = copy / "assets" / "pictures" / "signs" / "app_icon.webp"
    spoil(icon, b"RIFF....WEBP no picture at all")
    done = demonstrated(surroundings(tmp_path, copy))
    assert (done.returncode, "Traceback" in done.stderr) == (1, False)
    assert str(icon) in done.stderr


def test_damaged_data_are_named(copy: Path, tmp_path: Path) -> None:
    spoil(first(copy / "data" / "base", "*.yaml"), b"garments: [")
    done = demonstrated(surroundings(tmp_path, copy))
    assert (done.returncode, "Traceback" in done.stderr) == (1, False)
    assert "data" in done.stderr
    assert "nstall the game again" in done.stderr


def test_a_picture_that_is_found_missing_in_the_game_ends_it_with_a_word(copy: Path, tmp_path: Path) -> None:
    shutil.rmtree(copy / "assets" / "pictures" / "garments")
    done = demonstrated(surroundings(tmp_path, copy))
    assert (done.returncode, "Traceback" in done.stderr) == (1, False)
    assert "garments" in done.stderr


@needs_screen
def test_a_missing_part_is_said_in_a_box_where_there_is_a_screen(copy: Path, tmp_path: Path) -> None:
    (copy / "assets" / "pictures" / "signs" / "app_icon.webp").unlink()
    with Screen() as screen:
        variables = surroundings(tmp_path, copy, driver="") | {"DISPLAY": screen.name}
        command = [sys.executable, "-m", "rococo_desktop"]
        with subprocess.Popen(command, env=variables, cwd=copy, stderr=subprocess.PIPE) as game:
            # The button of the system's box is in the middle of the screen; its height depends on the words.
            for y in (278, 262, 294, 310) * 8:
                press = ["xdotool", "mousemove", "640", str(y), "click", "1"]
                subprocess.run(press, env=variables, check=True)
                try:
                    assert game.wait(0.5) == 1
                    return
                except subprocess.TimeoutExpired:
                    continue
            game.kill()
            pytest.fail("there is no box with a button, or it does not go away")


# Screens, settings and saved games.


@pytest.mark.parametrize(("width", "height", "told"), [(1024, 768, 1), (1366, 700, 1), (1280, 720, 0)])
def test_a_small_screen_gets_a_word(width: int, height: int, told: int) -> None:
    notices = screen_notices(Size(width, height))
    assert len(notices) == told
    if told:
        assert {("width", width), ("height", height)} <= set(notices[0].params)


@pytest.fixture
def shown(tmp_path: Path) -> Iterator[Callable[..., Game]]:
    """Starts games in real windows and ends them."""
    games: list[Game] = []
    screens: list[Screen] = []

    def start(*options: str, size: Size = LEAST_WINDOW, program: tuple[str, ...] = PROGRAM) -> Game:
        screens.append(Screen(*size))
        games.append(Game(screens[-1], tmp_path, *options, program=program))
        return games[-1]

    yield start
    for game in games:
        game.kill()
    for screen in screens:
        screen.__exit__(None, None, None)


@needs_screen
def test_a_small_screen_holds_the_whole_window_and_the_word_about_it(shown: Callable[..., Game]) -> None:
    asked = shown(size=Size(1024, 600)).wait()
    assert asked.kind == "notice"
    assert "1024 x 600" in asked.prompt
    assert all(x + w <= 1024 and y + h <= 600 for x, y, w, h in (spot.rect for spot in asked.spots))


@needs_screen
def test_damaged_settings_are_said_and_kept(shown: Callable[..., Game], tmp_path: Path) -> None:
    file = tmp_path / "config" / "rococo-desktop" / FILE
    file.parent.mkdir(parents=True)
    file.write_bytes(b"window = [1,\x00 scale = 'huge'")
    asked = shown().wait()
    assert asked.kind == "notice"
    assert "settings" in asked.prompt
    assert any(other.read_bytes() == b"window = [1,\x00 scale = 'huge'" for other in file.parent.iterdir())


DAMAGED_GAMES = {
    "no game at all": b"\x89PNG and more",
    "newer": f"{MAGIC} {FORMAT + 1}\n".encode(),
    "empty": b"",
}


@needs_screen
@pytest.mark.parametrize("damage", DAMAGED_GAMES)
def test_a_game_that_cannot_be_opened_leads_to_the_title(
    damage: str, shown: Callable[..., Game], tmp_path: Path
) -> None:
    file = tmp_path / "my ball.rococo"
    file.write_bytes(DAMAGED_GAMES[damage])
    game = shown(str(file))
    asked = game.wait()
    assert asked.kind == "notice"
    assert "my ball.rococo" in asked.prompt
    hand = Hand(game.screen)
    hand.press("Return")
    assert game.wait().kind == "title"
    hand.close()
    assert file.read_bytes() == DAMAGED_GAMES[damage], "the file stays as it is"


# Mishaps: what nobody thought of.

BURSTS_ONCE = """
import sys
from rococo_desktop.__main__ import main
from rococo_desktop.ui.game.scene import TableScene
tick = TableScene.tick
def bursting(self, now):
    TableScene.tick = tick
    raise RuntimeError("a seam burst")
TableScene.tick = bursting
sys.exit(main(sys.argv[1:]))
"""


@needs_screen
def test_after_a_mishap_the_game_goes_on(shown: Callable[..., Game], tmp_path: Path) -> None:
    game = shown("--players", "2", "--seed", "5", program=("-c", BURSTS_ONCE))
    told = game.wait()
    assert told.kind == "mishap"
    assert "a seam burst" in told.prompt
    report = next(tmp_path.rglob("report-*.txt"))
    assert str(report) in told.prompt
    assert "RuntimeError: a seam burst" in report.read_text(encoding="utf-8")
    hand = Hand(game.screen)
    hand.press("c")
    assert game.wait().kind in {"round_start", "choose_three"}
    hand.close()
    assert "a seam burst" in next(tmp_path.rglob("rococo-desktop.log")).read_text(encoding="utf-8")


def test_a_report_holds_no_secrets(tmp_path: Path) -> None:
    table = parse(["--players", "3", "--people", "3", "--seed", "4711", "--modules", "all"]).table
    assert table is not None
    session = Session.begin(table)
    for _ in range(60):
        seat = session.deciding
        decision = session.decision(seat)
        assert decision is not None
        session.submit(seat, decision.options[0].key)
    report = write_report(ValueError("oh"), session, tmp_path)
    assert report is not None
    text = report.read_text(encoding="utf-8")
    assert "ValueError: oh" in text
    assert "4711" not in text
    assert text.count("Moved ") > 5


def test_no_seed_can_be_tried_out_from_a_report() -> None:
    """Two games that differ in nothing but what was dealt have the same report, from the first moment on."""
    reports = set()
    for seed in range(4):
        table = parse(["--players", "3", "--people", "3", "--seed", str(seed), "--modules", "all"]).table
        assert table is not None
        session = Session.begin(msgspec.structs.replace(table, start_seat=0))
        for _ in range(3):
            decision = session.decision(session.deciding)
            assert decision is not None
            session.submit(decision.seat, decision.options[0].key)
        reports.add(report_text(ValueError("oh"), session))
    assert len(reports) == 1


def test_reports_never_overwrite_each_other_and_old_ones_go(tmp_path: Path) -> None:
    for _ in range(REPORTS_KEPT + 3):
        assert write_report(ValueError("oh"), None, tmp_path) is not None
    assert len(list(tmp_path.iterdir())) == REPORTS_KEPT
    blocked = tmp_path / "blocked"
    blocked.write_text("", encoding="utf-8")
    assert write_report(ValueError("oh"), None, blocked) is None


def test_the_log_is_turned_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = Logbook(tmp_path, largest=300)
    for number in range(40):
        log.say(f"line {number:04d} of many that are all about the same length")
    files = sorted(path.name for path in tmp_path.iterdir())
    assert files == [NAME, f"{NAME}.1", f"{NAME}.2"]
    assert all((tmp_path / name).stat().st_size <= 300 for name in files)
    assert "line 0039" in (tmp_path / NAME).read_text(encoding="utf-8")
    assert "line 0000" in capsys.readouterr().err


def test_where_nothing_can_be_written_there_is_no_log(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("", encoding="utf-8")
    Logbook(blocked).say("all the same")
    assert "all the same" in capsys.readouterr().err


@pytest.mark.skipif(os.name != "posix", reason="only here a system can know no home")
def test_without_a_home_nothing_is_kept_and_nothing_lies_about(tmp_path: Path) -> None:
    place = tmp_path / "somewhere"
    place.mkdir()
    kept = ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "ROCOCO_HOME", "ROCOCO_USER_DIR")
    variables = {name: value for name, value in os.environ.items() if name not in kept}
    variables |= {"PYTHONPATH": str(ROOT), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    # The system's list of people is looked up where there is no HOME: here it has nobody either.
    program = (
        "import os.path, posixpath, sys; posixpath.expanduser = os.path.expanduser = lambda path: path;"
        "from rococo_desktop.__main__ import main;"
        "sys.exit(main(['--demo', '--exit', '--speed', 'instant', '--agent', 'random']))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], env=variables, cwd=place, capture_output=True, text=True,
        timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert not list(place.iterdir())
