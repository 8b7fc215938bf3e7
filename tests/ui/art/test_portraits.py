"""The people: every card has its own face, told from every other at the size it has on the table."""

from __future__ import annotations

from functools import cache, partial
from itertools import combinations

import pygame
import pytest

from rococo_desktop.content import load_box
from rococo_desktop.files.locations import assets_dir
from rococo_desktop.model.definitions import Employee
from rococo_desktop.model.outlook import Gained
from rococo_desktop.model.vocabulary import Edition, Rank
from rococo_desktop.ui.picture import colours, theme
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.picture_parts import Art, Fit, Mark, Sprite, Text
from rococo_desktop.ui.picture.scale import Scale
from rococo_desktop.ui.pieces.card_stock import EDGES
from rococo_desktop.ui.pieces.du_barry_cards import MEDALLION, PORTRAIT, paint_barry_card
from rococo_desktop.ui.pieces.employees import paint_employee, portrait
from rococo_desktop.ui.window.gallery import Gallery, Wanted
from rococo_desktop.ui.window.painter import Painter
from tests.ui.pieces.boxes import box, kit, painted

STOCK = ("back", "back_rival", "laid")
CARD = Rect(0, 0, 92, 130)
CAMEO = Size(62, 78)
"""A cameo on such a card, above one row of signs."""
LEAST_DIFFERENCE = 0.06
LEAST_OF_RANKS = 0.04
LEAST_CONTRAST = 4.5
MOST_BYTES = 3 * 2**20


@cache
def gallery() -> Gallery:
    return Gallery(assets_dir() / "pictures")


@cache
def employees() -> tuple[Employee, ...]:
    return tuple(piece for pack in load_box().packs.values() for piece in pack.employees)


def employee_marks(
    rect: Rect, employee: int, now: tuple[Gained, ...] = (), seat: int | None = None
) -> list[Mark]:
    """What an employee card is painted with."""
    defs = box(Edition.DELUXE)
    return painted(
        rect, partial(paint_employee, kit=kit(), defs=defs, employee=employee, now=now, seat_colour=seat)
    )


