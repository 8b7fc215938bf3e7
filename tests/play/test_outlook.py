"""What a session tells ahead of a choice: prices, forecasts, standings, income, and that none of it leaks."""

from __future__ import annotations

from random import Random

import pytest

from rococo_desktop.model.decisions import Acquiring, CardQuestion, EffectQuestion, Funding, ToTerrace
from rococo_desktop.model.events import Adjusted, CountBegan, Earned, RoundBegan, TurnBegan
from rococo_desktop.model.vocabulary import EMPTY, NOBODY, Edition, SoloLevel
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.game.session_values import FIREWORKS, ShelfPrice
from tests.play.games import begin, choose, play
from tests.play.twins import ALL_MODULES, TABLES, moments, twin


@pytest.mark.parametrize(("players", "edition", "modules"), TABLES)
def test_definitions_describe_every_zone(players: int, edition: Edition, modules: tuple[str, ...]) -> None:
    session = begin(players, edition, modules=modules)
    known = session.definitions
    view = session.view(NOBODY)
    assert known.edition is edition
    assert set(known.modules) == set(modules)
    assert (known.jeweler is not None) == ("jewelry_box" in modules)
    assert (known.barry is not None) == (players == 1)
    assert known.level == (SoloLevel.JOURNEYMAN if players == 1 else None)
    assert known.first_decoration == len(view.guests)
    assert known.first_all_halls == known.first_decoration + len(known.decorations)
    assert len(view.trademarks) == known.first_all_halls + len(known.figures.all_halls)
    assert [at for spaces in known.hall_spaces for at in spaces] == list(range(len(view.guests)))
    at_terrace = [known.decorations[place - known.first_decoration].kind for place in known.fireworks]
    assert at_terrace == ["fireworks"] * len(view.terrace)
    halls = [known.decorations[place - known.first_decoration].hall for place in known.musicians]
    assert halls == list(range(len(known.hall_spaces)))
    assert len(view.seats) == known.seats
    assert known.people == tuple(range(players))
    if known.jeweler is not None:
        assert known.decorations[-len(known.jeweler.decorations) :] == known.jeweler.decorations


# Prices.


def test_next_prices_are_those_of_the_next_round() -> None:
    session = begin(3, modules=ALL_MODULES, seed=3)
    random = Random(3)
    compared = left = 0
    while session.deciding != NOBODY:
        shelf = session.market(NOBODY).garments
        before = session.view(NOBODY)
        choose(session, random)
        after = session.view(NOBODY)
        if after.round == before.round or after.is_over:
            continue
        prices = [place.price for place in shelf]
        staying = {place.piece for place in shelf if place.piece != EMPTY and not place.leaves}
        if not staying <= set(after.garments):
            continue  # the choice that ended the round took a garment itself
        for place in shelf:
            if place.leaves:
                assert place.next_price is None
                assert place.piece not in after.garments
                left += 1
            elif place.piece != EMPTY:
                assert place.next_price == prices[after.garments.index(place.piece)]
                compared += 1
    assert compared > 15
    assert left > 3


def test_jewelry_of_a_kind_is_priced_by_its_space() -> None:
    session = begin(2, modules=ALL_MODULES)
    prices = session.definitions.jeweler.jewelry_prices if session.definitions.jeweler else ()
    shelf = session.market(NOBODY).jewelry
    assert [place.price for place in shelf] == list(prices)
    assert [place.leaves for place in shelf] == [False] * (len(shelf) - 1) + [True]
    assert [place.next_price for place in shelf] == [*prices[1:], None]


def test_nothing_leaves_after_the_last_round() -> None:
    for session in moments(2, Edition.DELUXE, ALL_MODULES, every=7):
        if session.view(NOBODY).round < session.definitions.figures.rounds:
            continue
        market = session.market(NOBODY)
        assert all(
            place.next_price is None and not place.leaves for place in market.garments + market.jewelry
        )


def test_what_is_taken_makes_the_rest_cheaper() -> None:
    session = begin(4)
    market = session.market(0)
    assert [(drawer.number, drawer.price, drawer.next_price) for drawer in market.drawers] == [(4, 2, 2)] * 3
    assert (market.hire.number, market.hire.price, market.hire.next_price) == (4, 5, 3)


