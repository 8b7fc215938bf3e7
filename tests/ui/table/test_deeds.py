"""What the others did stands where nobody sits: the latest of it, cut where it has no room, never more."""

from __future__ import annotations

from typing import TypeGuard

import pytest

from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.ui.game.tooltip import with_tooltip
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.picture_parts import Hotspot, Mark, Text
from rococo_desktop.ui.picture.sheet import Kit
from rococo_desktop.ui.picture.typography import ELLIPSIS
from rococo_desktop.ui.table.composition import compose
from rococo_desktop.ui.table_kit.seat_places import seat_places
from rococo_desktop.ui.table_kit.zones import zones_for
from rococo_desktop.ui.table_state.stage import Stage
from rococo_desktop.ui.text.messages import message, sentences
from rococo_desktop.ui.window import hotspot_search
from tests.ui.table.stages import ALL, begin, played, staged
from tests.ui.table.test_layout import kit_of

ROOM = Size(1280, 720)


def lines(kit: Kit, stage: Stage) -> list[Hotspot]:
    return [spot for spot in compose(kit, ROOM, stage).hotspots if spot.target[0] == "log"]


def late(kit: Kit, players: int) -> Stage:
    """A moment of round three at which all others have had a turn since the viewer's last."""
    for session, decision in played(begin(players, ALL, 4), 4):
        if session.view(NOBODY).round == 3 and decision.kind == "play_card":
            stage = staged(kit, session)
            if len({deed.seat for deed in stage.deeds}) == players - 1:
                return stage
    raise AssertionError("that moment never comes")


@pytest.mark.parametrize("players", [2, 3])
def test_the_lower_strips_say_what_the_others_did(players: int) -> None:
    kit = kit_of("en", 100)
    stage = late(kit, players)
    free = seat_places(zones_for(ROOM), players, alone=False).rest
    assert free is not None
    shown = lines(kit, stage)
    assert shown
    assert all(free.encloses(spot.rect) for spot in shown)
    entries = [entry for deed in stage.deeds for entry in deed.entries]
    both = [*(line.entry for line in stage.evening), *entries]
    assert [spot.target[1] for spot in shown] == both[-len(shown) :], "the latest, in their order"
    tops = [spot.rect.y for spot in shown]
    assert tops == sorted(tops)


def test_what_has_no_room_is_left_out_from_the_earliest_on() -> None:
    kit = kit_of("en", 100)
    stage = late(kit, 3)
    many = stage._replace(deeds=stage.deeds * 8)
    shown = lines(kit, many)
    assert len(shown) < sum(len(deed.lines) for deed in many.deeds)
    assert shown[-1].target == ("log", stage.deeds[-1].entries[-1])


def test_what_has_no_room_among_the_deeds_leaves_a_sign() -> None:
    """Turns were dropped without a word, so that somebody seemed to have done nothing."""
    kit = kit_of("en", 100)
    stage = late(kit, 3)
    said = kit.words.say(message("board.deeds.cut"))
    earlier = [kit.words.say(message("board.deeds.earlier", n=n)) for n in range(1, 100)]
    last = stage.deeds[-1]
    few = stage._replace(deeds=(last._replace(lines=last.lines[-1:], entries=last.entries[-1:]),))
    for told, cut in ((few, False), (stage._replace(deeds=stage.deeds * 8), True)):
        picture = compose(kit, ROOM, told)
        about = [spot for spot in picture.hotspots if spot.target == ("fact", "deeds")]
        assert [spot.description for spot in about] == ([said] if cut else [])
        marks = [mark for sprite in picture.sprites for mark in sprite.marks if _says(mark)]
        left = sum(len(deed.lines) for deed in told.deeds) - len(lines(kit, told))
        assert [mark.words for mark in marks if mark.words in earlier] == ([earlier[left - 1]] if cut else [])


def _says(mark: Mark) -> TypeGuard[Text]:
    return isinstance(mark, Text)


def test_a_tooltip_says_nothing_twice() -> None:
    kit = kit_of("en", 100)
    picture = compose(kit, ROOM, late(kit, 2))
    spot = next(spot for spot in picture.hotspots if spot.target[0] == "garments")
    told = with_tooltip(
        picture, kit, ROOM, spot._replace(description="Nothing lies here."), ("Nothing lies here.",)
    )
    assert [mark.words for mark in told.sprites[-1].marks if _says(mark)] == ["Nothing lies here."]


def test_four_seats_leave_room_for_a_heading_and_names() -> None:
    """Lines began in the middle of a sentence, and one had to guess whose they were."""
    kit = kit_of("en", 100)
    stage = late(kit, 4)
    picture = compose(kit, ROOM, stage)
    told = [spot for spot in picture.hotspots if spot.target[0] == "log"]
    assert told[-1].target == ("log", stage.deeds[-1].entries[-1])
    marks = [mark for sprite in picture.sprites for mark in sprite.marks]
    assert kit.words.say(message("board.deeds")) in {mark.words for mark in marks if _says(mark)}
    actor = stage.seats[stage.deeds[-1].seat].name
    assert told[-1].description.startswith(actor)


