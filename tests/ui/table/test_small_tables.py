"""The seat column at every count of seats: one grid, nothing moves, and no panel is dead."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import NamedTuple

import pytest

from rococo_desktop.model.public_seat import SeatView
from rococo_desktop.model.vocabulary import EMPTY, NOBODY
from rococo_desktop.ui.picture.geometry import Rect, Size, bounding
from rococo_desktop.ui.picture.picture_parts import Art, Mark, Picture, Stencil, Text
from rococo_desktop.ui.picture.signs import picture_of
from rococo_desktop.ui.picture.theme import BODY, INK, OFF_INK, STRONG
from rococo_desktop.ui.pieces.du_barry_cards import MEDALLION
from rococo_desktop.ui.table.composition import compose
from rococo_desktop.ui.table_kit import panels
from rococo_desktop.ui.table_kit.seat_places import CLOSE, EDGE, LINES, SeatPlaces, seat_places
from rococo_desktop.ui.table_kit.zones import zones_for
from rococo_desktop.ui.table_state.deed_signs import SIGNS, latest_sign
from rococo_desktop.ui.table_state.stage import Stage
from rococo_desktop.ui.text.messages import message
from tests.ui.table.stages import ALL, begin, played, staged
from tests.ui.table.test_layout import WINDOWS, kit_of

ROOM = Size(1280, 720)
COUNTS = pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
MODULES = pytest.mark.parametrize("modules", [(), ALL], ids=["none", "all"])


@cache
def at_start(players: int, modules: tuple[str, ...]) -> Stage:
    return staged(kit_of("en", 100), begin(players, modules, 4))


@cache
def late(players: int, modules: tuple[str, ...]) -> Stage:
    """A card of round three that is not its first."""
    kit = kit_of("en", 100)
    for session, decision in played(begin(players, modules, 4), 4):
        if decision.kind == "play_card" and session.view(NOBODY).round == 3:
            stage = staged(kit, session)
            if stage.deeds:
                return stage
    raise AssertionError("that moment never comes")


def places_of(stage: Stage, room: Size = ROOM) -> SeatPlaces:
    return seat_places(zones_for(room), stage.defs.seats, stage.defs.barry is not None)


def drawn(picture: Picture, zone: Rect) -> list[tuple[Rect, Mark]]:
    """The marks of a strip with their places on the screen."""
    (strip,) = [one for one in picture.sprites if one.rect.inset(panels.SHADE) == zone]
    return [
        (mark.rect.moved(strip.rect.x, strip.rect.y), mark)
        for mark in strip.marks
        if isinstance(mark, Text | Art | Stencil)
    ]


def said_on(picture: Picture, zone: Rect) -> list[str]:
    return [mark.words for _, mark in drawn(picture, zone) if isinstance(mark, Text)]


def words(picture: Picture, zone: Rect) -> dict[str, Rect]:
    return {mark.words: rect for rect, mark in drawn(picture, zone) if isinstance(mark, Text)}


@COUNTS
@pytest.mark.parametrize("window", WINDOWS, ids=lambda size: f"{size.w}x{size.h}")
def test_the_column_is_shared_out_and_never_moves(players: int, window: Size) -> None:
    zones, seats = zones_for(window), max(players, 2)
    places = seat_places(zones, seats, players == 1)
    parts = [*places.strips, *([places.rest] if places.rest is not None else [])]
    assert len(places.strips) == seats
    assert bounding(parts) == bounding(zones.strips)
    gaps = {lower.y - upper.bottom - zones.sizes.gap for upper, lower in pairwise(parts)}
    assert gaps <= {0, 1}
    assert len({strip.h for strip in places.strips}) == 1, "one form for all of them"
    assert all(strip.h >= LINES * CLOSE + 2 * EDGE for strip in places.strips)


@pytest.mark.parametrize("window", WINDOWS, ids=lambda size: f"{size.w}x{size.h}")
def test_fewer_seats_leave_more_to_the_log(window: Size) -> None:
    zones = zones_for(window)
    two, three, four, five = (seat_places(zones, seats, alone=False) for seats in (2, 3, 4, 5))
    assert two.strips[0].h > three.strips[0].h > four.strips[0].h
    rests = [places.rest.h if places.rest is not None else 0 for places in (two, three, four, five)]
    assert rests == sorted(rests, reverse=True)
    assert rests[2] >= zones.sizes.line * 6, "at four there is room for a heading"
    assert [two.is_airy, three.is_airy, four.is_airy, five.is_airy] == [True, True, False, False]


GRID = ("livre", "lace", "thread", "silk"), ("supply", "hand", "discard", "exam")


class Tallied(NamedTuple):
    """A sign, where it is and how strong, and what is said behind it and where."""

    rect: Rect
    alpha: int
    said: Text
    at: Rect


def tallies(marks: list[tuple[Rect, Mark]]) -> dict[str, Tallied]:
    """Each sign of the grid, and the score, by its picture."""
    said = [(rect, mark) for rect, mark in marks if isinstance(mark, Text)]
    found = {}
    for rect, mark in marks:
        if isinstance(mark, Art) and mark.name in SIGNED:
            beside = [(at, words) for at, words in said if at.y <= rect.centre[1] < at.bottom]
            at, words = min(
                ((at, words) for at, words in beside if at.x >= rect.right), key=lambda one: one[0].x
            )
            found[SIGNED[mark.name]] = Tallied(rect, mark.alpha, words, at)
    return found


SIGNED = {picture_of(what): what for row in GRID for what in row if what != "exam"} | {
    picture_of("prestige"): "prestige",
    picture_of("exam_journeyman"): "exam",
    picture_of("exam_master"): "exam",
}


def in_need(stage: Stage) -> Stage:
    """The same with nothing anywhere."""
    facts = tuple(
        seat._replace(livre=0, lace=0, thread=0, tiles=0, supply=0, hand=0, prestige=0, discard=(), tasks=())
        for seat in stage.view.seats
    )
    alone = stage.view.rival_hand != NOBODY
    return stage._replace(view=stage.view._replace(seats=facts, rival_hand=0 if alone else NOBODY))


@COUNTS
@MODULES
@pytest.mark.parametrize("window", [ROOM, Size(1920, 1080)], ids=["1280", "1920"])
def test_every_strip_has_the_same_grid_of_four_columns(
    players: int, modules: tuple[str, ...], window: Size
) -> None:
    """Zeros vanished, columns began elsewhere on every strip, and cards were backs here and signs there."""
    rich = late(players, modules)
    expected = {what for row in GRID for what in row if modules or what != "exam"} | {"prestige"}
    places, begins = places_of(rich, window), set()
    for stage in (rich, in_need(rich)):
        picture = compose(kit_of("en", 100), window, stage)
        for seat, zone in enumerate(places.strips):
            found = tallies(drawn(picture, zone))
            holds = seat not in stage.defs.people and seat in (stage.view.favor, stage.view.start_seat)
            assert found.keys() == expected - ({"discard"} if holds else set()), "she keeps tokens there"
            for row in GRID:
                assert len({found[what][0].centre[1] for what in row if what in found}) == 1, "a line"
            for above, below in zip(*GRID, strict=True):
                assert below not in found or found[above][0].x == found[below][0].x, "a column"
            begins.add(tuple(found[what][0].x for what in GRID[0]))
    assert len(begins) == 1, "the same on all strips, whoever has what"


@COUNTS
@MODULES
def test_of_a_nought_the_figure_alone_is_pale(players: int, modules: tuple[str, ...]) -> None:
    """Signs of which there was nothing were seen through, and were gone on ivory."""
    rich = late(players, modules)
    for stage in (rich, in_need(rich)):
        picture = compose(kit_of("en", 100), ROOM, stage)
        for seat, zone in enumerate(places_of(rich).strips):
            never = set() if seat in stage.defs.people else {"livre", "discard"}
            found = tallies(drawn(picture, zone))
            assert {one.alpha for one in found.values()} == {255}
            score = found.pop("prestige")
            assert (score.said.paint, score.said.face) == (INK, STRONG)
            assert score.said.size > max(one.said.size for one in found.values())
            for what, (_, _, said, _) in found.items():
                if what in never and stage.view.favor != seat != stage.view.start_seat:
                    assert said.words == "–", "she never has any"
                nothing = said.words[0] in "0–"
                assert (said.paint, said.face) == ((OFF_INK, BODY) if nothing else (INK, STRONG)), what
                assert stage is rich or nothing


@COUNTS
def test_figures_stay_where_they_are_when_others_come_or_go(players: int) -> None:
    stage = at_start(players, ())
    first, *rest = stage.view.seats
    kit, rich = kit_of("en", 100), first._replace(livre=111, lace=22, thread=33, tiles=44, prestige=7)

    def shown(facts: SeatView) -> list[Rect]:
        view = stage.view._replace(seats=(facts, *rest))
        picture = compose(kit, ROOM, stage._replace(view=view))
        marks = drawn(picture, places_of(stage).strips[0])
        return [rect for rect, mark in marks if isinstance(mark, Text | Art)]

    whole = shown(rich)
    for poorer in (
        rich._replace(livre=0),
        rich._replace(lace=0),
        rich._replace(thread=0),
        rich._replace(tiles=0),
        rich._replace(supply=0, hand=0),
        rich._replace(prestige=0),
    ):
        assert shown(poorer) == whole


@COUNTS
@MODULES
def test_an_arch_is_filled_where_a_seat_is_represented(players: int, modules: tuple[str, ...]) -> None:
    stage = late(players, modules)
    view, defs = stage.view, stage.defs
    picture = compose(kit_of("en", 100), ROOM, stage)
    for seat, zone in enumerate(places_of(stage).strips):
        marks = drawn(picture, zone)
        stained = [(rect, mark.name) for rect, mark in marks if isinstance(mark, Stencil)]
        doors = sorted(rect for rect, name in stained if name == "arch")
        filled = {rect for rect, name in stained if name == "arch_full"}
        represented = [
            view.trademarks[defs.musicians[hall]] == seat
            or any(view.trademarks[space] == seat for space in spaces)
            for hall, spaces in enumerate(defs.hall_spaces)
        ]
        assert [door in filled for door in doors] == represented
        (crown,) = [r for r, m in marks if isinstance(m, Art) and m.name == picture_of("crown")]
        assert abs(crown.centre[0] - doors[0].centre[0]) <= 1, "the royal hall is crowned"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@MODULES
def test_what_was_funded_has_a_place_where_there_is_room(players: int, modules: tuple[str, ...]) -> None:
    """Behind the arches, or on a fifth line; between jewelry and four lines there is none."""
    stage = late(players, modules)
    picture = compose(kit_of("en", 100), ROOM, stage)
    spots = {spot.target: spot.rect for spot in picture.hotspots}
    defs, found = stage.defs, 0
    for seat in range(players):
        signs = sum(
            stage.view.trademarks[at] == seat and at not in defs.musicians
            for at in range(defs.first_decoration, len(stage.view.trademarks))
        )
        shown = spots.get(("fact", f"funded {seat}"))
        assert (shown is not None) == (signs > 0 and not (modules and players > 3))
        if shown is not None:
            found += 1
            arches = spots["fact", f"halls {seat}"]
            assert shown.y >= arches.bottom if modules else shown.x >= arches.right
    assert found or (modules and players > 3)


@COUNTS
@MODULES
def test_no_panel_of_the_column_is_dead(players: int, modules: tuple[str, ...]) -> None:
    """Two fifths of the column of a table of two were midnight silk."""
    for stage in (at_start(players, modules), late(players, modules)):
        picture = compose(kit_of("en", 100), ROOM, stage)
        places = places_of(stage)
        told = [
            spot for spot in picture.hotspots if spot.target[0] == "log" or spot.target == ("fact", "rival")
        ]
        if places.rest is None:
            assert players == 5
            assert not told
        else:
            assert told
            assert all(places.rest.encloses(spot.rect) for spot in told)
        for seat, zone in enumerate(places.strips):
            on_strip = [spot for spot in picture.hotspots if zone.encloses(spot.rect)]
            assert ("seat", seat) in {spot.target for spot in on_strip}
            assert len(on_strip) >= 9


@COUNTS
@pytest.mark.parametrize("window", WINDOWS, ids=lambda size: f"{size.w}x{size.h}")
def test_cards_stand_in_one_order_on_all_strips(players: int, window: Size) -> None:
    stage = late(players, ())
    picture = compose(kit_of("en", 100), window, stage)
    spots = {spot.target: spot.rect for spot in picture.hotspots}
    for seat, facts in enumerate(stage.view.seats):
        piles = [spots.get(("fact", f"{pile} {seat}")) for pile in ("supply", "hand", "discard")]
        lefts = [rect.x for rect in piles if rect is not None]
        assert len(lefts) >= 2
        assert lefts == sorted(lefts)
        if seat not in stage.defs.people:
            zone = places_of(stage, window).strips[seat]
            signs = [mark.name for _, mark in drawn(picture, zone) if isinstance(mark, Art)]
            assert MEDALLION in signs, "at every size she can be seen"
            assert facts.livre == 0


@pytest.mark.parametrize("players", [2, 5])
def test_an_arch_holds_a_guest_at_every_count_and_the_tooltip_how_many(players: int) -> None:
    """In some an arch held a figure and in others a guest: one sign, one meaning."""
    kit, stage = kit_of("en", 100), late(players, ())
    marked = list(stage.view.trademarks)
    first, *_ = stage.defs.hall_spaces
    for space in first[:2]:
        marked[space] = 0
    stage = stage._replace(view=stage.view._replace(trademarks=tuple(marked)))
    picture = compose(kit, ROOM, stage)
    marks = drawn(picture, places_of(stage).strips[0])
    (*_, door) = sorted(
        (rect for rect, mark in marks if isinstance(mark, Stencil) and mark.name == "arch"),
        key=lambda rect: -rect.x,
    )
    held = [mark for rect, mark in marks if door.inset(-2).encloses(rect)]
    assert "arch_guest" in {mark.name for mark in held if isinstance(mark, Stencil)}
    assert not [mark for mark in held if isinstance(mark, Text)]
    (told,) = [spot.description for spot in picture.hotspots if spot.target == ("fact", "halls 0")]
    assert "2 " in told


def test_her_face_stands_before_her_name_and_no_face_where_money_stands() -> None:
    stage = late(1, ALL)
    picture = compose(kit_of("en", 100), ROOM, stage)
    marks = drawn(picture, places_of(stage).strips[1])
    (face,) = [rect for rect, mark in marks if isinstance(mark, Art) and mark.name == MEDALLION]
    (name,) = [rect for rect, mark in marks if isinstance(mark, Text) and mark.words == stage.seats[1].name]
    assert face.right <= name.x
    assert name.y <= face.centre[1] < name.bottom
    said = [mark.words for sprite in picture.sprites for mark in sprite.marks if isinstance(mark, Text)]
    assert said.count(stage.seats[1].name) == 1, "it stood on her strip, and again below it"


@COUNTS
@MODULES
def test_a_badge_beside_the_name_says_what_was_done_last(players: int, modules: tuple[str, ...]) -> None:
    kit, stage = kit_of("en", 100), late(players, modules)
    picture, places = compose(kit, ROOM, stage), set()
    for seat, zone in enumerate(places_of(stage).strips):
        sign = latest_sign(stage.deeds, seat) if seat in stage.defs.people else ""
        spots = [spot for spot in picture.hotspots if spot.target == ("fact", f"deeds {seat}")]
        assert len(spots) == bool(sign)
        for spot in spots:
            marks = drawn(picture, zone)
            (name,) = [rect for rect, mark in marks if isinstance(mark, Text) and not mark.words.isdigit()][
                :1
            ]
            assert name.y <= spot.rect.centre[1] < name.bottom
            places.add(spot.rect.x)
            held = [mark.name for rect, mark in marks if spot.rect.encloses(rect) and isinstance(mark, Art)]
            assert held == [picture_of(sign)]
            lines = [kit.say(line) for deed in stage.deeds if deed.seat == seat for line in deed.lines]
            assert all(line.rstrip(".") in spot.description for line in lines)
    assert len(places) <= 1, "it stands in the same place on all strips"


def test_what_was_forfeited_is_no_deed() -> None:
    stage = late(4, ALL)
    (turn, *_) = stage.deeds
    line = message("log.line", seat="Ana", deeds=message("log.forfeits_action"))
    assert latest_sign((turn._replace(lines=(line,)),), turn.seat) == ""
    assert "forfeit" not in SIGNS.values()


def test_a_strip_says_who_is_an_agent() -> None:
    kit, stage = kit_of("en", 100), at_start(3, ())
    seats = tuple(seat._replace(is_person=at != 1) for at, seat in enumerate(stage.seats))
    picture = compose(kit, ROOM, stage._replace(seats=seats))
    for seat, zone in enumerate(places_of(stage).strips):
        signs = [mark.name for _, mark in drawn(picture, zone) if isinstance(mark, Art)]
        said = [spot for spot in picture.hotspots if spot.target == ("fact", f"agent {seat}")]
        assert (picture_of("agent") in signs) == bool(said) == (seat == 1)


def test_the_viewers_own_name_stands_on_gold() -> None:
    kit, stage = kit_of("en", 100), at_start(3, ())
    assert stage.view.viewer != EMPTY
    own = compose(kit, ROOM, stage)
    nobody = compose(kit, ROOM, stage._replace(view=stage.view._replace(viewer=NOBODY, own=None)))
    zone = places_of(stage).strips[stage.view.viewer]

    def fills(picture: Picture) -> int:
        (strip,) = [one for one in picture.sprites if one.rect.inset(panels.SHADE) == zone]
        return sum(not isinstance(mark, Text | Art | Stencil) for mark in strip.marks)

    assert fills(own) == fills(nobody) + 1