@pytest.mark.parametrize(("players", "edition", "modules"), TABLES)
def test_prices_and_means_are_those_of_the_options(
    players: int, edition: Edition, modules: tuple[str, ...]
) -> None:
    """Whatever is an option is affordable; a price is what the event of the choice says was paid."""
    seen = set()
    for session in moments(players, edition, modules):
        decision = session.decision(session.deciding)
        assert decision is not None
        market = session.market(decision.seat)
        for choice in decision.options:
            kind, at = choice.target
            if decision.kind == "tailor" and decision.of(EffectQuestion).address == "":
                assert market.garments[int(at)].missing == ()
                seen.add(kind)
            elif decision.kind == "acquire" and not decision.of(Acquiring).free:
                drawer = market.drawers[int(at) // session.definitions.side.drawer_spaces]
                assert drawer.missing == ()
                assert drawer.price == -session.preview(decision.seat, choice.key).outcome.livre
                seen.add(kind)
            elif decision.kind == "hire" and kind == "hire":
                assert market.hire.missing == ()
                assert market.hire.price == -session.preview(decision.seat, choice.key).outcome.livre
                seen.add(kind)
            elif decision.kind == "fund" and decision.of(Funding).discount == 0:
                assert market.decorations[int(at) - session.definitions.first_decoration] == ()
                seen.add(kind)
            elif decision.kind == "adorn" and kind == "jewelry_display":
                assert market.jewelry[int(at)].missing == ()
    assert seen >= {"drawers", "hire", "decorations"}


def test_what_cannot_be_paid_is_marked() -> None:
    reasons = {"livre_short", "goods_short", "needs_rank", "needs_thimble"}
    poor = 0
    for session in moments(3, Edition.DELUXE, ()):
        decision = session.decision(session.deciding)
        assert decision is not None
        if decision.kind != "main_action":
            continue
        market = session.market(decision.seat)
        for space, place in enumerate(market.garments):
            if place.piece != EMPTY:
                why = session.explain(decision.seat, ("garments", space))
                assert place.missing == tuple(reason for reason in why if reason.key in reasons)
                poor += place.missing != ()
    assert poor > 100


# What a bonus would give.


def gained_in(session: Session, seat: int, since: int) -> dict[str, int]:
    """What a seat gained through the choices since, by counter."""
    total: dict[str, int] = {}
    for happening in session.events(seat, since):
        for event in happening.events:
            if isinstance(event, TurnBegan | RoundBegan | Earned | CountBegan):
                return total
            if isinstance(event, Adjusted) and event.seat == seat:
                total[event.counter] = total.get(event.counter, 0) + event.change
    return total


@pytest.mark.parametrize("modules", [(), ALL_MODULES])
def test_the_forecast_is_what_the_bonus_then_gives(modules: tuple[str, ...]) -> None:
    compared = 0
    for seed in range(4):
        for session in moments(3, Edition.DELUXE, modules, seed=seed):
            decision = session.decision(session.deciding)
            assert decision is not None
            if decision.kind != "bonus":
                continue
            card = decision.of(CardQuestion).card
            bonus = session.definitions.employees[card].bonus
            forecast = session.forecast(decision.seat, card)
            if any(effect.verb not in ("gain", "pay") for effect in bonus):
                continue
            wanted: dict[str, int] = {}
            for part in forecast:
                assert not part.up_to
                if part.what != "tile" and part.amount:
                    wanted[part.what] = wanted.get(part.what, 0) + part.amount
            since = session.steps
            session.submit(decision.seat, "bonus:use")
            assert gained_in(session, decision.seat, since) == wanted
            compared += 1
    assert compared > 20


def test_nobody_gets_no_forecast() -> None:
    session = play(begin(2), Random(1), 30)
    assert all(session.forecast(NOBODY, card) == () for card in range(len(session.definitions.employees)))


# Standings and income.


@pytest.mark.parametrize("players", [2, 3, 5])
def test_hall_standings_are_what_the_final_scoring_writes(players: int) -> None:
    session = begin(players, seed=players)
    random = Random(players)
    standings = session.halls()
    marks = session.view(NOBODY).trademarks
    while session.deciding != NOBODY and not session.view(NOBODY).sheet:
        standings, marks = session.halls(), session.view(NOBODY).trademarks
        choose(session, random)
    view = session.view(NOBODY)
    assert standings[-1].hall == FIREWORKS
    assert [standing.hall for standing in standings[:-1]] == list(range(5))
    if view.trademarks[: len(view.guests)] == marks[: len(view.guests)]:
        written = {(line.cause[0], line.seat, line.points) for line in view.sheet if line.rule == "F3"}
        assert written == {
            (standing.hall, placing.seat, placing.points)
            for standing in standings[:-1]
            for placing in standing.placings
        }
    for standing in standings:
        assert len(standing.counts) == players
        for placing in standing.placings:
            assert standing.counts[placing.seat] > 0


def test_income_is_what_the_end_of_the_round_pays() -> None:
    session = begin(3, modules=ALL_MODULES, seed=5)
    random = Random(5)
    compared = 0
    while session.deciding != NOBODY:
        before = session.view(NOBODY)
        told = [session.income(seat) for seat in range(3)]
        since = session.steps
        choose(session, random)
        after = session.view(NOBODY)
        if after.round == before.round or after.trademarks != before.trademarks:
            continue
        paid: list[list[tuple[object, ...]]] = [[], [], []]
        for happening in session.events(NOBODY, since):
            for event in happening.events:
                if isinstance(event, Earned):
                    paid[event.seat].append((event.source, event.livre))
        if [seat.jewelry for seat in before.seats] == [seat.jewelry for seat in after.seats]:
            assert paid == [[tuple(line) for line in lines] for lines in told]
            compared += 1
    assert compared >= 2


def test_the_terrace_proposal_is_the_best_there_is() -> None:
    proposed = 0
    for seed in range(12):
        session = begin(2, seed=seed)
        random = Random(seed)
        while session.deciding != NOBODY:
            decision = session.decision(session.deciding)
            assert decision is not None
            if decision.kind == "terrace":
                best = session.terrace_proposal(decision.seat)
                assert best[0].rocket == decision.of(ToTerrace).rocket
                assert best[0].space in (decision.options[0].target[1], EMPTY)
                points = [move.points for move in best]
                assert points == sorted(points, reverse=True)
                proposed += 1
                key = f"terrace:{best[0].space}" if best[0].space != EMPTY else "terrace:empty"
                session.submit(decision.seat, key)
                # A rocket without a guest is not asked about.
                rest = [move for move in session.terrace_proposal(decision.seat) if move.space != EMPTY]
                assert rest == [move for move in best[1:] if move.space != EMPTY]
                continue
            choose(session, random)
        assert all(session.terrace_proposal(seat) == () for seat in range(2))
    assert proposed > 3


# Nothing leaks.


@pytest.mark.parametrize(("players", "edition", "modules"), TABLES)
def test_what_is_told_ahead_depends_on_nothing_hidden(
    players: int, edition: Edition, modules: tuple[str, ...]
) -> None:
    random = Random(1)
    for session in moments(players, edition, modules, every=9):
        other = twin(session, NOBODY, random.getrandbits(64))
        assert other.market(NOBODY) == session.market(NOBODY)
        assert other.halls() == session.halls()
        for seat in range(session.definitions.seats):
            assert other.income(seat) == session.income(seat)
            assert other.terrace_proposal(seat) == session.terrace_proposal(seat)
            assert other.reach(NOBODY) == session.reach(NOBODY) == {}
        for viewer in session.definitions.people:
            other = twin(session, viewer, random.getrandbits(64))
            assert other.market(viewer) == session.market(viewer)
            for card in range(len(session.definitions.employees)):
                assert other.forecast(viewer, card) == session.forecast(viewer, card)
            assert other.reach(viewer) == session.reach(viewer)
            decision = session.decision(viewer)
            for choice in decision.options[:12] if decision is not None else ():
                assert other.preview(viewer, choice.key) == session.preview(viewer, choice.key)
                assert other.unasked(viewer, choice.key) == session.unasked(viewer, choice.key)


def test_the_market_of_nobody_speaks_of_no_purse() -> None:
    for session in moments(3, Edition.DELUXE, ALL_MODULES, every=25):
        market = session.market(NOBODY)
        assert all(place.missing is None for place in (*market.garments, *market.jewelry))
        assert all(stock.missing is None for stock in (*market.drawers, market.hire))
        assert set(market.decorations) == {None}
        shown = session.market(0)
        assert isinstance(shown.garments[0], ShelfPrice)
        assert [place._replace(missing=None) for place in shown.garments] == list(market.garments)
