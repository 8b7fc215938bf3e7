"""Whole games through the table alone: a player who knows nothing but what is lit reaches the end."""

from __future__ import annotations

from collections import Counter

import pytest

from rococo_desktop.ai.agent_names import quick_rival
from rococo_desktop.model.decisions import Target
from rococo_desktop.model.vocabulary import Edition
from rococo_desktop.play.packs import choosable_modules
from rococo_desktop.play.records.header import box_for, ruleset_for
from rococo_desktop.ui.game.picking import Picking
from rococo_desktop.ui.game.tray import CONFIRM
from rococo_desktop.ui.text.prompts import PROMPTS
from tests.ui.table import plain_table
from tests.ui.table.playing import Player, begin, table

ALL = choosable_modules()

TABLES = [
    *((players, ALL, Edition.DELUXE) for players in range(1, 6)),
    (2, (), Edition.DELUXE),
    (3, (), Edition.CLASSIC),
]


@pytest.mark.parametrize(("players", "modules", "edition"), TABLES)
def test_a_whole_game_is_played_by_choosing_what_is_lit(
    players: int, modules: tuple[str, ...], edition: Edition
) -> None:
    scene, given = begin(table(players, 5, modules, edition), plain_table.compose)
    player = Player(scene, 11)
    player.play()
    assert scene.session.result is not None
    scene.tick(player.now + 1)
    given.stack.settle()
    assert given.doors.opened == ["score"]  # type: ignore[attr-defined]
    assert {"choose_three", "play_card", "main_action"} <= set(player.kinds)


def test_a_whole_game_is_played_on_the_real_table() -> None:
    scene, _ = begin(table(5, 2, ALL))
    player = Player(scene, 2)
    player.play()
    assert scene.session.result is not None


class GoodPlayer(Player):
    """Chooses on the table what a greedy agent would choose: it gets to see more of the game."""

    def __init__(self, *given: object) -> None:
        super().__init__(*given)  # type: ignore[arg-type]
        setup = self.scene.session.record
        rules = ruleset_for(box_for(table_packs(self), {}), table(len(setup.seats), 1, setup.modules))
        self._agent = quick_rival(rules, 3)

    def pick(self, options: list[Target]) -> Target:
        """The target of the option the agent wants."""
        presenter = self.scene.presenter
        assert presenter is not None
        if CONFIRM in options or presenter.waiting:
            return CONFIRM
        view = self.scene.session.view(presenter.decision.seat)
        choice = self._agent.choose(view, presenter.decision, 1.0)
        if presenter.picking is None:
            assert choice.target in options, f"{choice} is not on the table"
            return choice.target
        return self._next_card(presenter.picking, options)

    def _next_card(self, picking: Picking, options: list[Target]) -> Target:
        return next(target for target in options if target in picking.open)


def table_packs(player: Player) -> tuple[str, ...]:
    """The packs of the game a player plays."""
    record = player.scene.session.record
    return table(len(record.seats), 1, record.modules).packs


@pytest.mark.long
def test_every_kind_of_decision_that_good_play_meets_is_made_on_the_table() -> None:
    kinds: Counter[str] = Counter()
    for players, seed in ((1, 1), (2, 4), (3, 9)):
        scene, _ = begin(table(players, seed, ALL), plain_table.compose)
        player = GoodPlayer(scene, seed)
        player.play()
        kinds += player.kinds
    seen = {kind for kind in kinds if kind in PROMPTS}
    wanted = {
        "choose_three", "play_card", "main_action", "bonus", "acquire", "keep_or_spend", "tailor",
        "pay_garment", "rent_or_sell", "place", "hire", "fund", "adorn", "terrace", "choose",
    }  # fmt: skip
    assert wanted <= seen, f"not reached: {wanted - seen}; reached: {kinds}"
