"""What a garment takes, always counted in the same place, and what of it the viewer lacks."""

from __future__ import annotations

from functools import partial

import pytest

from rococo_desktop.model.decisions import Reason
from rococo_desktop.model.outlook import Missing
from rococo_desktop.model.vocabulary import Edition
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Art, Fill, Mark, Text
from rococo_desktop.ui.pieces.card_template import garment_anchors
from rococo_desktop.ui.pieces.demands import TRIMMINGS, rows_for
from rococo_desktop.ui.pieces.garments import goods_of, paint_garment
from rococo_desktop.ui.pieces.lacks import BROWN, DEEP_RED, Lacks, lacking
from tests.ui.pieces.boxes import box, faults, kit, painted

DEFS = box(Edition.DELUXE)
AT_1280, AT_1366, AT_1920 = Rect(0, 0, 63, 104), Rect(0, 0, 68, 114), Rect(0, 0, 97, 171)
SIZES = pytest.mark.parametrize("rect", [AT_1280, AT_1366, AT_1920], ids=lambda rect: str(rect.w))
LOUD = pytest.mark.parametrize("loud", [False, True], ids=["quiet", "loud"])


def drawn(rect: Rect, garment: int, lacks: Lacks | None = None) -> list[Mark]:
    """All that is painted of a garment."""
    return painted(rect, partial(paint_garment, kit=kit(), defs=DEFS, garment=garment, lacks=lacks))


def outlined(marks: list[Mark], paint: theme.Paint) -> list[Rect]:
    """The outlines around what is missing."""
    return [mark.rect for mark in marks if isinstance(mark, Fill) and mark.border == paint]


def sign(marks: list[Mark], name: str) -> Art:
    """The one sign of a good."""
    (found,) = [mark for mark in marks if isinstance(mark, Art) and mark.name == f"signs/{name}"]
    return found


def all_goods(garment: int) -> tuple[Reason, ...]:
    """Everything it takes is missing."""
    return tuple(
        Reason("goods_short", (good.icon, int(good.text))) for good in goods_of(DEFS.garments[garment])
    )


@SIZES
def test_every_good_is_counted_right_beside_its_sign_also_one(rect: Rect) -> None:
    """Of "lace 2" beside a bolt nobody knew whose the 2 was: the one was not written."""
    beside = set()
    for garment, piece in enumerate(DEFS.garments):
        marks = drawn(rect, garment)
        counts = [mark for mark in marks if isinstance(mark, Text)][: len(goods_of(piece))]
        assert sorted(mark.words for mark in counts) == sorted(good.text for good in goods_of(piece))
        for good in goods_of(piece):
            place = sign(marks, good.icon).rect
            (count,) = [
                one
                for one in counts
                if one.rect.encloses(Rect(one.rect.x, place.centre[1], 1, 1))
                and 0 <= one.rect.x - place.right <= 3
            ]
            assert count.words == good.text
            beside.add((count.rect.x - place.right, count.size))
    assert len(beside) == 1


@SIZES
def test_signs_have_one_size_and_every_cell_its_place(rect: Rect) -> None:
    sizes, columns = set(), {True: set[int](), False: set[int]()}
    for garment, piece in enumerate(DEFS.garments):
        marks = drawn(rect, garment)
        goods = goods_of(piece)
        band = garment_anchors(rect.inset(4), rows_for(goods)).costs
        silks = [good for good in goods if good.icon not in TRIMMINGS]
        for good in goods:
            place = sign(marks, good.icon).rect
            sizes.add(place.size)
            assert band.inset(-1).encloses(place)
            if len(silks) <= rows_for(goods):
                columns[good.icon in TRIMMINGS].add(place.x)
        first = sign(marks, goods[0].icon).rect
        assert first.y - band.y <= 4, "the first row is at the top"
    assert len(sizes) == 1
    assert all(len(places) == 1 for places in columns.values()), (
        "silk at the left, lace and thread at the right"
    )
    assert min(columns[True]) > max(columns[False])


