"""Full states that could be true: they look the same to the viewer, and only the stream decides the rest."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from rococo_desktop.model.state import GameState
from rococo_desktop.model.vocabulary import NOBODY, Edition
from rococo_desktop.rules import referee
from rococo_desktop.rules.core import chance
from rococo_desktop.rules.core.rounds import possible_hands
from rococo_desktop.rules.determinize import unseen_faces
from rococo_desktop.rules.soundness import problems
from tests.rules.random_games import Moment, random_game
from tests.rules.scenario import Scene

GAMES = ((2, 1, Edition.DELUXE), (3, 2, Edition.CLASSIC), (4, 3, Edition.DELUXE), (5, 4, Edition.CLASSIC))

PAYING = ("tailor", "pick_discount", "pay_garment")


@cache
def sample() -> list[Moment]:
    """Moments of several games, the first and the last among them, and every kind of decision."""
    found = []
    for players, seed, edition in GAMES:
        kinds: Counter[str] = Counter()
        for at, moment in enumerate(random_game(players, seed, edition)):
            kind = moment.decision.kind if moment.decision else "end"
            kinds[kind] += 1
            if at % 60 == 0 or kinds[kind] == 1:
                found.append(moment)
    return found


def imagined(moment: Moment, viewer: int, stream: int = 99) -> GameState:
    """A state the viewer could be in at this moment."""
    view = referee.observe(moment.rules, moment.state, viewer)
    return referee.determinize(moment.rules, view, stream)


def viewers(moment: Moment) -> range:
    """Every seat, and nobody."""
    return range(NOBODY, moment.rules.seats)


def test_the_sample_is_worth_its_name() -> None:
    kinds = {moment.decision.kind for moment in sample() if moment.decision}
    assert {"choose_three", "play_card", "keep_or_spend", "pay_garment", "place", "terrace"} <= kinds
    assert any(moment.decision is None for moment in sample())


@pytest.mark.rule("G4")
def test_it_looks_to_the_viewer_exactly_as_the_game_does() -> None:
    for moment in sample():
        for viewer in viewers(moment):
            view = referee.observe(moment.rules, moment.state, viewer)
            state = referee.determinize(moment.rules, view, 7)
            assert referee.observe(moment.rules, state, viewer) == view


@pytest.mark.rule("G4")
def test_it_is_a_sound_state_that_asks_the_same_seat_the_same_thing() -> None:
    for moment in sample():
        for viewer in viewers(moment):
            state = imagined(moment, viewer)
            assert problems(moment.rules, state) == []
            decision = referee.pending_decision(moment.rules, state)
            if moment.decision is None or decision is None:
                assert decision is moment.decision
                continue
            # A rival in the middle of paying may be dealt tiles that cannot pay: the past is not weighed.
            assert decision.options or (decision.seat != viewer and decision.kind in PAYING)
            assert (decision.kind, decision.seat, decision.about) == (
                moment.decision.kind,
                moment.decision.seat,
                moment.decision.about,
            )
            if decision.seat == viewer:
                assert decision == moment.decision


def test_a_game_can_be_played_on_from_it() -> None:
    for moment in sample()[5::25]:
        state, stream = imagined(moment, 0), 1
        for _ in range(40):
            decision = referee.pending_decision(moment.rules, state)
            if decision is None:
                break
            pick, stream = chance.below(stream, len(decision.options))
            state = referee.advance(moment.rules, state, decision.options[pick]).state
        assert problems(moment.rules, state) == []


@pytest.mark.rule("G4")
def test_what_the_viewer_owns_is_kept_as_it_is() -> None:
    for moment in sample():
        for seat in range(moment.rules.seats):
            assert imagined(moment, seat).players[seat] == moment.state.players[seat]


@pytest.mark.rule("G4")
def test_what_others_are_known_to_own_is_kept_as_well_and_dealt_to_nobody() -> None:
    for moment in sample()[::3]:
        owners = range(1, moment.rules.seats)
        own = {seat: referee.observe(moment.rules, moment.state, seat).own for seat in owners}
        others = {seat: things for seat, things in own.items() if things is not None}
        view = referee.observe(moment.rules, moment.state, 0)
        state = referee.determinize(moment.rules, view, 5, others)
        for seat, things in others.items():
            assert referee.observe(moment.rules, state, seat).own == things
        assert problems(moment.rules, state) == []


@pytest.mark.rule("G4")
def test_unseen_tiles_are_those_in_the_bag_and_on_others_racks() -> None:
    for moment in sample():
        state = moment.state
        for viewer in viewers(moment):
            view = referee.observe(moment.rules, state, viewer)
            hidden = Counter(state.bag)
            for seat, player in enumerate(state.players):
                if seat != viewer:
                    hidden.update(player.silk + player.drawn)
            assert Counter(unseen_faces(moment.rules, view)) == hidden


def deal(stream: int, viewer: int = 0) -> tuple[Scene, GameState]:
    """A table of three with tiles, cards and a deck to deal, and one deal of it."""
    scene = Scene(3).seat(0, silk=["oo", "bb"], hand=["e0a"], supply=["e0b", "e0c"])
    scene.seat(1, silk=["pp", "g", "o"], hand=["e0a", "e1a"], supply=["e0b", "e0c", "e0d"], discard=["e0a"])
    scene.seat(2, silk=["b"], hand=["e0d"], supply=["e0a", "e0b"]).agenda(("play_card", 0))
    view = referee.observe(scene.rules, scene.state, viewer)
    return scene, referee.determinize(scene.rules, view, stream)


@pytest.mark.rule("G4")
def test_the_stream_decides_and_nothing_else() -> None:
    states = [deal(stream)[1] for stream in range(30)]
    assert [deal(stream)[1] for stream in range(30)] == states
    assert len({state.players[1].silk for state in states}) > 10
    assert len({state.players[1].hand for state in states}) > 3
    assert len({state.players[2].silk for state in states}) > 3
    assert len({state.players[2].hand for state in states}) == 3
    assert len({state.deck for state in states}) == 30
    assert len({state.bag for state in states}) > 20
    assert len({state.rng for state in states}) == 30
    scene, state = deal(0)
    assert state.rng != scene.state.rng


@pytest.mark.rule("G4", "S2")
def test_the_deck_is_mixed_only_within_its_levels() -> None:
    scene, state = deal(3)
    levels = [scene.rules.employees[card].level for card in state.deck]
    assert levels == [scene.rules.employees[card].level for card in scene.state.deck]
    # The bottom of the deck first: six of level VI, then IV of each, the rest of level I on top.
    assert levels == [6] * 6 + [5] * 4 + [4] * 4 + [3] * 4 + [2] * 4 + [1] * (len(levels) - 22)
    assert sorted(state.deck) == sorted(scene.state.deck)
    for moment in sample():
        for viewer in (NOBODY, 0):
            found = imagined(moment, viewer).deck
            real = moment.state.deck
            of_level = [moment.rules.employees[card].level for card in found]
            assert of_level == [moment.rules.employees[card].level for card in real]
            assert sorted(found) == sorted(real)


@pytest.mark.rule("G4")
def test_hand_and_supply_are_dealt_from_their_union() -> None:
    for stream in range(20):
        scene, state = deal(stream)
        for seat in (1, 2):
            real, found = scene.player(seat), state.players[seat]
            assert sorted(found.hand + found.supply) == sorted(real.hand + real.supply)
            assert (len(found.hand), len(found.supply)) == (len(real.hand), len(real.supply))
            assert list(found.hand) == sorted(found.hand)
            assert list(found.supply) == sorted(found.supply)
            assert (found.discard, found.livre, found.lace) == (real.discard, real.livre, real.lace)


@pytest.mark.rule("G4")
def test_every_unseen_tile_is_equally_likely_on_a_rack() -> None:
    tally: Counter[int] = Counter()
    for stream in range(250):
        scene, state = deal(chance.seeded(stream))
        tally.update(state.players[1].silk)
    view = referee.observe(scene.rules, scene.state, 0)
    unseen = Counter(unseen_faces(scene.rules, view))
    assert set(tally) == set(unseen)
    for face, number in unseen.items():
        expected = 750 * number / unseen.total()
        assert abs(tally[face] - expected) < 5 * expected**0.5


@pytest.mark.rule("G4")
def test_a_tile_not_yet_kept_or_spent_is_dealt_too() -> None:
    scene = Scene(2).seat(0, silk=["bb", "pp"]).turn(0, "e1e")
    scene.agenda(("effect", 0, scene.card("e1e"), "e1e.0"), ("play_card", 1)).settle()
    assert len(scene.player(0).drawn) == 1
    view = referee.observe(scene.rules, scene.state, 1)
    drawn = {referee.determinize(scene.rules, view, stream).players[0].drawn for stream in range(40)}
    assert len(drawn) > 5
    assert {len(tiles) for tiles in drawn} == {1}
    silk = {len(referee.determinize(scene.rules, view, stream).players[0].silk) for stream in range(5)}
    assert silk == {2}


@pytest.mark.rule("G4", "P2.1a")
def test_secret_choices_are_any_that_could_be_made() -> None:
    scene = Scene(3).choose("choose:e0a+e0a+e0b", "choose:e0b+e0c+e0d")
    view = referee.observe(scene.rules, scene.state, 2)
    chosen: list[set[tuple[int, ...]]] = [set(), set(), set()]
    for stream in range(80):
        state = referee.determinize(scene.rules, view, stream)
        for seat, player in enumerate(state.players):
            chosen[seat].add(player.chosen)
    hands = set(possible_hands(scene.rules, scene.player(0)))
    assert chosen == [hands, hands, {()}]
    own = referee.observe(scene.rules, scene.state, 0)
    assert referee.determinize(scene.rules, own, 5).players[0].chosen == scene.player(0).chosen


@pytest.mark.rule("G5")
def test_hidden_prestige_of_classic_is_left_at_nothing() -> None:
    scene = Scene(2, Edition.CLASSIC).seat(0, prestige=4).seat(1, prestige=9)
    state = referee.determinize(scene.rules, referee.observe(scene.rules, scene.state, 0), 1)
    assert [player.prestige for player in state.players] == [4, 0]
    open_to_all = Scene(2).seat(0, prestige=4).seat(1, prestige=9)
    state = referee.determinize(
        open_to_all.rules, referee.observe(open_to_all.rules, open_to_all.state, 0), 1
    )
    assert [player.prestige for player in state.players] == [4, 9]


def test_reseeded_is_the_same_position_with_other_luck() -> None:
    for moment in sample()[::20]:
        other = referee.reseeded(moment.state, 5)
        assert other.rng == chance.seeded(5) != moment.state.rng
        assert other != moment.state
        back = other.clone()
        back.rng = moment.state.rng
        assert back == moment.state
