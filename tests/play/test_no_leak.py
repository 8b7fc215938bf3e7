"""A session gives nobody the state: no public way leads to it, to its chance or to what is hidden."""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Mapping
from enum import Enum
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

from rococo_desktop.model.events import UNSEEN, Moved
from rococo_desktop.model.places import ZONES, Sight
from rococo_desktop.model.state import GameState, PlayerState
from rococo_desktop.model.vocabulary import NOBODY, Edition
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.records.snapshot import encode
from rococo_desktop.play.records.timeline import Timeline
from rococo_desktop.rules.referee import determinize, redact
from tests.play.games import SEED, begin, boxes, play, resume, state_of, table

PLACES = 12


class Secrets:
    """What must not be reached: the state and its parts, chance and seed, the order of what is hidden."""

    def __init__(self, session: Session) -> None:
        state = state_of(session)
        self.numbers = {state.rng, SEED}
        self.texts = {str(state.rng), str(SEED), encode(state)}
        self.orders = [order for order in (state.deck, state.bag) if len(order) > 3]

    def found(self, value: Any) -> bool:
        """True if this value is one of them, or holds one in its text."""
        if isinstance(value, GameState | PlayerState | Timeline):
            return True
        if isinstance(value, int):
            return value in self.numbers
        if isinstance(value, str):
            return any(text in value for text in self.texts)
        return isinstance(value, tuple | list) and tuple(value) in self.orders


def leaks(session: Session, secrets: Secrets) -> list[str]:
    """Every public way from a session to a secret, as a path of names."""
    found: list[str] = []
    seen: set[int] = set()
    alive: list[Any] = []
    ahead: list[tuple[str, Any]] = [("session", session)]
    while ahead:
        path, value = ahead.pop()
        if not isinstance(value, int | str) and id(value) in seen:
            continue
        seen.add(id(value))
        alive.append(value)
        if secrets.found(value):
            found.append(path)
        elif path.count(".") < PLACES:
            ahead += [(f"{path}.{name}", part) for name, part in parts(value)]
    return found


def parts(value: Any) -> Iterator[tuple[str, Any]]:
    """What a value shows: elements, public attributes, and what its methods without arguments return."""
    if value is None or isinstance(value, int | float | str | bytes | Enum | type | ModuleType | Path):
        return
    if isinstance(value, Mapping):
        for key, part in value.items():
            yield "key", key
            yield f"[{key}]", part
        return
    if isinstance(value, tuple | list | set | frozenset):
        yield from ((f"[{at}]", part) for at, part in enumerate(value))
    if type(value).__module__.startswith(("rococo_desktop", "tests")):
        yield from public_parts(value)


def public_parts(value: Any) -> Iterator[tuple[str, Any]]:
    """The public attributes of an object of ours, and what its methods without arguments return."""
    for name in dir(value):
        if name.startswith("_"):
            continue
        part = getattr(value, name)
        if not callable(part):
            yield name, part
        elif inspect.ismethod(part) and not isinstance(part.__self__, type) and needs_nothing(part):
            yield f"{name}()", outcome(part)


def outcome(method: Any) -> Any:
    """What a method returns, or the error it raises."""
    try:
        return method()
    except Exception as error:
        return error


def needs_nothing(method: Any) -> bool:
    """True if a method can be called without arguments."""
    return all(
        parameter.default is not parameter.empty or parameter.kind is parameter.VAR_POSITIONAL
        for parameter in inspect.signature(method).parameters.values()
    )


def of_arguments(session: Session) -> Iterator[tuple[str, Any]]:
    """What the methods with arguments return, for everybody."""
    for viewer in range(NOBODY, len(session.record.seats)):
        yield f"view({viewer})", session.view(viewer)
        yield f"events({viewer})", session.events(viewer)
        yield f"market({viewer})", session.market(viewer)
        yield f"forecast({viewer})", [session.forecast(viewer, card) for card in range(25)]
        yield f"reach({viewer})", session.reach(viewer)
    for seat in range(len(session.record.seats)):
        yield f"decision({seat})", session.decision(seat)
        yield f"revision({seat})", session.revision(seat)
        yield f"income({seat})", session.income(seat)
        yield f"terrace_proposal({seat})", session.terrace_proposal(seat)
        yield f"turn_just_ended({seat})", session.turn_just_ended(seat)
        decision = session.decision(seat)
        for choice in decision.options if decision is not None else ():
            yield f"preview({seat}, {choice.key})", session.preview(seat, choice.key)
            yield f"unasked({seat}, {choice.key})", session.unasked(seat, choice.key)
        yield f"agent_at({seat})", session.agent_at(seat)
        yield f"explain({seat})", session.explain(seat, ("garments", 0))


