"""What a game needs, whoever printed or invented its figures: all packs in play, checked together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from rococo_desktop.content.yaml.fact_check import culprit
from rococo_desktop.content.yaml.problems import ProblemList
from rococo_desktop.content.yaml.section import Section
from rococo_desktop.model.definitions import BoardSide, Figures, Pack
from rococo_desktop.model.vocabulary import START_LEVEL, Exam, PackKind, Rank

HALLS = 5
"""Rules, pictures and words know five."""

MOST_SEATS = 5
MOST_SPACES = 10
"""Guest spaces of a hall: more are not drawn."""
MOST_ON_DISPLAY = 9
MOST_OF_A_KIND = 8
MOST_JEWELRY = 6

Sections = Mapping[str, Mapping[str, Section]]


def check_whole(packs: Mapping[str, Pack], sections: Sections, problems: ProblemList) -> None:
    """Notes everything for which a game with these packs could not be set up, played or drawn."""
    base = next((pack for pack in packs.values() if pack.info.kind is PackKind.BASE), None)
    if base is None or base.figures is None:
        return
    whole = _Whole(packs, base, sections, problems)
    whole.check_levels(base.figures)
    whole.check_prices(base.figures)
    for side in base.sides:
        whole.check_side(side)
    whole.check_players()
    whole.check_jeweler()


class _Whole:
    def __init__(
        self, packs: Mapping[str, Pack], base: Pack, sections: Sections, problems: ProblemList
    ) -> None:
        self.packs = packs
        self.base = base
        self.sections = sections
        self.problems = problems
        self.cards = [card for pack in packs.values() for card in pack.employees]

    def state(self, holds: bool, pack: Pack, section: str, field: str, message: str) -> None:
        """Notes the message unless the fact holds, where the field was last touched."""
        if not holds and section in self.sections.get(pack.id, {}):
            self.problems.add(culprit(self.sections[pack.id][section], field), message)

    def check_levels(self, figures: Figures) -> None:
        dealt = figures.employees_dealt
        levels = Counter(card.level for card in self.cards)
        for level, number in dealt.items():
            message = f"{number} employees of level {level} are dealt, but there are only {levels[level]}"
            self.state(levels[level] >= number, self.base, "employees", "level", message)
        for level in sorted(set(levels) - set(dealt)):
            message = f"there are employees of level {level}, but none of them is dealt"
            self.state(level < 1, self.base, "figures", "employees_dealt", message)
        wanted = figures.rounds * figures.hire_spaces
        message = f"{sum(dealt.values())} employees are dealt, but {figures.rounds} rounds need {wanted}"
        self.state(sum(dealt.values()) >= wanted, self.base, "figures", "employees_dealt", message)
        staff = sum(card.copies for card in self.cards if card.level == START_LEVEL)
        message = f"{staff} start employees are fewer than the {figures.hand} of a hand"
        self.state(
            staff >= max(figures.hand, figures.minimum_staff), self.base, "employees", "copies", message
        )

    def check_prices(self, figures: Figures) -> None:
        spaces = max((side.drawer_spaces for side in self.base.sides), default=0)
        for name, most in (("acquire_prices", spaces), ("hire_prices", figures.hire_spaces)):
            message = f"{name} must name a price for up to {most}"
            self.state(len(getattr(figures, name)) > most, self.base, "figures", name, message)

    def check_side(self, side: BoardSide) -> None:
        def state(holds: bool, field: str, message: str) -> None:
            self.state(holds, self.base, "sides", field, f"board side {side.id} {message}")

        halls = len(side.hall_majorities)
        state(halls == HALLS, "halls", f"must have {HALLS} halls, not {halls}")
        spaces = Counter(space.hall for space in side.guest_spaces)
        for hall, number in sorted(spaces.items()):
            message = f"has {number} guest spaces in hall {hall + 1}, more than {MOST_SPACES}"
            state(number <= MOST_SPACES, "spaces", message)
        prices = len(side.garment_prices)
        message = f"must have 2 to {MOST_ON_DISPLAY} garments on display, not {prices}"
        state(2 <= prices <= MOST_ON_DISPLAY, "garment_prices", message)
        kinds = Counter(one.kind for one in side.decorations)
        for kind, number in kinds.items():
            message = f"has {number} decorations of the kind {kind.value}, more than {MOST_OF_A_KIND}"
            state(number <= MOST_OF_A_KIND, "cost", message)

    def check_players(self) -> None:
        for players in range(1, MOST_SEATS + 1):
            sides = sum(side.min_players <= players <= side.max_players for side in self.base.sides)
            message = f"there must be one board side for {players} players, not {sides}"
            self.state(sides == 1, self.base, "sides", "players", message)

    def check_jeweler(self) -> None:
        for pack in self.packs.values():
            board = pack.jeweler_board
            if board is None:
                continue
            prices = len(board.jewelry_prices)
            message = f"there must be 1 to {MOST_JEWELRY} tiles of jewelry on display, not {prices}"
            self.state(prices <= MOST_JEWELRY, pack, "jeweler_board", "jewelry_prices", message)
            number = len(board.decorations)
            message = f"there are {number} jeweler decorations, more than {MOST_OF_A_KIND}"
            self.state(number <= MOST_OF_A_KIND, pack, "jeweler_board", "decorations", message)
            exams = Counter(task.exam for task in board.tasks)
            for exam in (Exam.JOURNEYMAN, Exam.MASTER):
                message = f"there is no task for the {exam.name.lower()} exam"
                self.state(exams[exam] > 0, pack, "jeweler_board", "exam", message)
            for level, rank in (
                (board.journeyman_level, Rank.JOURNEYMAN),
                (board.master_level, Rank.MASTER),
            ):
                cards = sum(card.level == level and card.rank is rank for card in self.cards)
                message = f"{cards} cards of level {level} are too few for the {rank.name.lower()} exam"
                self.state(cards > board.cards_drawn, pack, "jeweler_board", "cards_drawn", message)
            specialists = sum(card.level == 0 for card in self.cards)
            message = f"{specialists} specialised apprentices are too few for {MOST_SEATS} players"
            self.state(specialists >= MOST_SEATS, pack, "employees", "level", message)
