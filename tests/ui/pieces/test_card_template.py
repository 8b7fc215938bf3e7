"""One template: every piece of the box keeps its corners at every size, and nothing is cut or covered."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from math import hypot

import pygame
import pytest

from rococo_desktop.files.locations import assets_dir
from rococo_desktop.model.vocabulary import Edition
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.picture_parts import Art, Fill, Fit, Mark, Stencil, Text
from rococo_desktop.ui.pieces.card_stock import paint_stock
from rococo_desktop.ui.pieces.card_template import (
    CROWNED,
    LEAST_CROWNED,
    LEAST_EFFECT,
    NOTCH,
    SPILL,
    barry_anchors,
    employee_anchors,
    garment_anchors,
    guest_anchors,
    mini_anchors,
    tile_anchors,
)
from rococo_desktop.ui.pieces.demands import rows_for
from rococo_desktop.ui.pieces.employees import PLATE
from rococo_desktop.ui.pieces.garments import goods_of, picture_of
from rococo_desktop.ui.text.piece_names import employee_word, short_employee_word
from rococo_desktop.ui.window.gallery import Gallery, Wanted
from tests.ui.pieces import every_piece
from tests.ui.pieces.boxes import box, faults, kit, painted

ALMOST = 2.0
"""So many pixels may be lost by rounding."""
HELD = ("hire", "hand", "chooser", "new card", "magnifier")
"""Where an employee is looked at to decide about."""
SMALLEST_MINI = Size(45, 62)
AT = (11, 7)


@pytest.fixture(scope="module")
def sizes() -> dict[str, set[Size]]:
    """All sizes that occur, by where a piece lies."""
    found: dict[str, set[Size]] = {}
    for room in every_piece.rooms():
        for place, size in every_piece.sizes_in(kit(), room).items():
            found.setdefault(place, set()).add(size)
    return found


def rects(sizes: dict[str, set[Size]], places: tuple[str, ...]) -> Iterator[Rect]:
    for size in sorted({size for place in places for size in sizes[place]}):
        yield Rect(*AT, *size)


def inside(rect: Rect) -> Rect:
    """The room inside the edge of a card."""
    found: list[Rect] = []
    painted(rect, lambda card, rect: found.append(paint_stock(card, rect)))
    return found[0]


def pictured(marks: list[Mark], folder: str) -> list[Art]:
    """Pictures of a folder that are no edge and no paper."""
    return [
        mark
        for mark in marks
        if isinstance(mark, Art)
        and mark.name.startswith(f"{folder}/")
        and not mark.name.startswith(("portraits/edge", "portraits/laid"))
    ]


def test_every_place_was_found(sizes: dict[str, set[Size]]) -> None:
    wanted = {place for _, places in every_piece.SECTIONS for place in places}
    assert sizes.keys() == wanted
    assert min(sizes["hire"]).w < 70
    assert max(sizes["chooser"]).w > 200
    assert all(size.w >= SMALLEST_MINI.w and size.h >= SMALLEST_MINI.h for size in sizes["mini"])


def test_corners_never_change(sizes: dict[str, set[Size]]) -> None:
    """In proportion to the card everything is where it is on the largest card.

    Only the portrait gives way where a name and two rows of signs want the room.
    """
    for rect in rects(sizes, every_piece.PEOPLE):
        room = inside(rect)
        there = employee_anchors(room)
        bust = room.h * 0.46
        if there.name is not None and there.foot is not None:
            bust = min(bust, room.h - there.name.h - there.foot.h - LEAST_EFFECT)
        assert (there.rank.x, there.rank.y) == (room.x, room.y)
        if there.level is not None:
            assert (there.level.right, there.level.y) == (room.right + NOTCH, room.y - NOTCH)
            crowned = max(room.h * CROWNED / 100, LEAST_CROWNED)
            assert abs(there.portrait.y - (room.y + crowned)) <= ALMOST
        assert abs(there.portrait.centre[0] - (room.x + room.w * 0.61)) <= ALMOST
        assert abs(there.portrait.bottom - (room.y + bust)) <= ALMOST
        if there.depute is not None:
            assert room.x - there.depute.x == SPILL
            assert abs(there.depute.bottom - (room.y + bust)) <= ALMOST
        if there.name is not None:
            assert abs(there.name.y - (room.y + bust)) <= ALMOST
            assert abs(there.name.h - room.h * 0.13) <= ALMOST
        if there.foot is not None:
            assert there.foot.bottom == room.bottom
            assert there.foot.h - room.h * 0.14 <= 5
        assert abs(there.effect.centre[0] - (room.x + room.w / 2)) <= ALMOST
    for rect in rects(sizes, every_piece.DRESSES):
        room = inside(rect)
        dress = garment_anchors(room)
        assert abs(dress.mannequin.bottom - (room.y + room.h * 0.61)) <= ALMOST
        assert abs(dress.mannequin.y - (room.y + dress.value.h * 0.4)) <= ALMOST
        assert (dress.value.x, dress.value.y) == (room.x, room.y)
        assert (dress.prestige.right, dress.prestige.y) == (room.right, room.y)
        assert dress.thimble.right == room.right
        assert dress.costs.bottom == room.bottom
        tall = garment_anchors(room, 3)
        assert (dress.value, dress.prestige) == (tall.value, tall.prestige)
        assert (dress.thimble.right, dress.thimble.y) == (tall.thimble.right, tall.thimble.y)
        assert tall.costs.h * 2 == dress.costs.h * 3, "a row is as high on every card"


def test_every_card_that_is_looked_at_has_a_name(sizes: dict[str, set[Size]]) -> None:
    """The prompts and the log use it. All of a size are set alike, hardly narrower, clear of the edge.

    On the shelf of a small window a word stands for a long one: there "Second needle" touched both edges.
    """
    defs = box(Edition.DELUXE)
    shortened = set[tuple[str, str]]()
    for place in HELD:
        for rect in rects(sizes, (place,)):
            assert employee_anchors(inside(rect)).name is not None, rect
            set_in = set[int]()
            for number, shown in enumerate(every_piece.employees(kit(), defs)):
                if place == "hire" and defs.employees[number].is_start:
                    continue
                piece = defs.employees[number]
                whole = kit().words.title(employee_word(piece))
                names = (whole, kit().words.title(short_employee_word(piece)))
                marks = painted(rect, shown.paint)
                (said,) = [mark for mark in marks if isinstance(mark, Text) and mark.words in names]
                assert said.share >= (85 if rect.w >= 70 else 80), (rect, shown.name)
                wide = kit().type.width(said.words, said.face, said.size) * said.share // 100
                assert wide <= rect.w - 8, (rect, shown.name, "clear of both edges")
                set_in.add(said.size)
                if said.words != whole:
                    assert kit().type.width(whole, said.face, said.size) * 85 // 100 > rect.w - 10, (
                        "it had to be"
                    )
                    shortened.add((place, whole))
            assert len(set_in) == 1, (rect, "one size for a row")
    assert ("hire", "Second needle") in shortened
    assert not [whole for place, whole in shortened if place in ("hand", "magnifier")], (
        "whole where it is read"
    )


def test_no_level_cuts_a_portrait(sizes: dict[str, set[Size]]) -> None:
    """Its plate lies in the corner of the frame, clear of the oval."""
    defs = box(Edition.DELUXE)
    for rect in rects(sizes, HELD):
        for number, shown in enumerate(every_piece.employees(kit(), defs)):
            if defs.employees[number].level <= 0:
                continue
            marks = painted(rect, shown.paint)
            (portrait,) = [art.rect for art in pictured(marks, "portraits")]
            plates = [one.rect for one in marks if isinstance(one, Fill) and one.paint == PLATE]
            (plate,) = [one for one in plates if one.y < portrait.y + 4 and one.x > rect.centre[0]]
            assert _within(portrait, (plate.x, plate.bottom)) >= 0.9, (rect, shown.name)


def _within(oval: Rect, spot: tuple[int, int]) -> float:
    """How far from the middle of an oval a spot lies: 1 is its edge."""
    dx, dy = spot[0] - oval.x - oval.w / 2, spot[1] - oval.y - oval.h / 2
    return hypot(2 * dx / oval.w, 2 * dy / oval.h)


def test_what_is_left_out_is_left_out_in_order() -> None:
    for wide in range(30, 300):
        for share in (60, 66, 72):
            there = employee_anchors(Rect(0, 0, wide, wide * 100 // share))
            kept = (
                there.name is not None,
                there.foot is not None,
                there.whole_effect,
                there.depute is not None,
                there.level is not None,
            )
            assert list(kept) == sorted(kept), f"{wide} wide: {kept}"


def test_nothing_overlaps(sizes: dict[str, set[Size]]) -> None:
    for rect in rects(sizes, every_piece.PEOPLE):
        there = employee_anchors(inside(rect))
        stacked = [one for one in (there.portrait, there.name, there.effect, there.foot) if one is not None]
        for above, below in itertools.pairwise(stacked):
            assert above.bottom <= below.y, rect
        if there.depute is not None:
            coin = there.depute.bottom_part(there.depute.w)
            assert not coin.overlaps(there.rank)
            assert coin.right <= there.portrait.x + ALMOST, "the portrait is free"
            assert there.rank.right <= there.portrait.x, "the portrait is free"
    for rect in rects(sizes, every_piece.DRESSES):
        dress = garment_anchors(inside(rect))
        for corner in (dress.value, dress.prestige, dress.thimble):
            assert corner.bottom <= dress.mannequin.bottom
        assert not dress.value.overlaps(dress.prestige)
        assert not dress.prestige.overlaps(dress.thimble)
        assert dress.mannequin.bottom <= dress.costs.y, "no demand covers the gown"
    for rect in rects(sizes, ("guests",)):
        guest = guest_anchors(rect)
        assert not guest.trademark.overlaps(guest.prestige)
        assert rect.encloses(guest.trademark)
        assert rect.encloses(guest.prestige)


def test_every_employee_at_every_size(sizes: dict[str, set[Size]]) -> None:
    defs = box(Edition.DELUXE)
    for place in every_piece.PEOPLE:
        for rect in rects(sizes, (place,)):
            for number, shown in enumerate(every_piece.employees(kit(), defs)):
                assert faults(rect, shown.paint) == [], (place, shown.name)
                marks = painted(rect, shown.paint)
                there = employee_anchors(inside(rect), plain=not every_piece.signs_of(defs.employees[number]))
                portraits = pictured(marks, "portraits")
                assert [art.rect for art in portraits] == [there.portrait], (place, rect, shown.name)
                if place in HELD:
                    depute = str(defs.employees[number].depute)
                    corner = there.depute
                    assert corner is not None
                    figures = [one for one in marks if isinstance(one, Text) and corner.encloses(one.rect)]
                    assert [one.words for one in figures] == [depute], (place, rect, shown.name)


def test_hire_and_hand_show_every_sign_of_an_effect(sizes: dict[str, set[Size]]) -> None:
    """At 1280 wide, too, no effect is cut: start cards, which nobody hires, are looked at in hand."""
    defs = box(Edition.DELUXE)
    for place in ("hire", "hand", "chooser", "magnifier"):
        for rect in rects(sizes, (place,)):
            there = employee_anchors(inside(rect))
            assert there.whole_effect
            for number, shown in enumerate(every_piece.employees(kit(), defs)):
                one = defs.employees[number]
                if place == "hire" and one.is_start:
                    continue
                strip = every_piece.signs_of(one)
                marks = [mark for mark in painted(rect, shown.paint) if there.effect.encloses(mark.rect)]
                drawn = [mark for mark in marks if isinstance(mark, Art | Stencil)]
                assert len(drawn) == len(strip), (place, rect, shown.name)


def test_a_card_without_an_effect_says_so_and_has_a_larger_portrait(sizes: dict[str, set[Size]]) -> None:
    """An emblem as faint as a watermark looked like a card out of play."""
    defs = box(Edition.DELUXE)
    for rect in rects(sizes, ("hand", "chooser", "magnifier")):
        there, plain = employee_anchors(inside(rect)), employee_anchors(inside(rect), plain=True)
        assert plain.portrait.h > there.portrait.h * 1.3
        assert (plain.rank, plain.level, plain.depute) == (there.rank, there.level, there.depute)
        assert plain.depute is not None
        assert plain.portrait.x >= plain.depute.right, "the coin is free"
        for number, shown in enumerate(every_piece.employees(kit(), defs)):
            said = [mark for mark in painted(rect, shown.paint) if isinstance(mark, Text)]
            has_none = not every_piece.signs_of(defs.employees[number])
            assert ("no bonus" in {mark.words for mark in said}) == has_none, (rect, shown.name)


def test_small_cards_show_rank_portrait_and_one_sign_at_every_size(sizes: dict[str, set[Size]]) -> None:
    """Those of large windows were whole cards in miniature: value, level, two rules and a foot line."""
    defs = box(Edition.DELUXE)
    for rect in rects(sizes, every_piece.MINI):
        room = inside(rect)
        for number, shown in enumerate(every_piece.minis(kit(), defs)):
            assert faults(rect, shown.paint) == []
            has_sign = bool(every_piece.signs_of(defs.employees[number]))
            there = mini_anchors(room, not has_sign)
            marks = painted(rect, shown.paint)
            assert not [mark for mark in marks if isinstance(mark, Text)]
            (portrait,) = pictured(marks, "portraits")
            assert portrait.rect == there.portrait
            signs = [one for one in marks if isinstance(one, Art | Stencil) and "portraits/" not in one.name]
            assert len(signs) == 1 + has_sign, (rect, shown.name)
            assert not [one for one in signs if one.rect.inset(1).overlaps(portrait.rect)], shown.name
            assert abs(portrait.rect.h / room.h - (0.46 if has_sign else 0.75)) < 0.12, (rect, shown.name)


def test_every_other_piece_at_every_size(sizes: dict[str, set[Size]]) -> None:
    defs = box(Edition.DELUXE)
    for make, places in every_piece.SECTIONS[2:]:
        for place in places:
            for rect in rects(sizes, (place,)):
                for shown in make(kit(), defs):
                    assert faults(rect, shown.paint) == [], (make.__name__, place, shown.name)


def test_demands_never_cover_the_gown(sizes: dict[str, set[Size]]) -> None:
    defs = box(Edition.DELUXE)
    for rect in rects(sizes, every_piece.DRESSES):
        for number, shown in enumerate(every_piece.garments(kit(), defs)):
            goods = every_piece.costs_of(defs.garments[number])
            dress = garment_anchors(inside(rect), rows_for(goods))
            marks = painted(rect, shown.paint)
            (mannequin,) = pictured(marks, "garments")
            assert mannequin.rect == dress.mannequin
            demanded = [mark for mark in pictured(marks, "signs") if dress.costs.encloses(mark.rect)]
            assert len(demanded) == len(goods), (rect, shown.name)


def test_coin_and_star_never_lie_on_the_gown(sizes: dict[str, set[Size]]) -> None:
    """At 1366 they lay on its shoulders from both sides: the neck stands between them, the rest below."""
    defs = box(Edition.DELUXE)
    gallery = Gallery(assets_dir() / "pictures")
    smallest, *_, largest = rects(sizes, ("garments",))
    for rect in (smallest, largest):
        for garment, piece in enumerate(defs.garments):
            dress = garment_anchors(inside(rect), rows_for(goods_of(piece)))
            place = dress.mannequin
            name = picture_of(defs.garments[garment], Edition.DELUXE)
            drawn = gallery.picture(Wanted(name, place.w, place.h, Fit.CONTAIN))
            cloth = pygame.mask.from_surface(drawn, 96)
            shift = (
                place.x + (place.w - drawn.get_width()) // 2,
                place.y + (place.h - drawn.get_height()) // 2,
            )
            for corner in (dress.value, dress.prestige):
                hidden = [
                    (x, y)
                    for x in range(max(corner.x, shift[0]), min(corner.right, shift[0] + drawn.get_width()))
                    for y in range(max(corner.y, shift[1]), min(corner.bottom, shift[1] + drawn.get_height()))
                    if hypot(x + 0.5 - corner.x - corner.w / 2, y + 0.5 - corner.y - corner.h / 2)
                    < corner.w / 2 - 1
                    and cloth.get_at((x - shift[0], y - shift[1]))
                ]
                assert len(hidden) <= cloth.count() // 33, (rect, piece.id, len(hidden), cloth.count())


def test_halves_of_tiles_and_cards_of_the_rival(sizes: dict[str, set[Size]]) -> None:
    for rect in rects(sizes, ("drawers", "silk", "magnified tile")):
        room = inside(rect)
        tile = tile_anchors(room)
        assert abs(tile.silk.h - room.h * 0.54) <= ALMOST
        assert tile.goods.bottom == room.bottom
    for rect in rects(sizes, ("du Barry", "magnifier")):
        room = inside(rect)
        rival = barry_anchors(room)
        stacked = [one for one in (rival.portrait, rival.name, rival.action, rival.place) if one is not None]
        for above, below in itertools.pairwise(stacked):
            assert above.bottom <= below.y
        assert abs(rival.portrait.centre[1] - (room.y + room.h * 0.12)) <= ALMOST
        assert abs(rival.place.y - (room.y + room.h * 0.76)) <= ALMOST
