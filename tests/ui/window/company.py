"""Several people at one real screen: the driver plays for all, and for one who leaves and comes back."""

from __future__ import annotations

from typing import Any

from tests.ui.window.display import Hand
from tests.ui.window.driver import Driver, MouseDriver, drive
from tests.ui.window.game import Asked, Game


class CompanyDriver(MouseDriver):
    """Clicks for everybody; one seat goes to an agent in one round, and back to its person in a later one."""

    def __init__(self, game: Game, hand: Hand, seed: int, seat: int, leaves: int, returns: int) -> None:
        super().__init__(game, hand, seed)
        self._changes = [(leaves, f"player{seat}:agent"), (returns, f"player{seat}:person")]

    def answer(self, asked: Asked) -> Asked:
        """Answer, or change the company first, from whatever question the table asks."""
        if self._changes and asked.kind == "handover" and asked.round >= self._changes[0][0]:
            _, change = self._changes.pop(0)
            asked = self._go(asked, "command", "menu", "pause")
            asked = self._go(asked, "button", "company", "company")
            asked = self._go(asked, "choice", change, "company")
            self.kinds[change] += 1
            asked = self._go(asked, "button", "back", "pause")
            self._click(asked, "button", "resume")
            asked = self.game.wait()
            self.kinds[asked.kind] += 1
        return super().answer(asked)

    def _go(self, asked: Asked, kind: str, which: str, to: str) -> Asked:
        self._click(asked, kind, which)
        told = self.game.wait()
        while told.kind != to:
            told = self.game.wait()
        return told

    def _click(self, asked: Asked, kind: str, which: str) -> None:
        spot = asked.spot(kind, which)
        assert spot is not None, f"no {kind} {which} at {asked.kind}"
        self.hand.click(*spot.middle)


def two_people(seed: int = 1) -> dict[str, Any]:
    """Two people play a whole game by mouse, handing the screen over."""
    return drive("mouse", players=2, seed=seed, more=("--people", "2"))


def mixed_company(seed: int = 1) -> dict[str, Any]:
    """Three people and two agents; one person leaves in round 2 and comes back in round 4."""

    def driver(game: Game, hand: Hand, number: int) -> Driver:
        return CompanyDriver(game, hand, number, seat=1, leaves=2, returns=4)

    return drive("mouse", players=5, modules="all", seed=seed, more=("--people", "3"), driver_of=driver)
