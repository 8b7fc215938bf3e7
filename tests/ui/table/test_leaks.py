"""Nothing leaks: what the screen shows is the same when all that its viewer may not know is dealt anew."""

from __future__ import annotations

import msgspec
import pytest

from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.session import Session
from rococo_desktop.ui.geometry import Rect, Size
from rococo_desktop.ui.marks import Hotspot, Layer, Picture
from rococo_desktop.ui.sheet import Card, Kit
from rococo_desktop.ui.table.stage import Stage
from tests.play.twins import ALL_MODULES
from tests.ui.table.leaking import ComposeFor, SideBySide, honest
from tests.ui.table.playing import table


def test_a_game_of_two_people_leaks_nothing() -> None:
    found = SideBySide(table(2, 1, people=2), 1).play(looks_every=4)
    assert found.differences == []
    assert found.finished
    assert found.handovers > 40
    assert found.frames > 800
    assert found.by_nobody > 150


def test_people_among_agents_with_everything_in_the_box_leak_nothing() -> None:
    found = SideBySide(table(5, 3, ALL_MODULES, people=2), 3).play(120, looks_every=2)
    assert found.differences == []
    assert found.by_nobody > 100


def test_a_key_that_is_held_and_let_go_at_any_moment_leaks_nothing() -> None:
    setup = msgspec.structs.replace(table(2, 5, people=2), table_rules={"privacy": "hold"})
    found = SideBySide(setup, 5).play(150, looks_every=3)
    assert found.differences == []
    assert found.handovers > 20
    assert found.by_nobody > 40


def tile(session: Session, kit: Kit, room: Size, stage: Stage) -> Picture:
    """A table that shows the first tile of seat 0 to everybody, very small."""
    own = session.view(0).own
    assert own is not None
    picture = honest(session, kit, room, stage)
    if not own.silk:
        return picture
    card = Card(Rect(4, 4, 5, 5), kit.type)
    card.fill(Rect(4, 4, 5, 5), (own.silk[0] * 3 % 256, 90, 90))
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
