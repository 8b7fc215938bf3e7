"""On the last evening a guest is proposed for every rocket: Enter takes the best, a click another (F5)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rococo_desktop.model.vocabulary import EMPTY
from rococo_desktop.play.game.play_from_moment import take_over
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.settings import Settings, Speed
from rococo_desktop.play.table_setup import PERSON
from rococo_desktop.ui.game.flow import WaitingFor
from rococo_desktop.ui.game.scene import TableScene
from rococo_desktop.ui.keys.key import Key
from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.services import Services
from tests.ui.scenes.finished import finished_game
from tests.ui.supplies import still

ROOM = Size(1280, 720)


@pytest.fixture
def services() -> Iterator[Services]:
    made = still(ROOM, settings=Settings(speed=Speed.INSTANT))
    yield made
    made.shell.window.destroy()


def _before_the_fireworks() -> Session:
    """A game whose next choice is the guest for a rocket, with two to choose from; a person decides."""
    for seed in range(1, 40):
        theatre = finished_game(3, False, seed).theatre()
        for at in range(theatre.last, 0, -1):
            theatre.go(at)
            taken = take_over(theatre, 0, None) if theatre.deciding >= 0 else None
            if taken is None:
                continue
            decision = taken.decision(taken.deciding)
            assert decision is not None
            if decision.kind != "terrace":
                break
            if len(decision.options) > 2:
                for seat in range(3):
                    taken.reseat(seat, player=PERSON if seat == taken.deciding else "greedy")
                return taken
    raise AssertionError("no game has such a moment")


def _table(services: Services, session: Session) -> TableScene:
    session.notices = ()
    scene = TableScene(services, session)
    services.stack.push(scene)
    services.stack.settle()
    if scene.flow.mood is WaitingFor.HANDS:
        scene.flow.arrive()  # another person has taken the seat
    if scene.flow.mood is WaitingFor.ENDS:
        scene.flow.end_turn()  # the turn before
    for now in range(3):
        scene.tick(float(now))
        scene.picture(ROOM)
    return scene


@pytest.mark.rule("F5")
def test_enter_takes_the_best_guest_and_the_bar_says_so(services: Services) -> None:
    session = _before_the_fireworks()
    seat = session.deciding
    scene = _table(services, session)
    (first, *_) = session.terrace_proposal(seat)
    assert first.space != EMPTY
    assert scene.presenter is not None
    assert scene.presenter.entered(None) == ("guests", first.space)
    assert "the best choice" in scene.stage().enter
    garment = session.view(seat).guests[first.space]
    scene.key_down(Key("return"))
    assert session.view(seat).terrace[first.rocket] == garment


@pytest.mark.rule("F5")
def test_a_click_takes_another_guest(services: Services) -> None:
    session = _before_the_fireworks()
    seat = session.deciding
    scene = _table(services, session)
    (first, *_) = session.terrace_proposal(seat)
    decision = session.decision(seat)
    assert decision is not None
    other = next(
        one.target for one in decision.options if one.target[0] == "guests" and one.target[1] != first.space
    )
    garment = session.view(seat).guests[int(other[1])]
    scene.choose(other)
    assert session.view(seat).terrace[first.rocket] == garment


def test_no_other_decision_comes_with_a_proposal(services: Services) -> None:
    theatre = finished_game(2, False).theatre()
    theatre.go(theatre.turns[3].at)
    taken = take_over(theatre, 0, None)
    assert taken is not None
    for seat in range(2):
        taken.reseat(seat, player=PERSON if seat == taken.deciding else "greedy")
    scene = _table(services, taken)
    assert scene.presenter is not None
    assert scene.presenter.proposed is None
