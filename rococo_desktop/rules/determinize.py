"""A full state that could be true: everything a viewer cannot know is dealt at random (G4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any

from rococo_desktop.model.player_view import OwnView, PlayerView
from rococo_desktop.model.state import GameState, PlayerState
from rococo_desktop.model.vocabulary import EMPTY, Exam, Rank
from rococo_desktop.rules.core import chance
from rococo_desktop.rules.core.rounds import possible_hands
from rococo_desktop.rules.core.ruleset import Ruleset

Pieces = tuple[int, ...]

SPECIALIST_LEVEL = 0
NOTHING_MORE: Mapping[int, OwnView] = MappingProxyType({})

_OPEN_FACTS = (
    "round",
    "turn",
    "active",
    "start_seat",
    "favor",
    "agenda",
    "hire",
    "removed",
    "drawers",
    "resource_discard",
    "garment_bag",
    "garments",
    "garment_discard",
    "set_aside",
    "guests",
    "terrace",
    "trademarks",
    "sheet",
    "jewelry_bag",
    "jewelry_display",
    "jewelry_removed",
    "rival_current",
    "rival_discard",
)
_OPEN_FACTS_OF_SEAT = (
    "livre",
    "lace",
    "thread",
    "discard",
    "resolving",
    "leaving",
    "bench",
    "used",
    "jewelry",
    "examined",
    "exam",
    "tasks",
    "journeyman_exams",
    "master_exams",
    "matching_jewelry",
)


def determinize(
    rules: Ruleset, view: PlayerView, stream: int, others: Mapping[int, OwnView] = NOTHING_MORE
) -> GameState:
    """A state that looks to this viewer exactly as the view does; the stream decides the rest.

    Rivals' tiles are dealt from all tiles unseen now; nothing is concluded from the past (ruling on G4).
    `others` are seats besides the viewer's whose own things stay as they are too.
    """
    known = dict(others)
    if view.own is not None:
        known[view.viewer] = view.own
    dealer = _Dealer(rules, view, stream, known)
    hidden = dealer.cards()
    faces = dealer.shuffled(unseen_faces(rules, view, *others.values()))
    players = []
    for seat in range(len(view.seats)):
        player, faces = dealer.player(seat, faces)
        players.append(player)
    supply_and_hand = dealer.rival_cards()
    return GameState(
        tuple(players),
        **{name: getattr(view, name) for name in _OPEN_FACTS},
        **hidden,
        bag=tuple(sorted(faces)),
        rival_hand=supply_and_hand[: view.rival_hand],
        rival_supply=supply_and_hand[view.rival_hand :],
        rng=dealer.stream,
    )


def unseen_faces(rules: Ruleset, view: PlayerView, *others: OwnView) -> Pieces:
    """The tiles this viewer, and those others, see nowhere: those in the bag and on the other racks."""
    unseen = Counter({face: tile.count for face, tile in enumerate(rules.faces)})
    unseen.subtract(face for face in view.drawers if face != EMPTY)
    unseen.subtract(view.resource_discard)
    for own in (view.own, *others):
        if own is not None:
            unseen.subtract(own.silk)
            unseen.subtract(own.drawn)
    return tuple(unseen.elements())


def unseen_cards(rules: Ruleset, view: PlayerView, known: Iterable[OwnView]) -> list[int]:
    """The hire cards and specialists that lie neither open nor among what is known."""
    seen = {*view.hire, *view.removed}
    for seat in view.seats:
        seen.update(seat.closed, seat.discard, seat.resolving, seat.leaving, seat.examined)
    for own in known:
        seen.update(own.hand, own.supply, own.specialist, own.looking)
    return [
        card for card, employee in enumerate(rules.employees) if not employee.is_start and card not in seen
    ]


class _Dealer:
    """Deals what is hidden, each piece where it could lie; `cards` come first."""

    _specialists: Pieces

    def __init__(self, rules: Ruleset, view: PlayerView, stream: int, known: Mapping[int, OwnView]) -> None:
        self.rules = rules
        self.view = view
        self.stream = stream
        self.known = known
        self._secrets: dict[int, Pieces] = {}

    def shuffled(self, pieces: Pieces) -> Pieces:
        """The pieces in a random order."""
        mixed, self.stream = chance.shuffled(self.stream, pieces)
        return mixed

    def cards(self) -> dict[str, Pieces]:
        """The hire deck, the exam decks, what else hides employees; secret cards are kept for `player`."""
        unseen = unseen_cards(self.rules, self.view, self.known.values())
        by_level: dict[int, list[int]] = {level: [] for level in self._deck_levels()}
        specialists: list[int] = []
        for card in unseen:
            level = self.rules.employees[card].level
            (specialists if level == SPECIALIST_LEVEL else by_level[level]).append(card)
        decks = {}
        graduates: Pieces = ()
        for zone, (level, rank) in self.rules.exam_decks.items():
            decks[zone], more = self._exam_deck(zone, level, rank, by_level)
            graduates += more
        deck: Pieces = ()
        left: Pieces = ()
        for level, number in sorted(self._deck_levels().items(), reverse=True):
            mixed = self.shuffled(tuple(by_level[level]))
            deck += mixed[:number]
            left += mixed[number:]
        self._specialists = self.shuffled(tuple(specialists))
        waiting = sum(facts.specialist for at, facts in enumerate(self.view.seats) if at not in self.known)
        return {
            "deck": deck,
            "unused_specialists": tuple(sorted((*left, *self._specialists[waiting:]))),
            "rival_graduates": tuple(sorted(graduates)),
            **decks,
        }

    def _deck_levels(self) -> dict[int, int]:
        """How many cards of each level still lie in the hire deck: the highest levels lie at the bottom."""
        left = self.view.deck
        levels = {}
        for level, number in sorted(self.rules.figures.employees_dealt.items(), reverse=True):
            levels[level] = min(number, left)
            left -= levels[level]
        return levels

    def _exam_deck(
        self, zone: str, level: int, rank: Rank, by_level: dict[int, list[int]]
    ) -> tuple[Pieces, Pieces]:
        # Of this rank some lie in the exam deck, and some came from it unseen; the rest of them lies in the
        # hire deck or, where there are more than are dealt, in the box.
        exam = Exam(rank - 1)
        others = [card for card in by_level[level] if self.rules.employees[card].rank != rank]
        pool = self.shuffled(tuple(card for card in by_level[level] if card not in others))
        looking = next((own.looking for own in self.known.values() if own.looking), ())
        looks_here = bool(looking) and self.rules.employees[looking[0]].rank == rank
        size: int = 0 if looks_here else getattr(self.view, zone)
        graduates = self.view.rival_graduates.count(exam)
        secret = sum(
            facts.secret.count(exam) for at, facts in enumerate(self.view.seats) if at not in self.known
        )
        elsewhere = len(pool) - size - graduates - secret
        by_level[level] = [*others, *pool[:elsewhere]]
        pool = pool[elsewhere:]
        deck, pool = looking if looks_here else pool[:size], pool[size:]
        self._secrets[exam] = pool[graduates:]
        return tuple(sorted(deck)), pool[:graduates]

    def player(self, seat: int, faces: Pieces) -> tuple[PlayerState, Pieces]:
        """One seat, and the tiles left for the others."""
        facts = self.view.seats[seat]
        fields: dict[str, Any] = {name: getattr(facts, name) for name in _OPEN_FACTS_OF_SEAT}
        fields["prestige"] = facts.prestige or 0
        if seat in self.known:
            own = self.known[seat]._asdict()
            del own["looking"]
            return PlayerState(**fields | own), faces
        secret = []
        for exam in facts.secret:
            secret.append((exam, self._secrets[exam][0]))
            self._secrets[exam] = self._secrets[exam][1:]
        cards = self.shuffled(facts.closed + tuple(card for _, card in secret))
        fields |= {
            "secret": tuple(sorted(secret)),
            "hand": tuple(sorted(cards[: facts.hand])),
            "supply": tuple(sorted(cards[facts.hand :])),
            "specialist": self._specialists[: facts.specialist],
            "drawn": tuple(sorted(faces[: facts.undecided])),
            "silk": tuple(sorted(faces[facts.undecided : facts.tiles])),
        }
        self._specialists = self._specialists[facts.specialist :]
        player = PlayerState(**fields)
        if facts.has_chosen:
            hands = possible_hands(self.rules, player)
            pick, self.stream = chance.below(self.stream, len(hands))
            player = PlayerState(**fields | {"chosen": hands[pick]})
        return player, faces[facts.tiles :]

    def rival_cards(self) -> Pieces:
        """The rival's cards that lie hidden, in a random order."""
        hidden = Counter(self.rules.pieces.get("rival_card"))
        hidden.subtract(self.view.rival_current + self.view.rival_discard)
        return self.shuffled(tuple(hidden.elements()))
