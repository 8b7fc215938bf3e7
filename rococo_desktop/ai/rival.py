"""A rival at a seat: searches its turn, plays the best lines on if its plan says so, and keeps to one."""

from __future__ import annotations

from hashlib import blake2b
from random import Random

from rococo_desktop.ai.blunders import sane
from rococo_desktop.ai.brake import Brake
from rococo_desktop.ai.evaluation import Evaluator
from rococo_desktop.ai.goods_uses import GoodsUses
from rococo_desktop.ai.hands import rated_hands
from rococo_desktop.ai.plans import Plan, field_at
from rococo_desktop.ai.rollout import Path, best_candidate
from rococo_desktop.ai.round_end import to_round_end
from rococo_desktop.ai.search import LineOfPlay, lines
from rococo_desktop.ai.situation import Situation
from rococo_desktop.ai.weights import Weights, load_weights
from rococo_desktop.model.decisions import Choice, Decision
from rococo_desktop.model.player_view import PlayerView
from rococo_desktop.model.state import GameState
from rococo_desktop.rules.referee import Ruleset, determinize

_SLIP = 0.6
"""By how many hands a rival misses the best one in phase 2, on average, for each point of noise."""


class Rival:
    """Decides by its view, the decision, its seed and its plan alone.

    What it decides first in a turn, or after a draw, is a line for the rest of it; it is searched anew where
    the game leaves the line. Asked again from there, it plays the same.
    """

    def __init__(
        self,
        rules: Ruleset,
        seed: int,
        plan: Plan,
        weights: Weights | None = None,
        effort: str = "full",
        brake: Brake | None = None,
    ) -> None:
        self.rules = rules
        self.brake = Brake() if brake is None else brake
        self.searches = 0
        """How many decisions were really searched."""
        self.weights = load_weights() if weights is None else weights
        """What it thinks things are worth."""
        self._evaluator = Evaluator(rules, self.weights, self.brake.look_up)
        self._uses = GoodsUses(rules)
        self._plan = plan
        self._field = field_at(plan, rules.seats, effort)
        self._seed = seed
        self._rest: Path = ()
        self._turn = (-1, -1)

    def choose(self, view: PlayerView, decision: Decision, budget: float) -> Choice:
        """The next choice of the line, or the first of a new one."""
        if decision.kind == "terrace":
            return decision.options[0]  # the rules name the most worthy guest first (F5)
        decision = sane(Situation(self.rules, self._uses, view, decision))
        if len(decision.options) == 1:
            return self._only(decision)
        if (view.turn, decision.seat) == self._turn and self._rest and self._rest[0][0] == decision.kind:
            choice = decision.option(self._rest[0][1])
            if choice is not None:
                self._rest = self._rest[1:]
                return choice
        self.searches += 1
        self.brake.release()
        path = self._search(view, decision)
        self._turn = (view.turn, decision.seat)
        self._rest = path[1:]
        choice = decision.option(path[0][1])
        assert choice is not None
        return choice

    def _only(self, decision: Decision) -> Choice:
        """The single option; if the line has it as well, it goes on behind it."""
        choice = decision.options[0]
        if self._rest and self._rest[0] == (decision.kind, choice.key):
            self._rest = self._rest[1:]
        return choice

    def _search(self, view: PlayerView, decision: Decision) -> Path:
        state = self._deal(view, decision, -1)
        if decision.kind == "choose_three":
            hands = rated_hands(self._evaluator, state, decision, self._plan.card)
            paths: list[Path] = [((decision.kind, choice.key),) for _, choice in hands]
            paths = self._slipped(paths, view, decision)
        else:
            found, _ = lines(self._evaluator, state, decision, self._plan.turn)
            paths = self._blurred(_different(found), view, decision)
        if self._field is None or len(paths) == 1:
            return paths[0]
        candidates = paths[: self._field.lines]
        judged = best_candidate(
            self._evaluator,
            decision,
            candidates,
            lambda number: self._deal(view, decision, number),
            self._field,
            self.brake,
        )
        return candidates[judged.candidate]

    def _blurred(self, rated: list[tuple[float, Path]], view: PlayerView, decision: Decision) -> list[Path]:
        """The lines in the order in which this rival sees them."""
        if self._plan.noise:
            dice = Random(self._stream(view, decision, -2))
            noise = 100 * self._plan.noise
            rated = [(value + dice.gauss(0, noise), path) for value, path in rated]
            rated.sort(key=lambda entry: -entry[0])
        return [path for _, path in rated]

    def _slipped(self, paths: list[Path], view: PlayerView, decision: Decision) -> list[Path]:
        """The hands from the one on which this rival hits: many are nearly as good as the best."""
        if not self._plan.noise:
            return paths
        dice = Random(self._stream(view, decision, -2))
        slip = int(dice.expovariate(1 / (_SLIP * self._plan.noise)))
        return paths[min(slip, len(paths) - 1) :]

    def _deal(self, view: PlayerView, decision: Decision, number: int) -> GameState:
        state = determinize(self.rules, view, self._stream(view, decision, number))
        return to_round_end(self.rules, state)

    def _stream(self, view: PlayerView, decision: Decision, number: int) -> int:
        """A number of its own for each question and each deal."""
        words = f"{self._seed} {view.round} {view.turn} {decision.kind} {decision.told} {number}"
        return int.from_bytes(blake2b(words.encode(), digest_size=8, person=b"rival").digest())


def _different(found: list[LineOfPlay]) -> list[tuple[float, Path]]:
    """The lines with different values, the best first: what is worth the same is mostly the same play."""
    best: dict[float, Path] = {}
    for line in found:
        best.setdefault(round(line.value, 6), line.path)
    return sorted(best.items(), key=lambda entry: -entry[0])
