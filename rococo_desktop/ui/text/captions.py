"""What is said while rivals act, beat by beat, in the words of the log; and who leads where from now on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rococo_desktop.model.events import Event
from rococo_desktop.model.outlook import FIREWORKS, HallStanding
from rococo_desktop.model.player_view import PlayerView
from rococo_desktop.model.vocabulary import EMPTY, NOBODY
from rococo_desktop.play.game.session_values import PublicDefinitions
from rococo_desktop.ui.text.chronicle import read_event
from rococo_desktop.ui.text.log_scribe import Scribe
from rococo_desktop.ui.text.messages import Message, listed, message
from rococo_desktop.ui.text.piece_names import hall_name
from rococo_desktop.ui.text.seat_and_module_names import seat_name

SILENT = frozenset({"log.forfeits_bonus"})
"""What is not said: most turns end so, and there is nothing to be seen of it."""
LEADER = 1


class Herald:
    """Says what happens from some moment of a turn on. It knows no more than the events it is told."""

    def __init__(self, defs: PublicDefinitions, seats: tuple[str, ...], view: PlayerView) -> None:
        """From this view on."""
        self._scribe = Scribe(defs, seats)
        played = view.seats[view.active].resolving if view.active != NOBODY else ()
        self._scribe.go_on(view.round, view.turn, view.active, played[-1] if played else EMPTY)

    def tell(self, seat: int, events: Iterable[Event]) -> list[Message]:
        """What a seat does in these events, each deed that is more than silence a sentence of the log."""
        scribe = self._scribe
        since = len(scribe.entries)
        for event in events:
            read_event(scribe, event)
        scribe.end_line()
        told = [entry.text for entry in scribe.entries[since:] if entry.seat == seat]
        return [text for text in told if not _is_silent(text)]


def _is_silent(line: Message) -> bool:
    deed = line.param("deeds")
    return isinstance(deed, Message) and deed.key in SILENT


def leaders_told(
    before: Sequence[HallStanding], after: Sequence[HallStanding], seats: tuple[str, ...]
) -> list[Message]:
    """Who leads in which hall, or on the terrace, who did not before."""
    return [
        _leads(new.hall, leaders, seats)
        for old, new in zip(before, after, strict=True)
        if (leaders := _leaders(new)) and leaders != _leaders(old)
    ]


def _leaders(standing: HallStanding) -> tuple[int, ...]:
    return tuple(one.seat for one in standing.placings if one.place == LEADER)


def _leads(hall: int, leaders: Sequence[int], seats: tuple[str, ...]) -> Message:
    names, n = listed([seat_name(seats, seat) for seat in leaders]), len(leaders)
    if hall == FIREWORKS:
        return message("caption.leads_terrace", seats=names, n=n)
    return message("caption.leads", seats=names, hall=hall_name(hall), n=n)
