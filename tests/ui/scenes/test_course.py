"""The course of a ball: however many moments there are, each stands on a page, as large as any other."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.picture.picture_parts import Text
from rococo_desktop.ui.scenes import course
from rococo_desktop.ui.scenes.course import CourseScene
from rococo_desktop.ui.scenes.game_statistics import memories_of
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.widgets.paging import evenly_paged, paged
from tests.ui.layout import Finder
from tests.ui.scenes.finished import finished_game
from tests.ui.scenes.pressing import Player
from tests.ui.supplies import still

MANY = 24
"""More moments than any room shows at once."""
FIRST = 400
"""Figures from here on stand nowhere else on the screen: they tell the moments apart."""


@pytest.fixture(params=[(1280, 720, "en"), (1280, 720, "pseudo"), (1920, 1080, "en"), (1920, 1080, "pseudo")])
def services(request: pytest.FixtureRequest) -> Iterator[Services]:
    """A window of two sizes, in English and in longer words."""
    wide, high, language = request.param
    made = still(Size(wide, high), 100, language)
    yield made
    made.shell.window.destroy()


@pytest.fixture
def scene(services: Services, monkeypatch: pytest.MonkeyPatch) -> CourseScene:
    """The course of a ball with a great many moments."""
    usual = memories_of(finished_game(3, True))
    shown = tuple(usual[at % len(usual)]._replace(figure=FIRST + at) for at in range(MANY))
    monkeypatch.setattr(course, "memories_of", lambda _: shown)
    made = CourseScene(services, finished_game(3, True))
    services.stack.push(made)
    services.stack.settle()
    return made


def _texts(services: Services) -> list[Text]:
    picture = services.stack.top.picture(services.shell.scale.logical)
    return [mark for sprite in picture.sprites for mark in sprite.marks if isinstance(mark, Text)]


def _moments(services: Services) -> list[int]:
    """The figures of the moments on the page that is shown."""
    figures = [int(text.words) for text in _texts(services) if text.words.isdecimal()]
    return [figure for figure in figures if FIRST <= figure < FIRST + MANY]


def test_every_moment_stands_on_one_page(services: Services, scene: CourseScene) -> None:
    player, room = Player(services), services.shell.scale.logical
    finder = Finder(services.shell.typography)
    seen, sizes, pages = _moments(services), set(), 1
    assert 0 < len(seen) < MANY, "they do not all fit at once"
    while True:
        assert finder.problems(scene.picture(room), room, ("Amélie", "Bastien", "Colette")) == []
        sizes |= {text.size for text in _texts(services) if text.wrap}
        before = _moments(services)
        player.key("page down")
        if _moments(services) == before:
            break
        seen += _moments(services)
        pages += 1
        assert pages <= MANY
    assert seen == [*range(FIRST, FIRST + MANY)], "none is left out, and none is told twice"
    assert len(sizes) == 1, "none is written smaller than another"


def test_pages_are_turned_by_keys_by_buttons_and_by_the_wheel(services: Services, scene: CourseScene) -> None:
    player = Player(services)
    first = _moments(services)
    player.key("page down")
    second = _moments(services)
    assert not set(first) & set(second)
    player.key("page up")
    assert _moments(services) == first
    player.key("page up")
    assert _moments(services) == first, "there is none before the first"
    player.click(("page", 1))
    assert _moments(services) == second
    player.click(("page", -1))
    assert _moments(services) == first
    scene.scrolled(None, -1)
    assert _moments(services) == second
    player.key("escape")
    assert not services.stack.settle(), "and Escape leads back from every page"


def test_a_list_that_fits_has_no_pages(services: Services) -> None:
    made = CourseScene(services, finished_game(2, False))
    picture = made.picture(Size(1920, 1080))
    assert not [spot for spot in picture.hotspots if spot.target[0] == "page"]


def test_pages_are_as_few_as_can_be_and_about_as_full_as_each_other() -> None:
    assert paged([10, 10, 10], 5, 40) == [range(3)]
    assert paged([10, 10, 10], 5, 39) == [range(2), range(2, 3)]
    assert paged([50, 10], 5, 20) == [range(1), range(1, 2)], "what is higher than a page stands on one"
    assert paged([], 5, 20) == [range(0)]
    assert paged([10] * 8, 0, 70) == [range(7), range(7, 8)]
    assert evenly_paged([10] * 8, 0, 70) == [range(4), range(4, 8)]
    assert evenly_paged([], 0, 70) == [range(0)]
