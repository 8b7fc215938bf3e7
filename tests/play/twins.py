"""Pairs of sessions that differ only in what a viewer may not know, for tests that nothing leaks."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from rococo_desktop.model.vocabulary import NOBODY, Edition
from rococo_desktop.play.session import Session
from rococo_desktop.play.timeline import Timeline
from rococo_desktop.rules.referee import determinize
from tests.play.games import begin, boxes, choose

ALL_MODULES = ("jewelry_box", "fancy_dresses", "festivity_dresses", "expert_tailoring")

TABLES = [
    (1, Edition.DELUXE, ALL_MODULES),
    (2, Edition.CLASSIC, ()),
    (3, Edition.DELUXE, ()),
    (5, Edition.DELUXE, ALL_MODULES),
]
"""Few tables, each with something the others lack."""


def moments(
    players: int, edition: Edition, modules: tuple[str, ...], every: int = 1, seed: int = 11
) -> Iterator[Session]:
    """One game, handed out again at each so many decisions."""
    session = begin(players, edition, seed=seed, modules=modules)
    random = Random(seed)
    number = 0
    while session.deciding != NOBODY:
        if number % every == 0:
            yield session
        number += 1
        choose(session, random)


def twin(session: Session, viewer: int, stream: int) -> Session:
    """The same game for this viewer; everything the viewer may not know is dealt anew."""
    state = determinize(session._timeline.rules, session.view(viewer), stream)
    return Session(session._record, Timeline.from_state(session._timeline.rules, state), None, boxes)
