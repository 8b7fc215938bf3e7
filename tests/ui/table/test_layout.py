"""The table holds at every size, scale, number of players and language: geometry alone, nothing is drawn."""

from __future__ import annotations

from functools import cache

import pytest

from rococo_desktop.content.locations import assets_dir
from rococo_desktop.model.decisions import Target
from rococo_desktop.ui.geometry import Rect, Size
from rococo_desktop.ui.marks import Hotspot, Picture, Role, Sprite, Text
from rococo_desktop.ui.scale import LEAST_LOGICAL, Scale, scale_for
from rococo_desktop.ui.sheet import Kit
from rococo_desktop.ui.table.composition import compose
from rococo_desktop.ui.table.stage import Stage
from rococo_desktop.ui.text.pseudo import PSEUDO
from rococo_desktop.ui.text.words import load_words
from rococo_desktop.ui.theme import BODY, INK
from rococo_desktop.ui.typography import Typography
from tests.ui.table.layout import layout_problems
from tests.ui.table.stages import moments

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
def typography(factor: float) -> Typography:
    """The fonts at a scale."""
    return Typography(assets_dir() / "fonts", factor)


@cache
def all_moments() -> dict[str, tuple[Stage, ...]]:
    """Every moment, in every language."""
    return moments(tuple(Kit(load_words(language), typography(1.0)) for language in LANGUAGES))


def found(kit: Kit, scale: Scale, stage: Stage) -> list[str]:
    """What is wrong with the table at a moment."""
    picture = compose(kit, scale.logical, stage)
    return layout_problems(picture, scale.logical, kit.type, [seat.name for seat in stage.seats])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("window", "percent"), SCREENS, ids=str)
def test_the_table_holds(window: Size, percent: int, language: str) -> None:
    scale = scale_for(window, percent)
    kit = Kit(load_words(language), typography(scale.factor))
    at = LANGUAGES.index(language)
    problems = [
        f"{name}: {problem}"
        for name, stages in all_moments().items()
        for problem in found(kit, scale, stages[at])
    ]
    assert not problems, f"{len(problems)} problems\n" + "\n".join(problems[:40])


@pytest.mark.parametrize(("window", "percent"), TOO_LARGE, ids=str)
def test_too_large_a_scale_is_cut_down_and_said(window: Size, percent: int) -> None:
    scale = scale_for(window, percent)
    assert scale.clamped
    assert scale.logical.w >= LEAST_LOGICAL.w
    assert scale.logical.h >= LEAST_LOGICAL.h


def test_the_tool_finds_what_is_wrong() -> None:
    kit = Kit(load_words("en"), typography(1.0))
    words = Text(Rect(0, 0, 40, 20), "far too long for this", BODY, 14, INK)
    sprites = (Sprite(Rect(10, 10, 40, 20), (words, words._replace(rect=Rect(0, 4, 40, 20)))),)
    spots = (
        Hotspot(Rect(0, 0, 30, 30), ("a", 1), "one", Role.TARGET),
        Hotspot(Rect(20, 20, 50, 50), ("b", 1), "", Role.TARGET),
        Hotspot(Rect(1270, 0, 50, 50), ("b", 1), "three", Role.BUTTON),
    )
    found = "\n".join(layout_problems(Picture(sprites, spots), Size(1280, 720), kit.type))
    for problem in (
        "outside of its sprite",
        "type too small",
        "wider than its room",
        "words over words",
        "too small for a target",
        "off screen",
        "no description",
        "overlap",
        "twice",
    ):
        assert problem in found


def test_whatever_can_be_chosen_answers_somewhere() -> None:
    kit = Kit(load_words("en"), typography(1.0))
    missing = [
        f"{name}: {target}"
        for name, stages in all_moments().items()
        for target in _silent(compose(kit, Size(1280, 720), stages[0]), stages[0])
    ]
    assert not missing, "\n".join(missing)


def _silent(picture: Picture, stage: Stage) -> set[Target]:
    answering = {spot.target for spot in picture.hotspots if spot.lit}
    return set(stage.lit) - answering
