"""Descriptions of the table as it stands: everything that can have the focus can be read out."""

from __future__ import annotations

import pytest

from rococo_desktop.model.vocabulary import EMPTY, NOBODY
from rococo_desktop.ui.text import describe_table as told
from rococo_desktop.ui.text.messages import Message
from tests.ui.text.spoken_games import TABLES, Table, english, spoken


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_everything_on_the_table_can_be_described(table: Table) -> None:
    game = spoken(*table)
    defs, seats = game.defs, game.seats
    for _, seen in game.asked[:: len(game.asked) // 6]:
        view = seen._replace(viewer=NOBODY, own=None)
        lines: list[tuple[Message, ...]] = []
        lines += [told.describe_seat(defs, view, seats, seat) for seat in range(len(view.seats))]
        lines += [told.describe_guest(defs, view, seats, space) for space in range(len(view.guests))]
        lines += [
            told.describe_fund(defs, view, seats, place)
            for place in range(defs.first_decoration, defs.first_all_halls)
        ]
        lines += [
            told.describe_all_halls(defs, view, seats, place)
            for place in range(defs.first_all_halls, len(view.trademarks))
        ]
        lines += [told.describe_drawer_space(defs, view, space) for space in range(len(view.drawers))]
        lines += [told.describe_shelf_space(defs, view, space) for space in range(len(view.garments))]
        lines += [told.describe_hire_space(defs, view, space) for space in range(len(view.hire))]
        if defs.jeweler is not None:
            spaces = range(len(view.jewelry_display))
            lines += [told.describe_jewelry_space(defs, view, space) for space in spaces]
            tasks = range(len(defs.jeweler.tasks))
            lines += [told.describe_task(defs, view, 0, task) for task in tasks]
        for one in lines:
            assert english().title(one[0])[0].isupper() or one[0].key == "seat.name"
            assert all(english().say(fact).endswith(".") for fact in one[1:])


def test_a_space_says_whose_garment_stands_there() -> None:
    game = spoken(*TABLES[-1])
    view = game.session.view(NOBODY)
    space = next(at for at, garment in enumerate(view.guests) if garment != EMPTY)
    last = english().say(told.describe_guest(game.defs, view, game.seats, space)[-1])
    assert f"rented by {game.seats[view.trademarks[space]]}." in last
