"""Dealing: the record and the timeline of a game that begins."""

from __future__ import annotations

from typing import Any

from rococo_desktop.play.agents import Effort
from rococo_desktop.play.records.header import Boxes, header_for, ruleset_for
from rococo_desktop.play.records.record import GameRecord
from rococo_desktop.play.records.recorded_data import figures_of
from rococo_desktop.play.records.timeline import Timeline
from rococo_desktop.play.table_setup import TableSetup


def deal(
    table: TableSetup, overrides: dict[str, Any], boxes: Boxes, effort: Effort
) -> tuple[GameRecord, Timeline]:
    """A game just dealt; BadTableError, SetupError if it cannot be."""
    box = boxes(table.packs, overrides)
    rules, figures = ruleset_for(box, table), figures_of(box)
    header = header_for(table, box, rules, overrides, figures, effort)
    timeline = Timeline.from_deal(rules, table.seed, table.start_seat)
    return GameRecord.begin(header, timeline.state, figures), timeline
