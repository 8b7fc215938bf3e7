"""Why agents did what they did: in one sentence, in the voice of each character, beside the turn."""

from __future__ import annotations

import pytest

from rococo_desktop.model.agent_reasons import AgentReason, Category, ReasonKind, Weighed
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.game.session_values import Happening
from rococo_desktop.ui.text.chronicle import Chronicle, Entry, chronicle, why_done
from rococo_desktop.ui.text.languages import PSEUDO, load_words
from rococo_desktop.ui.text.log_scribe import PREPARATION
from rococo_desktop.ui.text.why import PLAIN, VOICES, why_told
from tests.play.games import begin
from tests.ui.text.spoken_games import TABLES, english, spoken

LONGEST = 90
NAMES = ("Ana", "Bo", "Zoë")


def reasons() -> list[AgentReason]:
    """One of each: every category first, and every kind without one."""
    found = [
        AgentReason(ReasonKind.BETTER, (Weighed(category, 120), Weighed(Category.MONEY)), seat=1)
        if category is Category.SPOILING
        else AgentReason(ReasonKind.BETTER, (Weighed(category, 120),))
        for category in Category
    ]
    return found + [AgentReason(kind) for kind in ReasonKind if kind is not ReasonKind.BETTER]


@pytest.mark.parametrize("voice", ["", *VOICES])
def test_every_voice_says_every_reason_in_one_short_sentence(voice: str) -> None:
    words, bending = english(), load_words(PSEUDO)
    said = set()
    for reason in reasons():
        told = why_told(reason, 2, NAMES, voice)
        sentence = words.say(told)
        assert NAMES[2] in sentence
        assert (NAMES[1] in sentence) == (reason.seat == 1)
        assert len(sentence) <= LONGEST, sentence
        assert sentence[0].isupper()
        assert sentence.endswith(".")
        assert bending.say(told)
        said.add(sentence)
    assert len(said) == len(reasons())


def test_voices_differ_and_a_stranger_speaks_plainly() -> None:
    for reason in reasons():
        told = {why_told(reason, 0, NAMES, voice).key for voice in ("", *VOICES)}
        assert len(told) == len(VOICES) + 1
        assert why_told(reason, 0, NAMES, "somebody").key.endswith(f".{PLAIN}")


def explained(session: Session, why: AgentReason, choices: int) -> tuple[Happening, ...]:
    """The first so many choices; of the last one of each turn is told why it was played so."""
    for _ in range(choices):
        decision = session.decision(session.deciding)
        assert decision is not None
        session.submit(decision.seat, decision.options[0].key)
    told = list(session.events(NOBODY))
    turns = [played.turn for played in session._timeline.played]
    for at in range(1, len(told)):
        ends = at + 1 == len(told) or turns[at + 1] != turns[at]
        if ends and turns[at][2] != NOBODY:
            told[at] = told[at]._replace(why=why)
    return tuple(told)


def test_all_lines_of_a_turn_know_why_and_no_others() -> None:
    session = begin(2, agents=(0, 1))
    told = explained(session, AgentReason(ReasonKind.EVEN), 40)
    entries = chronicle(session.definitions, told, NAMES[:2], ("diplomat", ""))
    in_turns = [entry for entry in entries if entry.turn > 0 and entry.seat != NOBODY]
    assert len(in_turns) > 10
    for entry in in_turns:
        voice = "diplomat" if entry.seat == 0 else PLAIN
        assert entry.why is not None
        assert entry.why.key == f"why.even.{voice}"
    assert all(entry.why is None for entry in entries if entry.turn <= 0)


def test_why_three_were_chosen_stands_where_they_are_taken() -> None:
    session = begin(2, agents=(0, 1))
    told = list(explained(session, AgentReason(ReasonKind.EVEN), 6))
    first = session.events(NOBODY)[1].seat
    told[1] = told[1]._replace(why=AgentReason(ReasonKind.SECRET))
    entries = chronicle(session.definitions, told, NAMES[:2])
    secret = [entry for entry in entries if entry.why is not None and entry.why.key == "why.secret.plain"]
    assert [(entry.turn, entry.places) for entry in secret] == [(PREPARATION, (("hand_of", first),))]


def test_a_log_that_grows_knows_why_as_one_that_is_written_at_once() -> None:
    session = begin(3, agents=(0, 1, 2))
    told = explained(session, AgentReason(ReasonKind.ONLY), 40)
    log = Chronicle(session.definitions, NAMES, VOICES[:3])
    for at in range(0, len(told), 5):
        log.read(told[at : at + 5])
        upto = told[: at + 5]
        assert log.entries() == chronicle(session.definitions, upto, NAMES, VOICES[:3])
        assert log.entries(told[at + 5 : at + 8]) == chronicle(
            session.definitions, told[: at + 8], NAMES, VOICES[:3]
        )


def test_madame_du_barry_answers_with_the_rule_she_followed() -> None:
    game = spoken(*TABLES[1])
    entries = chronicle(game.defs, game.session.events(NOBODY), game.seats)
    told = [english().say(why) for entry in entries if (why := why_done(entry)) is not None]
    assert len(told) > 10
    assert all(sentence.endswith(".") and "  " not in sentence for sentence in told)
    assert all(entry.why is None for entry in entries)
    said: list[Entry] = [entry for entry in entries if why_done(entry) is not None]
    assert {entry.seat for entry in said} == {1}
