"""The table holds at every size, scale, number of players and language: geometry alone, nothing is drawn."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count, product

import pytest

from rococo_desktop.files.locations import assets_dir
from rococo_desktop.model.decisions import Target
from rococo_desktop.ui.game.pointed_at import NEXT_PAGE
from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.picture.picture_parts import Picture
from rococo_desktop.ui.picture.scale import LEAST_LOGICAL, scale_for
from rococo_desktop.ui.picture.sheet import Kit
from rococo_desktop.ui.picture.typography import Typography
from rococo_desktop.ui.table.composition import compose
from rococo_desktop.ui.table_state.stage import Stage
from rococo_desktop.ui.text.languages import PSEUDO, load_words
from tests.ui.layout import Finder
from tests.ui.table import stages
from tests.ui.table.meetings import CONFIGURATIONS, Configuration

WINDOWS = (Size(1280, 720), Size(1366, 768), Size(1920, 1080), Size(2560, 1440), Size(3840, 2160))
PERCENTS = (75, 100, 150, 200)
LANGUAGES = ("en", PSEUDO)
SCREENS = [
    (window, percent)
    for window in WINDOWS
    for percent in PERCENTS
    if window.w * 100 // percent >= LEAST_LOGICAL.w and window.h * 100 // percent >= LEAST_LOGICAL.h
]
TOO_LARGE = [
    (window, percent) for window in WINDOWS for percent in PERCENTS if (window, percent) not in SCREENS
]


@cache
def kit_of(language: str, percent: int) -> Kit:
    """Words, and the fonts at a scale."""
    return Kit(load_words(language), Typography(assets_dir() / "fonts", percent / 100))


def kits() -> tuple[Kit, ...]:
    """A kit for each language, to stage moments with."""
    return tuple(kit_of(language, 100) for language in LANGUAGES)


@contextmanager
def nothing_collected() -> Iterator[None]:
    """Pictures are values without cycles: looking for garbage among them takes a third of the time."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def problems_of(moments: dict[str, tuple[Stage, ...]]) -> list[str]:
    """What is wrong with the table at some moments, on every screen and in every language.

    What has the same words and fonts is composed in a row, since it is remembered; then it is forgotten.
    """
    found = []
    for (at, language), percent in product(enumerate(LANGUAGES), PERCENTS):
        kit = kit_of(language, percent)
        finder = Finder(kit.type)
        for window in [window for window, fitting in SCREENS if fitting == percent]:
            room = scale_for(window, percent).logical
            for name, staged in moments.items():
                stage = staged[at]
                problems, answering = [], set[Target]()
                for picture in pages(kit, room, stage):
                    problems += finder.problems(picture, room, [seat.name for seat in stage.seats])
                    answering |= {spot.target for spot in picture.hotspots if spot.lit}
                problems += [f"cannot be pointed at: {target}" for target in stage.lit - answering]
                where = f"{name}, {window.w}x{window.h} at {percent} %, {language}"
                found += [f"{where}: {problem}" for problem in problems]
    return found


def pages(kit: Kit, room: Size, stage: Stage) -> Iterator[Picture]:
    """The table; where its tray has so many options that they are turned like pages, once with each page."""
    first = compose(kit, room, stage)
    yield first
    if all(spot.target != NEXT_PAGE for spot in first.hotspots):
        return
    for page in count(1):
        picture = compose(kit, room, stage._replace(tray_page=page))
        if picture.hotspots == first.hotspots:
            return
        yield picture


@pytest.mark.long
@pytest.mark.parametrize("one", CONFIGURATIONS, ids=str)
def test_the_table_holds(one: Configuration) -> None:
    with nothing_collected():
        found = problems_of(stages.moments(one, kits()))
    assert not found, f"{len(found)} problems\n" + "\n".join(found[:40])


def test_what_lies_over_the_table_holds() -> None:
    with nothing_collected():
        found = problems_of(stages.others(kits()))
    assert not found, f"{len(found)} problems\n" + "\n".join(found[:40])


@pytest.mark.parametrize(("window", "percent"), TOO_LARGE, ids=str)
def test_too_large_a_scale_is_cut_down_and_said(window: Size, percent: int) -> None:
    scale = scale_for(window, percent)
    assert scale.clamped
    assert scale.logical.w >= LEAST_LOGICAL.w
    assert scale.logical.h >= LEAST_LOGICAL.h
