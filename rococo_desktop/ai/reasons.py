"""Why an agent played a turn as it did, found from open facts alone.

A reason is told while hands and silk are still hidden, so nothing hidden may show in it. It compares the
turn that was played, as everybody saw it, with the best other turn that everybody could imagine: worlds
dealt from the view of nobody, in which the seat holds the card it played and anything else. So it depends
on what is open before and after the turn, and on nothing else: who knows the table could find it alone.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b

from rococo_desktop.ai.agent import Agent
from rococo_desktop.ai.brake import carefree
from rococo_desktop.ai.breakdown import ItemisedEvaluator, Parts
from rococo_desktop.ai.open_facts import as_nobody, open_worth
from rococo_desktop.ai.rival import Rival
from rococo_desktop.ai.search import Breadth, LineOfPlay, lines
from rococo_desktop.ai.weights import Weights
from rococo_desktop.model.agent_reasons import NOTHING, AgentReason, Category, ReasonKind, Weighed
from rococo_desktop.model.decisions import Choice, Decision, ToTerrace
from rococo_desktop.model.player_view import PlayerView
from rococo_desktop.model.state import GameState
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.rules.referee import Ruleset, advance, determinize, observe, pending_decision

WORLDS = 3
"""In how many worlds the best other turn is looked for."""

IMAGINED = Breadth(positions=150, wide=40, narrow=10, samples=1)
"""How much of a turn is looked at in each."""

LEAST = 25
"""A category speaks for a turn from so many hundredths of prestige on."""

_MOST = 3
"""How many categories are told at most."""

_FORFEIT = "action:forfeit"


class Reasoner:
    """Follows the choices of one seat at a time, and finds the reason where a turn of it ends."""

    def __init__(self, rules: Ruleset, weights: Weights, look_up: Callable[[], None] = carefree) -> None:
        self._rules = rules
        self._evaluator = ItemisedEvaluator(rules, weights, look_up)
        self._turn: tuple[int, int, int] | None = None
        self._start: PlayerView | None = None
        self._card = NOTHING
        self._action = ""

    def why(self, view: PlayerView, decision: Decision, choice: Choice) -> AgentReason | None:
        """The reason that belongs to this choice; None where the turn goes on, or nothing is to be said."""
        if decision.kind == "choose_three":
            return AgentReason(ReasonKind.SECRET)
        if decision.kind == "terrace":
            rocket = self._rules.fireworks[decision.of(ToTerrace).rocket]
            return AgentReason(ReasonKind.BETTER, (Weighed(Category.TERRACE),), place=rocket)
        self.follow(view, decision, choice)
        start = self._start
        if view.active != decision.seat or start is None:
            return None
        state = this_turn(determinize(self._rules, view, 0))
        after, _, following, barrier = advance(self._rules, state, choice)
        if following is not None and following.seat == decision.seat and not barrier:
            return None
        return self._found(start, observe(self._rules, after, NOBODY), decision.seat)

    def follow(self, view: PlayerView, decision: Decision, choice: Choice) -> None:
        """Note a choice of a turn, and at the first of them the table as everybody sees it then."""
        if view.active != decision.seat or decision.kind == "terrace":
            return
        turn = (view.round, view.turn, decision.seat)
        if self._start is None or turn != self._turn:
            self._turn = turn
            self._start = as_nobody(self._rules, view)
            resolving = view.seats[decision.seat].resolving
            self._card = resolving[0] if resolving else NOTHING
            self._action = ""
        if decision.kind == "play_card":
            (_, _, self._card) = choice.steps[-1]
        if decision.kind == "main_action":
            self._action = choice.key

    def _found(self, start: PlayerView, now: PlayerView, seat: int) -> AgentReason | None:
        if not self._action:
            return None  # asked only when the action was over: what else it could have been is gone
        before = open_worth(self._evaluator, start, seat)
        others = self._others(start, seat)
        if not others:
            return AgentReason(ReasonKind.ONLY)
        brought = _difference(open_worth(self._evaluator, now, seat), before)
        imagined = [
            _difference(open_worth(self._evaluator, observe(self._rules, line.state, NOBODY), seat), before)
            for line in others
        ]
        spoiled = self._spoiled(start, now, seat)
        told = []
        for category, worth in brought.items():
            most = max(parts[category] for parts in imagined)
            mean = sum(parts[category] for parts in imagined) / len(imagined)
            # It was brought, and in no world that everybody could imagine the other turn brought as much.
            if min(worth, worth - most) >= LEAST and (category is not Category.SPOILING or spoiled != NOBODY):
                told.append((round(mean - worth), category))
        told.sort()
        if not told:
            return AgentReason(ReasonKind.EVEN)
        weighed = tuple(Weighed(category, -amount) for amount, category in told[:_MOST])
        named = {one.category for one in weighed}
        return AgentReason(
            ReasonKind.BETTER,
            weighed,
            seat=spoiled if Category.SPOILING in named else NOBODY,
            hall=self._hall(start, now, seat),
            card=self._hired(start, now, seat),
            place=self._place(start, now, seat),
        )

    # What else everybody could imagine.

    def _others(self, start: PlayerView, seat: int) -> list[LineOfPlay]:
        """The best line with another main action in each of the worlds that have one."""
        found = []
        for number in range(WORLDS):
            world = self._world(start, seat, number)
            decision = pending_decision(self._rules, world)
            if decision is None or decision.seat != seat:
                continue
            played, _ = lines(self._evaluator, world, decision, IMAGINED)
            others = [line for line in played if self._is_other(line)]
            if others:
                found.append(max(others, key=lambda line: line.value))
        return found

    def _is_other(self, line: LineOfPlay) -> bool:
        actions = {key for kind, key in line.path if kind == "main_action"}
        return bool(actions) and not actions & {self._action, _FORFEIT}

    def _world(self, start: PlayerView, seat: int, number: int) -> GameState:
        """A deal that could be true for everybody, in which the seat has the card that it played."""
        words = f"{start.round} {start.turn} {seat} {number}"
        stream = int.from_bytes(blake2b(words.encode(), digest_size=8, person=b"why").digest())
        state = this_turn(determinize(self._rules, start, stream))
        player = state.players[seat]
        if self._card in player.supply and player.hand:
            given = player.hand[0]
            twin = player.clone()
            twin.hand = tuple(sorted((*player.hand[1:], self._card)))
            supply = list(player.supply)
            supply.remove(self._card)
            twin.supply = tuple(sorted((*supply, given)))
            state = state.clone()
            state.players = (*state.players[:seat], twin, *state.players[seat + 1 :])
        return state

    # What it was about: open pieces and places.

    def _marks(self, start: PlayerView, now: PlayerView, seat: int) -> list[int]:
        """The places where the seat has put a trademark."""
        both = enumerate(zip(start.trademarks, now.trademarks, strict=True))
        return [place for place, (before, after) in both if after == seat != before]

    def _hall(self, start: PlayerView, now: PlayerView, seat: int) -> int:
        marks = self._marks(start, now, seat)
        halls = enumerate(self._rules.hall_spaces)
        return next((hall for hall, spaces in halls if any(mark in spaces for mark in marks)), NOTHING)

    def _place(self, start: PlayerView, now: PlayerView, seat: int) -> int:
        rules = self._rules
        funded = range(rules.first_decoration, rules.first_all_halls)
        return next((mark for mark in self._marks(start, now, seat) if mark in funded), NOTHING)

    def _hired(self, start: PlayerView, now: PlayerView, seat: int) -> int:
        """The employee who lay in the display before and is the seat's now."""
        facts = now.seats[seat]
        mine = {*facts.closed, *facts.discard, *facts.resolving, *facts.leaving}
        return next((card for card in start.hire if card in mine and card not in now.hire), NOTHING)

    def _spoiled(self, start: PlayerView, now: PlayerView, seat: int) -> int:
        """The other seat whose majorities lost most."""
        left = self._rules.figures.rounds - start.round
        before, after = (determinize(self._rules, view, 0) for view in (start, now))
        lost = {
            other: sum(self._evaluator.majorities(before, other, left))
            - sum(self._evaluator.majorities(after, other, left))
            for other in range(self._rules.seats)
            if other != seat
        }
        worst = max(lost, key=lambda other: lost[other], default=NOBODY)
        return worst if worst != NOBODY and lost[worst] > 0 else NOBODY


def reasoner_for(agent: Agent, rules: Ruleset, look_up: Callable[[], None] = carefree) -> Reasoner | None:
    """Whoever follows this agent by its own taste; None for one that chooses by chance, without reasons."""
    return Reasoner(rules, agent.weights, look_up) if isinstance(agent, Rival) else None


def this_turn(state: GameState) -> GameState:
    """The same position, but all is over when the turn is: what follows is no doing of its seat."""
    steps = state.agenda
    below = next((at for at, step in enumerate(steps) if step[0] == "next_turn"), -1)
    twin = state.clone()
    twin.agenda = steps[below + 1 :]
    return twin


def _difference(after: Parts, before: Parts) -> Parts:
    return {category: worth - before[category] for category, worth in after.items()}
