"""Every kind of decision on the real table: all options can be pointed at, and choosing one makes it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from unittest.mock import patch

from rococo_desktop.model.decisions import Decision, Target
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.records.header import box_for
from rococo_desktop.play.records.timeline import Timeline
from rococo_desktop.ui.game.pointed_at import NEXT_PAGE
from rococo_desktop.ui.game.scene import TableScene
from rococo_desktop.ui.game.tray import CONFIRM
from rococo_desktop.ui.keys.key import Key
from rococo_desktop.ui.picture.picture_parts import Hotspot, HotspotRole
from rococo_desktop.ui.text.prompts import PROMPTS
from rococo_desktop.ui.window.hotspot_search import answering
from rococo_desktop.ui.window.scene import SceneStack
from tests.ui.table import plain_table
from tests.ui.table.meetings import Configuration
from tests.ui.table.playing import ROOM, services
from tests.ui.table.stages import meeting

EVERYTHING = Configuration(5, "all")
"""The largest table: every kind of decision can be met there."""


@cache
def met() -> tuple[tuple[Session, Decision], ...]:
    """A game at each kind of decision with a choice, before it is made: played there once."""
    return tuple(meeting(EVERYTHING, kind) for kind in PROMPTS)


def moments() -> Iterator[tuple[Session, Decision]]:
    """The same, to go on with: what was before is not known any more."""
    for session, decision in met():
        there = Timeline.from_state(session._timeline.rules, session._timeline.state)
        yield Session(session._record, there, None, box_for), decision


def choose(scene: TableScene, decision: Decision) -> None:
    """Choose the first option on the table, whatever that takes."""
    presenter = scene.presenter
    assert presenter is not None
    if presenter.picking is None:
        scene.choose(decision.options[0].target)
    else:
        while presenter.picking.complete is None:
            scene.choose(min(presenter.picking.open, key=str))
    if presenter.waiting or presenter.picking is not None:
        scene.choose(CONFIRM)


def test_every_kind_of_decision_is_made_on_the_table() -> None:
    given = services(SceneStack(), confirm_end_of_turn=False)
    seen = set()
    for session, decision in moments():
        scene = TableScene(given, session)
        scene.picture(ROOM)
        presenter = scene.presenter
        assert presenter is not None
        lit = set()
        for _ in range(8):  # a tray with very many options has pages
            spots = answering(scene.picture(ROOM))
            lit |= {spot.target for spot in spots if spot.lit and spot.role is HotspotRole.TARGET}
            if not any(spot.target == NEXT_PAGE for spot in spots):
                break
            scene.choose(NEXT_PAGE)
        wanted = (
            {choice.target for choice in decision.options}
            if presenter.picking is None
            else presenter.picking.open
        )
        assert wanted <= lit, f"{decision.kind}: {wanted - lit} cannot be pointed at"
        before = session.version
        choose(scene, decision)
        assert session.version > before, f"{decision.kind}: nothing was chosen"
        seen.add(decision.kind)
    assert seen == set(PROMPTS)


def test_every_letter_of_the_tray_chooses_its_option() -> None:
    """A letter that is also an action's chose the action, which could not be chosen (exam cards and J)."""
    given = services(SceneStack(), confirm_end_of_turn=False)
    pressed = 0
    for session, _ in moments():
        scene = TableScene(given, session)
        spots = [spot for spot in answering(scene.picture(ROOM)) if spot.lit and len(spot.key) == 1]
        for spot in spots:
            if spot.role is not HotspotRole.TARGET or spot.target == NEXT_PAGE:
                continue
            with patch.object(scene, "choose") as chosen:
                assert scene.key_down(Key(spot.key.lower()))
            chosen.assert_called_once_with(spot.target)
            pressed += 1
    assert pressed > 10


def test_enter_does_what_the_bar_says_at_every_kind_of_decision() -> None:
    """Whatever is pointed at: where the bar says what Enter does, it does something, and else nothing."""
    given = services(SceneStack(), confirm_end_of_turn=False)
    told = silent = 0
    for session, decision in moments():
        scene = TableScene(given, session, plain_table.compose)
        known = sample(scene.picture(ROOM).hotspots)
        for target in (None, *known):
            scene.point(target)
            scene.picture(ROOM)
            presenter, before = scene.presenter, session.version
            assert presenter is not None
            picked, says = presenter.picked, bool(scene.stage().enter)
            scene.key_down(Key("return"))
            does = session.version > before or presenter.picked != picked
            assert does == says, f"{scene.stage().enter!r} at {target} of {decision.kind}"
            told, silent = told + says, silent + (not says)
            if session.version > before:
                if not session.can_undo:
                    break
                session.undo()
                scene = TableScene(given, session, plain_table.compose)
                scene.picture(ROOM)
            presenter.cancel()
    assert min(told, silent) > 40


def sample(spots: tuple[Hotspot, ...]) -> list[Target]:
    """Some of what is lit, and some of what is not."""
    lit = [spot.target for spot in spots if spot.lit and spot.role is HotspotRole.TARGET]
    dark = [spot.target for spot in spots if not spot.lit]
    return lit[:2] + lit[-1:] + dark[::25]
