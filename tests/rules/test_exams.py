"""J6, J7, J9: the journeyman and the master examination, step by step."""

from __future__ import annotations

from typing import Any

import pytest

from rococo_desktop.model.decisions import CardQuestion, Reason
from rococo_desktop.model.events import Adjusted, Moved, Noted, TookExam, TurnBegan, UsedBonus
from rococo_desktop.model.places import REMOVED
from rococo_desktop.rules import referee
from rococo_desktop.rules.core.counts import staff_size
from rococo_desktop.rules.core.reasons import livre_short, needs_rank
from rococo_desktop.rules.modules.jewelry_box.exams import EXAM_DECK_EMPTY, OTHER_EXAM, tasks_missing
from tests.rules.bonus_turns import changes, is_over
from tests.rules.jewelry_turns import JOURNEYMAN_EXAM, MASTER_EXAM, bonus_turn, offers, turn
from tests.rules.scenario import Scene

TASKS = {JOURNEYMAN_EXAM: [0, 1, 2, 3], MASTER_EXAM: [4, 5, 6]}
ACTION = {JOURNEYMAN_EXAM: "action:journeyman_exam", MASTER_EXAM: "action:master_exam"}
NAME = {JOURNEYMAN_EXAM: "journeyman_exam", MASTER_EXAM: "master_exam"}


def candidate(card: str, exam: int = JOURNEYMAN_EXAM, **facts: Any) -> Scene:
    """This card is played, every task of its exam is marked, and there are just enough livre."""
    return turn(card, **{"livre": 5, "exam": exam, "tasks": TASKS[exam], **facts})


def graduates(scene: Scene) -> list[str]:
    """The cards on offer while the exam deck is looked through."""
    decision = scene.decision()
    assert decision.kind == "choose_from_pile"
    return [option.key.removeprefix("graduate:") for option in decision.options]


# Step by step.


@pytest.mark.rule("J6")
def test_the_journeyman_exam_step_by_step() -> None:
    scene = candidate("e0d", hand=["e0a", "e0b"], supply=["e0a", "e0c"]).choose("action:journeyman_exam")
    card = scene.card("e0d")
    # The fee is paid, the point gained; now the apprentice's bonus, if wanted.
    decision = scene.decision()
    assert (decision.kind, decision.seat, decision.about) == ("bonus", 0, CardQuestion(card))
    assert (scene.player(0).livre, scene.player(0).prestige) == (0, 1)
    assert scene.player(0).examined == (card,)
    assert scene.player(0).resolving == scene.player(0).leaving == ()
    scene.choose("bonus:use")
    # The apprentice has left the game before the deck is looked through.
    assert scene.player(0).livre == 2
    assert card in scene.state.removed
    assert scene.player(0).examined == ()
    assert scene.player(0).tasks == (0, 1, 2, 3)
    deck = scene.state.journeyman_deck
    assert graduates(scene) == scene.ids("employee", deck)
    assert len(deck) == 9
    chosen = deck[4]
    name = scene.ids("employee", (chosen,))[0]
    assert scene.decision().options[4].target == ("exam_deck", chosen)
    scene.choose(f"graduate:{name}")
    assert scene.events == [
        TookExam(0, card, JOURNEYMAN_EXAM),
        Adjusted(0, "livre", -5),
        Adjusted(0, "prestige", 1),
        Moved(card, ("resolving", 0), ("examined", 0)),
        UsedBonus(0, card),
        Adjusted(0, "livre", 2),
        Moved(card, ("examined", 0), REMOVED),
        Moved(chosen, ("journeyman_deck", 0), ("hand", 0)),
        Adjusted(0, "journeyman_exams", 1),
        Noted(0, "tasks", ()),
        Noted(0, "exam", MASTER_EXAM),
        TurnBegan(1, 1),
    ]
    player = scene.player(0)
    assert chosen in player.hand
    assert len(player.hand) == 3
    assert chosen not in scene.state.journeyman_deck
    assert len(scene.state.journeyman_deck) == 8
    assert (player.exam, player.tasks, player.journeyman_exams, player.master_exams) == (2, (), 1, 0)
    assert player.discard == player.resolving == player.leaving == ()
    # The bonus was used within the exam, and not again.
    assert is_over(scene)


