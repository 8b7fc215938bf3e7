"""What a position is worth to a seat: certain points, and a guess at what the rest will bring."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rococo_desktop.ai.brake import carefree
from rococo_desktop.ai.goods_uses import GoodsUses
from rococo_desktop.ai.weights import Weights
from rococo_desktop.model.definitions import Majority
from rococo_desktop.model.state import GameState, PlayerState
from rococo_desktop.model.vocabulary import EMPTY, NOBODY, Colour, DecorationKind, Rank
from rococo_desktop.rules.core.counts import decorations_of, is_represented, staff_of
from rococo_desktop.rules.core.scoring import (
    ROYAL_HALL,
    MajorityClaim,
    crown_points,
    fireworks_claims,
    hall_claims,
    places_won,
)
from rococo_desktop.rules.referee import Ruleset, advance, pending_decision

_SPARE_BALES = 8
_SPARE_TOKENS = 3

_REMEMBERED = 60_000
"""How many values of parts are kept: a turn with everything that is played on from it needs fewer."""

Part = tuple[Any, ...]
"""Everything one part of a value depends on."""


def settled(rules: Ruleset, state: GameState) -> GameState:
    """The ball counted to its end, every rocket watched by the most worthy guest left (F5).

    In the middle of the final scoring majorities are scored already and guests leave their halls: what is
    certain then is the end alone.
    """
    decision = pending_decision(rules, state)
    while decision is not None:
        state, _, decision, _ = advance(rules, state, decision.options[0])
    return state


class Evaluator:
    """Values positions for one ruleset with fixed weights; all values are hundredths of a prestige point.

    A value is a sum of parts, and each part is remembered by what it depends on: most choices change one.
    """

    def __init__(self, rules: Ruleset, weights: Weights, look_up: Callable[[], None] = carefree) -> None:
        self.rules = rules
        self.weights = weights
        self.look_up = look_up
        """To be called between positions by whoever searches with it: may end the search by an error."""
        self._bale_worth = (
            weights.bale_blue,
            weights.bale_pink,
            weights.bale_green,
            weights.bale_orange,
        )
        self._uses = GoodsUses(rules)
        self._crowned = tuple(bool(employee.crown) for employee in rules.employees)
        self._yearly = tuple(self._worth_a_round(card) for card in range(len(rules.employees)))
        self._known: dict[Part, float] = {}

    def value(self, state: GameState, seat: int) -> float:
        """How good the position is for the seat; a round that is over counts as such, whatever follows."""
        rounds = self.rules.figures.rounds
        round_is_over = not state.agenda and state.active == NOBODY
        if (round_is_over and state.round == rounds) or (state.agenda and state.agenda[-1][0] == "terrace"):
            player = settled(self.rules, state).players[seat]
            return 100.0 * player.prestige + player.livre
        player = state.players[seat]
        left = rounds - state.round - round_is_over
        board = ("board", seat, left, state.trademarks, state.guests)
        return (
            100.0 * player.prestige
            + self._part(board, self._board, state, seat, left)
            + player.livre * self._livre(left)
            + self._goods(state, seat)
            + self._staff(state, seat, left)
            + self._jewelry(state, seat, left)
            + (self._favor(left) if state.favor == seat else 0)
        )

    def _part(self, key: Part, find: Callable[..., float], *about: Any) -> float:
        known = self._known.get(key)
        if known is None:
            if len(self._known) >= _REMEMBERED:
                self._known.clear()
            known = self._known[key] = find(*about)
        return known

    # What stands on the board.

    def _board(self, state: GameState, seat: int, left: int) -> float:
        rules, marks = self.rules, state.trademarks
        total = 0.0
        colours = [0, 0, 0, 0]
        royal: list[int] = []
        garments = 0
        royal_spaces = rules.hall_spaces[ROYAL_HALL]
        for space, index in enumerate(state.guests):
            if index != EMPTY and marks[space] == seat:
                garment = rules.garments[index]
                garments += 1
                colours[garment.colour] += 1
                total += self.weights.garments * garment.prestige
                if space in royal_spaces:
                    royal.append(garment.prestige)
        for place in range(rules.first_decoration, rules.first_all_halls):
            if marks[place] == seat:
                total += 100 * rules.decoration(place).prestige
        total += self._statues(state, seat, colours, left)
        total += self._terrace(state, seat, royal, left)
        total += self._majorities(state, seat, left)
        total -= self._of_others(state, seat, left)
        total += self._all_halls(state, seat, left)
        total += self._kitchen(state, seat, garments, left)
        return total

    def _statues(self, state: GameState, seat: int, colours: list[int], left: int) -> float:
        places = self.rules.places_by_kind[DecorationKind.STATUE]
        statues = sum(state.trademarks[place] == seat for place in places)
        if not statues:
            return 0.0
        filled = sum(min(number, statues) for number in colours)
        still_open = min(statues * len(Colour) - filled, left + 1)
        certain = 100 * self.rules.figures.statue_prestige * filled
        return certain + self.weights.statue_open_colour * still_open

    def _terrace(self, state: GameState, seat: int, royal: list[int], left: int) -> float:
        rules = self.rules
        rockets = [rules.decoration(place) for place in rules.fireworks if state.trademarks[place] == seat]
        if not rockets:
            return 0.0
        factors = sorted((rocket.factor for rocket in rockets), reverse=True)
        royal.sort(reverse=True)
        extra = sum((factor - 1) * worth for factor, worth in zip(factors, royal, strict=False))
        lonely = min(max(len(factors) - len(royal), 0), left + 1)
        # What is printed on them is counted with all decorations already.
        taste = (self.weights.rockets - 100) * sum(rocket.prestige for rocket in rockets)
        return 100 * extra + self.weights.rocket_without_guest * lonely + taste

    def _of_others(self, state: GameState, seat: int, left: int) -> float:
        """What the majorities of the others count against one's own: nothing for a plain rival."""
        beyond = self.weights.spoiling - 100
        others = [other for other in range(self.rules.seats) if other != seat]
        if not beyond or not others:
            return 0.0
        theirs = sum(self._majorities(state, other, left) for other in others)
        return theirs / len(others) * beyond / 100

    def _majorities(self, state: GameState, seat: int, left: int) -> float:
        rules = self.rules
        share = (self.weights.lead_now + self.weights.lead_round * (rules.figures.rounds - left)) / 100
        halls = 0
        for hall, majority in enumerate(rules.side.hall_majorities):
            halls += self._won(hall_claims(rules, state, hall), majority, seat)
        points = halls * self.weights.halls / 100
        points += self._won(fireworks_claims(rules, state), rules.side.fireworks_majority, seat)
        return 100 * points * min(share, 1.0)

    def _won(self, claims: list[MajorityClaim], majority: Majority, seat: int) -> int:
        won = places_won(claims, majority, self.rules.seats)
        return sum(points for claim, _, points in won if claim.seat == seat)

    def _all_halls(self, state: GameState, seat: int, left: int) -> float:
        rules = self.rules
        bonus = state.trademarks[rules.first_all_halls :]
        if seat in bonus:
            return 100.0 * rules.figures.all_halls[bonus.index(seat)]
        if NOBODY not in bonus:
            return 0.0
        halls = sum(is_represented(rules, state, seat, hall) for hall in range(len(rules.hall_spaces)))
        return float(self.weights.represented_hall * halls * min(left, 3) / 3)

    def _kitchen(self, state: GameState, seat: int, garments: int, left: int) -> float:
        rules, marks = self.rules, state.trademarks
        livre = 0
        kinds = rules.places_by_kind
        if any(marks[place] == seat for place in kinds[DecorationKind.KITCHEN_LEFT]):
            livre += rules.figures.income_per_decoration * (decorations_of(rules, state, seat) + left // 2)
        if any(marks[place] == seat for place in kinds[DecorationKind.KITCHEN_RIGHT]):
            livre += rules.figures.income_per_garment * (garments + left // 2)
        return livre * (left + 1) * self._livre(left)

    # What the seat holds.

    def _livre(self, left: int) -> float:
        return self.weights.livre_end + self.weights.livre_round * left

    def _goods(self, state: GameState, seat: int) -> float:
        player = state.players[seat]
        is_last = state.round == self.rules.figures.rounds
        if is_last and not self._uses.of_hand(player.hand) and not self._uses.of_turn(state.agenda, seat):
            # Nothing can be made of goods any more; what a crown gives for them is counted with the staff.
            return self._bench(player)
        key = ("goods", player.silk, player.drawn, player.lace, player.thread, state.garments)
        return self._bench(player) + self._part(key, self._stock, state, player)

    def _bench(self, player: PlayerState) -> float:
        if not player.bench:
            return 0.0
        prestige = sum(self.rules.garments[index].prestige for index in player.bench)
        return self.weights.garment_on_bench * prestige / 2

    def _stock(self, state: GameState, player: PlayerState) -> float:
        """What silk, lace and thread are worth as they lie there, and for the garments on display."""
        rules, weights = self.rules, self.weights
        held = [0, 0, 0, 0]
        for face in player.silk + player.drawn:
            for colour, bales in enumerate(rules.faces[face].silk):
                held[colour] += bales
        number = sum(held)
        total = float(sum(worth * bales for worth, bales in zip(self._bale_worth, held, strict=True)))
        if number > _SPARE_BALES:
            total = total * _SPARE_BALES / number + weights.spare_bale * (number - _SPARE_BALES)
        for tokens, worth in ((player.lace, weights.lace), (player.thread, weights.thread)):
            spare = max(tokens - _SPARE_TOKENS, 0)
            total += worth * (tokens - spare) + weights.spare_token * spare
        return total + weights.fitting_garment * self._best_fitting(state, player, held) / 2

    def _best_fitting(self, state: GameState, player: PlayerState, held: list[int]) -> int:
        """The prestige of the best garment on display for which the goods suffice."""
        best = 0
        for index in state.garments:
            if index != EMPTY:
                garment = self.rules.garments[index]
                if (
                    garment.prestige > best
                    and garment.lace <= player.lace
                    and garment.thread <= player.thread
                    and all(bales <= have for bales, have in zip(garment.silk, held, strict=True))
                ):
                    best = garment.prestige
        return best

    def _staff(self, state: GameState, seat: int, left: int) -> float:
        total = float(self.weights.card_in_hand * len(state.players[seat].hand))
        crowned, yearly = self._crowned, self._yearly
        rounds_of_work = 0
        for card in staff_of(state, seat):
            rounds_of_work += yearly[card]
            if crowned[card]:
                total += self._crown(state, seat, card)
        return total + rounds_of_work * left

    def _worth_a_round(self, card: int) -> int:
        """What this employee is worth in each round still to come."""
        employee, weights = self.rules.employees[card], self.weights
        master = weights.master if employee.rank == Rank.MASTER else 0
        return weights.employee + weights.employee_level * max(employee.level, 0) + master

    def _crown(self, state: GameState, seat: int, card: int) -> float:
        player = state.players[seat]
        key = (
            "crown",
            card,
            seat,
            state.trademarks,
            state.guests,
            tuple(sorted(staff_of(state, seat))),
            (player.lace, player.thread, player.livre, player.jewelry),
            (player.journeyman_exams, player.master_exams),
        )
        return self._part(key, lambda: 100.0 * crown_points(self.rules, state, seat, card))

    def _jewelry(self, state: GameState, seat: int, left: int) -> float:
        weights = self.weights
        player = state.players[seat]
        total = len(player.jewelry) * (weights.jewelry + weights.jewelry_round * left)
        total += weights.exam * (player.journeyman_exams + player.master_exams)
        if left:
            total += weights.task * len(player.tasks)
            places = self.rules.places_by_kind[DecorationKind.JEWELER]
            total += weights.jeweler * left * sum(state.trademarks[place] == seat for place in places)
        return float(total)

    def _favor(self, left: int) -> float:
        return self.weights.favor if left else 100.0 * self.rules.figures.favor_prestige
