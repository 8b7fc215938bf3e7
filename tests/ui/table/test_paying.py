"""A garment is paid for by clicks on one's own tiles as well as by the buttons: both are the same choice."""

from __future__ import annotations

from collections import Counter

from rococo_desktop.model.decisions import Target
from rococo_desktop.play.game.session import Session
from rococo_desktop.ui.game.scene import TableScene
from rococo_desktop.ui.keys.key import Key
from rococo_desktop.ui.picture.picture_parts import HotspotRole
from rococo_desktop.ui.window.hotspot_search import answering
from rococo_desktop.ui.window.scene import SceneStack
from tests.ui.table.meetings import CONFIGURATIONS
from tests.ui.table.playing import ROOM, services
from tests.ui.table.stages import meeting


def payments() -> list[tuple[Session, int]]:
    """A payment at every kind of table."""
    return [
        (session, decision.seat)
        for session, decision in (meeting(one, "pay_garment") for one in CONFIGURATIONS)
    ]


def silk(session: Session, seat: int) -> Counter[int]:
    """The tiles in the rack of a seat."""
    own = session.view(seat).own
    assert own is not None
    return Counter(own.silk)


def opened(session: Session) -> TableScene:
    """The table at which one pays."""
    scene = TableScene(services(SceneStack(), confirm_end_of_turn=False), session)
    scene.picture(ROOM)
    return scene


def lit_tiles(scene: TableScene) -> set[Target]:
    """The tiles of the rack that can be pointed at and chosen."""
    spots = answering(scene.picture(ROOM))
    return {
        spot.target
        for spot in spots
        if spot.target[0] == "silk" and spot.lit and spot.role is HotspotRole.TARGET
    }


def test_every_payment_is_made_by_clicks_on_its_tiles() -> None:
    """Tile by tile until one payment is left: it is the one that these tiles make."""
    made = steps = 0
    for session, seat in payments():
        decision = session.decision(seat)
        assert decision is not None
        for option in decision.options:
            scene, before, held = opened(session), session.version, silk(session, seat)
            for face in option.steps[0][5]:
                if session.version > before:
                    break
                assert ("silk", face) in lit_tiles(scene), f"{option.key}: {face} cannot be clicked"
                scene.choose(("silk", face))
                scene.picture(ROOM)
                steps += 1
            assert session.version > before, f"{option.key}: all its tiles are laid down"
            assert held - silk(session, seat) == Counter(option.steps[0][5])
            made += 1
            session.undo()
    assert made >= 10
    assert steps > made, "none took two tiles"


def several() -> tuple[TableScene, Session, list[Target]]:
    """A payment in which a tile leaves more than one way open, and the tiles that do."""
    for session, _ in payments():
        scene = opened(session)
        presenter = scene.presenter
        assert presenter is not None
        assert presenter.paying is not None
        open_ones = [
            tile for tile in sorted(presenter.paying.open) if len(presenter.paying.fitting(tile)) > 1
        ]
        if open_ones:
            return scene, session, open_ones
    raise AssertionError("no such payment is met")


def test_a_tile_that_leaves_several_ways_is_laid_down_and_taken_up() -> None:
    scene, session, (tile, *_) = several()
    presenter, before = scene.presenter, session.version
    assert presenter is not None
    all_ways = {option.target for option in scene.stage().tray}
    scene.point(tile)
    scene.picture(ROOM)
    assert scene.stage().enter == "Enter: pay with this tile"
    scene.choose(tile)
    assert session.version == before
    assert tile in scene.stage().picked
    fewer = {option.target for option in scene.stage().tray}
    assert fewer < all_ways
    assert scene.unfinished()
    scene.key_down(Key("escape"))
    assert tile not in scene.stage().picked
    assert {option.target for option in scene.stage().tray} == all_ways
    assert session.version == before


def test_a_tile_that_pays_nothing_says_so() -> None:
    for session, _ in payments():
        scene = opened(session)
        own = session.view(scene.flow.viewer).own
        assert own is not None
        idle = {("silk", face) for face in own.silk} - lit_tiles(scene)
        for tile in sorted(idle):
            before = session.version
            scene.choose(tile)
            scene.picture(ROOM)
            assert session.version == before
            assert scene.stage().why == "No payment left uses this tile."
            return
    raise AssertionError("every tile of every rack pays")
