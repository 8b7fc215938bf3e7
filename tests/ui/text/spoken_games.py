"""Games for the tests of the words: what every seat is asked, what everybody hears."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import NamedTuple

from rococo_desktop.model.decisions import Decision
from rococo_desktop.model.outlook import Market
from rococo_desktop.model.player_view import PlayerView
from rococo_desktop.model.vocabulary import NOBODY, Edition
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.game.session_values import PublicDefinitions
from rococo_desktop.play.records.header import ruleset_for
from rococo_desktop.rules.referee import advance, market, observe
from rococo_desktop.tools.rigging import rigged_game
from rococo_desktop.ui.text.languages import load_words
from rococo_desktop.ui.text.words import Words
from tests.play.games import NAMES, begin, boxes, table

ALL = ("jewelry_box", "fancy_dresses", "festivity_dresses", "expert_tailoring")


class Spoken(NamedTuple):
    """A finished game, and everything that was asked on the way."""

    session: Session
    seats: tuple[str, ...]
    asked: tuple[tuple[Decision, PlayerView, Market], ...]
    chosen: tuple[str, ...]
    """The key that answered each decision; what it did is the happening after it."""

    @property
    def defs(self) -> PublicDefinitions:
        """What the numbers mean."""
        return self.session.definitions


TABLES = (
    (1, Edition.DELUXE, ALL, 1),
    (1, Edition.DELUXE, (), 1),
    (2, Edition.DELUXE, (), 1),
    (3, Edition.CLASSIC, (), 1),
    (3, Edition.DELUXE, ALL, 24),
    (3, Edition.DELUXE, ALL, 34),
    (4, Edition.DELUXE, ALL, 1),
    (5, Edition.DELUXE, ALL, 1),
)
"""Players, edition, modules, seed: together these games meet nearly every kind of decision."""

Table = tuple[int, Edition, tuple[str, ...], int]


@cache
def spoken(players: int, edition: Edition, modules: tuple[str, ...], seed: int = 1) -> Spoken:
    """A whole game by players who rather do something than nothing."""
    session, random = begin(players, edition, seed=seed, modules=modules), Random(seed)
    asked, chosen = [], []
    while (seat := session.deciding) != NOBODY:
        decision = session.decision(seat)
        assert decision is not None
        asked.append((decision, session.view(seat), session.market(seat)))
        busy = [choice for choice in decision.options if _is_busy(choice.key)] or decision.options
        chosen.append(random.choice(busy).key)
        session.submit(seat, chosen[-1])
    return Spoken(session, NAMES[:players], tuple(asked), tuple(chosen))


def rigged(players: int, seeds: range) -> Iterator[tuple[Decision, PlayerView, Market]]:
    """What is asked in games that begin far from where games usually go."""
    rules = ruleset_for(boxes(ALL, {}), table(players, modules=ALL))
    for seed in seeds:
        random = Random(seed)
        transition = rigged_game(rules, seed)
        while transition.decision is not None:
            decision, state = transition.decision, transition.state
            seat = decision.seat
            yield decision, observe(rules, state, seat), market(rules, state, seat)
            busy = [choice for choice in decision.options if _is_busy(choice.key)] or decision.options
            transition = advance(rules, state, random.choice(busy))


def _is_busy(key: str) -> bool:
    return "forfeit" not in key and key not in ("action:depute", "jewelry:none", "terrace:empty")


def games() -> Iterator[Spoken]:
    """A game at every kind of table."""
    for one in TABLES:
        yield spoken(*one)


@cache
def english() -> Words:
    """The source language."""
    return load_words("en")


@cache
def whole_box() -> PublicDefinitions:
    """The definitions of a table with everything on it."""
    return begin(1, Edition.DELUXE, modules=ALL).definitions
