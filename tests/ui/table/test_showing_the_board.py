"""A chooser covers what one plans for: a held key and a button let it give way, and nothing is chosen."""

from __future__ import annotations

from rococo_desktop.model.decisions import Target
from rococo_desktop.ui.game.scene import TableScene
from rococo_desktop.ui.keys.key import Key
from rococo_desktop.ui.keys.keymap import KeyMap, clash
from rococo_desktop.ui.picture.picture_parts import Layer
from rococo_desktop.ui.scenes.settings_keys import COLUMNS
from rococo_desktop.ui.table.board_button import BOARD
from rococo_desktop.ui.table.composition import compose
from rococo_desktop.ui.table_state.stage import TrayOption
from rococo_desktop.ui.window import hotspot_search
from tests.ui.table import stages
from tests.ui.table.playing import ROOM, Player, begin, table
from tests.ui.table.test_choosing import settled
from tests.ui.table.test_company import company
from tests.ui.table.test_glance import tooltips
from tests.ui.table.test_layout import kit_of

F5 = Key("f5")
HALL: Target = ("halls", 1)


def choosing() -> TableScene:
    """Three cards are to be chosen, and one is."""
    scene, _ = begin(table(3, 8))
    assert settled(scene) == "choose_three"
    scene.choose(min(scene.stage().lit, key=str))
    assert len(picked(scene)) == 1
    scene.picture(ROOM)
    return scene


def picked(scene: TableScene) -> list[Target]:
    """What has been picked so far."""
    presenter = scene.presenter
    assert presenter is not None
    return sorted(presenter.picked, key=str)


def lies_open(scene: TableScene) -> bool:
    """True if the halls can be pointed at, and nothing can be chosen."""
    picture = scene.picture(ROOM)
    hall = hotspot_search.named(picture, HALL)
    targets = [spot for spot in hotspot_search.answering(picture) if spot.lit and spot.target[0] != "command"]
    return hall is not None and not targets and not any(panel.layer == Layer.TRAY for panel in picture.panels)


def test_choosing_three_shows_the_halls_while_a_key_is_held() -> None:
    scene = choosing()
    before = picked(scene)
    assert not lies_open(scene)
    assert not tooltips(scene, HALL)
    assert scene.key_down(F5)
    assert lies_open(scene)
    assert tooltips(scene, HALL) == 1
    assert not scene.stage().why
    scene.key_up(F5)
    assert not lies_open(scene)
    assert picked(scene) == before


def test_choosing_three_shows_the_halls_by_a_button_until_it_is_pressed_again() -> None:
    scene = choosing()
    before = picked(scene)
    button = hotspot_search.named(scene.picture(ROOM), BOARD)
    assert button is not None
    assert (button.layer, button.key, button.lit) == (Layer.TRAY, "F5", True)
    for ends in (lambda: scene.choose(BOARD), lambda: scene.key_down(Key("escape"))):
        scene.choose(BOARD)
        assert lies_open(scene)
        assert hotspot_search.named(scene.picture(ROOM), BOARD) is not None, "the way back"
        ends()
        assert not lies_open(scene)
        assert picked(scene) == before
    scene.choose(BOARD)
    scene.key_down(F5)
    scene.key_up(F5)
    assert not lies_open(scene), "letting go brings the chooser back, however it went"


def test_nothing_is_chosen_by_accident_while_the_board_is_shown() -> None:
    scene = choosing()
    before, version = picked(scene), scene.session.version
    card = min(scene.stage().lit, key=str)
    scene.choose(BOARD)
    for target in (card, HALL, ("garments", 0)):
        scene.choose(target)
        scene.point(target)
        scene.key_down(Key("return"))
        scene.key_down(Key("x"))
    assert lies_open(scene)
    assert (picked(scene), scene.session.version) == (before, version)
    scene.choose(("seat", 1))
    assert scene.stage().overlay is not None, "a workshop can be looked at"


def test_every_chooser_that_covers_the_board_has_the_button() -> None:
    kit = kit_of("en", 100)
    (silk,) = stages.others((kit,))["crowded silk"]
    names = [TrayOption(("option", at), f"Option {at}", f"Option {at}") for at in range(7)]
    many = silk._replace(lit=frozenset(), tray=tuple(names))
    cards = [option._replace(target=("exam_deck", at)) for at, option in enumerate(names)]
    deck = many._replace(tray=(*cards, names[0]))
    for stage in (silk, many, deck):
        picture = compose(kit, ROOM, stage)
        (panel,) = picture.panels
        button = hotspot_search.named(picture, BOARD)
        assert button is not None
        assert panel.rect.encloses(button.rect)


def test_the_board_is_not_handed_over() -> None:
    scene, _ = begin(company())
    scene.tick(0.0)
    scene.choose(("command", "here"))
    Player(scene).wait()
    scene.picture(ROOM)
    scene.choose(BOARD)
    assert lies_open(scene)
    scene.flow.leave()
    scene.picture(ROOM)
    assert not scene.overlays.covers


def test_without_a_chooser_the_key_shows_nothing() -> None:
    scene, _ = begin(company("open"))
    player = Player(scene)
    while settled(scene) == "choose_three":
        player.choose()
    scene.picture(ROOM)
    assert scene.key_down(F5)
    assert not scene.overlays.covers
    scene.choose(BOARD)
    assert not scene.overlays.covers


def test_the_key_that_shows_the_board_can_be_changed() -> None:
    assert "board" in dict(COLUMNS)["table"]
    keymap = KeyMap({"board": "F9"})
    held = keymap.held_by(Key("f9"), 3)
    assert held is not None
    assert held.overlay == "board"
    assert clash(keymap.keys, "board", "Ctrl+B") is not None, (
        "whoever held Ctrl could call nothing by its letter"
    )
