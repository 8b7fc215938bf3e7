"""Every piece of the whole box, at its least size and larger: inside its place, nothing cut, nothing tiny."""

from __future__ import annotations

from functools import partial

import pytest

from rococo_desktop.model.decisions import Reason
from rococo_desktop.model.outlook import Gained, Missing
from rococo_desktop.model.vocabulary import Edition
from rococo_desktop.play.game.session_values import PublicDefinitions
from rococo_desktop.ui import pieces
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Art, Fill, Mark, Stencil, Text
from rococo_desktop.ui.pieces.bonus_now import paint_now, together
from rococo_desktop.ui.pieces.card_stock import paint_number, paint_stock
from rococo_desktop.ui.pieces.icon_strip import SIGNS, row_width, wrapped
from rococo_desktop.ui.pieces.large_signs import paint_decoration
from rococo_desktop.ui.pieces.prices import Price
from rococo_desktop.ui.text.effect_icons import COST, EACH, MOST, MOST_GLYPHS, SET, Glyph, card_strip
from tests.ui.pieces.boxes import BOXES, Paint, faults, kit, painted

AT = (37, 19)
"""Somewhere on the sheet that is not its corner."""

LANGUAGES = ("en", "pseudo")


def rects(*sizes: tuple[int, int]) -> list[Rect]:
    return [Rect(*AT, w, h) for w, h in sizes]


def check(paint: Paint, *sizes: tuple[int, int]) -> None:
    for rect in rects(*sizes):
        assert faults(rect, paint) == []


BOTH = pytest.mark.parametrize(("edition", "defs"), BOXES, ids=[str(edition) for edition, _ in BOXES])


@BOTH
def test_garments(edition: Edition, defs: PublicDefinitions) -> None:
    for garment in range(len(defs.garments)):
        check(
            partial(pieces.paint_garment, kit=kit(), defs=defs, garment=garment),
            (62, 98),
            (70, 98),
            (84, 120),
            (110, 160),
            (100, 150),
            (260, 364),
        )


@BOTH
def test_guests(edition: Edition, defs: PublicDefinitions) -> None:
    for garment in range(len(defs.garments)):
        check(
            partial(pieces.paint_guest, kit=kit(), defs=defs, garment=garment, seat_colour=garment % 5),
            (44, 44),
            (48, 66),
            (72, 60),
            (240, 240),
        )


FORECASTS: tuple[tuple[Gained, ...], ...] = (
    (),
    (Gained("livre", 14),),
    (Gained("livre", -1), Gained("lace", 1, up_to=True)),
    (Gained("prestige", 12, at_end=True), Gained("tile", 1), Gained("thread", 10)),
)


@BOTH
@pytest.mark.parametrize("now", FORECASTS, ids=lambda now: str(len(now)))
def test_employees(edition: Edition, defs: PublicDefinitions, now: tuple[Gained, ...]) -> None:
    for card in range(len(defs.employees)):
        for colour in (None, card % 5):
            check(
                partial(
                    pieces.paint_employee, kit=kit(), defs=defs, employee=card, now=now, seat_colour=colour
                ),
                (46, 64),
                (58, 84),
                (60, 92),
                (84, 112),
                (90, 136),
                (92, 118),
                (100, 130),
                (150, 210),
                (260, 364),
            )


SEEN = (16, 24, 29, 38)
"""How much of a mini others leave to be seen."""


