"""Who looks at the screen, for every table rule, company and moment: never two, never by accident."""

from __future__ import annotations

from itertools import chain, combinations, product
from random import Random

import pytest

from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.table_setup import SeatEntry
from rococo_desktop.play.viewing import Privacy, ViewerState, look, people_of, present_now, privacy_of
from tests.play.games import begin, choose

SEATS = range(5)
COMPANIES = list(chain.from_iterable(combinations(SEATS, size) for size in range(6)))
MOMENTS = list(product(range(NOBODY, 5), range(NOBODY, 5), (False, True)))


@pytest.mark.parametrize("people", COMPANIES)
@pytest.mark.parametrize("privacy", list(Privacy))
def test_in_every_company_at_every_moment(privacy: Privacy, people: tuple[int, ...]) -> None:
    for acting, present, held in MOMENTS:
        if len(people) == 1:
            found = look(privacy, people, acting, present, held, people[0])
            assert found == ViewerState(people[0]), (
                "one person alone always looks, and is never asked who it is"
            )
        stranger = (people[0] + 1) % 5 if people else NOBODY
        found = look(privacy, people, acting, present, held, stranger if len(people) == 1 else NOBODY)
        assert found.viewer in (NOBODY, acting), "nobody looks but who acts"
        assert found.viewer == NOBODY or found.viewer in people, "agents do not look"
        assert found.wanted in (NOBODY, acting)
        assert NOBODY in (found.viewer, found.wanted), "whoever looks is not asked for"
        if acting not in people:
            assert found == ViewerState(NOBODY), "while agents act, and when the game is over, nobody looks"
        else:
            shows = {Privacy.TURN: present == acting, Privacy.HOLD: held, Privacy.OPEN: True}[privacy]
            assert found == (ViewerState(acting) if shows else ViewerState(NOBODY, acting))


@pytest.mark.parametrize("people", COMPANIES)
def test_who_is_present_stays_so_until_somebody_else_acts(people: tuple[int, ...]) -> None:
    for acting, present, _ in MOMENTS:
        left = present_now(people, acting, present)
        assert left == (present if present == acting and present in people else NOBODY)


def test_the_rule_of_a_table_is_read_kindly() -> None:
    assert privacy_of({}) is Privacy.TURN
    assert privacy_of({"privacy": "hold", "ledger": True}) is Privacy.HOLD
    assert privacy_of({"privacy": "open"}) is Privacy.OPEN
    for odd in (True, 3, "", "OPEN", "none"):
        assert privacy_of({"privacy": odd}) is Privacy.TURN


def test_people_are_the_seats_no_agent_plays() -> None:
    seats = [SeatEntry("A", "blue"), SeatEntry("B", "white", "greedy"), SeatEntry("C", "black")]
    assert people_of(seats) == (0, 2)


def passes(session: Session, seed: int) -> list[tuple[int, int, str]]:
    """One random game of people and agents: every hand-over, as round, seat and kind of decision."""
    found = []
    random, present = Random(seed), NOBODY
    while session.deciding != NOBODY:
        acting, people = session.deciding, people_of(session.record.seats)
        present = present_now(people, acting, present)
        wanted = look(Privacy.TURN, people, acting, present, False, session.alone).wanted
        decision = session.decision(acting)
        assert decision is not None
        if wanted != NOBODY:
            found.append((session.view(NOBODY).round, wanted, decision.kind))
            present = wanted
        choose(session, random)
    return found


@pytest.mark.parametrize("agents", [(), (1,), (0, 2), (2,)])
def test_the_secret_choice_is_passed_once_to_each_person_in_a_round(agents: tuple[int, ...]) -> None:
    found = passes(begin(4, agents=agents), 5)
    secret = [(number, seat) for number, seat, kind in found if kind == "choose_three"]
    assert len(secret) == len(set(secret)) > 10
    assert {seat for _, seat in secret} == {0, 1, 2, 3} - set(agents)


def test_a_person_among_agents_is_never_handed_anything() -> None:
    assert passes(begin(3, agents=(0, 2)), 1) == []


def test_every_turn_of_another_person_is_a_hand_over() -> None:
    found = passes(begin(2), 2)
    turns = [seat for _, seat, kind in found if kind != "choose_three"]
    assert len(turns) > 25
    assert set(turns) == {0, 1}
