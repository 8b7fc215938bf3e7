"""Steps, choices and decisions: what is left to do, and what a player may do about it.

To add a kind of decision: an ask in the rules; what it is about in `ABOUT`, by a class of its own where none
of those here says it; and its words, `prompt.<kind>` and what `ui.text.labels` and `ui.text.details` say.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, TypeVar

Step = tuple[Any, ...]
"""What is left to do: the kind of step, then plain data. It survives clone, pickle and JSON."""

Target = tuple[str, int | str]
"""What a choice points at: the kind of thing, and which one. The table lights it, `explain` asks about it."""


class Choice(NamedTuple):
    """One option: its text key, what it points at, and the steps it schedules (first to do last)."""

    key: str
    target: Target
    steps: tuple[Step, ...]


class SeatQuestion(NamedTuple):
    """About nothing more than its seat: which three cards, which card to play."""


class CardQuestion(NamedTuple):
    """About a card: what is done with it, whether its bonus is used."""

    card: int


class EmployeeQuestion(NamedTuple):
    """About what an employee does, by its main action or its bonus."""

    acting: int


class Acquiring(NamedTuple):
    """Which tile of the drawers?"""

    acting: int
    free: bool


class Funding(NamedTuple):
    """Which decoration? It costs so much less."""

    acting: int
    discount: int


class EffectQuestion(NamedTuple):
    """About an effect, by its address; a main action has none ("")."""

    acting: int
    address: str


class DiscardingSilk(NamedTuple):
    """Which tile next? So many bales of each colour have gone."""

    acting: int
    address: str
    bales: tuple[int, ...]


class PickingDiscount(NamedTuple):
    """In which colour are bales saved, for the garment on this space of the display?"""

    acting: int
    address: str
    space: int


class Paying(NamedTuple):
    """With which tiles is the garment on this space paid, with bales saved in this colour (-1 for none)?"""

    acting: int
    address: str
    space: int
    colour: int


class RentingOrSelling(NamedTuple):
    """What becomes of a garment that is made?"""

    acting: int
    address: str
    garment: int


class Renting(NamedTuple):
    """About a garment that is rented out: to which guest, with which jewelry."""

    acting: int
    garment: int


class ToTerrace(NamedTuple):
    """Who admires this rocket?"""

    rocket: int


class TasksQuestion(NamedTuple):
    """Which of these tasks is marked?"""

    tasks: tuple[int, ...]


class Graduating(NamedTuple):
    """Which card of the deck of an examination, by its zone?"""

    zone: str
    exam: int


About = (
    SeatQuestion
    | CardQuestion
    | EmployeeQuestion
    | Acquiring
    | Funding
    | EffectQuestion
    | DiscardingSilk
    | PickingDiscount
    | Paying
    | RentingOrSelling
    | Renting
    | ToTerrace
    | TasksQuestion
    | Graduating
)

ABOUT: Mapping[str, type[About]] = {
    "choose_three": SeatQuestion,
    "play_card": SeatQuestion,
    "main_action": CardQuestion,
    "bonus": CardQuestion,
    "acquire": Acquiring,
    "keep_or_spend": EmployeeQuestion,
    "tailor": EffectQuestion,
    "pick_discount": PickingDiscount,
    "pay_garment": Paying,
    "rent_or_sell": RentingOrSelling,
    "place": Renting,
    "hire": EmployeeQuestion,
    "depute_any": EffectQuestion,
    "fund": Funding,
    "choose": EffectQuestion,
    "exchange": EffectQuestion,
    "discard_silk": DiscardingSilk,
    "terrace": ToTerrace,
    "adorn": Renting,
    "take_jewelry": EffectQuestion,
    "choose_task": TasksQuestion,
    "choose_from_pile": Graduating,
    "choose_hall": EffectQuestion,
    "choose_from_supply": EmployeeQuestion,
    "choose_opponent": EmployeeQuestion,
}
"""What each kind of decision is about: the names of what follows the seat in the asking step."""

Asked = TypeVar("Asked", bound=About)


class Decision(NamedTuple):
    """A question to one seat, and what it is about."""

    kind: str
    seat: int
    options: tuple[Choice, ...]
    told: tuple[Any, ...]
    """What it is about, as its step has it."""

    @property
    def about(self) -> About:
        """What it is about, by name: made when somebody asks, for most decisions are made without."""
        return ABOUT[self.kind](*self.told)

    def of(self, kind: type[Asked]) -> Asked:
        """What it is about, which is known to be this."""
        about = self.about
        assert isinstance(about, kind), self.kind
        return about

    def option(self, key: str) -> Choice | None:
        """The option with this key, or None."""
        for choice in self.options:
            if choice.key == key:
                return choice
        return None


class Reason(NamedTuple):
    """Why something is not possible now: a message key with numbers or names."""

    key: str
    params: tuple[int | str, ...] = ()