@BOTH
@pytest.mark.parametrize("seen", SEEN)
def test_what_is_seen_of_employees_beneath_others(
    edition: Edition, defs: PublicDefinitions, seen: int
) -> None:
    for card in range(len(defs.employees)):
        for size in ((46, 60), (48, 67), (80, 110)):
            rect = Rect(*AT, *size)
            paint = partial(pieces.paint_spine, kit=kit(), defs=defs, employee=card, seen=seen, seat_colour=2)
            assert faults(rect, paint) == []
            stock = len(painted(rect, lambda card, rect: paint_stock(card, rect) and None))
            column = rect.left_part(seen)
            said = painted(rect, paint)[stock:]
            assert said, "a card says something where it is seen"
            assert all(column.encloses(mark.rect) for mark in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_employees_in_longer_words(language: str) -> None:
    _, defs = BOXES[0]
    for card in range(len(defs.employees)):
        check(
            partial(pieces.paint_employee, kit=kit(language), defs=defs, employee=card, now=FORECASTS[1]),
            (92, 118),
            (150, 210),
        )


@BOTH
def test_tiles(edition: Edition, defs: PublicDefinitions) -> None:
    for face in range(len(defs.faces)):
        check(
            partial(pieces.paint_tile, kit=kit(), defs=defs, face=face),
            (44, 40),
            (46, 44),
            (80, 72),
            (260, 236),
        )


def test_jewelry() -> None:
    _, defs = BOXES[0]
    assert defs.jeweler is not None
    for tile in range(len(defs.jeweler.jewelry)):
        check(
            partial(pieces.paint_jewelry, kit=kit(), defs=defs, jewelry=tile),
            (44, 44),
            (60, 50),
            (90, 90),
            (240, 240),
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_of_the_rival(language: str) -> None:
    _, defs = BOXES[0]
    assert defs.barry is not None
    for number in range(len(defs.barry.cards)):
        check(
            partial(pieces.paint_barry_card, kit=kit(language), defs=defs, barry_card=number),
            (92, 118),
            (64, 84),
            (150, 190),
            (260, 364),
        )


@BOTH
def test_decorations(edition: Edition, defs: PublicDefinitions) -> None:
    for at in range(len(defs.decorations)):
        place = defs.first_decoration + at
        check(
            partial(paint_decoration, kit=kit(), defs=defs, place=place, seat_colour=2),
            (80, 96),
            (120, 120),
            (240, 240),
        )


def test_backs_and_trademarks() -> None:
    check(pieces.paint_employee_back, (46, 64), (92, 118), (260, 364))
    check(pieces.paint_tile_back, (44, 40), (80, 72), (260, 236))
    for colour in range(5):
        check(
            partial(pieces.paint_trademark, seat_colour=colour),
            (18, 18),
            (44, 44),
            (90, 60),
        )


@pytest.mark.parametrize("words", ["0", "12", "8/5/2", "28", "+ 3"])
def test_plaques(words: str) -> None:
    check(
        lambda card, rect: pieces.paint_plaque(card, rect, kit(), words),
        (56, 22),
        (60, 28),
        (80, 44),
    )


LACKING: tuple[Missing, ...] = (
    None,
    (),
    (Reason("livre_short", (12,)),),
    (Reason("goods_short", ("pink", 2)),),
    (Reason("needs_thimble"), Reason("livre_short", (2,)), Reason("goods_short", ("lace", 1))),
)


@pytest.mark.parametrize("price", [None, 0, 8, 15])
@pytest.mark.parametrize("then", [None, 0, 12])
@pytest.mark.parametrize("leaves", [False, True])
@pytest.mark.parametrize("missing", LACKING, ids=str)
def test_prices(price: int | None, then: int | None, leaves: bool, missing: Missing) -> None:
    told = Price(price, then, leaves, bool(missing), "journeyman" if missing else "")
    check(
        lambda card, rect: pieces.paint_price(card, rect, told),
        (78, 24),
        (62, 44),
        (100, 30),
        (148, 44),
        (160, 60),
    )


def test_strips() -> None:
    glyphs = (
        Glyph("livre", "14", MOST),
        Glyph("each"),
        Glyph("staff", "11"),
        Glyph("slash"),
        Glyph("lace", "1"),
        Glyph("more"),
    )
    check(
        lambda card, rect: pieces.paint_glyphs(card, rect, kit(), glyphs, 20), (180, 24), (90, 48), (64, 72)
    )


def test_what_belongs_together_stays_in_a_row() -> None:
    gown, coat = ([Glyph(one, bond=EACH), Glyph("each"), Glyph("livre", "1")] for one in ("gown", "coat"))
    glyphs = [*gown, *coat]
    width = row_width(kit(), glyphs[:4], 20)
    assert wrapped(kit(), glyphs, 20, width) == [gown, coat]


def test_no_sign_between_things_stands_alone() -> None:
    """At the size it has, and wherever a row breaks, a sign is in a row with the thing behind it.

    The stroke between two things one chooses from is never parted from either.
    """
    _, defs = BOXES[0]
    for employee in defs.employees:
        strip = card_strip(employee)
        for width in range(80, 160, 8):
            for side in (16, 20, 26):
                for row in wrapped(kit(), strip, side, width, 3):
                    lone = len(row) == 1 and row[0].icon in SIGNS
                    assert not lone, (employee.id, width, side)
                    assert not row or row[-1].icon not in SIGNS, (employee.id, width, side)
                    assert row[:1] != [Glyph("slash")], (employee.id, width, side)


def test_no_row_begins_with_a_stroke() -> None:
    """Where not even two things one chooses from find room the stroke stays behind the first."""
    either = [Glyph("lace", "1"), Glyph("slash"), Glyph("thread", "1")]
    assert wrapped(kit(), either, 14, row_width(kit(), either, 14)) == [either]
    assert wrapped(kit(), either, 14, row_width(kit(), either, 14) - 1) == [either[:2], either[2:]]


def test_a_set_counts_as_one_thing() -> None:
    """Its things are in one outline and one row, closer together than things that are counted each."""
    pair = [Glyph("gown", bond=SET), Glyph("coat", bond=SET)]
    loose = [Glyph("gown"), Glyph("coat")]
    assert row_width(kit(), pair, 20, 5) < row_width(kit(), loose, 20, 5)
    glyphs = [*pair, Glyph("each"), Glyph("prestige", "2")]
    width = row_width(kit(), glyphs, 20) - 1
    assert wrapped(kit(), glyphs, 20, width) == [glyphs[:2], glyphs[2:]]
    assert outlines_of(pair) == 1 + BRACKET
    assert outlines_of(loose) == 0


BRACKET = 3
"""Foot and ends."""


def test_what_is_counted_stands_in_a_bracket_and_before_what_it_brings() -> None:
    _, defs = BOXES[0]
    for employee in defs.employees:
        strip = card_strip(employee)
        for at in (at for at, glyph in enumerate(strip) if glyph.icon == "each"):
            assert strip[at - 1].bond in (EACH, SET), employee.id
            assert strip[at + 1].icon in ("livre", "prestige"), employee.id
    assert outlines_of([Glyph("coat", "3", EACH), Glyph("each"), Glyph("prestige", "1")]) == BRACKET
    marks = painted(
        Rect(0, 0, 200, 24),
        lambda card, rect: pieces.paint_glyphs(card, rect, kit(), (Glyph("coat", "3", EACH),), 20),
    )
    feet = [mark.rect for mark in marks if isinstance(mark, Fill)]
    for mark in marks:
        if not isinstance(mark, Fill):
            assert not [foot for foot in feet if foot.overlaps(_inked(mark))], "nothing stands on the bracket"


def _inked(mark: Mark) -> Rect:
    """About where something is: figures have no tails."""
    if isinstance(mark, Text):
        return mark.rect.centred((mark.rect.w, mark.size * 5 // 8)).moved(0, -1)
    return mark.rect


def outlines_of(row: list[Glyph]) -> int:
    """How many outlines are drawn about the things of a row."""
    room = Rect(0, 0, 90, 24)
    marks = painted(room, lambda card, rect: pieces.paint_glyphs(card, rect, kit(), tuple(row), 20))
    return len([mark for mark in marks if isinstance(mark, Fill)])


def test_strips_say_what_is_counted_first_and_what_is_taken_off_a_price() -> None:
    _, defs = BOXES[0]
    strips = {one.id: card_strip(one) for one in defs.employees}
    assert strips["e6c"] == (Glyph("staff"), Glyph("arrow"), Glyph("prestige", "11", MOST))
    assert strips["jj4"] == (Glyph("staff", "4"), Glyph("arrow"), Glyph("livre", "6", MOST)), "few bring most"
    assert [glyph.bond for glyph in strips["jm2"]] == [SET, SET, "", ""]
    assert strips["jm5"][:4] == (Glyph("no"), Glyph("green_gown"), Glyph("arrow"), Glyph("livre", "4"))
    assert [glyph.bond for glyph in strips["e4b"]] == ["", "", COST, COST], "not given up: the price is less"
    assert [glyph.bond for glyph in strips["e6b"]] == ["", "", COST, COST]


def test_a_small_star_has_no_leaves() -> None:
    for side, blank in ((31, "medal_small"), (32, "medal")):
        marks = painted(Rect(0, 0, side, side), lambda card, rect: paint_number(card, rect, "medal", "3"))
        assert [mark.name for mark in marks if isinstance(mark, Art)] == [f"signs/{blank}"]


def test_a_crown_never_says_now() -> None:
    """It brings nothing when it is played: "at the end: 4", as far as there is room, else the crown."""
    _, defs = BOXES[0]
    now = (Gained("prestige", 4, at_end=True),)
    footless = 58  # no foot line finds room on a card so small
    crowned = [at for at, employee in enumerate(defs.employees) if employee.crown]
    assert crowned
    said = set()
    for employee in crowned:
        for rect in rects((58, 88), (66, 100), (84, 140), (96, 146), (104, 150), (140, 196), (260, 364)):
            paint = partial(pieces.paint_employee, kit=kit(), defs=defs, employee=employee, now=now)
            assert faults(rect, paint) == []
            marks = painted(rect, paint)
            words = [mark.words for mark in marks if isinstance(mark, Text)]
            assert not [one for one in words if "now" in one]
            ends = {one for one in words if "end" in one}
            crowns = [mark for mark in marks if isinstance(mark, Art) and mark.name.endswith("/crown")]
            assert crowns or ends or rect.w <= footless
            said |= ends
    assert said == {"at the end:", "at end:"}


def told(width: int, now: tuple[Gained, ...]) -> list[str]:
    """The words and the signs of a foot line."""
    marks = painted(Rect(0, 0, width, 22), lambda card, rect: paint_now(card, rect, kit(), now))
    return [
        mark.words if isinstance(mark, Text) else mark.name
        for mark in marks
        if isinstance(mark, Text | Art | Stencil)
    ]


def test_the_foot_of_a_card_says_in_signs_what_finds_no_room_in_words() -> None:
    most, end = (Gained("livre", 4, up_to=True),), (Gained("prestige", 4, at_end=True),)
    assert told(140, most) == ["now:", "signs/livre", "max 4"]
    assert told(72, most) == ["signs/livre", "max 4"], "the number alone, never another sign for now"
    assert told(72, (Gained("livre", 4),)) == ["now:", "signs/livre", "4"]
    assert told(84, end) == ["at end:", "signs/prestige", "4"]
    assert told(66, end) == ["signs/crown", "at_end", "signs/prestige", "4"]


def test_equal_gains_are_added_up() -> None:
    now = (Gained("livre", 1), Gained("livre", 2), Gained("prestige", 0), Gained("livre", 4, up_to=True))
    assert together(now) == [Gained("livre", 3), Gained("livre", 4, up_to=True)]
    assert together((Gained("livre", 0), Gained("lace", 0))) == [Gained("livre", 0)]


def test_the_strip_of_a_card_says_what_it_takes() -> None:
    _, defs = BOXES[0]
    strips = [card_strip(employee) for employee in defs.employees]
    assert all(len(strip) <= MOST_GLYPHS for strip in strips)
    assert not any(glyph.icon == "more" for strip in strips for glyph in strip)
    specialists = [strip for strip, one in zip(strips, defs.employees, strict=True) if one.condition]
    assert len(set(specialists)) == len(specialists) == 10
