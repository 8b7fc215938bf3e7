"""What one viewer may know: the only picture of a game that table, log and agents ever get."""

from __future__ import annotations

from typing import NamedTuple

from rococo_desktop.model.decisions import Step
from rococo_desktop.model.public_seat import SeatView
from rococo_desktop.model.state import ScoreLine


class OwnView(NamedTuple):
    """What only the viewer may know: the split of the cards, the silk, the secret choice."""

    hand: tuple[int, ...]
    supply: tuple[int, ...]
    silk: tuple[int, ...]
    drawn: tuple[int, ...]
    chosen: tuple[int, ...]
    secret: tuple[tuple[int, int], ...] = ()
    specialist: tuple[int, ...] = ()
    looking: tuple[int, ...] = ()
    """The exam deck the viewer is choosing from right now (J6, J7)."""


class PlayerView(NamedTuple):
    """A game as one seat, or nobody, may see it."""

    viewer: int
    round: int
    turn: int
    active: int
    start_seat: int
    favor: int
    agenda: tuple[Step, ...]
    seats: tuple[SeatView, ...]
    own: OwnView | None
    deck: int
    hire: tuple[int, ...]
    removed: tuple[int, ...]
    bag: int
    drawers: tuple[int, ...]
    resource_discard: tuple[int, ...]
    garment_bag: tuple[int, ...]
    garments: tuple[int, ...]
    garment_discard: tuple[int, ...]
    set_aside: tuple[int, ...]
    guests: tuple[int, ...]
    terrace: tuple[int, ...]
    trademarks: tuple[int, ...]
    sheet: tuple[ScoreLine, ...]
    jewelry_bag: tuple[int, ...]
    jewelry_display: tuple[int, ...]
    jewelry_removed: tuple[int, ...]
    journeyman_deck: int
    master_deck: int
    rival_supply: int
    rival_hand: int
    rival_current: tuple[int, ...]
    rival_discard: tuple[int, ...]
    rival_graduates: tuple[int, ...]
    """The examinations that brought the rival cards nobody has seen."""

    @property
    def is_over(self) -> bool:
        """True when nothing is left to do."""
        return not self.agenda
