"""What a position is worth, item by item: the same sum as the value, told apart by category."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from rococo_desktop.ai.evaluation import Evaluator, settled
from rococo_desktop.model.agent_reasons import Category
from rococo_desktop.model.score_causes import (
    Cause,
    Crowned,
    DecorationFunded,
    FavorHeld,
    FireworksWon,
    GarmentOnTerrace,
    GarmentRented,
    HallWon,
    InAllHalls,
    JewelryOwned,
    LivreGivenBack,
    StatueFunded,
    TilesHeld,
)
from rococo_desktop.model.state import GameState, PlayerState, ScoreLine
from rococo_desktop.model.vocabulary import EMPTY, NOBODY, Colour, DecorationKind
from rococo_desktop.rules.core.counts import staff_of
from rococo_desktop.rules.core.scoring import ROYAL_HALL, fireworks_claims, hall_claims
from rococo_desktop.rules.referee import Ruleset

Parts = dict[Category, float]
"""Hundredths of a prestige point by category; every category is there."""

_OF_KIND: Mapping[str, Category] = MappingProxyType(
    {
        DecorationKind.FIREWORKS: Category.TERRACE,
        DecorationKind.STATUE: Category.STATUES,
        DecorationKind.KITCHEN_LEFT: Category.INCOME,
        DecorationKind.KITCHEN_RIGHT: Category.INCOME,
        DecorationKind.MUSICIANS: Category.HALLS,
        DecorationKind.JEWELER: Category.JEWELRY,
    }
)

_OF_CAUSE: Mapping[type[Cause], Category] = MappingProxyType(
    {
        LivreGivenBack: Category.MONEY,
        JewelryOwned: Category.JEWELRY,
        Crowned: Category.STAFF,
        FavorHeld: Category.TEMPO,
        HallWon: Category.HALLS,
        FireworksWon: Category.TERRACE,
        StatueFunded: Category.STATUES,
        GarmentRented: Category.HALLS,
        GarmentOnTerrace: Category.TERRACE,
        InAllHalls: Category.HALLS,
        TilesHeld: Category.GOODS,
    }
)
"""What each line of the score sheet is counted as; a decoration by its kind."""


def nothing() -> Parts:
    """Every category, worth nothing."""
    return dict.fromkeys(Category, 0.0)


class ItemisedEvaluator(Evaluator):
    """An evaluator that can say what its values are made of. Searches ask for values: they stay as quick."""

    def breakdown(self, state: GameState, seat: int) -> Parts:
        """The value of the position by category; together they are the value."""
        rounds = self.rules.figures.rounds
        round_is_over = not state.agenda and state.active == NOBODY
        if (round_is_over and state.round == rounds) or (state.agenda and state.agenda[-1][0] == "terrace"):
            return self._counted(settled(self.rules, state), seat)
        left = rounds - state.round - round_is_over
        player = state.players[seat]
        parts = self.on_board(state, seat, left)
        bench = self.bench(player)
        parts[Category.HALLS] += bench
        parts[Category.PRESTIGE] += 100.0 * player.prestige
        parts[Category.MONEY] += self.purse(player.livre, left)
        parts[Category.GOODS] += self._goods(state, seat) - bench
        parts[Category.TEMPO] += self.weights.card_in_hand * len(player.hand) + self.favor(state, seat, left)
        parts[Category.STAFF] += self.staff(state, seat, left)
        parts[Category.JEWELRY] += self.jewelry(state, seat, left)
        return parts

    def on_board(self, state: GameState, seat: int, left: int) -> Parts:
        """What stands on the board, by category."""
        rules, marks = self.rules, state.trademarks
        parts = nothing()
        royal: list[int] = []
        colours = [0, 0, 0, 0]
        for space, index in enumerate(state.guests):
            if index != EMPTY and marks[space] == seat:
                garment = rules.garments[index]
                colours[garment.colour] += 1
                parts[Category.HALLS] += self.weights.garments * garment.prestige
                if space in rules.hall_spaces[ROYAL_HALL]:
                    royal.append(garment.prestige)
        for place in range(rules.first_decoration, rules.first_all_halls):
            if marks[place] == seat:
                decoration = rules.decoration(place)
                parts[_OF_KIND[decoration.kind]] += 100 * decoration.prestige
        in_halls, on_terrace = self.majorities(state, seat, left)
        parts[Category.HALLS] += in_halls + self._all_halls(state, seat, left)
        parts[Category.TERRACE] += on_terrace + self._terrace(state, seat, royal, left)
        parts[Category.STATUES] += self._statues(state, seat, colours, left)
        parts[Category.INCOME] += self._kitchen(state, seat, sum(colours), left)
        parts[Category.SPOILING] -= self._of_others(state, seat, left)
        return parts

    def majorities(self, state: GameState, seat: int, left: int) -> tuple[float, float]:
        """What the majorities are worth: those of the halls, and that of the terrace."""
        rules = self.rules
        share = (self.weights.lead_now + self.weights.lead_round * (rules.figures.rounds - left)) / 100
        worth = 100 * min(share, 1.0)
        in_halls = sum(
            self._won(hall_claims(rules, state, hall), majority, seat)
            for hall, majority in enumerate(rules.side.hall_majorities)
        )
        on_terrace = self._won(fireworks_claims(rules, state), rules.side.fireworks_majority, seat)
        return in_halls * worth * self.weights.halls / 100, on_terrace * worth

    def staff(self, state: GameState, seat: int, left: int) -> float:
        """What the employees of the seat will do, and what their crowns bring as things are."""
        cards = staff_of(state, seat)
        crowns = sum(self._crown(state, seat, card) for card in cards if self._crowned[card])
        return crowns + left * sum(self._yearly[card] for card in cards)

    def favor(self, state: GameState, seat: int, left: int) -> float:
        """What the queen's favor is worth to the seat that holds it."""
        return self._favor(left) if state.favor == seat else 0.0

    def bench(self, player: PlayerState) -> float:
        """What a garment is worth that is made and not yet placed."""
        return self._bench(player)

    def purse(self, livre: int, left: int) -> float:
        """What so many livre are worth."""
        return livre * self._livre(left)

    def jewelry(self, state: GameState, seat: int, left: int) -> float:
        """What jewels and jewelers are worth, and the tasks of an examination."""
        return self._jewelry(state, seat, left)

    def plain_goods(self, tiles: int, lace: int, thread: int) -> float:
        """What goods are worth to somebody who does not see the colours of the silk."""
        faces = self.rules.faces
        number = sum(face.count for face in faces)
        bales = [sum(face.silk[colour] * face.count for face in faces) for colour in range(len(Colour))]
        of_tile = sum(worth * much for worth, much in zip(self._bale_worth, bales, strict=True)) / number
        return tiles * of_tile + lace * self.weights.lace + thread * self.weights.thread

    def _counted(self, state: GameState, seat: int) -> Parts:
        """The lines of the score sheet; what is not on it was won in play."""
        player = state.players[seat]
        parts = nothing()
        parts[Category.PRESTIGE] = 100.0 * player.prestige
        parts[Category.MONEY] = float(player.livre)
        for line in state.sheet:
            if line.seat == seat:
                parts[_category_of(self.rules, line)] += 100 * line.points
                parts[Category.PRESTIGE] -= 100 * line.points
        return parts


def _category_of(rules: Ruleset, line: ScoreLine) -> Category:
    cause = line.why
    if isinstance(cause, DecorationFunded):
        return _OF_KIND[rules.decoration(cause.place).kind]
    return _OF_CAUSE[type(cause)]
