"""What everybody may know of a position: the view of nobody in particular, and what it is worth by that."""

from __future__ import annotations

from rococo_desktop.ai.breakdown import ItemisedEvaluator, Parts
from rococo_desktop.model.agent_reasons import Category
from rococo_desktop.model.player_view import PlayerView
from rococo_desktop.model.vocabulary import NOBODY, Edition
from rococo_desktop.rules.referee import Ruleset, determinize

_ANY_DEAL = 1
"""Which deal stands for what nobody sees: always this one, so that the worth depends on the view alone."""


def as_nobody(rules: Ruleset, view: PlayerView) -> PlayerView:
    """The same moment as somebody sees it who sits on no seat: what is the viewer's own is gone."""
    seats = view.seats
    if rules.edition is Edition.CLASSIC and view.agenda:
        seats = tuple(facts._replace(prestige=None) for facts in seats)
    return view._replace(viewer=NOBODY, own=None, seats=seats)


def open_worth(evaluator: ItemisedEvaluator, view: PlayerView, seat: int) -> Parts:
    """What the position is worth to the seat by category, as far as everybody can tell.

    Silk counts by its tiles, whatever their colours are, as long as somebody is left who could use it. Cards
    still to be played count nothing: every turn takes one.
    """
    rules = evaluator.rules
    assert view.viewer == NOBODY
    left = rules.figures.rounds - view.round
    state = determinize(rules, view, _ANY_DEAL)
    facts = view.seats[seat]
    parts = evaluator.on_board(state, seat, left)
    parts[Category.HALLS] += evaluator.bench(state.players[seat])
    parts[Category.PRESTIGE] += 100.0 * (facts.prestige or 0)
    parts[Category.MONEY] += evaluator.purse(facts.livre, left)
    if left or facts.hand:
        parts[Category.GOODS] += evaluator.plain_goods(facts.tiles, facts.lace, facts.thread)
    parts[Category.TEMPO] += evaluator.favor(state, seat, left)
    parts[Category.STAFF] += evaluator.staff(state, seat, left)
    parts[Category.JEWELRY] += evaluator.jewelry(state, seat, left)
    return parts
