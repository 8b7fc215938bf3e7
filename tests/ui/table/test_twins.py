"""Cards that are alike, in one place or in two: each that lies there is picked and put back for itself."""

from __future__ import annotations

from rococo_desktop.model.decisions import Target
from rococo_desktop.play.game.session import Session
from rococo_desktop.ui.game.presenter import DecisionPresenter
from rococo_desktop.ui.game.scene import TableScene
from rococo_desktop.ui.game.tray import CONFIRM
from rococo_desktop.ui.keys.key import Key
from rococo_desktop.ui.picture.picture_parts import Hotspot
from rococo_desktop.ui.table.composition import compose
from rococo_desktop.ui.window.scene import SceneStack
from tests.ui.table.playing import ROOM, services
from tests.ui.table.stages import begin

MASTER = 0
"""The start master without a bonus: every seat has two."""


def table(session: Session) -> tuple[TableScene, DecisionPresenter]:
    """The table of a game, and the decision on it."""
    scene = TableScene(services(SceneStack()), session, compose)
    scene.picture(ROOM)
    presenter = scene.presenter
    assert presenter is not None
    assert presenter.picking is not None
    return scene, presenter


WANTED = ("choose:e0a+e0b+e0c", "play:e0a", "play:e0b", "play:e0c")
"""What is chosen until the second round: one of the masters is played and discarded."""


def second_round() -> Session:
    """A choice of three with a master left in the supply and another in the discard."""
    session = begin(2, seed=5)
    while True:
        decision = session.decision(session.deciding)
        assert decision is not None
        if session.view(decision.seat).round == 2:
            assert decision.kind == "choose_three"
            return session
        keys = {choice.key for choice in decision.options}
        wanted = next((key for key in WANTED if key in keys), decision.options[-1].key)
        session.submit(decision.seat, wanted)


def spots(scene: TableScene) -> dict[Target, Hotspot]:
    """The cards to choose from that answer, each for itself."""
    found = [spot for spot in scene.picture(ROOM).hotspots if spot.target[0] in {"supply", "discard"}]
    assert len({spot.target for spot in found}) == len(found)
    return {spot.target: spot for spot in found}


def test_twins_in_one_place_are_two_targets_picked_and_put_back_one_by_one() -> None:
    scene, presenter = table(begin(2, seed=5))
    one, other = ("supply", MASTER), ("supply", f"{MASTER} 2")
    lying = spots(scene)
    assert {one, other} <= lying.keys()
    assert lying[one].rect != lying[other].rect
    scene.choose(other)
    assert presenter.picked == {other}
    scene.choose(one)
    assert presenter.picked == {one, other}
    scene.choose(other)
    assert presenter.picked == {one}
    assert spots(scene).keys() == lying.keys(), "nothing else goes away"


def test_twins_in_supply_and_discard_are_two_targets() -> None:
    scene, presenter = table(second_round())
    kept, played = ("supply", MASTER), ("discard", MASTER)
    lying = spots(scene)
    assert {kept, played} <= lying.keys()
    assert kept in presenter.picked, "what is left of the supply goes along"
    assert not lying[kept].lit
    assert lying[played].lit
    before = presenter.picked
    scene.choose(kept)
    assert presenter.picked == before
    assert scene.stage().why == "All that is left of the supply goes along; it cannot be put back."
    assert spots(scene).keys() == lying.keys(), "nothing goes away"
    scene.choose(played)
    assert presenter.picked == before | {played}
    assert presenter.picking is not None
    assert presenter.picking.complete is not None
    assert spots(scene).keys() == lying.keys()
    other = next(target for target in lying if target not in presenter.picked)
    scene.choose(other)
    assert scene.stage().why == "The hand is full: put a card back first."
    scene.choose(played)
    assert presenter.picked == before


def test_what_cannot_be_put_back_is_not_lit_among_the_picked_either() -> None:
    scene, presenter = table(second_round())
    listed = {spot.target: spot.lit for spot in scene.picture(ROOM).hotspots if spot.target[0] == "picked"}
    assert set(listed.values()) == {False}
    before = presenter.picked
    scene.choose(("picked", 0))
    assert presenter.picked == before
    assert scene.stage().why


def test_enter_does_what_the_bar_says_with_twins() -> None:
    """One of two masters picked, the pointer on it: the bar said put it back, and Enter picked the second."""
    for session in (begin(2, seed=5), second_round()):
        scene, presenter = table(session)
        picking = presenter.picking
        assert picking is not None
        for target in (*spots(scene), *spots(scene), ("picked", 2), ("picked", 0)):
            scene.point(target)
            scene.picture(ROOM)
            told, before, steps = scene.stage().enter, presenter.picked, session.steps
            scene.key_down(Key("return"))
            if told == "Enter: take these":
                assert session.steps > steps
                session.undo()
                scene, presenter = table(session)
                picking = presenter.picking
                continue
            expected = {
                "Enter: pick this card": before | {target},
                "Enter: put it back": before - {target},
                "": before,
            }
            if target[0] != "picked":
                assert presenter.picked == expected[told], f"{told!r} at {target}"
            else:
                assert (len(presenter.picked) < len(before)) == (told == "Enter: put it back")


def test_twins_in_hand_are_two_targets_and_each_is_played() -> None:
    for which in (MASTER, f"{MASTER} 2"):
        session = begin(2, seed=5)
        while session.decision(session.deciding).kind == "choose_three":  # type: ignore[union-attr]
            session.submit(session.deciding, "choose:e0a+e0a+e0b")
        scene = TableScene(services(SceneStack()), session, compose)
        hand = {spot.target: spot for spot in scene.picture(ROOM).hotspots if spot.target[0] == "hand"}
        assert len(hand) == len({spot.rect for spot in hand.values()}) == 3
        assert all(spot.lit for spot in hand.values())
        scene.point(("hand", which))
        scene.picture(ROOM)
        assert scene.stage().enter.startswith("Enter: ")
        assert scene.key_down(Key("return"))
        assert session.decision(session.deciding).kind == "main_action"  # type: ignore[union-attr]


def test_a_whole_handful_of_twins_is_taken() -> None:
    session = begin(2, seed=5)
    seat = session.deciding
    scene, presenter = table(session)
    for target in (("supply", MASTER), ("supply", f"{MASTER} 2"), ("supply", 1)):
        scene.choose(target)
    assert presenter.picking is not None
    assert presenter.picking.complete is not None
    scene.choose(CONFIRM)
    own = session.view(seat).own
    assert own is not None
    assert own.chosen == (MASTER, MASTER, 1)
