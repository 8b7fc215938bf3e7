"""The finder of layout faults finds each of them, and nothing in a sound picture."""

from __future__ import annotations

import pytest

from rococo_desktop.files.locations import assets_dir
from rococo_desktop.ui.picture.frames import GRAND
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.picture_parts import (
    Art,
    Fill,
    Fit,
    Hotspot,
    HotspotRole,
    Mark,
    Picture,
    Shadow,
    Sprite,
    Stencil,
    Text,
)
from rococo_desktop.ui.picture.theme import BODY, GOLD, INK
from rococo_desktop.ui.picture.typography import Typography
from tests.ui.layout import layout_problems

ROOM = Size(1280, 720)
WORDS = Text(Rect(20, 20, 160, 24), "a few words", BODY, 16, INK)
OTHERS = WORDS._replace(words="other words")
SPOT = Hotspot(Rect(300, 300, 60, 60), ("a", 1), "something", HotspotRole.TARGET)
PANEL = Art(Rect(0, 0, 200, 100), GRAND.picture, Fit.PATCH)


def sprite(*marks: Mark, x: int = 100) -> Sprite:
    """A sprite with these marks."""
    return Sprite(Rect(x, 100, 200, 100), marks)


def problems(sprites: tuple[Sprite, ...] = (), spots: tuple[Hotspot, ...] = ()) -> list[str]:
    """What is found in a picture; a player at the table is called Maximilian."""
    typography = Typography(assets_dir() / "fonts")
    return layout_problems(Picture(sprites, spots), ROOM, typography, ["Maximilian"])


SOUND = {
    "words in a panel": (sprite(PANEL, WORDS),),
    "words that throw a shadow": (
        sprite(WORDS._replace(rect=Rect(21, 22, 160, 24), paint=(0, 0, 0)), WORDS),
    ),
    "words beneath something solid": (sprite(WORDS), sprite(Fill(Rect(0, 0, 200, 100), GOLD), OTHERS)),
    "the shortened name of a player": (sprite(WORDS._replace(words="Maximilia…")),),
}
FAULTS = {
    "a mark outside of its sprite": (sprite(Fill(Rect(150, 0, 60, 20), GOLD)),),
    "a shadow cut off": (sprite(Shadow(Rect(0, 0, 100, 50), spread=6)),),
    "type too small": (sprite(WORDS._replace(size=14)),),
    "wider than its room": (sprite(WORDS._replace(rect=Rect(20, 20, 40, 24))),),
    "higher than its room": (sprite(WORDS._replace(rect=Rect(20, 20, 40, 24), wrap=True)),),
    "cut": (sprite(WORDS._replace(words="a few…")),),
    "over the frame of its panel": (sprite(PANEL, WORDS._replace(rect=Rect(12, 20, 160, 24))),),
    "words over words": (sprite(WORDS), sprite(OTHERS._replace(rect=Rect(20, 26, 160, 24)))),
    "off screen": (sprite(Stencil(Rect(0, 0, 20, 20), "signs/check", GOLD), x=-10),),
}
SPOILED = {
    "too small for a target": (SPOT._replace(rect=Rect(300, 300, 60, 43)),),
    "off screen": (SPOT._replace(rect=Rect(1250, 300, 60, 60)),),
    "no description": (SPOT._replace(description=" "),),
    "overlap": (SPOT, SPOT._replace(target=("b", 1), rect=Rect(359, 359, 60, 60))),
    "twice": (SPOT, SPOT._replace(rect=Rect(500, 300, 60, 60))),
}


@pytest.mark.parametrize("sprites", SOUND.values(), ids=SOUND.keys())
def test_nothing_is_found_in_a_sound_picture(sprites: tuple[Sprite, ...]) -> None:
    around = SPOT._replace(target=("zone", 1), rect=SPOT.rect.inset(-20), role=HotspotRole.REGION)
    assert problems(sprites, (SPOT, around)) == []


@pytest.mark.parametrize(("fault", "sprites"), FAULTS.items(), ids=FAULTS.keys())
def test_a_fault_of_what_is_drawn_is_found(fault: str, sprites: tuple[Sprite, ...]) -> None:
    (found,) = problems(sprites)
    assert found.startswith(fault)


@pytest.mark.parametrize(("fault", "spots"), SPOILED.items(), ids=SPOILED.keys())
def test_a_fault_of_what_answers_is_found(fault: str, spots: tuple[Hotspot, ...]) -> None:
    (found,) = problems((), spots)
    assert found.startswith(fault)
