"""The seat column at every count of seats: nothing moves, little is a zero, and no panel is dead."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest

from rococo_desktop.model.public_seat import SeatView
from rococo_desktop.model.vocabulary import EMPTY, NOBODY
from rococo_desktop.ui.picture.geometry import Rect, Size, bounding
from rococo_desktop.ui.picture.picture_parts import Art, Mark, Picture, Stencil, Text
from rococo_desktop.ui.picture.signs import picture_of
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
    least = LINES * CLOSE + 2 * EDGE if places.rest is not None and players == 5 else zones.strips[0].h
    assert all(strip.h >= least for strip in places.strips)
    assert (players < 4) == (places.strips[0].h > zones.strips[0].h), "few have more room each"


@COUNTS
@MODULES
def test_nothing_on_a_strip_but_livre_and_prestige_is_a_zero(players: int, modules: tuple[str, ...]) -> None:
    """Being at 0 livre is the most important fact of a turn; the rival of a single player never has any."""
    stage = at_start(players, modules)
    facts = tuple(
        seat._replace(livre=0, lace=0, thread=0, tiles=0, supply=0, hand=0, prestige=0, discard=())
        for seat in stage.view.seats
    )
    poor = stage._replace(view=stage.view._replace(seats=facts, rival_hand=0 if players == 1 else NOBODY))
    people = len(stage.defs.people)
    for shown in (stage, poor):
        picture = compose(kit_of("en", 100), ROOM, shown)
        for seen, zone in zip(shown.view.seats, places_of(stage).strips, strict=True):
            zeros = [said for said in said_on(picture, zone) if "0" in said.split("/")]
            assert len(zeros) <= (not seen.livre) + (not seen.prestige)
    names = {seat.name for seat in stage.seats}
    for seat, zone in enumerate(places_of(stage).strips):
        said = sorted(words for words in said_on(picture, zone) if words)
        zeros = ["0", "0"] if seat < people else ["0"]
        assert said[: len(zeros)] == zeros, "livre and prestige"
        assert set(said[len(zeros) :]) <= names, "the poor have a name and nothing else"


@COUNTS
def test_figures_stay_where_they_are_when_others_come_or_go(players: int) -> None:
    stage = at_start(players, ())
    first, *rest = stage.view.seats
    kit, rich = kit_of("en", 100), first._replace(livre=111, lace=22, thread=33, tiles=44, prestige=7)

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
        if not facts.livre:
            assert without.pop("0") == whole["111"]
        assert without.items() <= whole.items()
    pauper = shown(rich._replace(prestige=0))
    assert pauper["0"] == whole["7"], "the star keeps its place"


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


@pytest.mark.parametrize("players", [2, 3])
def test_backs_say_what_they_are(players: int) -> None:
    stage = late(players, ())
    picture = compose(kit_of("en", 100), Size(1366, 768), stage)
    for facts, zone in zip(stage.view.seats, places_of(stage, Size(1366, 768)).strips, strict=True):
        signs = [mark.name for _, mark in drawn(picture, zone) if isinstance(mark, Art)]
        assert [picture_of(pile) in signs for pile in ("supply", "hand")] == [
            bool(facts.supply),
            bool(facts.hand),
        ]


def test_guests_are_counted_in_their_own_arch() -> None:
    """A figure after the crowned arch was read as something else."""
    room = Size(1366, 768)
    stage = late(2, ())
    marked = list(stage.view.trademarks)
    first, _, third, *_ = stage.defs.hall_spaces
    for space, seat in ((first[0], 0), (first[1], 0), (first[2], 1), (third[0], 1)):
        marked[space] = seat
    stage = stage._replace(view=stage.view._replace(trademarks=tuple(marked)))
    picture = compose(kit_of("en", 100), room, stage)
    for seat, zone in enumerate(places_of(stage, room).strips):
        marks = drawn(picture, zone)
        doors = sorted(rect for rect, mark in marks if isinstance(mark, Stencil) and mark.name == "arch")
        figures = [
            (rect, mark.words) for rect, mark in marks if isinstance(mark, Text) and rect.y > doors[0].y - 4
        ]
        counts = [
            sum(stage.view.trademarks[space] == seat for space in spaces) for spaces in stage.defs.hall_spaces
        ]
        found = [[said for rect, said in figures if door.inset(-2).encloses(rect)] for door in doors]
        assert found == [[str(count)] if count else [] for count in counts]
        assert len(figures) == sum(map(bool, counts))


@COUNTS
@MODULES
def test_a_badge_beside_the_name_says_what_was_done_last(players: int, modules: tuple[str, ...]) -> None:
    kit, stage = kit_of("en", 100), late(players, modules)
    picture = compose(kit, ROOM, stage)
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
            held = [mark.name for rect, mark in marks if spot.rect.encloses(rect) and isinstance(mark, Art)]
            assert held == [picture_of(sign)]
            lines = [kit.say(line) for deed in stage.deeds if deed.seat == seat for line in deed.lines]
            assert all(line.rstrip(".") in spot.description for line in lines)


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