@pytest.mark.rule("J7")
def test_the_master_exam_step_by_step() -> None:
    scene = candidate("e0b", MASTER_EXAM, livre=7, lace=0, prestige=3).choose("action:master_exam")
    card = scene.card("e0b")
    assert (scene.player(0).livre, scene.player(0).prestige) == (2, 4)
    scene.choose("bonus:use", "choose:0")
    deck = scene.state.master_deck
    assert graduates(scene) == scene.ids("employee", deck)
    chosen = deck[0]
    scene.choose(f"graduate:{scene.ids('employee', (chosen,))[0]}")
    assert scene.events == [
        TookExam(0, card, MASTER_EXAM),
        Adjusted(0, "livre", -5),
        Adjusted(0, "prestige", 1),
        Moved(card, ("resolving", 0), ("examined", 0)),
        UsedBonus(0, card),
        Adjusted(0, "livre", -1),
        Adjusted(0, "lace", 1),
        Moved(card, ("examined", 0), REMOVED),
        Moved(chosen, ("master_deck", 0), ("hand", 0)),
        Adjusted(0, "master_exams", 1),
        Noted(0, "tasks", ()),
        Noted(0, "exam", JOURNEYMAN_EXAM),
        TurnBegan(1, 1),
    ]
    player = scene.player(0)
    assert (player.exam, player.tasks, player.journeyman_exams, player.master_exams) == (1, (), 0, 1)
    assert len(scene.state.master_deck) == 8
    assert len(scene.state.journeyman_deck) == 9
    assert is_over(scene)


@pytest.mark.rule("J6", "J7")
@pytest.mark.parametrize(("card", "exam"), [("e0d", JOURNEYMAN_EXAM), ("e0b", MASTER_EXAM)])
def test_the_bonus_may_be_forfeited_and_does_not_come_again(card: str, exam: int) -> None:
    scene = candidate(card, exam, livre=6).choose(ACTION[exam], "bonus:forfeit")
    assert changes(scene) == [("livre", -5), ("prestige", 1)]
    scene.choose(f"graduate:{graduates(scene)[0]}")
    assert is_over(scene)
    assert scene.card(card) in scene.state.removed


@pytest.mark.rule("J6", "J7")
@pytest.mark.parametrize("exam", [JOURNEYMAN_EXAM, MASTER_EXAM])
def test_any_card_of_the_deck_can_be_chosen(exam: int) -> None:
    card, zone = {JOURNEYMAN_EXAM: ("e0d", "journeyman_deck"), MASTER_EXAM: ("e0b", "master_deck")}[exam]
    for at in range(9):
        scene = candidate(card, exam, livre=6).choose(ACTION[exam], "bonus:forfeit")
        deck = getattr(scene.state, zone)
        scene.choose(f"graduate:{graduates(scene)[at]}")
        assert deck[at] in scene.player(0).hand
        assert getattr(scene.state, zone) == deck[:at] + deck[at + 1 :]


@pytest.mark.rule("J6", "J7")
def test_the_last_card_of_a_deck_comes_without_a_question() -> None:
    scene = candidate("e0d")
    cards = scene.plain["journeyman_deck"]
    scene.plain["removed"] += cards[1:]
    scene.plain["journeyman_deck"] = cards[:1]
    scene.choose("action:journeyman_exam", "bonus:forfeit")
    assert is_over(scene)
    assert cards[0] in scene.player(0).hand
    assert scene.player(0).exam == MASTER_EXAM


@pytest.mark.rule("J6", "P3.1")
def test_the_new_journeyman_is_played_later_this_round() -> None:
    scene = candidate("e0d", hand=["e0a"], supply=["e0a", "e0b", "e0c"]).choose(
        "action:journeyman_exam", "bonus:use"
    )
    name = graduates(scene)[0]
    scene.choose(f"graduate:{name}", "play:e0a", "action:forfeit")
    decision = scene.decision()
    assert (decision.kind, decision.seat) == ("play_card", 0)
    assert scene.keys() == {"play:e0a", f"play:{name}"}


@pytest.mark.rule("J6", "J7")
def test_the_two_exams_alternate_as_often_as_wanted() -> None:
    scene = candidate("e0d", livre=30, journeyman_exams=1, master_exams=1)
    scene.choose("action:journeyman_exam", "bonus:forfeit")
    scene.choose(f"graduate:{graduates(scene)[0]}")
    player = scene.player(0)
    assert (player.exam, player.journeyman_exams, player.master_exams) == (MASTER_EXAM, 2, 1)
    scene.seat(0, tasks=TASKS[MASTER_EXAM]).turn(0, "e0b").choose("action:master_exam", "bonus:forfeit")
    scene.choose(f"graduate:{graduates(scene)[0]}")
    player = scene.player(0)
    assert (player.exam, player.journeyman_exams, player.master_exams) == (JOURNEYMAN_EXAM, 2, 2)
    assert player.livre == 20
    assert (len(scene.state.journeyman_deck), len(scene.state.master_deck)) == (8, 8)


# Who may take it.


