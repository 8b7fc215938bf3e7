"""Taking over: a new game that goes on from a moment of a recorded one, which stays as it is.

From a game that is over everything is as it was then, the cards to come included. From one that is not, all
that its theatre may not show is dealt anew: whoever plays on learns nothing about the game they left, and
whoever took over a rival's seat would look at other cards than that rival has.

A copy of a game that is not over goes on with all that happened so far, and with everybody's own cards; what
no person at its table knows is dealt anew. Whoever plays a copy ahead learns nothing for the game it was made
of, nor the other way round.
"""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from rococo_desktop.model.player_view import PlayerView
from rococo_desktop.model.state import GameState
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.errors import Notice
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.game.theatre import Reel, Theatre
from rococo_desktop.play.records.header import PERSON, Boxes, Header, TableSetup, box_for
from rococo_desktop.play.records.loading import load
from rococo_desktop.play.records.record import GameRecord, opening
from rococo_desktop.play.records.storage import DiskSync
from rococo_desktop.play.records.timeline import Timeline
from rococo_desktop.play.table_setup import drawn_seed
from rococo_desktop.play.viewing import people_of
from rococo_desktop.rules.referee import determinize, new_game, observe

TAKEN = "theatre.taken"
DEALT_ANEW = "theatre.dealt_anew"
COPY_DEALT_ANEW = "load.dealt_anew"


def take_over(
    theatre: Theatre, seat: int, file: Path | None, sync: DiskSync = DiskSync.TURN
) -> Session | None:
    """A new game from the moment the theatre shows, in a new file; None where nothing is left to play.

    Those who sat at the table sit there again; where no person did, one plays `seat` from now on.
    """
    reel, state = theatre._reel, theatre._reel.states[theatre.at]
    if not state.agenda:
        return None
    header = _with_person(reel.header, seat)
    if not theatre.is_over:
        return _dealt_anew(reel, header, state, theatre.eyes[0], file, sync)
    notices = (Notice(TAKEN, {"round": state.round}),)
    if not reel.played[0].events or reel.is_dealt_anew:
        # It cannot be played from its own beginning: it goes on from the position.
        return _from_position(reel, header, state, file, sync, notices)
    again = Session(
        GameRecord.begin(header, reel.states[0], reel.figures),
        Timeline.from_deal(reel.rules, header.table.seed, header.table.start_seat),
        None,
        reel.boxes,
    )
    for played in reel.played[1 : theatre.at + 1]:
        again.submit(played.seat, played.key, played.why)
    return Session.written(again._record, again._timeline, file, sync, reel.boxes, notices)


def go_on_with_copy(
    file: Path, into: Path | None, sync: DiskSync = DiskSync.TURN, boxes: Boxes = box_for
) -> Session:
    """Go on with a copy of a game in a new file, or in none; RecordError if it cannot be loaded."""
    loaded = load(file, boxes)
    record, timeline, notices = loaded.record, loaded.timeline, loaded.notices
    if timeline.state.agenda:
        rules, state, table = timeline.rules, timeline.state, record.header.table
        view = _with_prestige(observe(rules, state, NOBODY), state)
        own = {seat: observe(rules, state, seat).own for seat in people_of(table.seats)}
        known = {seat: one for seat, one in own.items() if one is not None}
        timeline.deal_anew(determinize(rules, view, drawn_seed(), known))
        header = replace(record.header, table=replace(table, seed=drawn_seed()))
        lines = [*record.lines, *opening(header, timeline.state)]
        record = GameRecord(header, lines, record.figures)
        notices += (Notice(COPY_DEALT_ANEW, {}),)
    return Session.written(record, timeline, into, sync, boxes, notices)


def _dealt_anew(
    reel: Reel, header: Header, state: GameState, eyes: int, file: Path | None, sync: DiskSync
) -> Session:
    """Everything as these eyes see it, and the rest by other luck, with a seed of its own."""
    view = _with_prestige(observe(reel.rules, state, eyes), state)
    dealt = determinize(reel.rules, view, drawn_seed())
    table: TableSetup = replace(header.table, seed=drawn_seed())
    notices = (Notice(DEALT_ANEW, {"round": state.round}),)
    return _from_position(reel, replace(header, table=table), dealt, file, sync, notices)


def _from_position(
    reel: Reel,
    header: Header,
    state: GameState,
    file: Path | None,
    sync: DiskSync,
    notices: tuple[Notice, ...],
) -> Session:
    """A record whose second part begins with the position; its first one is a deal nobody played."""
    deal = new_game(reel.rules, header.table.seed, header.table.start_seat).state
    lines = [*opening(header, deal, reel.figures), *opening(header, state)]
    record = GameRecord(header, lines, reel.figures)
    timeline = Timeline.from_state(reel.rules, state)
    return Session.written(record, timeline, file, sync, reel.boxes, notices)


def _with_prestige(view: PlayerView, state: GameState) -> PlayerView:
    """The totals a classic table keeps under cover (G5): every gain was announced, so they are no secret."""
    seats = tuple(
        seat._replace(prestige=player.prestige)
        for seat, player in zip(view.seats, state.players, strict=True)
    )
    return view._replace(seats=seats)


def _with_person(header: Header, seat: int) -> Header:
    seats = header.table.seats
    if seat == NOBODY or seat >= len(seats) or any(entry.player == PERSON for entry in seats):
        return header
    taken = replace(seats[seat], player=PERSON)
    table = replace(header.table, seats=(*seats[:seat], taken, *seats[seat + 1 :]))
    return replace(header, table=table)
