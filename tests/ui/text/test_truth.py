"""No sentence is untrue at some table: by its seats, alone, in either edition, in the last round."""

from __future__ import annotations

import pytest

from rococo_desktop.model.events import Earned
from rococo_desktop.model.outlook import Gained
from rococo_desktop.model.vocabulary import NOBODY, Edition
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.settings import Settings
from rococo_desktop.ui.overlays.enlarged import employee_enlarged
from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.picture.picture_parts import Text
from rococo_desktop.ui.scenes.income import SOURCES, IncomeScene, incomes_of
from rococo_desktop.ui.scenes.setup_draft import draft_from
from rococo_desktop.ui.scenes.setup_picture import side_sentence
from rococo_desktop.ui.table.composition import compose
from rococo_desktop.ui.table_state.action_tooltips import action_about
from rococo_desktop.ui.table_state.fill_stage import Staging
from rococo_desktop.ui.text.chronicle import chronicle
from rococo_desktop.ui.text.describe import describe_employee, describe_space
from rococo_desktop.ui.text.prompts import option_detail
from tests.ui.supplies import still
from tests.ui.table.stages import begin, played, staged
from tests.ui.text.spoken_games import ALL, english, spoken

ROOM = Size(1280, 720)
DELUXE_ONLY = ("kitchen", "pink", "orange", "tile from the bag", "tiles in the bag", "tiles go back into the")


def explained(session: Session) -> str:
    """Everything the things on the table say when they are pointed at."""
    stage = staged(still(ROOM).kit(), session)
    return " ".join(spot.description for spot in compose(still(ROOM).kit(), ROOM, stage).hotspots)


@pytest.mark.parametrize("players", range(1, 6))
def test_a_second_place_is_promised_only_where_it_scores(players: int) -> None:
    session = begin(players)
    defs = session.definitions
    majority = defs.side.hall_majorities[0]
    space = " ".join(english().say(fact) for fact in describe_space(defs, 0))
    table = explained(session)
    promised = f"{majority.first} prestige for the first, {majority.second} for the second."
    if players > 2:
        assert f"second place {majority.second}" in space
        assert promised in table
    else:
        assert f"{majority.first} prestige, second place nothing." in space
        assert f"{majority.first} prestige for the first, nothing for the second." in table
        assert promised not in table
        fireworks = defs.side.fireworks_majority
        assert f"{fireworks.second} for the second" not in table


def test_the_classic_income_comes_from_the_fountain() -> None:
    services = still(ROOM)
    session = begin(3, edition=Edition.CLASSIC)
    seats = Staging(session).seats(services.kit())
    incomes = {seat: dict.fromkeys(SOURCES[:3], 5) for seat in range(3)}
    for edition, place in ((Edition.CLASSIC, "fountain"), (Edition.DELUXE, "kitchen")):
        picture = IncomeScene(services, 1, incomes, seats, edition).picture(ROOM)
        told = [mark.words for sprite in picture.sprites for mark in sprite.marks if isinstance(mark, Text)]
        assert [words for words in told if place in words]
        assert not [words for words in told if {"fountain": "kitchen", "kitchen": "fountain"}[place] in words]


def test_what_a_pack_pays_is_told_by_its_name() -> None:
    services = still(ROOM)
    session = begin(2)
    seats = Staging(session).seats(services.kit())
    events = (Earned(0, "basic", 5), Earned(0, "candle_light", 2), Earned(1, "candle_light", 2))
    picture = IncomeScene(services, 1, incomes_of(events), seats, Edition.DELUXE).picture(ROOM)
    told = [mark.words for sprite in picture.sprites for mark in sprite.marks if isinstance(mark, Text)]
    assert told.index("From the court") < told.index("Candle Light") < told.index("Together")
    assert told.count("+2") == 3, "and the sum of the second seat"
    happening = session.events(NOBODY)[0]._replace(events=events)
    log = [english().say(entry.text) for entry in chronicle(session.definitions, [happening], ("Ana", "Bo"))]
    assert any("5 from the court" in line and "2 by Candle Light" in line for line in log), log