@pytest.mark.rule("J6")
@pytest.mark.parametrize("card", ["e0c", "e0d", "e2d", "j0a", "j0j", "e6c", "e6d", "e6e", "e6f"])
def test_any_apprentice_may_also_of_level_0_or_vi(card: str) -> None:
    scene = candidate(card)
    assert offers(scene, "action:journeyman_exam")
    assert not offers(scene, "action:master_exam")
    scene.choose("action:journeyman_exam")
    if scene.decision().kind == "bonus":
        scene.choose("bonus:forfeit")
    assert len(graduates(scene)) == 9
    assert scene.card(card) in scene.state.removed


@pytest.mark.rule("J6", "P3.6")
@pytest.mark.parametrize("card", ["e6c", "e6d", "e6e", "e6f"])
def test_a_crown_does_nothing_in_an_exam(card: str) -> None:
    scene = candidate(card, lace=3, thread=3).guest(0, 0, "blue_gown_1").guest(0, 6, "pink_coat_1")
    scene.choose("action:journeyman_exam")
    assert scene.decision().kind == "choose_from_pile"
    assert changes(scene) == [("livre", -5), ("prestige", 1)]


@pytest.mark.rule("J4", "J6")
def test_a_specialised_apprentice_brings_his_three_points_once_more() -> None:
    scene = candidate("j0e").choose("action:journeyman_exam", "bonus:use")
    assert changes(scene) == [("livre", -5), ("prestige", 1), ("prestige", 3)]


@pytest.mark.rule("J6", "J7")
@pytest.mark.parametrize("exam", [JOURNEYMAN_EXAM, MASTER_EXAM])
@pytest.mark.parametrize("card", ["e0a", "e0b", "e0c", "jj3", "jm1"])
def test_nobody_of_another_rank_may(card: str, exam: int) -> None:
    scene = candidate(card, exam)
    needed = {JOURNEYMAN_EXAM: ("apprentice", ["e0c"]), MASTER_EXAM: ("journeyman", ["e0b", "jj3"])}[exam]
    allowed = card in needed[1]
    assert offers(scene, ACTION[exam]) == allowed
    reasons = () if allowed else (needs_rank(needed[0]),)
    assert scene.explain(0, "action", NAME[exam]) == reasons


@pytest.mark.rule("J6", "J7")
@pytest.mark.parametrize(
    ("card", "exam", "livre"), [("e0d", JOURNEYMAN_EXAM, 4), ("e0b", MASTER_EXAM, 4), ("e0b", MASTER_EXAM, 0)]
)
def test_the_fee_must_be_there_first(card: str, exam: int, livre: int) -> None:
    # The two livre of E0d come only after the fee.
    scene = candidate(card, exam, livre=livre)
    assert not offers(scene, ACTION[exam])
    assert scene.explain(0, "action", NAME[exam]) == (livre_short(5 - livre),)


@pytest.mark.rule("J6", "J7")
@pytest.mark.parametrize(
    ("card", "exam", "tasks"),
    [
        *(("e0d", JOURNEYMAN_EXAM, [at for at in range(4) if at != missing]) for missing in range(4)),
        ("e0d", JOURNEYMAN_EXAM, []),
        *(("e0b", MASTER_EXAM, [at for at in (4, 5, 6) if at != missing]) for missing in (4, 5, 6)),
        ("e0b", MASTER_EXAM, []),
    ],
)
def test_not_while_a_task_is_missing(card: str, exam: int, tasks: list[int]) -> None:
    scene = candidate(card, exam, tasks=tasks)
    assert not offers(scene, ACTION[exam])
    missing = len(TASKS[exam]) - len(tasks)
    assert scene.explain(0, "action", NAME[exam]) == (tasks_missing(missing),)
    assert tasks_missing(missing) == Reason("tasks_missing", (missing,))


@pytest.mark.rule("J6", "J7")
@pytest.mark.parametrize(("card", "exam"), [("e0d", JOURNEYMAN_EXAM), ("e0b", MASTER_EXAM)])
def test_only_the_exam_where_the_start_token_stands(card: str, exam: int) -> None:
    other = JOURNEYMAN_EXAM + MASTER_EXAM - exam
    scene = candidate(card, other, tasks=TASKS[other])
    assert not offers(scene, ACTION[exam])
    assert scene.explain(0, "action", NAME[exam]) == (OTHER_EXAM,)


@pytest.mark.rule("J6", "J7")
@pytest.mark.parametrize(
    ("card", "exam", "zone"),
    [("e0d", JOURNEYMAN_EXAM, "journeyman_deck"), ("e0b", MASTER_EXAM, "master_deck")],
)
def test_not_while_the_deck_is_empty(card: str, exam: int, zone: str) -> None:
    scene = candidate(card, exam).move_all(zone, "removed")
    assert not offers(scene, ACTION[exam])
    assert scene.explain(0, "action", NAME[exam]) == (EXAM_DECK_EMPTY,)
    # The other deck does not matter.
    other = {"journeyman_deck": "master_deck", "master_deck": "journeyman_deck"}[zone]
    assert offers(candidate(card, exam).move_all(other, "removed"), ACTION[exam])


