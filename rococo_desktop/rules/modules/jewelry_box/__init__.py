"""J, the Jewelry Box: jewelry rented along with garments, specialised apprentices, examinations."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rococo_desktop.model.definitions import Pack
from rococo_desktop.model.vocabulary import DecorationKind, Rank
from rococo_desktop.rules.core.ruleset import MainAction, Verb
from rococo_desktop.rules.core.sight import CHOOSE_FROM_PILE
from rococo_desktop.rules.modules.jewelry_box import bonuses, counting, exams, jewelry, specialists
from rococo_desktop.rules.modules.jewelry_box.board import NAME

if TYPE_CHECKING:
    from rococo_desktop.rules.core.ruleset_draft import RulesetDraft


def plug(draft: RulesetDraft, pack: Pack) -> None:
    """Add everything the jeweler board brings to the lists and tables of the base game."""
    board = pack.jeweler_board
    assert board is not None
    draft.extras[NAME] = board
    draft.decorations += board.decorations
    draft.decoration_limits[DecorationKind.JEWELER] = board.jeweler_limit
    draft.pieces["jewelry"] = {at: kind.count for at, kind in enumerate(board.jewelry)}
    draft.exam_decks |= {
        exams.DECKS[Rank.JOURNEYMAN]: (board.journeyman_level, Rank.JOURNEYMAN),
        exams.DECKS[Rank.MASTER]: (board.master_level, Rank.MASTER),
    }
    draft.counters |= counting.COUNTERS
    _plug_lists(draft)
    _plug_steps(draft)
    _plug_actions(draft)
    draft.verbs |= {
        "choose_hall": Verb(bonuses.hall_possible, bonuses.choose_hall),
        "use_bonus": Verb(bonuses.use_possible, bonuses.use_other_bonus),
        "take_jewelry": Verb(jewelry.take_possible, jewelry.take_jewelry),
    }
    draft.explainers |= {
        ("adorn", "jewelry_display"): jewelry.obstacles,
        ("rent_or_sell", "jewelry_display"): jewelry.why_not_yet,
        ("main_action", "jewelry_display"): jewelry.why_not_alone,
        ("play_card", "jewelry_display"): jewelry.why_not_alone,
        ("play_card", "specialist"): specialists.why_not_from_hand,
        ("hire", "specialist"): specialists.why_not,
        ("main_action", "specialist"): specialists.why_not_main,
    }


def _plug_lists(draft: RulesetDraft) -> None:
    draft.insert_before("setup", "stack_deck", "lay_jeweler_board")
    draft.insert_before("setup", "stack_deck", "lay_exam_decks")
    draft.insert_before("setup", "begin_round", "deal_specialists")
    draft.insert_after("round", "slide_garments", "slide_jewelry")
    draft.insert_before("renting", "place", "adorn")
    draft.lists["acquired"].append("task_acquired")
    draft.lists["funded"].append("task_funded")
    draft.lists["placed"].append("task_placed")
    draft.lists["sold"].append("task_sold")
    draft.lists["income"].append("jewelry_income")
    draft.insert_after("scoring", "score_livre", "score_jewelry")


def _plug_steps(draft: RulesetDraft) -> None:
    draft.acts |= {
        "lay_jeweler_board": jewelry.lay_jeweler_board,
        "lay_exam_decks": exams.lay_exam_decks,
        "deal_specialists": specialists.deal_specialists,
        "slide_jewelry": jewelry.slide_jewelry,
        "buy_jewelry": jewelry.buy_jewelry,
        "wear_none": jewelry.wear_none,
        "pick_jewelry": jewelry.pick_jewelry,
        "jewelry_income": jewelry.jewelry_income,
        "score_jewelry": jewelry.score_jewelry,
        "task_acquired": exams.task_acquired,
        "task_funded": exams.task_funded,
        "task_placed": exams.task_placed,
        "task_sold": exams.task_sold,
        "mark_task": exams.mark_task,
        "take_exam": exams.take_exam,
        "graduate": exams.graduate,
        "take_from_pile": exams.take_from_pile,
        "pass_exam": exams.pass_exam,
        "hire_specialist": specialists.hire_specialist,
        "show_from_supply": bonuses.show_from_supply,
        "gain_in_hall": bonuses.gain_in_hall,
    }
    draft.asks |= {
        "adorn": jewelry.ask_adorn,
        "take_jewelry": jewelry.ask_take,
        "choose_task": exams.ask_task,
        CHOOSE_FROM_PILE: exams.ask_graduate,
        "choose_hall": bonuses.ask_hall,
        "choose_from_supply": bonuses.ask_supply,
        "choose_opponent": bonuses.ask_opponent,
        "hire": specialists.ask_hire,
    }


def _plug_actions(draft: RulesetDraft) -> None:
    draft.main_actions["hire"] = replace(
        draft.main_actions["hire"], possible=specialists.can_hire, obstacles=specialists.hire_action_obstacles
    )
    for name, rank in (("journeyman_exam", Rank.APPRENTICE), ("master_exam", Rank.JOURNEYMAN)):
        draft.main_actions[name] = MainAction(
            name,
            rank,
            rank,
            exams.can_take[rank],
            exams.exam_obstacles[rank],
            "take_exam",
        )
