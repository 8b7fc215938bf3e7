"""The chronicle: what happened, told turn by turn from redacted events; names, never "you"."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

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
from rococo_desktop.ui.text.messages import Message, listed, message, sentence
from rococo_desktop.ui.text.piece_names import garment_name, terrace_name
from rococo_desktop.ui.text.seat_and_module_names import seat_name
from rococo_desktop.ui.text.why import why_told

__all__ = ["Chronicle", "Entry", "chronicle", "deeds_in", "turn_headline", "why_done"]


def chronicle(
    defs: PublicDefinitions,
    happenings: Iterable[Happening],
    seats: tuple[str, ...],
    characters: tuple[str, ...] = (),
) -> tuple[Entry, ...]:
    """The log of a game from its deal on. It knows no more than the events do: they are redacted."""
    log = Chronicle(defs, seats, characters)
    log.read(happenings)
    return log.entries()


class Chronicle:
    """A log that grows with the game, so that a table need not read everything again after each choice.

    After an undo it is begun afresh.
    """

    def __init__(
        self, defs: PublicDefinitions, seats: tuple[str, ...], characters: tuple[str, ...] = ()
    ) -> None:
        """Of seats with these names; agents speak in the voices of these characters."""
        self._scribe = Scribe(defs, seats)
        self._seats = seats
        self._characters = characters
        self._whys: dict[tuple[int, int, int], Message] = {}
        """Why a turn was played so, by round, turn and seat."""

    def read(self, happenings: Iterable[Happening]) -> None:
        """Read on: these happenings follow those read before."""
        for happening in happenings:
            self._read(self._scribe, happening, self._whys)

    def entries(self, more: Iterable[Happening] = ()) -> tuple[Entry, ...]:
        """Everything so far, and `more`, the line being written included; that one may still grow."""
        so_far, whys = self._scribe.twin(), dict(self._whys)
        for happening in more:
            self._read(so_far, happening, whys)
        so_far.close()
        return tuple([_explained(entry, whys) for entry in so_far.entries])

    def _read(self, scribe: Scribe, happening: Happening, whys: dict[tuple[int, int, int], Message]) -> None:
        if happening.why is not None:
            seat = happening.seat
            voice = self._characters[seat] if seat < len(self._characters) else ""
            # What follows in the same happening may be another turn already.
            whys[scribe.round, scribe.turn, seat] = why_told(happening.why, seat, self._seats, voice)
        for event in happening.events:
            read_event(scribe, event)


def _explained(entry: Entry, whys: Mapping[tuple[int, int, int], Message]) -> Entry:
    """The line with why its turn was played so; three cards that are taken were chosen before the turns."""
    seat = entry.seat
    if entry.turn == PREPARATION and entry.places and entry.places[0][0] == "hand_of":
        seat = int(entry.places[0][1])
    why = whys.get((entry.round, entry.turn, seat))
    return entry if why is None else entry._replace(why=why)


def why_done(entry: Entry) -> Message | None:
    """Why what a line tells was done; None where nobody says. Madame du Barry names her rules."""
    if entry.why is not None:
        return entry.why
    for deed in deeds_in(entry.text):
        reasons = deed.param("reasons") if deed.key == "rival.because" else None
        if isinstance(reasons, Message):
            return sentence(reasons)
    return None


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
