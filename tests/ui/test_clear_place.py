"""The garland of whatever is made ready lies where nothing is to be read, on every screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pytest

from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.picture_parts import Picture, Sprite, Text
from rococo_desktop.ui.picture.sheet import Kit
from rococo_desktop.ui.picture.theme import BODY, INK
from rococo_desktop.ui.picture.typography import Typography
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.table.composition import compose
from rococo_desktop.ui.text.languages import load_words
from rococo_desktop.ui.window import loading_sign
from rococo_desktop.ui.window.clear_place import clear_place, inked
from rococo_desktop.ui.window.loading_sign import LoadingSign
from rococo_desktop.ui.window.painter import Painter
from rococo_desktop.ui.window.scene import Scene
from rococo_desktop.ui.window.shell import Shell
from tests.ui.scenes.test_layout import SAVED, SCREENS
from tests.ui.supplies import fonts, still
from tests.ui.table.stages import others

SIZES = (Size(1280, 720), Size(1920, 1080))
MIDDLE = (loading_sign.PLAQUE, loading_sign.PLAQUE)
PROMPT = ("fact", "prompt")


def covered(pictures: Sequence[Picture], place: Rect, kind: Typography) -> list[str]:
    """The words that something at this place lies on, those of the prompt among them."""
    return [
        mark.words
        for picture in pictures
        for sprite in picture.sprites
        for mark in sprite.marks
        if isinstance(mark, Text) and inked(mark, kind).moved(sprite.rect.x, sprite.rect.y).overlaps(place)
    ]


def place_on(pictures: tuple[Picture, ...], painter: Painter) -> Rect:
    """Where the garland lies while these stand."""
    garland = LoadingSign()
    garland.stands(pictures, painter.scale.logical)
    return garland._rect(painter)


@pytest.fixture(autouse=True)
def _nothing_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Shell, "prepare", lambda shell, sprites, until: True)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("scenes", SCREENS)
def test_on_no_screen_it_lies_on_words(
    scenes: Callable[[Services], Iterator[tuple[str, Scene]]], size: Size
) -> None:
    services = still(size, 100, "en", saved=SAVED)
    room, painter = services.shell.scale.logical, services.shell._painter
    for name, scene in scenes(services):
        pictures = (scene.picture(room),)
        assert not covered(pictures, place_on(pictures, painter), painter.type), name
    services.shell.window.destroy()


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_on_no_table_it_lies_on_figures_or_on_the_prompt(size: Size) -> None:
    services = still(size, 100, "en")
    room, painter = services.shell.scale.logical, services.shell._painter
    kit = Kit(load_words("en"), fonts())
    for name, (stage,) in others((kit,)).items():
        picture = compose(kit, room, stage)
        place = place_on((picture,), painter)
        assert not covered((picture,), place, painter.type), name
        assert not any(spot.target == PROMPT and spot.rect.overlaps(place) for spot in picture.hotspots)
    services.shell.window.destroy()


def test_words_in_the_middle_drive_it_away() -> None:
    """The income once stood there, and the garland lay on its figures."""
    room, side = Size(1280, 720), Size(96, 96)
    kind = fonts()
    bare = clear_place((), room, side, kind)
    assert bare == Rect(0, 0, *room).centred(side)
    rect = bare.inset(20)
    income = Picture((Sprite(rect, (Text(Rect(0, 0, *rect.size), "+12", BODY, 22, INK),)),), ())
    found = clear_place((income,), room, side, kind)
    assert not covered((income,), found, kind)
    assert covered((income,), bare, kind)
    assert abs(found.x - bare.x) + abs(found.y - bare.y) < 200, "near the middle all the same"


def test_where_all_is_words_it_covers_as_few_as_can_be() -> None:
    room = Size(1280, 720)
    line = Text(Rect(0, 0, 1280, 700), "all of it", BODY, 22, INK, wrap=True)
    picture = Picture((Sprite(Rect(0, 0, 1280, 700), (line,)),), ())
    found = clear_place((picture,), room, Size(96, 96), fonts())
    assert found.bottom > 700


def test_it_stays_where_it_is_while_it_grows() -> None:
    services = still(Size(1280, 720), 100, "en")
    garland, painter = LoadingSign(), services.shell._painter
    assert garland._rect(painter) == Rect(0, 0, 1280, 720).centred(MIDDLE), "nothing stands yet"
    garland.stands((Picture((), ()),), painter.scale.logical)
    first = garland._rect(painter)
    assert garland._rect(painter) == first
    assert first.size == MIDDLE
    services.shell.window.destroy()
