"""Games just dealt, and games played to their end, each once per test run."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from rococo_desktop.ai.agent import RandomAgent
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.table_setup import proposed_table
from rococo_desktop.tools.options import available_modules
from rococo_desktop.ui.scenes.setup_draft import PROPOSED_NAMES


@lru_cache(maxsize=16)
def begun_game(players: int) -> Session:
    """A game with every module, just dealt."""
    table = proposed_table(PROPOSED_NAMES[:players], 1)
    return Session.begin(msgspec.structs.replace(table, modules=available_modules()))


@lru_cache(maxsize=16)
def finished_game(players: int, everything: bool, seed: int = 1) -> Session:
    """A game of random choices, over."""
    table = proposed_table(PROPOSED_NAMES[:players], seed)
    if everything:
        table = msgspec.structs.replace(table, modules=available_modules())
    return played_out(Session.begin(table), seed)


def played_out(session: Session, seed: int) -> Session:
    """The game, after random choices to its end."""
    agent = RandomAgent(seed)
    while (seat := session.deciding) >= 0:
        decision = session.decision(seat)
        assert decision is not None
        session.submit(seat, agent.choose(session.view(seat), decision, 1.0).key)
    return session
