"""Where one answer is left the rules ask nothing: the thing is a target all the same, and is shown before."""

from __future__ import annotations

from collections import Counter

import pytest

from rococo_desktop.model.decisions import Decision, Target
from rococo_desktop.model.vocabulary import Edition
from rococo_desktop.play.game.session import Session
from rococo_desktop.ui.game.scene import TableScene
from rococo_desktop.ui.game.tray import is_on_table
from rococo_desktop.ui.keys.key import Key
from rococo_desktop.ui.picture.picture_parts import Text
from rococo_desktop.ui.window.scene import SceneStack
from tests.play.games import one_garment
from tests.play.twins import ALL_MODULES, moments
from tests.ui.table import plain_table
from tests.ui.table.playing import ROOM, Player, services

GOWN = ("garments", 1)


def shown(session: Session) -> TableScene:
    """The table of a game, as the seat sees it that decides."""
    scene = TableScene(services(SceneStack(), confirm_end_of_turn=False), session, plain_table.compose)
    scene.picture(ROOM)
    if scene.flow.viewer != session.deciding:
        scene.choose(("command", "here"))
        scene.picture(ROOM)
    return scene


@pytest.mark.parametrize("card_away", [True, False], ids=["a card away", "with the card played"])
def test_the_only_garment_that_can_be_paid_is_taken_by_a_click_on_it(card_away: bool) -> None:
    session = one_garment()
    if not card_away:
        session.submit(session.deciding, "play:e0b")
    scene = shown(session)
    steps = session.steps
    scene.point(GOWN)
    scene.picture(ROOM)
    assert not scene.stage().why
    assert GOWN in scene.stage().reachable
    scene.choose(GOWN)
    asked = session.decision(session.deciding)
    assert asked is not None
    assert asked.kind == "rent_or_sell"
    for _ in range(1 + card_away):
        scene.key_down(Key("escape"))
    assert session.steps == steps, "Esc takes it back"


def test_the_only_garment_is_shown_and_named_before_the_action_takes_it() -> None:
    session = one_garment()
    session.submit(session.deciding, "play:e0b")
    scene = shown(session)
    assert GOWN not in scene.stage().picked
    scene.point(("action", "tailor"))
    scene.picture(ROOM)
    stage = scene.stage()
    assert GOWN in stage.picked
    assert stage.enter == "Enter: Tailor · only choice: Green gown, 8"
    scene.point(("action", "acquire"))
    scene.picture(ROOM)
    assert GOWN not in scene.stage().picked


def only_things(session: Session, decision: Decision) -> list[tuple[str, Decision]]:
    """Options of a decision with the thing on the table each takes unasked before anything else happens."""
    found = []
    reach = session.reach(decision.seat)
    for choice in decision.options:
        for asked in session.unasked(decision.seat, choice.key)[:1]:
            if reach.get(asked.options[0].target) == (choice.key,) and is_on_table(asked.options[0].target):
                found.append((choice.key, asked))
    return found


def test_every_kind_of_only_thing_is_clicked_and_shown() -> None:
    """The only tile, garment, card, decoration, guest space: wherever a game leaves just one."""
    kinds: Counter[tuple[str, str]] = Counter()
    for seed in range(2):
        for session in moments(5, Edition.DELUXE, ALL_MODULES, seed=seed):
            decision = session.decision(session.deciding)
            assert decision is not None
            if decision.kind == "choose_three":
                continue
            for key, asked in only_things(session, decision):
                met = (decision.kind, asked.kind)
                kinds[met] += 1
                if kinds[met] > 2:
                    continue
                scene = shown(session)
                choice = decision.option(key)
                assert choice is not None
                target = asked.options[0].target
                scene.point(choice.target)
                scene.picture(ROOM)
                assert target in scene.stage().picked, f"{key} takes {target} without a word"
                assert "only choice" in scene.stage().enter
                presenter = scene.presenter
                assert presenter is not None
                assert target in presenter.reachable
                assert not presenter.why_not(target)
                assert (presenter.choose(target).keys or presenter.waiting) == (key,)
    assert {asked for _, asked in kinds} >= {"acquire", "tailor", "fund", "hire"}
    assert {asked for first, asked in kinds if first == "bonus"}, "what a bonus takes unasked"


def tip(scene: TableScene, target: Target) -> str:
    """All that is written while a thing has been pointed at for a while."""
    player = Player(scene)
    player.wait()
    scene.point(None)
    scene.point(target)
    scene.tick(player.now + 60.0)
    marks = [mark for sprite in scene.picture(ROOM).sprites for mark in sprite.marks]
    return " ".join(mark.words for mark in marks if isinstance(mark, Text))


def test_a_step_back_is_offered_only_where_escape_takes_one() -> None:
    """At the first choice of a turn it opens the menu."""
    session = one_garment()
    scene = shown(session)
    assert "Not part of this choice." in tip(scene, ("guests", 0))
    assert scene.presenter is not None
    scene.choose(next(target for target in scene.stage().lit if scene.presenter.way(target) == ("play:e0b",)))
    assert "Esc takes a step back" in tip(scene, ("guests", 0))
