"""Every screen around the table at every size and scale, in English and in longer words: nothing is amiss."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace

from rococo_desktop.content.rivals import Match, Strength
from rococo_desktop.model.vocabulary import Edition
from rococo_desktop.play import rivals
from rococo_desktop.play.archive.annals import FinishedGame
from rococo_desktop.play.archive.annals import finished_game as finished_line
from rococo_desktop.play.archive.folders import SavedGame
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.guests import SURPRISE
from rococo_desktop.play.packs import choosable_modules
from rococo_desktop.play.table_setup import SeatEntry, TableSetup
from rococo_desktop.ui.finale.scene import FinaleScene
from rococo_desktop.ui.game.interludes import opening
from rococo_desktop.ui.keys.key import Key
from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.picture.picture_parts import Layer, Picture
from rococo_desktop.ui.picture.scale import LEAST_LOGICAL, largest, scale_for
from rococo_desktop.ui.saved_games import Library
from rococo_desktop.ui.scenes.annals import AnnalsScene
from rococo_desktop.ui.scenes.company import CompanyScene
from rococo_desktop.ui.scenes.course import CourseScene
from rococo_desktop.ui.scenes.crash import MishapScene
from rococo_desktop.ui.scenes.export import ExportScene
from rococo_desktop.ui.scenes.income import SOURCES, IncomeScene
from rococo_desktop.ui.scenes.keep import KeepScene
from rococo_desktop.ui.scenes.keys import KeysScene
from rococo_desktop.ui.scenes.load import LoadScene
from rococo_desktop.ui.scenes.notice import NoticeScene
from rococo_desktop.ui.scenes.pause import PauseScene
from rococo_desktop.ui.scenes.rival_chooser import RivalScene
from rococo_desktop.ui.scenes.score import ScoreScene
from rococo_desktop.ui.scenes.settings import PAGES, SettingsScene
from rococo_desktop.ui.scenes.setup import SetupScene
from rococo_desktop.ui.scenes.setup_draft import LONGEST_NAME, PROPOSED_NAMES
from rococo_desktop.ui.scenes.title import TitleScene
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.table_state.fill_stage import Staging
from rococo_desktop.ui.text.messages import message
from rococo_desktop.ui.text.rival_names import called
from rococo_desktop.ui.theatre.scene import TheatreScene
from rococo_desktop.ui.widgets.rival_panel import Elsewhere, RivalShown
from rococo_desktop.ui.window.scene import PlainScene, Scene
from rococo_desktop.ui.window.shell import Shell
from tests.play.games import boxes
from tests.ui.layout import Finder
from tests.ui.scenes.finished import begun_game, finished_game
from tests.ui.supplies import still

SIZES = (Size(1280, 720), Size(1366, 768), Size(1920, 1080), Size(2560, 1440), Size(3840, 2160))
SCALES = (75, 100, 150, 200)
CELLS = [(size, percent) for size in SIZES for percent in SCALES if percent <= largest(size) * 100]
SAVED = SavedGame(
    Path("ball"),
    0.0,
    "",
    Edition.DELUXE,
    (),
    tuple(SeatEntry(name, "blue") for name in ("Ana", "Bo", "Cleo")),
    3,
    False,
)

Made = Iterator[tuple[str, Scene]]


def _title(services: Services) -> Made:
    scene = TitleScene(services)
    yield "title", scene
    for _ in range(3):
        scene.tick(0.0)
    yield "title with a game", scene


def _setup(services: Services) -> Made:
    for number in range(1, 6):
        scene = SetupScene(services)
        scene.draft = scene.draft.with_number(number)
        yield f"setup for {number}", scene
    scene.draft = scene.draft._replace(edition=Edition.CLASSIC)
    yield "setup of the classic edition", scene
    scene.choose(("field", "0"))
    scene.typed("")
    yield "setup with a name being written", scene
    yield from _rivals(services)


def _rivals(services: Services) -> Made:
    seats = tuple(SetupScene(services).draft.with_number(5).playing)
    others = {seat.character: Elsewhere(at, at) for at, seat in enumerate(seats) if at > 1}
    shown = RivalShown(1, "", "market", seats[1].character, others)
    scene = RivalScene(services, shown, lambda chosen: chosen)
    yield "choosing a rival", scene
    scene.pressed(("who", SURPRISE))
    scene.choose(("field", "name"))
    scene.typed("M" * LONGEST_NAME)
    yield "a surprise is given a name", scene
    only_level = RivalShown(1, seats[1].name, "court", seats[1].character, only_level=True)
    yield "choosing a level", RivalScene(services, only_level, lambda chosen: chosen)
    yield "company of rivals", CompanyScene(services, Session.begin(TableSetup(seats, 1), boxes=boxes))


def _score(services: Services) -> Made:
    for players in range(1, 6):
        for everything in (False, True):
            scene = ScoreScene(services, finished_game(players, everything))
            yield f"score of {players}, {everything}", scene
            yield (
                f"course of {players}, {everything}",
                CourseScene(services, finished_game(players, everything)),
            )
            if players not in (1, 5) or not everything:
                continue
            for figure in ("total:0", "livre:0", "play:0", "F2:0", "F3:0", "F7:0"):
                scene.point(("figure", figure))
                yield f"score of {players}, {everything}, {figure}", scene


class _Over(PlainScene):
    """What lies over the table; the table itself is looked at with all its other states."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene

    def picture(self, room: Size) -> Picture:
        whole = self._scene.picture(room)
        sprites = tuple(sprite for sprite in whole.sprites if sprite.layer >= Layer.OVERLAY)
        return whole._replace(sprites=sprites)