def test_a_classic_game_is_told_without_words_of_the_other_edition() -> None:
    game = spoken(3, Edition.CLASSIC, ())
    words, defs = english(), game.defs
    told = [words.say(entry.text) for entry in chronicle(defs, game.session.events(NOBODY), game.seats)]
    told += [
        words.say(option_detail(defs, decision, choice, view, market))
        for decision, view, market in game.asked
        for choice in decision.options
        if decision.kind != "choose_three"
    ]
    told += [words.say(line) for card in range(len(defs.employees)) for line in describe_employee(defs, card)]
    told.append(explained(begin(3, edition=Edition.CLASSIC)))
    assert not [line for line in told for word in DELUXE_ONLY if word in line]


def test_the_board_of_the_classic_edition_is_never_for_one() -> None:
    draft = draft_from(Settings(), solo=False)
    assert english().say(side_sentence(draft)) == "The board shows its side for one to three players."
    classic = draft._replace(edition=Edition.CLASSIC)
    assert english().say(side_sentence(classic)) == "The board shows its side for two and three players."


def test_in_the_last_round_the_favor_promises_no_next_one() -> None:
    first = explained(begin(2))
    assert "claim it for 5 livre and the first turn of the next round." in first
    last = next(session for session, _ in played(begin(2)) if session.view(NOBODY).round == 7)
    told = explained(last)
    assert "3 prestige at the end." in told
    assert "begins the next round" not in told
    assert "the next round." not in told
    game = spoken(2, Edition.DELUXE, ())
    favors = {
        (view.round == 7, english().say(option_detail(game.defs, decision, choice, view, market)))
        for decision, view, market in game.asked
        for choice in decision.options
        if choice.key == "action:favor"
    }
    assert {(ends, "next round" in detail) for ends, detail in favors} == {(False, True), (True, False)}


def test_alone_no_opponent_has_a_discard_to_copy() -> None:
    alone, together = begin(1, ALL).definitions, begin(2, ALL).definitions
    imitator = next(at for at, card in enumerate(alone.employees) if card.id.lower().startswith("jj2"))
    assert "opponent" in " ".join(english().say(line) for line in describe_employee(together, imitator))
    assert "opponent" not in " ".join(english().say(line) for line in describe_employee(alone, imitator))


def test_no_hand_is_ever_said_to_be_shown() -> None:
    stage = staged(still(ROOM).kit(), begin(3))
    picture = compose(still(ROOM).kit(), ROOM, stage)
    told = [mark.words for sprite in picture.sprites for mark in sprite.marks if isinstance(mark, Text)]
    assert "Three for this round; each is shown only when you play it" in told


def test_forfeiting_the_action_promises_a_bonus_only_where_one_follows() -> None:
    told = {True: 0, False: 0}
    for session, decision in played(begin(3, ALL, 4), 4):
        if decision.kind != "main_action" or min(told.values()) > 5:
            continue
        stage = staged(still(ROOM).kit(), session)
        words = english().say(action_about(stage, "forfeit"))
        session.submit(decision.seat, "action:forfeit")
        asked = session.decision(decision.seat)
        follows = asked is not None and asked.kind == "bonus"
        session.undo()
        promise = "the bonus can still be used" if follows else "there is no bonus to be used"
        assert words == f"Forfeit the action; {promise}."
        told[follows] += 1
    assert min(told.values()) > 5


def test_the_action_of_the_favor_promises_no_round_after_the_last() -> None:
    stage = staged(still(ROOM).kit(), begin(2))
    last = stage._replace(view=stage.view._replace(round=stage.defs.figures.rounds))
    assert "next round" in english().say(action_about(stage, "favor"))
    assert "next round" not in english().say(action_about(last, "favor"))


def test_a_crown_is_told_for_the_end_of_the_game() -> None:
    session = begin(2)
    defs = session.definitions
    card = next(at for at, employee in enumerate(defs.employees) if employee.crown)
    kit = still(ROOM).kit()
    stage = staged(kit, session)
    hire = (card, *stage.view.hire[1:])
    now = {card: (Gained("prestige", 4, at_end=True),)}
    stage = stage._replace(view=stage.view._replace(hire=hire), forecasts=now)
    told = [spot.description for spot in compose(kit, ROOM, stage).hotspots if spot.target == ("hire", 0)]
    assert "At the end: 4 prestige, as things stand." in told[0]
    large = employee_enlarged(kit, stage, card)
    assert "At the end: 4 prestige, as things stand." in [english().say(line) for line in large.lines]
