"""Surprise guests: rivals whose character is drawn when the ball is dealt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b

from msgspec.structs import replace

from rococo_desktop.play.naming import same_name
from rococo_desktop.play.rivals import characters
from rococo_desktop.play.table_setup import SeatEntry

SURPRISE = "surprise"
"""Stands for a character until the deal; nobody sits at a table as such."""


def with_guests(seats: Sequence[SeatEntry], seed: int, names: Mapping[str, str]) -> tuple[SeatEntry, ...]:
    """The seats with every surprise guest drawn by this seed; `names` says what characters are called.

    Nobody comes twice while somebody else could, nor under the name of somebody who is there.
    """
    found = list(seats)
    for at, seat in enumerate(seats):
        if seat.character != SURPRISE:
            continue
        there = {one.character for one in found}
        called = {same_name(one.name) for one in found}
        others = [who for who in characters() if who not in there] or list(characters())
        free = [who for who in others if same_name(names.get(who, who)) not in called] or others
        lot = blake2b(f"{seed} {at}".encode(), digest_size=4, person=b"guest").digest()
        found[at] = replace(seat, character=free[int.from_bytes(lot) % len(free)])
    return tuple(found)