@pytest.mark.rule("J6")
def test_every_reason_at_once() -> None:
    scene = candidate("e0a", MASTER_EXAM, livre=1, tasks=[]).move_all("journeyman_deck", "removed")
    assert scene.explain(0, "action", "journeyman_exam") == (
        needs_rank("apprentice"),
        OTHER_EXAM,
        EXAM_DECK_EMPTY,
        livre_short(4),
    )
    assert scene.explain(0, "action", "master_exam") == (
        needs_rank("journeyman"),
        tasks_missing(3),
        livre_short(4),
    )


# J9: an exam is no depute.


@pytest.mark.rule("J9", "A5.2")
@pytest.mark.parametrize(("card", "exam"), [("e0d", JOURNEYMAN_EXAM), ("e0b", MASTER_EXAM)])
def test_an_exam_is_allowed_with_exactly_four_cards(card: str, exam: int) -> None:
    scene = candidate(card, exam, livre=6, hand=["e0a"], supply=["e0a"], discard=["e0c"])
    assert staff_size(scene.state, 0) == 4
    assert not offers(scene, "action:depute")
    scene.choose(ACTION[exam])
    # One out, one in: the card being examined is still staff.
    assert staff_size(scene.state, 0) == 4
    scene.choose("bonus:forfeit")
    scene.choose(f"graduate:{graduates(scene)[0]}")
    assert staff_size(scene.state, 0) == 4


@pytest.mark.rule("J9", "A5.2", "E2c")
def test_with_four_cards_the_examined_e2c_deputes_nobody() -> None:
    scene = candidate("e2c", MASTER_EXAM, hand=["e0a"], supply=["e0a"], discard=["e0c"])
    scene.choose("action:master_exam")
    assert scene.decision().kind == "choose_from_pile"


@pytest.mark.rule("J9", "A5.2", "A5.3", "E2c")
def test_with_five_cards_it_deputes_one_but_not_itself() -> None:
    scene = candidate("e2c", MASTER_EXAM, hand=["e0a"], supply=["e0b", "e0d"], discard=["e0c"])
    scene.choose("action:master_exam", "bonus:use")
    assert scene.keys() == {"depute:hand:e0a", "depute:supply:e0b", "depute:supply:e0d", "depute:discard:e0c"}
    scene.choose("depute:discard:e0c")
    assert changes(scene) == [("livre", -5), ("prestige", 1), ("livre", 2)]
    scene.choose(f"graduate:{graduates(scene)[0]}")
    assert staff_size(scene.state, 0) == 4


@pytest.mark.rule("J9", "E3d", "JJ4")
def test_the_card_being_examined_counts_as_staff_in_its_own_bonus() -> None:
    scene = candidate("jj4", MASTER_EXAM, hand=["e0a"], supply=["e0a", "e0d"], discard=["e0c"])
    scene.choose("action:master_exam", "bonus:use")
    assert changes(scene) == [("livre", -5), ("prestige", 1), ("livre", 5)]


@pytest.mark.rule("J9", "A5.3", "JJ1", "E1b")
def test_no_nested_bonus_can_depute_the_examined_card() -> None:
    scene = candidate("jj1", MASTER_EXAM, hand=["e0a"], supply=["e1b", "e0d"], discard=["e0c"])
    scene.choose("action:master_exam", "bonus:use", "show:e1b", "bonus:use")
    assert scene.keys() == {
        "depute:hand:e0a",
        "depute:supply:e0d",
        "depute:discard:e0c",
        "depute:discard:e1b",
    }
    scene.choose("depute:discard:e1b")
    # E1b, used already, just leaves; the exam goes on.
    assert len(graduates(scene)) == 9
    assert {scene.card("e1b"), scene.card("jj1")} <= set(scene.state.removed)


@pytest.mark.rule("J6", "U1")
def test_looking_into_the_deck_is_no_way_back() -> None:
    scene = candidate("e0d").choose("action:journeyman_exam")
    assert not scene.barrier
    for key in ("bonus:use", "bonus:forfeit"):
        option = scene.decision().option(key)
        assert option is not None
        assert referee.crosses_barrier(scene.rules, scene.state, option)


@pytest.mark.rule("J6")
def test_without_the_exam_everything_is_as_it_was() -> None:
    scene = bonus_turn("e0d", tasks=TASKS[JOURNEYMAN_EXAM]).choose("bonus:use")
    assert scene.player(0).tasks == (0, 1, 2, 3)
    assert scene.ids("employee", scene.player(0).discard) == ["e0d"]
