"""Every sign: there by name, within its square, and told from every other without colour."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from functools import cache, partial
from itertools import combinations, product
from pathlib import Path

import pygame
import pytest

import rococo_desktop
from rococo_desktop.files.locations import assets_dir
from rococo_desktop.model.vocabulary import Edition
from rococo_desktop.play.game.session_values import PublicDefinitions
from rococo_desktop.ui.overlays.enlarged import SQUARE, TILE
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.picture_parts import Art, Fit, Mark, Sprite, Stencil
from rococo_desktop.ui.picture.scale import Scale
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.picture.signs import (
    DYED,
    LINES,
    PAINTED,
    RIVAL,
    SHOWN_ALONE,
    TRADEMARKS,
    in_edition,
    picture_of,
)
from rococo_desktop.ui.picture.typography import Typography
from rococo_desktop.ui.pieces.card_stock import SMALL, number_size
from rococo_desktop.ui.pieces.large_signs import paint_decoration, paint_sign
from rococo_desktop.ui.pieces.tiles import paint_jewelry, paint_tile
from rococo_desktop.ui.table.action_buttons import SIGNS as ACTION_SIGNS
from rococo_desktop.ui.table.top_bar import COMMAND_SIGNS
from rococo_desktop.ui.text.effect_icons import ICONS as NAMED
from rococo_desktop.ui.window.gallery import Gallery, Wanted
from rococo_desktop.ui.window.painter import Painter
from rococo_desktop.ui.window.window_icon import ICON, POINTER, dress, thread
from tests.ui.pieces.boxes import BOXES, kit, painted

SIDE = 32
MOST_BYTES = 5 * 2**19
SILKS = ("blue", "pink", "green", "orange")
RANKS = ("apprentice", "journeyman", "master")
SIGNS = sorted(PAINTED | LINES)
NICHE = Rect(0, 0, *SQUARE)

Greys = Sequence[float]


def _folder() -> Path:
    return assets_dir() / "pictures"


@cache
def _gallery() -> Gallery:
    return Gallery(_folder())


@cache
def drawn(name: str, side: int = SIDE) -> pygame.Surface:
    """The sign with premultiplied alpha."""
    return _gallery().picture(Wanted(picture_of(name), side, side, Fit.CONTAIN))


@cache
def greys(name: str) -> bytes:
    """The sign on ivory, lines in ink, without its colours."""
    ground = pygame.Surface((SIDE, SIDE), 0, 32)
    ground.fill(theme.IVORY)
    sign = drawn(name).copy()
    if name in LINES:
        sign.fill(theme.INK, special_flags=pygame.BLEND_RGBA_MULT)
    ground.blit(sign, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return pygame.image.tobytes(pygame.transform.grayscale(ground), "RGB")[::3]


def difference(one: Greys, other: Greys) -> float:
    """The mean over the pixels, of 255."""
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)


def levelled(name: str) -> list[float]:
    """A sign in grey with the brightness of all others: darkness and contrast tell nothing any more."""
    values = greys(name)
    mean = sum(values) / len(values)
    spread = (sum((value - mean) ** 2 for value in values) / len(values)) ** 0.5
    return [128 + (value - mean) * 50 / spread for value in values]


def test_every_sign_has_its_picture_and_every_picture_its_sign() -> None:
    files = {file.stem for file in (_folder() / "signs").glob("*.webp")}
    assert files == PAINTED | LINES | {Path(ICON).name, Path(POINTER).name}


@pytest.mark.parametrize(
    "name", sorted({*NAMED, *ACTION_SIGNS.values(), *COMMAND_SIGNS.values(), *TRADEMARKS})
)
def test_every_sign_that_is_named_somewhere_exists(name: str) -> None:
    assert name in PAINTED | LINES


def _written() -> Iterator[tuple[str, str]]:
    """Every sign that is written out somewhere in the code: where, and its name."""
    package = Path(rococo_desktop.__file__).parent
    for file in sorted((package / "ui").rglob("*.py")):
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(call, ast.Call):
                continue
            named = [keyword.value for keyword in call.keywords if keyword.arg == "icon"]
            if isinstance(call.func, ast.Attribute) and call.func.attr == "sign":
                named += call.args[1:2]
            for value in (value for value in named if not isinstance(value, ast.JoinedStr)):
                for part in ast.walk(value):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str) and part.value:
                        yield f"{file.name}:{part.lineno}", part.value


def test_every_sign_that_is_written_out_exists() -> None:
    written = list(_written())
    assert len(written) > 40
    assert not [(where, name) for where, name in written if name not in PAINTED | LINES]


@pytest.mark.parametrize("name", SIGNS)
def test_a_sign_shows_something_that_stays_in_its_square(name: str) -> None:
    sign = drawn(name, 64)
    seen = sign.get_bounding_rect(24)
    assert seen.w * seen.h >= 250
    solid = pygame.mask.from_surface(sign, 200)
    edge = [solid.get_at((x, y)) for x in range(64) for y in (0, 63)]
    edge += [solid.get_at((x, y)) for y in range(64) for x in (0, 63)]
    assert sum(edge) <= 16, "it runs over the edge of its square"


@pytest.mark.parametrize("name", SIGNS)
def test_a_sign_is_large_enough_for_the_table_of_a_large_screen(name: str) -> None:
    assert min(_gallery().master(picture_of(name)).get_size()) >= (128 if name in LINES else 256)


@pytest.mark.parametrize("name", sorted(SHOWN_ALONE))
def test_the_magnifier_does_not_blow_up_a_sign_at_double_scale(name: str) -> None:
    _is_large_enough(painted(NICHE, lambda card, rect: paint_sign(card, rect, kit(), name)))


@pytest.mark.parametrize(("edition", "defs"), BOXES)
def test_the_magnifier_does_not_blow_up_a_piece_at_double_scale(
    edition: Edition, defs: PublicDefinitions
) -> None:
    for at in range(len(defs.decorations)):
        place = defs.first_decoration + at
        _is_large_enough(painted(NICHE, partial(_decoration, defs, place)))
    for face in range(len(defs.faces)):
        _is_large_enough(painted(Rect(0, 0, *TILE), partial(_tile, defs, face)))
    for tile in range(len(defs.jeweler.jewelry) if defs.jeweler is not None else 0):
        _is_large_enough(painted(NICHE, partial(_jewelry, defs, tile)))


def _decoration(defs: PublicDefinitions, place: int, card: Card, rect: Rect) -> None:
    paint_decoration(card, rect, kit(), defs, place)


def _tile(defs: PublicDefinitions, face: int, card: Card, rect: Rect) -> None:
    paint_tile(card, rect, kit(), defs, face)


def _jewelry(defs: PublicDefinitions, tile: int, card: Card, rect: Rect) -> None:
    paint_jewelry(card, rect, kit(), defs, tile)


def _is_large_enough(marks: list[Mark]) -> None:
    for mark in marks:
        if isinstance(mark, Art) and mark.fit is Fit.CONTAIN:
            assert min(_gallery().master(mark.name).get_size()) >= 2 * min(mark.rect.w, mark.rect.h), (
                mark.name
            )


def test_signs_differ_without_their_colours() -> None:
    shown = [name for name in SIGNS if not name.endswith("_classic")]
    alike = [
        (one, other, round(difference(greys(one), greys(other)), 2))
        for one, other in combinations(shown, 2)
        if difference(greys(one), greys(other)) < 3.6
    ]
    assert not alike


@pytest.mark.parametrize(
    "family",
    [
        SILKS,
        tuple(in_edition(name, Edition.CLASSIC) for name in SILKS),
        RANKS,
        (*TRADEMARKS, RIVAL),
        ("at_end", "leaves", "removed", "discard"),
        ("each", "arrow", "then", "play", "forward"),
        ("blue_necklace", "green_necklace"),
        ("pink_ring", "orange_ring"),
        ("blue_gown", "green_gown"),
        ("pink_coat", "orange_coat"),
    ],
    ids=" ".join,
)
def test_colour_and_brightness_are_not_needed_to_tell_things_apart(family: tuple[str, ...]) -> None:
    for one, other in combinations(family, 2):
        assert difference(levelled(one), levelled(other)) >= 12, (one, other)


@pytest.mark.parametrize(("coin", "least"), [("coin", 26), ("livre", 28)])
def test_a_coin_one_has_not_got_differs_by_its_shape(coin: str, least: int) -> None:
    """A coin of lead differed by its colour alone: 18 from the coin, 25 from the livre.

    It is as round as the coin, since dashes were read as an empty place: two thin rims and a plain edge tell
    them apart. With its lily it is likest the livre, beside which it never stands: prices have numbers.
    """
    assert difference(levelled(coin), levelled("coin_hollow")) >= least


@pytest.mark.parametrize(("name", "side"), [("medal_small", 20), ("medal_small", 24), ("medal", SMALL)])
def test_a_star_keeps_its_five_points_at_every_size(name: str, side: int) -> None:
    """Where it was small it was a white disc with a toothed rim, which was read as a coin."""
    star = drawn(name, side)
    bare = pygame.Surface(star.get_size(), pygame.SRCALPHA)
    for x in range(side):
        for y in range(side):
            red, green, blue, alpha = star.get_at((x, y))
            leafy = green > max(red, blue) + 8
            bare.set_at((x, y), (0, 0, 0, 0 if leafy else alpha))
    mask = pygame.mask.from_surface(bare, 127)
    cx, cy = mask.centroid()
    reach = []
    for at in range(72):
        way = pygame.Vector2(0, -1).rotate(at * 5)
        spots = [(round(cx + way.x * far), round(cy + way.y * far)) for far in range(side)]
        inside = [0 <= x < side and 0 <= y < side and bool(mask.get_at((x, y))) for x, y in spots]
        reach.append(inside.index(False))
    smooth = [sum(reach[(at + step) % 72] for step in (-1, 0, 1)) / 3 for at in range(72)]
    tips = [max(smooth[(at + step) % 72] for step in range(-4, 5)) for at in (0, 14, 29, 43, 58)]
    bays = [min(smooth[(at + step) % 72] for step in range(-4, 5)) for at in (7, 22, 36, 50, 65)]
    assert min(tips) >= max(bays) * 1.12, (tips, bays)


def _luminance(colour: tuple[int, ...]) -> float:
    parts = [part / 255 for part in colour[:3]]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize(
    ("blank", "side", "words"),
    [
        *product(("coin", "coin_hollow"), (20, 24), ("8",)),
        *product(("coin", "coin_hollow"), (28, 48), ("12",)),
        ("medal_small", 20, "8"),
        ("medal_small", 24, "8"),
        ("medal_small", SMALL - 1, "12"),
        ("medal", SMALL, "12"),
        ("medal", 48, "12"),
    ],
)
def test_numbers_can_be_read_on_coins_and_medals(blank: str, side: int, words: str) -> None:
    size = number_size(side, words)
    wide = Typography(assets_dir() / "fonts").width(words, theme.STRONG, size)
    box = pygame.Rect(0, 0, min(wide, side), min(size * 2 // 3, side))
    box.center = (side // 2, side // 2)
    under = sorted(
        _luminance(tuple(drawn(blank, side).get_at((x, y))))
        for x in range(*_span(box.x, box.w))
        for y in range(*_span(box.y, box.h))
    )
    ink, tenth = _luminance(theme.INK), max(len(under) // 10, 1)
    worst = sum(under[:tenth]) / tenth, sum(under[-tenth:]) / tenth
    ground = worst[0] if ink < worst[0] else worst[1]
    light, dark = max(ink, ground), min(ink, ground)
    assert (light + 0.05) / (dark + 0.05) >= 4.5


def _span(start: int, length: int) -> tuple[int, int]:
    return start, start + length


def test_a_line_is_stained_and_a_painted_sign_is_not() -> None:
    kind = Typography(assets_dir() / "fonts")
    card = Card(Rect(0, 0, 80, 40), kind)
    card.sign(Rect(0, 0, 40, 40), "plus", theme.CARMINE)
    card.sign(Rect(40, 0, 40, 40), "livre", theme.CARMINE)
    assert [type(mark) for mark in card.marks] == [Stencil, Art]
    painter = Painter(kind, Scale(1, Size(1280, 720)), _gallery())
    shown = painter.rendered(Sprite(Rect(0, 0, 80, 40), tuple(card.marks)))
    red, green, blue, _ = shown.get_at((20, 20))
    assert red > 3 * green
    assert red > 2 * blue
    assert shown.get_at((60, 20)).g > 120


def test_silk_has_the_colours_of_its_edition() -> None:
    assert in_edition("blue", Edition.DELUXE) == "blue"
    assert in_edition("livre", Edition.CLASSIC) == "livre"
    for name in DYED:
        assert in_edition(name, Edition.CLASSIC) == f"{name}_classic"
    blue, yellow = (pygame.transform.average_color(drawn(name)) for name in ("blue", "blue_classic"))
    assert blue[2] > blue[0]
    assert yellow[0] > yellow[2]


def test_signs_stay_within_their_share_of_bytes() -> None:
    assert sum(file.stat().st_size for file in (_folder() / "signs").iterdir()) <= MOST_BYTES


def test_the_window_is_dressed() -> None:
    pygame.display.init()
    window = pygame.Window("livery", (64, 64), hidden=True)
    dress(window, _folder())
    thread(_folder(), 1.5)
    cursor = pygame.mouse.get_cursor()
    assert cursor.type == "color"
    needle = list(cursor.data)[1]
    assert isinstance(needle, pygame.Surface)
    assert needle.get_size() == (51, 51)
    assert needle.get_at((2, 2)).a > 128, "the point is where it points"
    window.destroy()
