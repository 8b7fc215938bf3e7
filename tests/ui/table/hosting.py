"""A company at one screen, and somebody who plays for all of them."""

from __future__ import annotations

import msgspec

from rococo_desktop.model.decisions import Target
from rococo_desktop.play.table_setup import TableSetup
from rococo_desktop.ui.game.flow import WaitingFor
from rococo_desktop.ui.game.handover import HERE
from tests.ui.table.playing import Player, table


def company(privacy: str = "turn", players: int = 2, people: int = 2, seed: int = 1) -> TableSetup:
    """A table with this rule."""
    return msgspec.structs.replace(table(players, seed, people=people), table_rules={"privacy": privacy})


class Host(Player):
    """Plays for everybody, and hands the screen over."""

    def choose(self) -> Target | None:
        """As ever; where somebody is wanted they say so."""
        self.wait()
        if self.scene.flow.mood is WaitingFor.HANDS:
            self.scene.choose(HERE)
            return HERE
        return super().choose()

    def until(self, mood: WaitingFor, most: int = 2000) -> None:
        """Play on until the table waits for this."""
        for _ in range(most):
            self.wait()
            if self.scene.flow.mood is mood:
                return
            self.choose()
        raise AssertionError(f"never {mood}")