def test_a_short_panel_says_by_emblems_whose_the_deeds_were_in_whole_sentences() -> None:
    kit, room = kit_of("en", 100), Size(1366, 768)
    stage = late(kit, 5)
    free = seat_places(zones_for(room), 5, alone=False).rest
    assert free is not None
    picture = compose(kit, room, stage)
    told = [spot for spot in picture.hotspots if spot.target[0] == "log"]
    assert told
    assert all(free.encloses(spot.rect) for spot in told)
    for spot in told:
        (line,) = [sprite for sprite in picture.sprites if sprite.rect == spot.rect][:1]
        assert any(not _says(mark) for mark in line.marks), "an emblem stands before every line"
        assert not any(seat.name in spot.description for seat in stage.seats), "it says who it was"
        assert spot.description[0].isupper()
        assert spot.description[-1] in f".{ELLIPSIS}"


def test_what_is_told_at_a_hand_over_is_not_told_beside_it_as_well() -> None:
    kit = kit_of("en", 100)
    stage = late(kit, 3)
    entries = {entry for deed in stage.deeds for entry in deed.entries}
    for retold in (False, True):
        shown = {spot.target[1] for spot in lines(kit, stage._replace(retold=retold))}
        assert shown
        assert shown.isdisjoint(entries) == retold


def test_nobody_is_told_who_took_cards_into_hand() -> None:
    """The viewer's own hand was told in four lines of the log beside the board."""
    kit = kit_of("en", 100)
    for session, decision in played(begin(2, (), 4), 4):
        if decision.kind == "play_card":
            stage = staged(kit, session)
            break
    hands = [at for at, line in enumerate(stage.chronicle) if ("hand_of", 0) in line.places]
    assert hands
    assert not {line.entry for line in stage.evening} & set(hands)


@pytest.mark.parametrize("room", [Size(1366, 768), Size(1456, 819)], ids=["1366", "1920"])
def test_five_seats_leave_room_for_the_last_words(room: Size) -> None:
    """With five at the table nothing was told beside the board but signs."""
    kit = kit_of("en", 100)
    stage = late(kit, 5)
    free = seat_places(zones_for(room), 5, alone=False).rest
    assert free is not None
    told = [spot for spot in compose(kit, room, stage).hotspots if spot.target[0] == "log"]
    assert told[-1].target == ("log", stage.deeds[-1].entries[-1])
    assert all(free.encloses(spot.rect) for spot in told)


def test_without_deeds_the_evening_is_told_and_not_what_the_viewer_does() -> None:
    kit = kit_of("en", 100)
    for session, decision in played(begin(2, (), 4), 4):
        stage = staged(kit, session)
        if decision.kind == "main_action" and stage.view.turn == 1:
            break
    assert not stage.deeds
    shown = [stage.chronicle[int(spot.target[1])] for spot in lines(kit, stage)]
    assert shown
    assert all((line.round, line.turn, line.seat) != (1, 1, stage.view.viewer) for line in shown)
    assert stage.chronicle[-1].seat == stage.view.viewer, "the card just played stands in the log"


def test_a_line_too_long_for_its_panel_ends_with_a_sign() -> None:
    kit = kit_of("en", 100)
    stage = late(kit, 4)
    last = stage.deeds[-1]
    long = last._replace(lines=(sentences(last.lines * 6),), entries=last.entries[-1:])
    (line,) = lines(kit, stage._replace(deeds=(long,)))
    assert line.description.endswith(ELLIPSIS)


def test_a_line_pointed_at_is_found_by_the_log() -> None:
    kit = kit_of("en", 100)
    stage = late(kit, 2)
    spot = lines(kit, stage)[-1]
    pointed = compose(kit, ROOM, stage._replace(pointed=spot.target))
    assert hotspot_search.under(pointed, spot.rect.centre) == spot
    line = stage.chronicle[int(spot.target[1])]
    assert line.seat != stage.view.viewer
    assert spot.description == kit.say(line.text)
    assert Rect(0, 0, *ROOM).encloses(spot.rect)


def test_a_line_is_not_said_again_in_a_tooltip() -> None:
    kit = kit_of("en", 100)
    picture = compose(kit, ROOM, late(kit, 2))
    line, zone = lines(kit, late(kit, 2))[0], next(s for s in picture.hotspots if s.target[0] == "seat")
    assert with_tooltip(picture, kit, ROOM, line) is picture
    assert with_tooltip(picture, kit, ROOM, zone) is not picture
