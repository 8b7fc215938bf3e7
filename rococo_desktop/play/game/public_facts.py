"""The table, the pieces and the board of one game, as everybody may know them from the first deal on."""

from __future__ import annotations

from rococo_desktop.model.definitions import Barry, BarryFigures, JewelerBoard
from rococo_desktop.play.agents import AgentTable
from rococo_desktop.play.game.session_values import PublicDefinitions, RecordInfo
from rococo_desktop.play.records.record import GameRecord
from rococo_desktop.play.records.recorded_data import words_in
from rococo_desktop.play.table_setup import TableSetup
from rococo_desktop.rules.referee import Ruleset, places_scored


def definitions_of(rules: Ruleset, table: TableSetup) -> PublicDefinitions:
    """What the numbers of a game mean, and where on the board they lie."""
    jeweler = next((extra for extra in rules.extras.values() if isinstance(extra, JewelerBoard)), None)
    rival = next(
        (
            extra
            for extra in rules.extras.values()
            if isinstance(getattr(extra, "figures", None), BarryFigures)
        ),
        None,
    )
    return PublicDefinitions(
        employees=rules.employees,
        garments=rules.garments,
        faces=rules.faces,
        side=rules.side,
        figures=rules.figures,
        jeweler=jeweler,
        barry=Barry(rival.cards, rival.figures) if rival is not None else None,
        edition=rules.edition,
        decorations=rules.side.decorations,
        first_decoration=rules.first_decoration,
        first_all_halls=rules.first_all_halls,
        hall_spaces=rules.hall_spaces,
        musicians=rules.musicians,
        fireworks=rules.fireworks,
        modules=rules.modules,
        level=table.level if rival is not None else None,
        seats=rules.seats,
        people=rules.people,
        places=places_scored(rules.seats),
    )


def rival_table_of(record: GameRecord) -> AgentTable:
    """What an agent has to know of a game besides its view."""
    table = record.header.table
    return AgentTable(
        len(table.seats), table.edition, table.modules, table.level, record.figures, record.header.effort
    )


def record_info(record: GameRecord, choices: int, file: str | None) -> RecordInfo:
    """What everybody may know of a record with so many choices in effect."""
    header, table = record.header, record.header.table
    return RecordInfo(
        header.app,
        table.edition,
        table.modules,
        table.seats,
        dict(table.table_rules),
        header.data,
        dict(header.overrides),
        choices,
        file,
        words_in(record.figures),
    )
