"""One game being played: its session, its record, undo, and the file it is kept in.

What stands here is all that agents may know of it.
"""

from rococo_desktop.play.agents import (
    BUDGET,
    AgentSeat,
    AgentsLostError,
    AgentTable,
    Answer,
    Earlier,
    Effort,
)

__all__ = ["BUDGET", "AgentSeat", "AgentTable", "AgentsLostError", "Answer", "Earlier", "Effort"]
