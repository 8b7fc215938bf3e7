"""The greedy agent: plays its own turn as well as it can see, and thinks no further."""

from __future__ import annotations

from rococo_desktop.model.decisions import Choice, Decision
from rococo_desktop.model.player_view import PlayerView
from rococo_desktop.model.state import GameState, PlayerState
from rococo_desktop.rules.referee import Ruleset, determinize, pending_decision
from yardstick.evaluation import Evaluator
from yardstick.search import best_line
from yardstick.weights import Weights, load_weights

_POSITIONS_PER_CARD = 60
"""How many positions are looked at to see what a card could do, when three are chosen (phase 2)."""


class GreedyAgent:
    """Searches the rest of its turn once, keeps the line, and searches anew where the game left it."""

    def __init__(self, rules: Ruleset, seed: int, weights: Weights | None = None) -> None:
        self._rules = rules
        self._evaluator = Evaluator(rules, load_weights() if weights is None else weights)
        self._stream = seed
        self._line: list[tuple[str, str]] = []
        self._turn = -1

    def choose(self, view: PlayerView, decision: Decision, budget: float) -> Choice:
        """The next choice of the searched line."""
        if decision.kind == "choose_three":
            return self._choose_three(view, decision)
        if view.turn == self._turn and self._line and self._line[0][0] == decision.kind:
            choice = decision.option(self._line.pop(0)[1])
            if choice is not None:
                return choice
        line, _ = best_line(self._evaluator, self._imagine(view), decision)
        self._turn = view.turn
        self._line = list(line.path[1:])
        choice = decision.option(line.path[0][1])
        assert choice is not None
        return choice

    def _imagine(self, view: PlayerView) -> GameState:
        self._stream += 1
        return determinize(self._rules, view, self._stream)

    def _choose_three(self, view: PlayerView, decision: Decision) -> Choice:
        state = self._imagine(view)
        hands: dict[str, tuple[int, ...]] = {choice.key: choice.steps[0][2] for choice in decision.options}
        cards = sorted({card for hand in hands.values() for card in hand})
        worth = {card: self._best_play(state, decision.seat, card) for card in cards}

        def score(choice: Choice) -> float:
            hand = hands[choice.key]
            ranks = {self._rules.employees[card].rank for card in hand}
            return sum(worth[card] for card in hand) + self._evaluator.weights.balance * len(ranks)

        return max(decision.options, key=score)

    def _best_play(self, state: GameState, seat: int, card: int) -> float:
        """What playing this card alone would bring."""
        alone = _with_hand(state, seat, card)
        before = self._evaluator.value(alone, seat)
        decision = pending_decision(self._rules, alone)
        assert decision is not None
        line, _ = best_line(self._evaluator, alone, decision, _POSITIONS_PER_CARD)
        return line.value - before


def _with_hand(state: GameState, seat: int, card: int) -> GameState:
    """The same position with only this card in this seat's hand, at its turn, and nobody else to play."""
    players = list(state.players)
    mine = players[seat]
    rest = list(mine.supply + mine.discard)
    rest.remove(card)
    fields = {name: getattr(mine, name) for name in PlayerState.FIELDS}
    fields |= {"supply": tuple(sorted(rest)), "discard": (), "chosen": (), "resolving": (card,)}
    players[seat] = PlayerState(**fields)
    agenda = (("retire", seat, card), ("own_bonus", seat, card), ("main_action", seat, card))
    fields = {name: getattr(state, name) for name in GameState.__slots__ if name != "players"}
    return GameState(tuple(players), **fields | {"agenda": agenda, "active": seat})