@SIZES
@LOUD
def test_around_what_is_missing_runs_an_outline_and_its_figure_is_in_the_same_colour(
    rect: Rect, loud: bool
) -> None:
    """Small bars beneath a bale, full for each that is there, were read as something that loads."""
    colour, other = (DEEP_RED, BROWN) if loud else (BROWN, DEEP_RED)
    for garment, piece in enumerate(DEFS.garments):
        bare = drawn(rect, garment)
        for good in goods_of(piece):
            for short in range(1, int(good.text) + 1):
                marks = drawn(rect, garment, Lacks((Reason("goods_short", (good.icon, short)),), loud))
                (box,) = outlined(marks, colour)
                assert not outlined(marks, other)
                assert box.encloses(sign(marks, good.icon).rect)
                others = [sign(marks, one.icon).rect for one in goods_of(piece) if one != good]
                assert not any(box.overlaps(one) for one in others)
                added = [mark for mark in marks if mark not in bare]
                assert [type(mark) for mark in added] == [Fill, Text]
                figure = added[1]
                assert isinstance(figure, Text)
                assert (figure.words, figure.paint) == (good.text, colour)
                assert box.right >= figure.rect.x + kit().type.width(figure.words, figure.face, figure.size)


@SIZES
@LOUD
def test_a_bale_that_is_missing_is_as_bright_as_any_and_nothing_lies_on_it(rect: Rect, loud: bool) -> None:
    for garment, piece in enumerate(DEFS.garments):
        bare, marked = drawn(rect, garment), drawn(rect, garment, Lacks(all_goods(garment), loud))
        for good in goods_of(piece):
            before, after = sign(bare, good.icon), sign(marked, good.icon)
            assert before == after
            later = marked[marked.index(after) + 1 :]
            assert not [mark for mark in later if isinstance(mark, Fill) and mark.rect.overlaps(after.rect)]
        paint = partial(
            paint_garment, kit=kit(), defs=DEFS, garment=garment, lacks=Lacks(all_goods(garment), loud)
        )
        assert not faults(rect, paint)
        words = [mark.words for mark in marked if isinstance(mark, Text)]
        assert words == [mark.words for mark in bare if isinstance(mark, Text)], "no 3 -1"


@SIZES
def test_red_is_for_the_garment_one_asks_about(rect: Rect) -> None:
    for garment in range(len(DEFS.garments)):
        everything = (*all_goods(garment), Reason("needs_thimble"))
        quiet = drawn(rect, garment, Lacks(everything))
        assert not [
            mark
            for mark in quiet
            if (isinstance(mark, Fill) and DEEP_RED in (mark.border, mark.paint))
            or (isinstance(mark, Text) and mark.paint == DEEP_RED)
        ]
        loud = drawn(rect, garment, Lacks(everything, True))
        assert len(outlined(loud, DEEP_RED)) == len(everything)
        assert all(rect.encloses(box) for box in outlined(loud, DEEP_RED))


@SIZES
@LOUD
@pytest.mark.parametrize(
    ("reason", "name"),
    [
        (Reason("needs_rank", ("master",)), "master"),
        (Reason("needs_rank", ("journeyman",)), "journeyman"),
        (Reason("needs_thimble"), "master"),
    ],
)
def test_a_missing_rank_stands_at_the_thimble(rect: Rect, reason: Reason, name: str, loud: bool) -> None:
    for garment, piece in enumerate(DEFS.garments):
        marks = drawn(rect, garment, Lacks((reason,), loud))
        colour = DEEP_RED if loud else BROWN
        (box,) = [mark.rect for mark in marks if isinstance(mark, Fill) and mark.border == colour]
        assert box.encloses(sign(marks, name).rect)
        places = garment_anchors(rect.inset(4), rows_for(goods_of(piece)))
        assert box.right > places.mannequin.centre[0]
        assert not box.overlaps(places.costs.inset(1))


def test_equal_facts_are_one_mark_and_livre_are_none_of_them() -> None:
    """What can be taken, what only livre are missing for and what nobody looks at are painted alike."""
    short = Reason("livre_short", (3,))
    none: tuple[Missing, ...] = (None, (), (short,))
    assert {lacking(missing, loud) for missing in none for loud in (False, True)} == {None}
    assert lacking((short, Reason("needs_thimble"))) == Lacks((Reason("needs_thimble"),))
