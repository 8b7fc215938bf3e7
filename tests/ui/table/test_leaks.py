"""Nothing leaks: what the screen shows is the same when all that its viewer may not know is dealt anew."""

from __future__ import annotations

import pytest

from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.game import session as session_module
from rococo_desktop.play.game.past import Moment, moments
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.game.session_values import Happening
from rococo_desktop.play.records.timeline import Timeline
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.picture_parts import Hotspot, Layer, Picture
from rococo_desktop.ui.picture.sheet import Card, Kit
from rococo_desktop.ui.table_state.stage import Stage
from tests.play.twins import ALL_MODULES
from tests.ui.table.leaking import ComposeFor, SideBySide, honest, kept_by
from tests.ui.table.playing import ROOM, table
from tests.ui.table.seen import TwoScreens, seen_on


@pytest.mark.long
def test_a_game_of_two_people_leaks_nothing() -> None:
    found = SideBySide(table(2, 1, people=2), 1, handovers_every=3).play(looks_every=8)
    assert found.differences == []
    assert found.finished
    assert found.handovers > 40
    assert found.painted == found.frames > 500
    assert found.by_nobody > 100
    assert found.replays > 0


def test_people_among_agents_with_everything_in_the_box_leak_nothing() -> None:
    """Some turns of what `soak.py leaks` plays to the end."""
    found = SideBySide(table(5, 3, ALL_MODULES, people=2), 3).play(40, looks_every=2)
    assert found.differences == []
    assert found.by_nobody > 30


def test_a_key_that_is_held_and_let_go_at_any_moment_leaks_nothing() -> None:
    """Some turns of what `soak.py leaks` plays to the end."""
    found = SideBySide(kept_by(table(2, 5, people=2), "hold"), 5).play(50, looks_every=3)
    assert found.differences == []
    assert found.handovers > 6
    assert found.by_nobody > 12


def tile(session: Session, kit: Kit, room: Size, stage: Stage) -> Picture:
    """A table that shows everybody one tile that somebody has, very small."""
    picture = honest(session, kit, room, stage)
    racks = [own.silk for seat in range(len(stage.seats)) if (own := session.view(seat).own) is not None]
    face = next((rack[0] for rack in racks if rack), None)
    if face is None:
        return picture
    card = Card(Rect(4, 4, 5, 5), kit.type)
    card.fill(Rect(4, 4, 5, 5), (face * 3 % 256, 90, 90))
    return picture._replace(sprites=(*picture.sprites, card.sprite(Layer.TIP)))


def card_of_hand(session: Session, kit: Kit, room: Size, stage: Stage) -> Picture:
    """A table that describes the supply of seat 1 to whoever points at a corner."""
    own = session.view(1).own
    picture = honest(session, kit, room, stage)
    assert own is not None
    spot = Hotspot(Rect(0, 0, 20, 20), ("fact", "corner"), str(own.hand + own.supply))
    return picture._replace(hotspots=(*picture.hotspots, spot))


def whose_eyes(session: Session, kit: Kit, room: Size, stage: Stage) -> Picture:
    """A table that shows the one who decides, whoever looks."""
    seat = session.deciding
    if seat == NOBODY:
        return honest(session, kit, room, stage)
    seen = stage._replace(view=session.view(seat), market=session.market(seat))
    return honest(session, kit, room, seen)


@pytest.mark.parametrize("leak", [tile, card_of_hand, whose_eyes])
def test_a_leak_on_purpose_is_found(leak: ComposeFor) -> None:
    tables = SideBySide(table(2, 1, people=2), 1, leak)
    for _ in range(150):
        if tables.differences or not tables.step():
            break
    assert tables.differences


def test_nobody_with_the_eyes_of_a_seat_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second world was dealt from the session's own view, so that what that gave away was dealt alike."""
    view = Session.view
    monkeypatch.setattr(Session, "view", lambda session, viewer: view(session, max(viewer, 0)))
    tables = SideBySide(table(2, 1, people=2), 1)
    for _ in range(20):
        if tables.differences or not tables.step():
            break
    assert tables.differences


def test_a_replay_through_the_eyes_of_one_seat_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def eyes_of_seat_1(timeline: Timeline, viewer: int, since: int, until: int) -> tuple[Moment, ...]:
        return moments(timeline, 1, since, until)

    monkeypatch.setattr(session_module, "moments", eyes_of_seat_1)
    tables = SideBySide(table(2, 1, people=2), 1)
    for _ in range(40):
        tables.step(looks=False)
        tables.settle()
        tables.replay()
        if tables.differences:
            break
    assert any("replay" in one for one in tables.differences)


def test_events_told_to_the_wrong_viewer_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    events = Session.events

    def of_seat_1(session: Session, viewer: int, since: int = 0) -> tuple[Happening, ...]:
        return events(session, 1 if since else viewer, since)

    monkeypatch.setattr(Session, "events", of_seat_1)
    tables = SideBySide(table(2, 1, people=2), 1)
    for _ in range(60):
        if tables.differences or not tables.step():
            break
    assert any("news" in one for one in tables.differences)


def test_every_frame_is_painted_and_a_single_point_is_found() -> None:
    tables = SideBySide(table(2, 1, people=2), 1)
    seen = seen_on(tables.leader.stack, ROOM)
    screens = TwoScreens(tables.leader.shell, ROOM)
    for _ in range(2):
        assert screens.differences(seen, seen) == []
    assert screens.painted == 2
    other = seen.pictures[-1]
    rest = seen.pictures[:-1]
    card = Card(Rect(4, 4, 1, 1), tables.leader.kit().type)
    card.fill(Rect(4, 4, 1, 1), (1, 2, 3))
    dotted = other._replace(sprites=(*other.sprites, card.sprite(Layer.TIP)))
    assert screens.differences(seen, seen._replace(pictures=(*rest, dotted))) == ["picture"]
    unseen = other._replace(sprites=(other.sprites[0]._replace(piece=7), *other.sprites[1:]))
    assert screens.differences(seen, seen._replace(pictures=(*rest, unseen))) == []
    assert screens.painted == 4
