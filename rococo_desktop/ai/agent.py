"""What an agent is, and the simplest one."""

from __future__ import annotations

from random import Random
from typing import Protocol

from rococo_desktop.model.decisions import Choice, Decision
from rococo_desktop.model.player_view import PlayerView


class Agent(Protocol):
    """Somebody who decides for a seat, from what that seat may know."""

    def choose(self, view: PlayerView, decision: Decision, budget: float) -> Choice:
        """One of the decision's options, within about `budget` seconds."""
        ...


class RandomAgent:
    """Chooses every option equally often."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed).random

    def choose(self, view: PlayerView, decision: Decision, budget: float) -> Choice:
        """Any option."""
        options = decision.options
        return options[int(self._random() * len(options))]
