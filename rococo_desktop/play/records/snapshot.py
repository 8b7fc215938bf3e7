"""A state as text and back; what comes back is believed only if the rules could have reached it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from inspect import signature
from typing import Any, get_type_hints

import msgspec

from rococo_desktop.model.codec import from_plain, to_plain
from rococo_desktop.model.score_causes import DecorationFunded, StatueFunded
from rococo_desktop.model.state import GameState, PlayerState, ScoreLine
from rococo_desktop.model.vocabulary import NOBODY, Exam
from rococo_desktop.play.records.header import canonical, digest_of
from rococo_desktop.rules.referee import Ruleset, advance, observe, pending_decision, problems

MOST = 9999
"""More than any counter of a game reaches; options are listed per unit, so an absurd one would never end."""

MOST_STEPS = 1000
MOST_EXAMS = len(Exam) - 1
MOST_TASKS = 7


class UnsoundError(ValueError):
    """The text is no position of such a game; the message says why."""


def encode(state: GameState) -> str:
    """The state as canonical JSON in one line."""
    return canonical(to_plain(state)).decode()


def digest(state: GameState) -> str:
    """The digest of a state, hidden parts included."""
    return digest_of(to_plain(state))


def decode(rules: Ruleset, text: str) -> GameState:
    """The state a text describes; UnsoundError if it is none, or none the rules could have reached."""
    state = _typed(text)
    found = next(_out_of_bounds(rules, state), None)
    if found is None:
        try:
            found = next(iter(problems(rules, state)), None) or _dead_end(rules, state)
            for viewer in range(NOBODY, rules.seats):
                observe(rules, state, viewer)
        except Exception as error:  # the rules may trust their states; nobody trusts a file
            found = f"{type(error).__name__}: {error}"
    if found is not None:
        raise UnsoundError(found[:300])
    return state


_PlainPlayer = msgspec.defstruct(
    "_PlainPlayer",
    [(name, get_type_hints(PlayerState)[name]) for name in PlayerState.FIELDS],
    forbid_unknown_fields=True,
)
_HINTS = get_type_hints(GameState) | {"players": tuple[_PlainPlayer, ...]}  # type: ignore[valid-type]
_PlainState = msgspec.defstruct(
    "_PlainState", [(name, _HINTS[name]) for name in GameState.__slots__], forbid_unknown_fields=True
)


def _typed(text: str) -> GameState:
    try:
        plain = msgspec.to_builtins(msgspec.json.decode(text, type=_PlainState))
    except (msgspec.MsgspecError, RecursionError) as error:
        raise UnsoundError(f"not a state: {error}") from None
    loose = (*plain["agenda"], *(line[3] for line in plain["sheet"]))
    if not all(_is_plain(value) for value in loose):
        raise UnsoundError("not a state: a step or score line holds more than words and numbers")
    return from_plain(plain)


def _is_plain(value: Any) -> bool:
    if isinstance(value, list | tuple):
        return all(_is_plain(part) for part in value)
    return isinstance(value, int | str | None)


def _out_of_bounds(rules: Ruleset, state: GameState) -> Iterator[str]:
    """Everything that would make the rules stumble before they can say what is wrong."""
    yield from _bad_sizes(rules, state)
    yield from _bad_course(rules, state)
    for seat, player in enumerate(state.players):
        yield from (f"seat {seat} {wrong}" for wrong in _bad_player(rules, player))
    yield from _bad_steps(rules, state)
    for line in state.sheet:
        yield from _bad_line(rules, line)


def _bad_sizes(rules: Ruleset, state: GameState) -> Iterator[str]:
    """Parts of the table with more or fewer places than this game has."""
    sizes = {
        "players": rules.seats,
        "guests": len(rules.side.guest_spaces),
        "terrace": len(rules.fireworks),
        "drawers": rules.figures.drawers * rules.side.drawer_spaces,
        "garments": len(rules.side.garment_prices),
        "hire": rules.figures.hire_spaces,
        "trademarks": rules.trademark_places,
    }
    for name, size in sizes.items():
        if len(getattr(state, name)) != size:
            yield f"{name} has {len(getattr(state, name))} places, not {size}"


def _bad_course(rules: Ruleset, state: GameState) -> Iterator[str]:
    """A round, a deck or a seat that the game cannot go on with."""
    counts = ((state.rng, (1 << 64) - 1), (state.turn, MOST), (state.round, rules.figures.rounds))
    if not all(0 <= count <= most for count, most in counts):
        yield "a count of the game is out of bounds"
    if len(state.deck) < rules.figures.hire_spaces * (rules.figures.rounds - state.round):
        yield "the deck is too small for the rounds to come"
    if not 0 <= state.start_seat < rules.seats:
        yield f"there is no start seat {state.start_seat}"
    if not all(NOBODY <= seat < rules.seats for seat in (state.active, state.favor, *state.trademarks)):
        yield "a seat is named that is not at the table"


def _bad_player(rules: Ruleset, player: PlayerState) -> Iterator[str]:
    """What a seat has or did that nobody can."""
    if max(player.livre, player.lace, player.thread, player.prestige) > MOST:
        yield f"has more than {MOST} of something"
    if not 0 <= player.exam <= MOST_EXAMS or not all(0 <= task < MOST_TASKS for task in player.tasks):
        yield "prepares for an examination that does not exist"
    if not all(0 <= card < len(rules.employees) for card in player.used):
        yield "used a card that does not exist"
    if not Counter(player.chosen) <= Counter(player.supply + player.discard):
        yield "chose cards it does not have"


_TYPES: dict[str, type] = {"int": int, "bool": bool, "str": str}
"""What the data of a step may be, by how the rules declare it; everything else is a tuple."""


def _bad_steps(rules: Ruleset, state: GameState) -> Iterator[str]:
    if len(state.agenda) > MOST_STEPS:
        yield f"{len(state.agenda)} steps are left to do"
        return
    for step in state.agenda:
        kind = step[0] if step else None
        known = rules.asks.get(kind) or rules.acts.get(kind) if isinstance(kind, str) else None
        if known is None:
            yield f"there is no step {kind!r}"
            return
        # An ask takes ruleset and state first, an act the table.
        before = (None, None) if kind in rules.asks else (None,)
        try:
            given = signature(known).bind(*before, *step[1:])
        except TypeError as error:
            yield f"step {kind}: {error}"
            continue
        for name, value in list(given.arguments.items())[len(before) :]:
            wanted = _TYPES.get(given.signature.parameters[name].annotation, tuple)
            if not isinstance(value, wanted) or (name == "seat" and value not in range(rules.seats)):
                yield f"step {kind}: {name} cannot be {value!r}"
    if state.agenda and state.agenda[-1][0] not in rules.asks:
        yield f"the game does not wait for anybody at step {state.agenda[-1][0]}"


def _bad_line(rules: Ruleset, line: ScoreLine) -> Iterator[str]:
    """What keeps a line of the score sheet from being read: log and result ask why it was written."""
    if line.seat not in range(rules.seats) or abs(line.points) > MOST:
        yield f"a score line gives seat {line.seat} {line.points} points"
    try:
        why = line.why
    except (KeyError, TypeError):
        yield f"a score line has no cause: {line.rule} {line.cause}"
        return
    places = range(rules.first_decoration, rules.first_all_halls)
    within = {
        "card": range(len(rules.employees)),
        "garment": range(len(rules.garments)),
        "hall": range(len(rules.hall_spaces)),
        "place": places if isinstance(why, StatueFunded | DecorationFunded) else range(1, 3),
    }
    for name, number in zip(why._fields, why, strict=True):
        if not isinstance(number, int) or number not in within.get(name, range(MOST)):
            yield f"a score line of {line.rule} has {name} {number!r}"


def _dead_end(rules: Ruleset, state: GameState) -> str | None:
    """What keeps the game from going on, found by trying every option once."""
    decision = pending_decision(rules, state)
    if decision is None:
        return None
    if decision.seat not in range(rules.seats) or not decision.options:
        return f"nobody can decide {decision.kind}"
    for choice in decision.options:
        advance(rules, state, choice)
    return None
