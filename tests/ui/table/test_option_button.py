"""Where everything lies on a button of the tray: as finely as any way there is."""

from __future__ import annotations

from itertools import product

import pytest

from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.table import option_button
from rococo_desktop.ui.table.option_button import LINES, Plan
from rococo_desktop.ui.table_kit.desk import Desk
from rococo_desktop.ui.table_kit.zones import zones_for
from rococo_desktop.ui.table_state.stage import TrayOption
from rococo_desktop.ui.text.effect_icons import Glyph
from tests.ui.table.stages import begin, staged
from tests.ui.table.test_layout import kit_of

ROOM = Size(1280, 720)
WORDS = ("Exchange", "2 tiles, 3 bales wasted", "Hire the journeyman whom everybody speaks of this evening")
GLYPHS = ((), (Glyph("livre", "−12"), Glyph("lace", "−1"), Glyph("silk", "−2")))


@pytest.mark.parametrize("tiles", [(), (0, 1)])
def test_a_button_has_no_more_lines_than_it_needs(tiles: tuple[int, ...]) -> None:
    """One line where any way leads to it, else two, more where nothing else fits: the first such way.

    "Swap for 1 thread" broke into two beside "Swap for 1 lace".
    """
    kit = kit_of("en", 100)
    desk = Desk.of(kit, staged(kit, begin(2)), zones_for(ROOM))
    lines = set[int]()
    for words, glyphs, wide, high in product(WORDS, GLYPHS, range(90, 420, 30), range(30, 150, 20)):
        option = TrayOption(("exchange", 0), words, words, glyphs, tiles, "B", "silk")
        rect = Rect(0, 0, wide, high)
        ways = [way for way in option_button._ways(desk, option, rect) if way is not None]
        wanted = [finest(ways, most) for most in (1, LINES, len(words))]
        plan = option_button._plan(desk, option, rect)
        assert plan == next((way for way in wanted if way is not None), None)
        lines.add(len(plan.lines) if plan is not None else 0)
    assert {0, 1, 2, 3} <= lines


def finest(ways: list[Plan], most: int) -> Plan | None:
    """The first way with so many lines at most."""
    return next((way for way in ways if len(way.lines) <= most), None)