@pytest.mark.parametrize("choices", [0, 1, 45, 10_000])
@pytest.mark.parametrize("edition", list(Edition))
def test_no_public_way_leads_to_a_secret(choices: int, edition: Edition) -> None:
    session = play(begin(3, edition), Random(1), choices)
    secrets = Secrets(session)
    for name, value in of_arguments(session):
        assert leaks(value, secrets) == [], name
    assert leaks(session, secrets) == []


def test_a_loaded_session_leaks_nothing_either(tmp_path: Path) -> None:
    file = tmp_path / "game.rococo"
    play(begin(2, file=file), Random(1), 30)
    text = file.read_text(encoding="utf-8").replace("\n1 ", "\n0 ", 1)
    file.write_text(text, encoding="utf-8")
    session = resume(file)
    assert session.notices
    assert leaks(session, Secrets(session)) == []


class Leaky(Session):
    """A session with a hole for each kind of secret."""

    @property
    def states(self) -> dict[str, Any]:
        """The state, two steps away."""
        return {"now": [state_of(self)]}

    def player(self) -> PlayerState:
        """A part of the state, from a method."""
        return state_of(self).players[0]

    @property
    def chance(self) -> tuple[int, ...]:
        """The stream of chance."""
        return (state_of(self).rng,)

    @property
    def header(self) -> Any:
        """The header with the seed in it."""
        return self._record.header

    @property
    def lines(self) -> Any:
        """The journal with the state in it."""
        return self._record.lines[-2:]

    @property
    def deck(self) -> list[int]:
        """The order of the deck."""
        return list(state_of(self).deck)

    @property
    def saying(self) -> str:
        """The seed in words."""
        return f"seed {SEED}"

    @property
    def timeline(self) -> Any:
        """What knows everything."""
        return self._timeline


def test_every_kind_of_leak_is_found() -> None:
    session = Leaky.begin(table(3), boxes=boxes)
    found = leaks(session, Secrets(session))
    holes = {path.split(".")[1].removesuffix("()") for path in found}
    assert holes == {"states", "player", "chance", "header", "lines", "deck", "saying", "timeline"}


def test_a_decision_goes_to_its_own_seat_only() -> None:
    session = begin(4)
    random = Random(2)
    for _ in range(120):
        asked = [seat for seat in range(NOBODY, 5) if session.decision(seat) is not None]
        assert asked == [session.deciding]
        play(session, random, 1)


def test_what_others_may_not_know_depends_on_nothing_hidden() -> None:
    session = begin(3)
    random = Random(7)
    for number in range(150):
        if number % 10 == 0:
            state = state_of(session)
            for viewer in range(3):
                view = session.view(viewer)
                twin = determinize(session._timeline.rules, view, random.getrandbits(64))
                other = Session(
                    session._record, Timeline.from_state(session._timeline.rules, twin), None, boxes
                )
                assert other.view(viewer) == view
                assert (twin.bag, twin.deck) != (state.bag, state.deck)
        play(session, random, 1)


def test_events_are_cut_for_each_viewer() -> None:
    session = play(begin(3), Random(3), 200)
    whole = session._timeline.played
    unseen = 0
    for viewer in (NOBODY, 0, 1, 2):
        for shown, happened in zip(session.events(viewer), whole, strict=True):
            assert shown.events == redact(happened.events, viewer)
            for event in shown.events:
                if isinstance(event, Moved) and event.piece != UNSEEN:
                    zones = [(ZONES[place[0]].sight, place[1]) for place in (event.source, event.target)]
                    assert any(s is Sight.OPEN or (s is Sight.OWNER and o == viewer) for s, o in zones)
                unseen += isinstance(event, Moved) and event.piece == UNSEEN
    assert unseen > 50


def test_the_record_that_is_shown_holds_no_choices_and_no_seed() -> None:
    session = play(begin(2), Random(4), 20)
    shown = str(session.record)
    assert str(SEED) not in shown
    assert "choose:" not in shown
    assert "play:" not in shown
    assert session.record.choices == 20


def test_agents_get_other_seeds_at_other_seats_and_in_other_turns() -> None:
    session, other = begin(2), begin(2, seed=1)
    seeds = {session.agent_at(0)[0].seed, session.agent_at(1)[0].seed, other.agent_at(0)[0].seed}
    play(session, Random(1), 1)
    assert session.agent_at(0)[0].seed in seeds, "the turn is the same"
    while session.view(NOBODY).turn == 0:
        play(session, Random(1), 1)
    seeds.add(session.agent_at(0)[0].seed)
    assert len(seeds) == 4