def _finale(services: Services) -> Made:
    for players in (1, 2, 5):
        scene = FinaleScene(services, finished_game(players, True))
        over = _Over(scene)
        scene.choose(("button", "pause"))
        yield f"finale of {players}", over
        for _ in range(12):
            scene.choose(("button", "step"))
        yield f"finale of {players}, a point being counted", over
        while scene.moment < scene.counted_at:
            scene.choose(("button", "step"))
        yield f"finale of {players}, counted", over


def _theatre(services: Services) -> Made:
    for players in (1, 5):
        theatre = finished_game(players, True).theatre()
        scene = TheatreScene(services, theatre)
        theatre.go(theatre.last // 2)
        yield f"theatre of {players}, half way", scene
    scene.choose(("theatre", "eyes"))
    scene.key_down(Key("l"))
    yield "theatre of 5, with the log", scene
    scene.key_down(Key("escape"))
    scene.key_down(Key("end"))
    yield "theatre of 5, at the end", scene
    yield "theatre of a game just dealt", TheatreScene(services, begun_game(3).theatre())
    yield "export", ExportScene(services, finished_game(2, False))


def _between(services: Services) -> Made:
    for players in range(1, 6):
        session = begun_game(players)
        staging = Staging(session)
        view = session.view(0)
        begins = opening(services, session, view, staging)
        assert begins is not None
        begins.pause_by(lambda: None)
        yield f"round start of {players}", begins
        seats = staging.seats(services.kit())
        incomes = {seat: dict.fromkeys(SOURCES, 12) for seat in range(len(seats))}
        income = IncomeScene(services, 7, incomes, seats, Edition.CLASSIC)
        income.pause_by(lambda: None)
        yield f"income of {players}", income
    yield "notice", NoticeScene(services, [message("pause.saved"), message("pause.saved")])
    far = "~/.local/state/rococo-desktop/log/report-2026-11-17-092157.txt"
    told = [message("mishap.told", what="ValueError: a long story"), message("mishap.report", file=far)]
    yield "mishap", MishapScene(services, [*told, message("mishap.kept")])


def _games(services: Services) -> Made:
    for players in (1, 3, 5):
        session = begun_game(players)
        yield f"company of {players}", CompanyScene(services, session)
    yield "keep", KeepScene(services, session)
    with tempfile.TemporaryDirectory() as folder:
        services.library = Library(Path(folder))
        yield "no games", LoadScene(services)
        for number in range(8):
            services.library.keep(begun_game(1 + number % 5), f"The evening of game {number}", None)
        (Path(folder) / "odd.rococo").write_bytes(b"?")
        scene = LoadScene(services)
        for _ in range(12):
            scene.tick(0.0)
        for chosen in (0, 1, 5):
            scene.choose(("game", chosen))
            yield f"games, {chosen}", scene
        scene.pressed(("button", "delete"))
        yield "games, one thrown away", scene


def _others(services: Services) -> Made:
    for page in PAGES:
        settings = SettingsScene(services)
        settings.pressed(("choice", f"page:{page}"))
        yield f"settings, {page}", settings
    settings.pressed(("key", "log"))
    yield "settings, a key to be pressed", settings
    for name in ("f", "escape", "r"):
        settings.pressed(("key", "log"))
        settings.key_down(Key(name))
        yield f"settings, {name} pressed", settings
    yield "annals of nobody", AnnalsScene(services, ())
    games = [finished_line(finished_game(players, True)) for players in range(1, 6)]
    yield "annals", AnnalsScene(services, [_handed(game) for game in games if game is not None])
    annals = AnnalsScene(services, _many_lines())
    yield "annals of many", annals
    annals.pressed(("choice", "by:ball"))
    yield "annals of many, by ball", annals
    annals.pressed(("page", 1))
    annals.key_down(Key("down"))
    yield "annals of many, further down", annals
    met = AnnalsScene(services, _many_rivals())
    met.pressed(("choice", "by:rival"))
    yield "annals by rival", met
    nobody = AnnalsScene(services, _many_lines())
    nobody.pressed(("choice", "by:rival"))
    yield "annals by rival, of nobody", nobody
    yield "pause", PauseScene(services, finished_game(2, False))
    yield "keys", KeysScene(services)


def _handed(game: FinishedGame) -> FinishedGame:
    """The same, played out by agents."""
    seats = tuple(replace(seat, played_out_by="greedy" * seat.person) for seat in game.seats)
    return replace(game, seats=seats)


def _many_lines() -> list[FinishedGame]:
    """More names, and more kinds of ball for the first of them, than any list shows at once."""
    line = finished_line(finished_game(5, True))
    assert line is not None
    one = replace(line.seats[0], person=True)
    names = [replace(line, seats=(replace(one, name=f"Guest {at}"),)) for at in range(30)]
    sets = [choosable_modules()[:at] for at in range(len(choosable_modules()) + 1)]
    tables = [replace(line, modules=chosen, seats=(one,)) for chosen in sets]
    tables += [replace(line, modules=chosen, seats=(one, *line.seats[1:])) for chosen in sets]
    tables += [
        replace(line, modules=(), edition=Edition.CLASSIC, seats=(one, *line.seats[1:at])) for at in (2, 3)
    ]
    return [*names, *tables]


def _many_rivals() -> list[FinishedGame]:
    """Balls with every rival at every level, and with some who are nobody in particular."""
    line = finished_line(finished_game(2, True))
    assert line is not None
    one, other = replace(line.seats[0], person=True), replace(line.seats[1], person=False)
    met = [(level, who) for level in rivals.levels() for who in (*rivals.characters(), "")]
    games = [replace(line, seats=(one, replace(other, agent=level, character=who))) for level, who in met]
    return games * 12


def _silent(services: Services) -> Made:
    services.settings.change(muted=True)
    yield "title without sound", TitleScene(services)
    yield "setup without sound", SetupScene(services)
    yield "settings without sound", SettingsScene(services)
    yield "score without sound", ScoreScene(services, finished_game(5, True))
    services.settings.change(muted=False)


SCREENS = (_title, _setup, _score, _finale, _theatre, _between, _games, _others, _silent)
"""Everything around the table, by what belongs together."""


@pytest.fixture(autouse=True)
def _every_level_was_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    matches = [Match(one, below, 2, 400, 399, 0) for below, one in pairwise(rivals.levels())]
    monkeypatch.setattr(rivals, "_strength", lambda: Strength({}, tuple(matches)))


@pytest.fixture(autouse=True)
def _nothing_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Scenes have their sprites rendered ahead; here nobody looks at them."""
    monkeypatch.setattr(Shell, "prepare", lambda shell, sprites, until: True)


@pytest.mark.parametrize("language", ["en", "pseudo"])
@pytest.mark.parametrize("scenes", SCREENS)
def test_no_screen_has_a_problem(scenes: Callable[[Services], Made], language: str) -> None:
    found = []
    for size, percent in CELLS:
        services = still(size, percent, language, saved=SAVED)
        room = services.shell.scale.logical
        du_barry = services.words.say(message("seat.du_barry"))
        names = (*PROPOSED_NAMES, du_barry, *called(services.words).values())
        finder = Finder(services.shell.typography)
        for name, scene in scenes(services):
            problems = finder.problems(scene.picture(room), room, names)
            found += [f"{name} at {size.w}x{size.h}, {percent} %: {problem}" for problem in problems]
        services.shell.window.destroy()
    assert not found, f"{len(found)} problems\n" + "\n".join(found[:40])


@pytest.mark.parametrize("language", ["en", "pseudo"])
def test_every_tip_stays_on_the_screen(language: str) -> None:
    services = still(Size(1280, 720), 100, language, saved=SAVED)
    room = services.shell.scale.logical
    finder, names = Finder(services.shell.typography), called(services.words).values()
    found = []
    for scenes in (_title, _setup, _games, _others):
        for name, scene in scenes(services):
            for spot in scene.picture(room).hotspots:
                scene.point(spot.target)
                problems = finder.problems(scene.picture(room), room, names)
                found += [f"{name}, {spot.target}: {problem}" for problem in problems]
    services.shell.window.destroy()
    assert not found, f"{len(found)} problems\n" + "\n".join(found[:40])


@pytest.mark.parametrize(("size", "percent"), [(s, p) for s in SIZES for p in SCALES if (s, p) not in CELLS])
def test_a_scale_that_does_not_fit_is_cut_down_and_said(size: Size, percent: int) -> None:
    services = still(size, percent)
    scale = services.shell.scale
    assert scale.clamped
    assert scale == scale_for(size, percent)
    assert scale.logical.w >= LEAST_LOGICAL.w
    assert scale.logical.h >= LEAST_LOGICAL.h
    words = [spot.description for spot in SettingsScene(services).picture(scale.logical).hotspots]
    assert any(f"{percent} %" in said and "needs a window" in said for said in words)
    services.shell.window.destroy()
