"""The moves of agents: asked for where the game waits for one, made when the answer still fits."""

from __future__ import annotations

from rococo_desktop.play.agents import Agents, Answer
from rococo_desktop.play.errors import IllegalChoiceError
from rococo_desktop.play.game.session import Session


def ask_for(session: Session, agents: Agents) -> bool:
    """Ask for the choice the session waits for, if an agent plays that seat; False if it does not."""
    seat = session.deciding
    decision = session.decision(seat)
    if decision is None or not session.is_agent(seat):
        return False
    agents.ask(session.version, session.view(seat), decision, session.agent_table, *session.agent_at(seat))
    return True


def heed(session: Session, answer: Answer) -> bool:
    """Make the choice of an agent, if the game has not moved on since it was asked and it may choose so."""
    seat = session.deciding
    if answer.ticket != session.version or not session.is_agent(seat):
        return False
    try:
        session.submit(seat, answer.key, answer.why)
    except IllegalChoiceError:
        return False
    return True
