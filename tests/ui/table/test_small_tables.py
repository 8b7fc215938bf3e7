"""The seat column at every count of seats: nothing moves, nothing is a zero, and no panel is dead."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest

from rococo_desktop.model.public_seat import SeatView
from rococo_desktop.model.vocabulary import EMPTY, NOBODY
from rococo_desktop.ui.picture.geometry import Rect, Size, bounding
from rococo_desktop.ui.picture.picture_parts import Art, Mark, Picture, Stencil, Text
from rococo_desktop.ui.picture.signs import picture_of
from rococo_desktop.ui.table.composition import compose
from rococo_desktop.ui.table_kit import panels
from rococo_desktop.ui.table_kit.seat_places import SeatPlaces, seat_places
from rococo_desktop.ui.table_kit.zones import zones_for
from rococo_desktop.ui.table_state.deed_signs import SIGNS
from rococo_desktop.ui.table_state.stage import Stage
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
    assert all(strip.h >= zones.strips[0].h for strip in places.strips)
    assert (players < 4) == (places.strips[0].h > zones.strips[0].h), "few have more room each"


@COUNTS
@MODULES
def test_nothing_on_a_strip_is_a_zero(players: int, modules: tuple[str, ...]) -> None:
    stage = at_start(players, modules)
    facts = tuple(
        seat._replace(livre=0, lace=0, thread=0, tiles=0, supply=0, hand=0, prestige=0, discard=())
        for seat in stage.view.seats
    )
    poor = stage._replace(view=stage.view._replace(seats=facts, rival_hand=0 if players == 1 else NOBODY))
    for shown in (stage, poor):
        picture = compose(kit_of("en", 100), ROOM, shown)
        for zone in places_of(stage).strips:
            assert not [said for said in words(picture, zone) if "0" in said.split("/") or said == "0"]
    names = {seat.name for seat in stage.seats}
    for zone in places_of(stage).strips:
        assert set(words(picture, zone)) <= {*names, ""}, "the poor have a name and nothing else"


@COUNTS
def test_figures_stay_where_they_are_when_others_come_or_go(players: int) -> None:
    stage = at_start(players, ())
    first, *rest = stage.view.seats
    kit, rich = kit_of("en", 100), first._replace(livre=111, lace=22, thread=33, tiles=44)

    def shown(facts: SeatView) -> dict[str, Rect]:
        view = stage.view._replace(seats=(facts, *rest))
        picture = compose(kit, ROOM, stage._replace(view=view))
        return words(picture, places_of(stage).strips[0])

    whole = shown(rich)
    poorer = {
        "111": rich._replace(livre=0),
        "22": rich._replace(lace=0),
        "33": rich._replace(thread=0),
        "44": rich._replace(tiles=0),
    }
    for number, facts in poorer.items():
        without = shown(facts)
        assert number not in without
        assert without.items() <= whole.items()


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


@pytest.mark.parametrize("players", [2, 3])
def test_a_strip_that_has_grown_shows_what_lies_before_its_seat(players: int) -> None:
    stage = late(players, ALL)
    picture = compose(kit_of("en", 100), ROOM, stage)
    for facts, zone in zip(stage.view.seats, places_of(stage).strips, strict=True):
        pictures = [mark.name for _, mark in drawn(picture, zone) if isinstance(mark, Art)]
        assert ("portraits/back" in pictures) == bool(facts.supply + facts.hand)
        faces = [name for name in pictures if name.startswith("portraits/") and "edge" not in name]
        tops = {name for name in faces if name not in ("portraits/back", "portraits/laid")}
        assert bool(tops) == bool(facts.discard), "the top of the discard has a face"


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


@pytest.mark.parametrize("players", [4, 5])
@MODULES
def test_a_full_table_says_by_signs_what_was_done_meanwhile(players: int, modules: tuple[str, ...]) -> None:
    kit, stage = kit_of("en", 100), late(players, modules)
    seats = {deed.seat for deed in stage.deeds}
    assert seats
    picture = compose(kit, ROOM, stage)
    signs = {picture_of(sign) for sign in SIGNS.values()}
    for seat, zone in enumerate(places_of(stage).strips):
        pictures = [(rect, mark.name) for rect, mark in drawn(picture, zone) if isinstance(mark, Art)]
        lowest = [rect for rect, name in pictures if name in signs and rect.y > zone.centre[1]]
        spots = [spot for spot in picture.hotspots if spot.target == ("fact", f"deeds {seat}")]
        assert bool(spots) == bool(lowest) == (seat in seats)
        for spot in spots:
            assert all(spot.rect.inset(-1).encloses(rect) for rect in lowest)
            lines = [kit.say(line) for deed in stage.deeds if deed.seat == seat for line in deed.lines]
            assert all(line.rstrip(".") in spot.description for line in lines)


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
