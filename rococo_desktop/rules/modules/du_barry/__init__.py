"""B, Madame du Barry: the rival of a single player. She is rules: she never decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rococo_desktop.model.definitions import Pack
from rococo_desktop.model.du_barry_reasons import REASONS
from rococo_desktop.rules.core.ruleset import TurnTaker
from rococo_desktop.rules.modules.du_barry import cards, scoring, turns
from rococo_desktop.rules.modules.du_barry.rival import NAME, DuBarry

if TYPE_CHECKING:
    from rococo_desktop.rules.core.ruleset_draft import RulesetDraft

JEWELER_BOARD = "jewelry_box"
"""Whose extra is the jeweler board, where that module is played: she uses it in her own way (B7, B9, B10)."""


def plug(draft: RulesetDraft, pack: Pack) -> None:
    """Give her a seat after the people's, her cards each round, her turns and her scoring.

    She comes after all modules, so what they brought is already there.
    """
    barry = pack.barry
    assert barry is not None
    seat = draft.players
    board = draft.extras.get(JEWELER_BOARD)
    draft.extras[NAME] = DuBarry(barry.cards, barry.figures, draft.level, board)
    draft.pieces["rival_card"] = dict.fromkeys(range(len(barry.cards)), 1)
    draft.turn_takers[seat] = TurnTaker(turns.has_turn, "rival_turn")
    draft.wins_ties.add(seat)
    draft.told_reasons += [(rule, reason) for rule, given in REASONS.items() for reason in given]
    draft.counters["staff"] = scoring.with_graduates(draft.counters["staff"])
    draft.acts |= {
        "seat_rival": cards.seat_her,
        "deal_rival_hand": cards.deal_hand,
        "rival_turn": turns.take_turn,
        "show_rival_graduates": scoring.show_graduates,
        "score_rival_tiles": scoring.score_tiles,
    }
    draft.insert_after("setup", "equip_players", "seat_rival")
    draft.insert_before("round", "ask_everybody", "deal_rival_hand")
    draft.insert_before("scoring", "score_crowns", "show_rival_graduates")
    draft.insert_before("scoring", "end_game", "score_rival_tiles")
