"""B1, B2, B3: Madame du Barry at the table: what she begins with, her cards, whose turn it is."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from rococo_desktop.model.du_barry_reasons import REASONS
from rococo_desktop.model.events import Moved, RivalReasoned, TurnBegan
from rococo_desktop.model.state import GameState
from rococo_desktop.model.vocabulary import NOBODY, Edition, SoloLevel
from rococo_desktop.rules import referee
from rococo_desktop.rules.core.ruleset import Ruleset
from rococo_desktop.rules.core.ruleset_draft import RulesetDraft, SetupError
from rococo_desktop.rules.modules import base, du_barry
from rococo_desktop.rules.modules.du_barry.telling import because
from tests.rules.rival_turns import (
    ALL_MODULES,
    HER,
    HUMAN,
    JEWELRY,
    her_cards,
    her_table,
    hers,
    reasons,
    turn,
)
from tests.rules.scenario import Scene, box, ruleset


@cache
def at_level(level: SoloLevel) -> Ruleset:
    return referee.assemble(box(), 1, level=level)


def rounds_of(rules: Ruleset, seed: int = 1) -> Iterator[GameState]:
    """The first decision of every round of a game in which the human always takes the last option."""
    transition = referee.new_game(rules, seed)
    seen = 0
    while transition.decision is not None:
        if transition.state.round > seen:
            seen = transition.state.round
            yield transition.state
        transition = referee.advance(rules, transition.state, transition.decision.options[-1])


# The table.


@pytest.mark.rule("B1", "G1", "G2")
def test_one_player_sits_with_her_at_the_small_side_of_the_board() -> None:
    rules = ruleset(1)
    assert (rules.seats, rules.people, rules.modules) == (2, (HUMAN,), ())
    assert rules.side.id == "1-3"
    assert len(Scene(1).state.players) == 2


@pytest.mark.rule("B1", "X4")
def test_she_plays_with_all_modules() -> None:
    assert ruleset(1, modules=ALL_MODULES).modules == ALL_MODULES


@pytest.mark.rule("B1", "G5")
def test_she_is_no_module_to_choose_and_not_in_the_classic_box() -> None:
    with pytest.raises(SetupError):
        referee.assemble(box(), 2, modules=("du_barry",))
    with pytest.raises(SetupError):
        referee.assemble(box(), 1, modules=("du_barry",))
    with pytest.raises(SetupError):
        referee.assemble(box(), 1, Edition.CLASSIC)


@pytest.mark.rule("B1")
@pytest.mark.parametrize("modules", [(), ALL_MODULES])
def test_she_begins_with_lace_thread_and_five_employees(modules: tuple[str, ...]) -> None:
    her = Scene(1, modules=modules).player(HER)
    assert (her.livre, her.lace, her.thread, her.prestige) == (0, 1, 1, 0)
    assert hers(Scene(1, modules=modules), "supply") == ["e0a", "e0a", "e0b", "e0c", "e0d"]
    assert (her.hand, her.discard, her.silk, her.specialist, her.jewelry) == ((), (), (), (), ())


@pytest.mark.rule("B1", "S4")
def test_the_human_begins_as_always() -> None:
    you = Scene(1).player(HUMAN)
    assert (you.livre, you.lace, you.thread) == (15, 1, 1)


@pytest.mark.rule("B1", "J1")
def test_with_the_jewelry_box_her_token_stands_at_the_journeyman_exam() -> None:
    scene = Scene(1, modules=JEWELRY)
    assert (scene.player(HER).exam, scene.player(HER).tasks) == (1, ())
    assert len(scene.player(HUMAN).specialist) == 1
    assert len(scene.state.unused_specialists) == 9
    assert Scene(1).player(HER).exam == 0


@pytest.mark.rule("B1")
@pytest.mark.parametrize("drawn", [None, 0, 1])
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_she_is_the_first_start_player_whoever_was_drawn(drawn: int | None, seed: int) -> None:
    begun = referee.new_game(ruleset(1), seed, drawn)
    assert begun.state.start_seat == HER
    assert RivalReasoned(HER, "B1", "starts", ()) in begun.events


@pytest.mark.rule("B1", "P3.1")
def test_after_the_human_chose_she_plays_first_then_by_turns() -> None:
    scene = Scene(1)
    scene.choose(scene.decision().options[0].key)
    assert [event.seat for event in scene.told(TurnBegan)] == [HER, HUMAN]
    assert (scene.decision().kind, scene.decision().seat) == ("play_card", HUMAN)
    assert len(scene.state.rival_hand) in (3, 4)


@pytest.mark.rule("P3.1")
def test_she_plays_on_alone_when_the_human_has_no_cards_left() -> None:
    scene = her_cards(her_table(), ("favor_1", "drawer_1", "drawer_2"))
    scene.agenda(("next_turn", HUMAN)).settle()
    assert [event.seat for event in scene.told(TurnBegan)] == [HER] * 3
    assert scene.state.active == NOBODY


@pytest.mark.rule("P3.1")
def test_the_human_plays_on_alone_when_her_hand_is_empty() -> None:
    scene = her_cards(her_table(), ())
    scene.seat(HUMAN, hand=["e0a", "e0a"], supply=["e0b", "e0c"]).agenda(("next_turn", HER))
    scene.choose("play:e0a", "action:forfeit")
    assert scene.decision().kind == "play_card"
    assert [event.seat for event in scene.told(TurnBegan)] == [HUMAN, HUMAN]


# Her cards.


@pytest.mark.rule("B2")
def test_she_has_25_cards() -> None:
    cards = ruleset(1).extras["du_barry"].cards
    assert len(cards) == len({card.id for card in cards}) == 25
    assert ruleset(1).pieces["rival_card"] == dict.fromkeys(range(25), 1)


@pytest.mark.rule("B2")
@pytest.mark.parametrize(
    ("level", "odd", "even"),
    [(SoloLevel.APPRENTICE, 3, 4), (SoloLevel.JOURNEYMAN, 4, 4), (SoloLevel.MASTER, 5, 4)],
)
def test_her_hand_each_round_by_level(level: SoloLevel, odd: int, even: int) -> None:
    for state in rounds_of(at_level(level)):
        number = odd if state.round % 2 else even
        assert len(state.rival_hand) == number
        assert len(state.rival_supply) == 25 - number
        assert not state.rival_discard + state.rival_current


@pytest.mark.rule("B2")
def test_the_printed_level_is_the_journeyman() -> None:
    assert len(Scene(1).state.rival_hand) == 4
    assert ruleset(1).extras["du_barry"].level is SoloLevel.JOURNEYMAN


@pytest.mark.rule("B2")
def test_all_cards_are_shuffled_each_round() -> None:
    hands = [state.rival_hand for state in rounds_of(ruleset(1))]
    orders = [state.rival_supply for state in rounds_of(ruleset(1))]
    assert len(hands) == 7
    assert len(set(hands)) == len(set(orders)) == 7
    assert [len({*hand, *order}) for hand, order in zip(hands, orders, strict=True)] == [25] * 7


@pytest.mark.rule("B2", "G4")
def test_her_hand_is_dealt_from_the_top_face_down_before_the_human_chooses() -> None:
    begun = referee.new_game(ruleset(1), 1)
    dealt = [
        event.piece for event in begun.events if isinstance(event, Moved) and event.target[0] == "rival_hand"
    ]
    assert tuple(dealt) == begun.state.rival_hand
    assert begun.decision is not None
    assert begun.decision.kind == "choose_three"
    assert RivalReasoned(HER, "B2", "hand", (4,)) in begun.events
    for viewer in (HUMAN, NOBODY):
        seen = referee.redact(begun.events, viewer)
        assert all(
            event.piece == -2
            for event in seen
            if isinstance(event, Moved) and event.target[0] == "rival_hand"
        )


# Her turn.


@pytest.mark.rule("B3")
def test_she_reveals_the_top_card_does_it_and_discards_it() -> None:
    scene = her_cards(her_table(), ("drawer_1", "drawer_2", "favor_1"))
    scene.agenda(("rival_turn", HER)).settle()
    assert hers(scene, "silk") == sorted(["bb", "pp", "b"], key=scene.face)
    state = scene.state
    assert scene.ids("rival_card", state.rival_hand) == ["drawer_2", "favor_1"]
    assert scene.ids("rival_card", state.rival_discard) == ["drawer_1"]
    assert state.rival_current == ()
    assert reasons(scene, "B3") == [("B3", "reveals", 2)]
    assert scene.barrier


@pytest.mark.rule("B3")
def test_what_cannot_be_done_at_all_brings_three_prestige() -> None:
    scene = her_table().display("hire")
    turn(scene, "hire_left_1")
    assert scene.player(HER).prestige == 3
    assert reasons(scene, "B3")[-1] == ("B3", "cannot", 16, 3)
    assert scene.ids("rival_card", scene.state.rival_discard) == ["hire_left_1"]


@pytest.mark.rule("B3")
def test_what_can_be_done_in_part_brings_no_prestige() -> None:
    scene = her_table().display("drawers", None, None, "bb")
    turn(scene, "drawer_1")
    assert (scene.player(HER).prestige, hers(scene, "silk")) == (0, ["bb"])


@pytest.mark.rule("B3")
def test_a_card_she_gains_goes_under_her_hand() -> None:
    scene = her_cards(her_table(), ("hire_left_1", "favor_1"), ("drawer_3", "drawer_2"))
    scene.agenda(("rival_turn", HER)).settle()
    assert scene.ids("rival_card", scene.state.rival_hand) == ["favor_1", "drawer_3"]
    assert reasons(scene, "B3")[1:] == [("B3", "gains_card")]


@pytest.mark.rule("B3")
def test_from_an_empty_supply_her_discards_are_shuffled_in_but_not_the_card_being_done() -> None:
    scene = turn(her_table(), "hire_left_1", rest="rival_discard")
    state = scene.state
    assert len(state.rival_hand) == 1
    assert len(state.rival_supply) == 23
    assert scene.ids("rival_card", state.rival_discard) == ["hire_left_1"]
    assert reasons(scene, "B3")[1:] == [("B3", "mixes_discard", 24), ("B3", "gains_card")]
    orders = {
        turn(her_table(seed=seed), "hire_left_1", rest="rival_discard").state.rival_supply for seed in (1, 2)
    }
    assert len(orders) == 2


@pytest.mark.rule("B3")
def test_with_no_card_anywhere_she_gains_none() -> None:
    scene = turn(her_table(), "hire_left_1", rest="rival_hand")
    assert len(scene.state.rival_hand) == 24
    assert reasons(scene, "B3")[1:] == [("B3", "no_card")]
    assert "e1a" in hers(scene, "supply")


# What she says.


def test_a_reason_has_the_parameters_its_rule_lists() -> None:
    table = Scene(1).table()
    because(table, HER, "B6", "hall", card=3, hall=1)
    (told,) = table.events
    assert told == RivalReasoned(HER, "B6", "hall", (3, 1))
    assert isinstance(told, RivalReasoned)
    assert told.facts == {"card": 3, "hall": 1}
    with pytest.raises(ValueError):
        because(table, HER, "B6", "hall", card=3)
    with pytest.raises(ValueError):
        because(table, HER, "B6", "hall", hall=1, card=3)
    with pytest.raises(KeyError):
        because(table, HER, "B6", "whim")
    assert [*REASONS] == [f"B{number}" for number in range(1, 13)]


def test_she_adds_her_reasons_to_those_already_told() -> None:
    draft = RulesetDraft(players=1, told_reasons=[("X1", "mine")])
    base.plug(draft, box().packs["base"])
    du_barry.plug(draft, box().packs["du_barry"])
    assert draft.told_reasons[:2] == [("X1", "mine"), ("B1", "starts")]


def test_the_ruleset_lists_every_reason_that_can_be_told() -> None:
    pairs = {(rule, reason) for rule, given in REASONS.items() for reason in given}
    assert set(ruleset(1).told_reasons) == pairs
    assert ruleset(2).told_reasons == ()
