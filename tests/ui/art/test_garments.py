"""The pictures of the garments: all there, small enough, and no two alike at the size of the table."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pygame
import pytest

from rococo_desktop.files.locations import assets_dir
from rococo_desktop.model.vocabulary import Edition
from rococo_desktop.ui.picture.picture_parts import Fit
from rococo_desktop.ui.picture.theme import Paint
from rococo_desktop.ui.pieces.garments import picture_of
from rococo_desktop.ui.window.gallery import Gallery, Wanted
from tests.ui.pieces.boxes import box

PICTURES = assets_dir() / "pictures"
SIZE = (62, 98)
"""The least size of a garment."""
LEAST = 0.06
"""By how much two of them differ at least, as a part of black to white, where either shows anything."""
MOST_BYTES = 4_500_000
GROUNDS: dict[bool, Paint] = {False: (247, 239, 222), True: (112, 86, 66)}
"""What they lie on: drafts on paper, guests in a niche."""

EACH = pytest.mark.parametrize("worn", [False, True], ids=["draft", "worn"])
BOTH = pytest.mark.parametrize("edition", list(Edition))


@cache
def gallery() -> Gallery:
    return Gallery(PICTURES)


def seen(name: str, worn: bool) -> tuple[pygame.Surface, pygame.Mask]:
    """A picture on its ground, and where it covers it."""
    picture = gallery().picture(Wanted(name, *SIZE, Fit.STAND))
    ground = pygame.Surface(SIZE, 0, 24)
    ground.fill(GROUNDS[worn])
    ground.blit(picture, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return ground, pygame.mask.from_surface(picture)


def difference(one: tuple[pygame.Surface, pygame.Mask], other: tuple[pygame.Surface, pygame.Mask]) -> float:
    """The mean difference of two pictures over what either of them covers."""
    total = 0
    for a, b in ((one[0], other[0]), (other[0], one[0])):
        more = a.copy()
        more.blit(b, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
        total += sum(pygame.image.tobytes(more, "RGB"))
    covered = one[1].copy()
    covered.draw(other[1], (0, 0))
    return total / (covered.count() * 3 * 255)


@BOTH
@EACH
def test_every_garment_has_its_picture(edition: Edition, worn: bool) -> None:
    missing = [
        name for piece in box(edition).garments if not gallery().has(name := picture_of(piece, edition, worn))
    ]
    assert not missing


@BOTH
@EACH
def test_no_two_garments_look_alike(edition: Edition, worn: bool) -> None:
    pictures = {piece.id: seen(picture_of(piece, edition, worn), worn) for piece in box(edition).garments}
    alike = [
        (one, other, round(apart, 3))
        for one, other in combinations(pictures, 2)
        if (apart := difference(pictures[one], pictures[other])) < LEAST
    ]
    assert not alike


@EACH
def test_an_edition_shows_its_own_silks(worn: bool) -> None:
    piece = box(Edition.CLASSIC).garments[0]
    deluxe, classic = (seen(picture_of(piece, edition, worn), worn) for edition in Edition)
    assert difference(deluxe, classic) > LEAST


def test_the_garments_take_no_more_than_their_share() -> None:
    files = list((PICTURES / "garments").rglob("*.webp"))
    assert sum(file.stat().st_size for file in files) <= MOST_BYTES
    expected = 2 * sum(len(box(edition).garments) for edition in Edition)
    assert len(files) == expected, "a picture that no garment asks for"
