"""Coins have a time of their own: one figure makes them slower, and nothing else; a step waits for them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rococo_desktop.model.events import Adjusted, Event
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.settings import Speed
from rococo_desktop.ui.audio.cues import cues_of
from rococo_desktop.ui.motion import coins as coin_motion
from rococo_desktop.ui.motion import tokens
from rococo_desktop.ui.motion.actors import Actor
from rococo_desktop.ui.motion.choreographer import Choreographer
from rococo_desktop.ui.motion.running_step import Running
from rococo_desktop.ui.motion.show import Show
from rococo_desktop.ui.motion.step_scenery import scenery
from rococo_desktop.ui.motion.view_unfolding import unfold
from rococo_desktop.ui.picture.picture_parts import Picture
from rococo_desktop.ui.picture.sheet import Kit
from rococo_desktop.ui.table.composition import compose
from rococo_desktop.ui.table_state.fill_stage import Staging
from rococo_desktop.ui.table_state.stage import Stage
from rococo_desktop.ui.window.scene import SceneStack
from tests.ui.table.jumping import Watching
from tests.ui.table.playing import ROOM, services, table
from tests.ui.table.test_whole_games import ALL

HALF_AS_FAST = 2.0
WATCHED = 14
"""Choices of a game that is watched: one of them at least pays more slowly than its step lasts."""
LOOKED_AT = 12
"""So many steps with coins are enough."""

Tables = tuple[Stage, Stage, Picture, Picture]


def _paying(kit: Kit) -> Iterator[tuple[Tables, list[Event]]]:
    """Steps of a game in which livre are paid or gained, each with the tables before and after it."""
    session, chance = Session.begin(table(3, 6, ALL)), Random(6)
    staging = Staging(session)
    while session.deciding != NOBODY:
        view, steps = session.view(0), session.steps
        decision = session.decision(session.deciding)
        assert decision is not None
        session.submit(session.deciding, chance.choice(decision.options).key)
        events = [event for one in session.events(0, steps) for event in one.events]
        if any(isinstance(event, Adjusted) and event.counter == "livre" for event in events):
            was, stage = staging.stage(kit, view), staging.stage(kit, unfold(view, events))
            yield (was, stage, compose(kit, ROOM, was), compose(kit, ROOM, stage)), events


def _acting(kit: Kit, tables: Tables, events: list[Event], slow: bool) -> tuple[Actor, ...]:
    """Who acts between these tables, with the usual coins or with slow ones."""
    with pytest.MonkeyPatch.context() as patch:
        if slow:
            patch.setattr(coin_motion, "TIME", HALF_AS_FAST)
        return Choreographer(kit, *tables).actors(events)


def test_slower_coins_arrive_later_and_nothing_else_does() -> None:
    kit = services(SceneStack()).kit()
    faces = {tokens.coin(kit, livre).marks for livre in (1, 5)}
    coins = others = 0
    for _, (tables, events) in zip(range(LOOKED_AT), _paying(kit), strict=False):
        usual, slow = (_acting(kit, tables, events, slow) for slow in (False, True))
        for one, other in zip(usual, slow, strict=True):
            if one.face.marks in faces:
                coins += 1
                assert other == one._replace(end=other.end), "it sets out as ever, from and to the same spots"
                assert other.end - other.begin == pytest.approx(HALF_AS_FAST * (one.end - one.begin))
            else:
                others += 1
                assert other == one
        before, after = tables[2:]
        assert scenery(before, before, after, usual).lasts == 1.0
        assert scenery(before, before, after, slow).lasts == max(1.0, *(one.end for one in slow))
    assert min(coins, others) > 10


def _watched(coins: float, choices: int) -> list[Running]:
    """The steps of a game with such coins, each looked at until it has ended without a jump."""
    found: list[Running] = []
    composed = Show._composed_step

    def noted(show: Show, *given: Any) -> Running:
        found.append(composed(show, *given))
        return found[-1]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(coin_motion, "TIME", coins)
        patch.setattr(Show, "_composed_step", noted)
        assert Watching(table(2, 1), 1, (Speed.NORMAL,)).watch(choices).jumps == []
    return found


def test_a_step_never_ends_before_its_coins_have_arrived() -> None:
    usual, slow = _watched(1.0, WATCHED), _watched(HALF_AS_FAST, WATCHED)
    waited = 0
    for one, other in zip(usual, slow, strict=True):
        assert one.length == pytest.approx(one.moves - one.began)
        assert other.length == pytest.approx(one.length), "its own time is what it was"
        last = max((actor.end for actor in other.actors), default=0.0)
        assert other.moves - other.began == pytest.approx(one.length * max(last, 1.0))
        assert other.ends - other.moves == pytest.approx(one.ends - one.moves), "and so is its rest"
        waited += last > 1.0
    assert waited


def test_slow_coins_are_heard_later_and_nothing_else_is() -> None:
    events = [Adjusted(0, "livre", -6), Adjusted(0, "prestige", 2)]
    usual = {cue.sound: cue.part for cue in cues_of(events, 5)}
    slow = {cue.sound: cue.part for cue in cues_of(events, 5, HALF_AS_FAST)}
    assert slow == {"coins": usual["coins"] * HALF_AS_FAST, "reward": usual["reward"]}
