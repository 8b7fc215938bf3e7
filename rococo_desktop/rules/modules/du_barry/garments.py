"""B11: what the effects of festivity and expert garments are to her."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rococo_desktop.model.effects import Acquire, ClaimFavor, Effect, Gain, TakeJewelry
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.rules.core.bonuses import gain_amount
from rococo_desktop.rules.core.table import Table
from rococo_desktop.rules.modules.du_barry.adorning import take_any
from rococo_desktop.rules.modules.du_barry.cards import gain_tile
from rococo_desktop.rules.modules.du_barry.telling import because


def carry_out(table: Table, seat: int, garment: int, effects: tuple[Effect, ...]) -> None:
    """Each effect in her way: she never gains livre, deputes nobody, and her tiles come unseen."""
    for effect in effects:
        _HER_WAY.get(effect.verb, _nothing)(table, seat, garment, effect)


def _gain(table: Table, seat: int, garment: int, effect: Effect) -> None:
    assert isinstance(effect, Gain)
    number = gain_amount(table.rules, table.state, seat, effect)
    if effect.what == "livre":
        _nothing(table, seat, garment, effect)
    elif effect.what == "tile":
        for _ in range(number):
            gain_tile(table, seat, "B11")
    else:
        because(table, seat, "B11", "gains", garment=garment, what=effect.what, number=number)
        if number:
            table.adjust(seat, effect.what, number)


def _claim_favor(table: Table, seat: int, garment: int, effect: Effect) -> None:
    """The token alone, not the prestige of her favor cards (X3a)."""
    if table.state.favor == NOBODY:
        because(table, seat, "B11", "favor", garment=garment)
        table.pass_favor(seat)
    else:
        because(table, seat, "B11", "favor_gone", garment=garment)


def _take_tile(table: Table, seat: int, garment: int, effect: Effect) -> None:
    gain_tile(table, seat, "B11")


def _take_jewelry(table: Table, seat: int, garment: int, effect: Effect) -> None:
    take_any(table, seat, garment)


def _nothing(table: Table, seat: int, garment: int, effect: Effect) -> None:
    because(table, seat, "B11", "nothing", garment=garment, verb=effect.verb)


_HER_WAY: Mapping[str, Callable[[Table, int, int, Effect], None]] = {
    Gain.verb: _gain,
    ClaimFavor.verb: _claim_favor,
    Acquire.verb: _take_tile,
    TakeJewelry.verb: _take_jewelry,
}
"""What she makes of an effect; of all others, nothing."""
