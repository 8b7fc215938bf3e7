"""The base game as a module: the named lists and tables every other module plugs into."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rococo_desktop.model.vocabulary import DecorationKind, Rank
from rococo_desktop.rules.core import acquire, bonuses, counts, fund, rounds, scoring, setup, staff, tailor
from rococo_desktop.rules.core.explain import base_explainers
from rococo_desktop.rules.core.ruleset import MainAction, Verb

if TYPE_CHECKING:
    from rococo_desktop.model.definitions import Pack
    from rococo_desktop.rules.core.ruleset_draft import RulesetDraft


def plug(draft: RulesetDraft, pack: Pack) -> None:
    """Write the base game into the tables."""
    draft.lists |= _lists()
    draft.acts |= {
        "lay_board": setup.lay_board,
        "stack_deck": setup.stack_deck,
        "fill_bags": setup.fill_bags,
        "equip_players": setup.equip_players,
        "begin_round": rounds.begin_round,
        "return_favor": rounds.return_favor,
        "deal_employees": rounds.deal_employees,
        "fill_drawers": rounds.fill_drawers,
        "slide_garments": rounds.slide_garments,
        "ask_everybody": rounds.ask_everybody,
        "note_choice": rounds.note_choice,
        "reveal_choices": rounds.reveal_choices,
        "begin_turns": rounds.begin_turns,
        "next_turn": rounds.next_turn,
        "play": rounds.play,
        "forfeit_action": rounds.forfeit_action,
        "own_bonus": bonuses.own_bonus,
        "use_bonus": bonuses.use_bonus,
        "forfeit_bonus": bonuses.forfeit_bonus,
        "effect": bonuses.carry_out,
        "retire": staff.retire,
        "leave": staff.leave,
        "claim_favor": staff.claim_favor,
        "take_tile": acquire.take_tile,
        "draw_tile": acquire.draw_tile,
        "keep_tile": acquire.keep_tile,
        "spend_tile": acquire.spend_tile,
        "sew": tailor.sew,
        "rent": tailor.rent,
        "sell": tailor.sell,
        "place_garment": tailor.place_garment,
        "guest_reward": tailor.guest_reward,
        "hire_employee": staff.hire_employee,
        "depute_played": staff.depute_played,
        "depute_employee": staff.depute_employee,
        "fund_decoration": fund.fund_decoration,
        "all_halls_when_placed": fund.all_halls_when_placed,
        "all_halls_when_funded": fund.all_halls_when_funded,
        "give_back": bonuses.give_back,
        "discard_tile": bonuses.discard_tile,
        "reward_silk": bonuses.reward_silk,
        "take_income": rounds.take_income,
        "basic_income": rounds.basic_income,
        "kitchen_income": rounds.kitchen_income,
        "end_round": rounds.end_round,
        "final_scoring": scoring.begin_scoring,
        "score_livre": scoring.score_livre,
        "score_crowns": scoring.score_crowns,
        "score_favor": scoring.score_favor,
        "score_halls": scoring.score_halls,
        "score_fireworks": scoring.score_fireworks,
        "open_terrace": scoring.open_terrace,
        "move_to_terrace": scoring.move_to_terrace,
        "score_statues": scoring.score_statues,
        "score_trademarks": scoring.score_trademarks,
        "end_game": scoring.end_game,
    }
    draft.asks |= {
        "choose_three": rounds.ask_three,
        "play_card": rounds.ask_card,
        "main_action": rounds.ask_main_action,
        "bonus": bonuses.ask,
        "acquire": acquire.ask,
        "keep_or_spend": acquire.ask_keep,
        "tailor": tailor.ask,
        "pick_discount": tailor.ask_discount,
        "pay_garment": tailor.ask_payment,
        "rent_or_sell": tailor.ask_rent_or_sell,
        "place": tailor.ask_place,
        "hire": staff.ask_hire,
        "depute_any": staff.ask_depute,
        "fund": fund.ask,
        "choose": bonuses.ask_choose,
        "exchange": bonuses.ask_exchange,
        "discard_silk": bonuses.ask_discard_silk,
        "terrace": scoring.ask_terrace,
    }
    # Playing the last card would show what its owner held in secret, before the seat has done anything (U1).
    draft.pauses.add("play_card")
    draft.main_actions |= {action.name: action for action in _main_actions()}
    draft.verbs |= {
        "gain": Verb(bonuses.gain_possible, bonuses.gain, is_gain=True),
        "pay": Verb(bonuses.pay_possible, bonuses.pay),
        "choose": Verb(bonuses.choose_possible, bonuses.choose),
        "acquire": Verb(bonuses.acquire_possible, bonuses.acquire_more),
        "tailor": Verb(bonuses.tailor_possible, bonuses.tailor_more),
        "fund": Verb(bonuses.fund_possible, bonuses.fund_more),
        "depute": Verb(bonuses.depute_possible, bonuses.depute),
        "exchange": Verb(bonuses.exchange_possible, bonuses.exchange),
        "discard_silk": Verb(bonuses.silk_possible, bonuses.discard_silk),
    }
    draft.counters |= {
        "garments": counts.count_garments,
        "decorations": counts.count_decorations,
        "staff": counts.count_staff,
    }
    draft.explainers |= base_explainers()
    draft.decoration_limits |= {DecorationKind.KITCHEN_LEFT: 1, DecorationKind.KITCHEN_RIGHT: 1}


def _lists() -> dict[str, list[str]]:
    return {
        "setup": ["lay_board", "stack_deck", "fill_bags", "equip_players", "begin_round"],
        "round": [
            "return_favor",
            "deal_employees",
            "fill_drawers",
            "slide_garments",
            "ask_everybody",
            "begin_turns",
            "take_income",
            "end_round",
        ],
        "turn": ["main_action", "own_bonus", "retire"],
        "acquired": [],
        "tailoring": ["rent_or_sell"],
        "renting": ["place"],
        "placed": ["guest_reward", "all_halls_when_placed"],
        "sold": [],
        "funded": ["all_halls_when_funded"],
        "income": ["basic_income", "kitchen_income"],
        "scoring": [
            "score_livre",
            "score_crowns",
            "score_favor",
            "score_halls",
            "score_fireworks",
            "open_terrace",
            "score_statues",
            "score_trademarks",
            "end_game",
        ],
    }


def _main_actions() -> tuple[MainAction, ...]:
    low, middle, high = Rank.APPRENTICE, Rank.JOURNEYMAN, Rank.MASTER
    return (
        MainAction("favor", middle, high, staff.can_claim_favor, staff.favor_obstacles, "claim_favor"),
        MainAction("acquire", low, high, acquire.possible, acquire.action_obstacles, "acquire", (False,)),
        MainAction(
            "tailor", middle, high, tailor.possible, tailor.action_obstacles, "tailor", (tailor.MAIN,)
        ),
        MainAction("hire", high, high, staff.can_hire, staff.hire_action_obstacles, "hire"),
        MainAction("depute", low, high, staff.can_depute, staff.depute_obstacles, "depute_played"),
        MainAction("fund", low, high, fund.possible, fund.action_obstacles, "fund", (fund.FULL_PRICE,)),
    )
