"""The chronicle: what happened, told turn by turn from redacted events; names, never "you"."""

from __future__ import annotations

from collections.abc import Iterable

from rococo_desktop.model.events import (
    UNSEEN,
    Adjusted,
    BecameStartPlayer,
    CountBegan,
    Earned,
    Event,
    FavorMoved,
    GameEnded,
    Marked,
    Moved,
    Poured,
    RivalReasoned,
    RoundBegan,
    Scored,
    SentToTerrace,
    TurnBegan,
)
from rococo_desktop.model.state import ScoreLine
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.game.session_values import Happening, PublicDefinitions
from rococo_desktop.ui.text.du_barry_reason_words import (
    CRITERIA,
    NEW_LINE,
    OMITTED,
    rival_clause,
    rival_places,
)
from rococo_desktop.ui.text.log_deeds import moved_deed, told_deed
from rococo_desktop.ui.text.log_scribe import INCOME, PREPARATION, SCORING, Entry, Scribe
from rococo_desktop.ui.text.messages import Message, listed, message
from rococo_desktop.ui.text.piece_names import garment_name, terrace_name
from rococo_desktop.ui.text.seat_and_module_names import seat_name

__all__ = ["Chronicle", "Entry", "chronicle", "deeds_in", "turn_headline"]


def chronicle(
    defs: PublicDefinitions, happenings: Iterable[Happening], seats: tuple[str, ...]
) -> tuple[Entry, ...]:
    """The log of a game from its deal on. It knows no more than the events do: they are redacted."""
    log = Chronicle(defs, seats)
    log.read(happenings)
    return log.entries()


class Chronicle:
    """A log that grows with the game, so that a table need not read everything again after each choice.

    After an undo it is begun afresh.
    """

    def __init__(self, defs: PublicDefinitions, seats: tuple[str, ...]) -> None:
        self._scribe = Scribe(defs, seats)

    def read(self, happenings: Iterable[Happening]) -> None:
        """Read on: these happenings follow those read before."""
        for happening in happenings:
            for event in happening.events:
                read_event(self._scribe, event)

    def entries(self, more: Iterable[Happening] = ()) -> tuple[Entry, ...]:
        """Everything so far, and `more`, the line being written included; that one may still grow."""
        so_far = self._scribe.twin()
        for happening in more:
            for event in happening.events:
                read_event(so_far, event)
        so_far.close()
        return tuple(so_far.entries)


def turn_headline(entry: Entry, seats: tuple[str, ...]) -> Message:
    """The heading of the turn an entry belongs to: whose it is, or which part of the round."""
    if entry.round == 0:
        return message("log.headline_setup")
    if entry.turn == SCORING:
        return message("log.headline_scoring")
    if entry.turn == INCOME:
        return message("log.headline_income", round=entry.round)
    if entry.turn == PREPARATION:
        return message("log.headline_round", round=entry.round)
    seat = seat_name(seats, entry.seat)
    return message("log.headline_turn", round=entry.round, turn=entry.turn, seat=seat)


def deeds_in(line: Message) -> list[Message]:
    """The deeds a line of the log lists, in their order; none where it lists nothing."""
    deeds = line.param("deeds") if line.key == "log.line" else None
    found = []
    while isinstance(deeds, Message) and deeds.key in {"deeds.comma", "deeds.and"}:
        found.append(deeds.param("first"))
        deeds = deeds.param("rest" if deeds.key == "deeds.comma" else "last")
    return [one for one in (*found, deeds) if isinstance(one, Message)]


def read_event(scribe: Scribe, event: Event) -> None:
    """Let a scribe write what an event tells."""
    match event:
        case RivalReasoned():
            _rival_reasoned(scribe, event)
        case Moved():
            _moved(scribe, event)
        case Adjusted(seat, counter, change):
            scribe.adjust(seat, counter, change)
        case Poured(_, (source, owner), (target, _)):
            _poured(scribe, source, target, owner)
        case FavorMoved(_, target):
            scribe.favor_moves(target)
        case Marked(place, seat) if seat == scribe.rival and place >= scribe.defs.first_decoration:
            scribe.rival_funds(place)
        case Scored(rule, seat, points, cause):
            scribe.score(ScoreLine(rule, seat, points, cause))
        case _:
            _goes_on(scribe, event)


def _goes_on(scribe: Scribe, event: Event) -> None:
    match event:
        case RoundBegan(number):
            scribe.begin_round(number)
        case TurnBegan(seat, number):
            scribe.begin_turn(number, seat)
        case BecameStartPlayer(seat):
            scribe.entry(NOBODY, message("log.start_player", seat=seat_name(scribe.seats, seat)))
        case Earned(seat, source, livre):
            scribe.income(seat, source, livre)
        case CountBegan():
            scribe.begin_scoring()
        case SentToTerrace(seat, garment, rocket):
            named, goal = garment_name(scribe.defs, garment), terrace_name(scribe.defs, rocket)
            told = message("log.terrace", seat=seat_name(scribe.seats, seat), garment=named, fireworks=goal)
            scribe.entry(seat, told, ("terrace", rocket))
        case GameEnded(winners):
            names = [seat_name(scribe.seats, seat) for seat in winners]
            scribe.entry(NOBODY, message("log.game_over", n=len(names), winners=listed(names)))
        case _:
            told_deed(scribe, event)


def _rival_reasoned(scribe: Scribe, event: RivalReasoned) -> None:
    scribe.meet_rival(event.seat)
    if (event.rule, event.reason) in OMITTED:
        return
    facts = event.facts
    match event.rule, event.reason, facts:
        case "B11", "gains", {"garment": garment, "what": str(what), "number": int(number)}:
            scribe.expect(event.seat, what, number)
            if not number:
                event = event._replace(reason="nothing", about=(garment, what))
    clause = rival_clause(scribe.defs, scribe.seats, event)
    if event.reason in CRITERIA.get(event.rule, ()):
        scribe.criteria.append(clause)
        return
    told = (event.rule, event.reason)
    if told in NEW_LINE:
        scribe.end_line()
    scribe.deed(event.seat, clause, *rival_places(event))
    if told == ("B3", "reveals"):
        scribe.end_line()
    scribe.expect_favor(told in {("B4", "favor_there"), ("B11", "favor")})


def _moved(scribe: Scribe, event: Moved) -> None:
    source, target = event.source[0], event.target[0]
    match source, target:
        case "hand", "resolving":
            scribe.plays(event.source[1], event.piece)
        case "supply", "hand":
            scribe.takes_in_hand(event.target[1], event.piece)
        case "deck", "hire":
            scribe.dealt.append(event.piece)
        case "garments", "garment_discard":
            scribe.leaving.append(event.piece)
        case _ if event.piece == UNSEEN or scribe.round:
            moved_deed(scribe, event)


def _poured(scribe: Scribe, source: str, target: str, owner: int) -> None:
    match source, target:
        case "resource_discard", "bag":
            scribe.note(message("log.bag_mixed"))
        case "garment_discard", "garment_bag":
            scribe.note(message("log.garments_mixed"))
        case "set_aside", "garment_bag":
            scribe.note(message("log.festivity_mixed"))
        case "discard", "supply":
            scribe.turned(owner)
