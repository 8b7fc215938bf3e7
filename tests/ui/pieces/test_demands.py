"""What a garment takes, and what of it the viewer lacks: marked where it stands, on the garment itself."""

from __future__ import annotations

from functools import partial

import pytest

from rococo_desktop.model.decisions import Reason
from rococo_desktop.model.outlook import Missing
from rococo_desktop.model.vocabulary import Edition
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Art, Fill, Mark, Text
from rococo_desktop.ui.pieces.card_template import garment_anchors
from rococo_desktop.ui.pieces.demands import lacking
from rococo_desktop.ui.pieces.garments import goods_of, paint_garment
from rococo_desktop.ui.pieces.prices import DEEP_RED
from tests.ui.pieces.boxes import box, faults, kit, painted

DEFS = box(Edition.DELUXE)
AT_1280, AT_1366, AT_1920 = Rect(0, 0, 64, 104), Rect(0, 0, 68, 112), Rect(0, 0, 98, 160)
SIZES = pytest.mark.parametrize("rect", [AT_1280, AT_1366, AT_1920], ids=lambda rect: str(rect.w))


def drawn(rect: Rect, garment: int, missing: Missing) -> list[Mark]:
    """All that is painted of a garment."""
    return painted(rect, partial(paint_garment, kit=kit(), defs=DEFS, garment=garment, missing=missing))


def boxes(marks: list[Mark]) -> list[Rect]:
    """The outlines around what is missing."""
    return [mark.rect for mark in marks if isinstance(mark, Fill) and mark.border == DEEP_RED]


def all_goods(garment: int) -> tuple[Reason, ...]:
    """Everything it takes is missing."""
    goods = goods_of(DEFS.garments[garment])
    return tuple(Reason("goods_short", (good.icon, int(good.text or 1))) for good in goods)


@SIZES
def test_how_many_of_each_good_are_missing_is_written_on_every_garment_of_the_box(rect: Rect) -> None:
    for garment in range(len(DEFS.garments)):
        for missing in ((reason,) for reason in all_goods(garment)), (all_goods(garment),):
            for one in missing:
                marks = drawn(rect, garment, one)
                words = [mark.words for mark in marks if isinstance(mark, Text)]
                lacks = {f"−{reason.params[1]}" for reason in one if len(one) == 1 or reason.params[1] != 1}
                if len(all_goods(garment)) <= 3:  # more have room on larger cards only
                    assert lacks <= {*words}
                assert len(boxes(marks)) == len(one)
                assert all(rect.encloses(box) for box in boxes(marks))
                paint = partial(paint_garment, kit=kit(), defs=DEFS, garment=garment, missing=one)
                assert not faults(rect, paint)


@SIZES
def test_a_good_that_is_missing_is_still_there_with_its_number(rect: Rect) -> None:
    for garment, piece in enumerate(DEFS.garments):
        bare, marked = drawn(rect, garment, None), drawn(rect, garment, all_goods(garment))
        for good in goods_of(piece):
            for marks in bare, marked:
                assert [mark for mark in marks if isinstance(mark, Art) and mark.name == f"signs/{good.icon}"]
            if good.text:
                assert [mark for mark in marked if isinstance(mark, Text) and mark.words == good.text]


@SIZES
@pytest.mark.parametrize(
    ("reason", "sign"),
    [
        (Reason("needs_rank", ("master",)), "master"),
        (Reason("needs_rank", ("journeyman",)), "journeyman"),
        (Reason("needs_thimble"), "master"),
    ],
)
def test_a_missing_rank_stands_at_the_thimble(rect: Rect, reason: Reason, sign: str) -> None:
    for garment in range(len(DEFS.garments)):
        marks = drawn(rect, garment, (reason,))
        (box,) = boxes(marks)
        (rank,) = [mark for mark in marks if isinstance(mark, Art) and mark.name == f"signs/{sign}"]
        assert box.encloses(rank.rect)
        places = garment_anchors(rect.inset(4))
        assert box.right > places.mannequin.centre[0]
        assert not box.overlaps(places.costs.inset(1))


def test_equal_facts_are_one_mark_and_livre_are_none_of_them() -> None:
    """What can be taken, what only livre are missing for and what nobody looks at are painted alike."""
    short = Reason("livre_short", (3,))
    assert lacking(None) == lacking(()) == lacking((short,)) is None
    assert lacking((short, Reason("needs_thimble"))) == (Reason("needs_thimble"),)