def on_ivory(name: str) -> pygame.Surface:
    """A cameo at its real size on the paper of its card."""
    surface = pygame.Surface(CAMEO, 0, 32)
    surface.fill(theme.IVORY)
    picture = gallery().picture(Wanted(name, *CAMEO, Fit.CONTAIN))
    surface.blit(picture, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return surface


def difference(one: pygame.Surface, other: pygame.Surface) -> float:
    """The mean difference of two pictures over all colours, 0 to 1; sums of both signs, exactly."""
    total = 0
    for above, below in ((one, other), (other, one)):
        rest = above.copy()
        rest.blit(below, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
        total += sum(pygame.image.tobytes(rest, "RGB"))
    return total / (CAMEO.w * CAMEO.h * 3 * 255)


def test_everybody_has_a_cameo() -> None:
    wanted = {portrait(piece, seat) for piece in employees() for seat in (None, *range(len(colours.SEATS)))}
    assert len(wanted) == 4 * 5 + 56
    assert [name for name in sorted(wanted) if not gallery().has(name)] == []


@pytest.mark.parametrize(
    "name", [PORTRAIT, MEDALLION, "portraits/back", "portraits/back_rival", "portraits/laid"]
)
def test_the_other_pictures_are_there(name: str) -> None:
    assert gallery().has(name)


@pytest.mark.parametrize("metal", sorted(EDGES.values()))
def test_edges_are_there(metal: str) -> None:
    edge = gallery().master(f"portraits/edge_{metal}")
    assert edge.get_width() == edge.get_height()
    assert edge.get_width() % 3 == 0, "a nine-patch is cut in thirds"


def test_no_two_employees_look_alike() -> None:
    shown = {piece.id: on_ivory(portrait(piece, 0)) for piece in employees()}
    close = [
        (one, other, round(near, 4))
        for one, other in combinations(shown, 2)
        if (near := difference(shown[one], shown[other])) < LEAST_DIFFERENCE
    ]
    assert close == []


def test_ranks_differ_without_colour() -> None:
    """The frames of the ranks, brightness made equal: beads, rope and reeds, three, two and one thimbles."""
    greys = {rank: _grey_frame(rank) for rank in Rank}
    for one, other in combinations(Rank, 2):
        apart = sum(abs(a - b) for a, b in zip(greys[one], greys[other], strict=True)) / len(greys[one])
        assert apart >= LEAST_OF_RANKS, (one, other, apart)


def _grey_frame(rank: Rank) -> list[float]:
    """The mean frame of a rank in grey: faces blur away, the frame stays; mean and spread made equal."""
    shown = [on_ivory(portrait(piece, 0)) for piece in employees() if piece.rank is rank]
    parts = [pygame.image.tobytes(pygame.transform.grayscale(one), "RGB")[::3] for one in shown]
    mean = [sum(column) / len(parts) for column in zip(*parts, strict=True)]
    middle = sum(mean) / len(mean)
    spread = (sum((one - middle) ** 2 for one in mean) / len(mean)) ** 0.5
    return [0.5 + 0.2 * (one - middle) / spread for one in mean]


@pytest.mark.parametrize("size", [(92, 130), (138, 214), (72, 104)])
@pytest.mark.parametrize("seat", range(len(colours.SEATS)))
def test_words_on_cards_can_be_read(size: tuple[int, int], seat: int) -> None:
    defs, rect = box(Edition.DELUXE), Rect(0, 0, *size)
    dull = []
    now = (Gained("livre", 12, True),)
    for employee, piece in enumerate(defs.employees):
        marks = employee_marks(rect, employee, now, seat)
        dull += [(piece.id, *found) for found in unreadable(rect, marks)]
    assert dull == []


def test_words_on_the_cards_of_du_barry_can_be_read() -> None:
    defs, rect = box(Edition.DELUXE), Rect(0, 0, 150, 220)
    assert defs.barry is not None
    for at in range(len(defs.barry.cards)):
        marks = painted(rect, partial(paint_barry_card, kit=kit(), defs=defs, barry_card=at))
        assert unreadable(rect, marks) == []


def unreadable(rect: Rect, marks: list[Mark]) -> list[tuple[str, float]]:
    """Words whose contrast to the worst tenth of what lies under them is too small."""
    scale = Scale(1, rect.size)
    surface = pygame.Surface(rect.size, 0, 32)
    surface.fill(theme.WALNUT)
    bare = tuple(mark for mark in marks if not isinstance(mark, Text))
    Painter(kit().type, scale, gallery()).paint(surface, [Sprite(rect, bare)])
    found = []
    for text in marks:
        if not isinstance(text, Text) or not text.words.strip():
            continue
        under = pygame.image.tobytes(surface.subsurface(_glyphs(text)), "RGB")
        pixels = [under[at : at + 3] for at in range(0, len(under), 3)]
        for paint in (text.paint, text.below or text.paint):
            contrasts = sorted(_contrast(_brightness(paint[:3]), _brightness(pixel)) for pixel in pixels)
            worst = contrasts[len(contrasts) // 10]
            if worst < LEAST_CONTRAST:
                found.append((text.words, round(worst, 2)))
    return found


def _glyphs(text: Text) -> Rect:
    """The box of the letters, without the room above and below them."""
    width = min(kit().type.width(text.words, text.face, text.size), text.rect.w)
    shift = {"left": 0, "centre": (text.rect.w - width) // 2, "right": text.rect.w - width}[text.align.value]
    high = min(text.size * 7 // 10, text.rect.h)
    return Rect(text.rect.x + shift, text.rect.y + (text.rect.h - high) // 2, width, high)


def _brightness(rgb: bytes | tuple[int, ...]) -> float:
    parts = [c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in rgb]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def _contrast(one: float, other: float) -> float:
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


def test_the_cameo_is_the_largest_picture_of_a_card() -> None:
    defs = box(Edition.DELUXE)
    for employee, piece in enumerate(defs.employees):
        marks = employee_marks(CARD, employee)
        cameos = [mark.rect for mark in marks if isinstance(mark, Art) and mark.name == portrait(piece)]
        assert len(cameos) == 1, piece.id
        assert cameos[0].w * cameos[0].h >= CARD.w * CARD.h * 0.14, piece.id


def test_portraits_keep_to_their_share_of_the_download() -> None:
    files = list((assets_dir() / "pictures" / "portraits").iterdir())
    assert sum(file.stat().st_size for file in files) <= MOST_BYTES
