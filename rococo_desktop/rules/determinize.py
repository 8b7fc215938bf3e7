"""A full state that could be true: everything a viewer cannot know is dealt at random (G4)."""

from __future__ import annotations

from collections import Counter

from rococo_desktop.model.state import GameState, PlayerState
from rococo_desktop.model.views import PlayerView
from rococo_desktop.model.vocabulary import EMPTY
from rococo_desktop.rules import chance
from rococo_desktop.rules.rounds import possible_hands
from rococo_desktop.rules.ruleset import Ruleset

Cards = tuple[int, ...]


def determinize(rules: Ruleset, view: PlayerView, stream: int) -> GameState:
    """A state that looks to this viewer exactly as the view does; the stream decides the rest.

    Rivals' tiles are dealt from all tiles unseen now; nothing is concluded from the past (ruling on G4).
    """
    faces, stream = chance.shuffled(stream, unseen_faces(rules, view))
    players = []
    for seat in range(len(view.seats)):
        player, faces, stream = _player(rules, view, seat, faces, stream)
        players.append(player)
    deck, stream = _deck(rules, view, stream)
    return GameState(
        tuple(players),
        rng=stream,
        round=view.round,
        turn=view.turn,
        active=view.active,
        start_seat=view.start_seat,
        favor=view.favor,
        agenda=view.agenda,
        deck=deck,
        hire=view.hire,
        removed=view.removed,
        bag=tuple(sorted(faces)),
        drawers=view.drawers,
        resource_discard=view.resource_discard,
        garment_bag=view.garment_bag,
        garments=view.garments,
        garment_discard=view.garment_discard,
        guests=view.guests,
        terrace=view.terrace,
        trademarks=view.trademarks,
        sheet=view.sheet,
    )


def unseen_faces(rules: Ruleset, view: PlayerView) -> tuple[int, ...]:
    """The tiles this viewer sees nowhere: those in the bag and on the others' racks."""
    unseen = Counter({face: tile.count for face, tile in enumerate(rules.faces)})
    unseen.subtract(face for face in view.drawers if face != EMPTY)
    unseen.subtract(view.resource_discard)
    if view.own is not None:
        unseen.subtract(view.own.silk)
        unseen.subtract(view.own.drawn)
    return tuple(unseen.elements())


def _player(
    rules: Ruleset, view: PlayerView, seat: int, faces: Cards, stream: int
) -> tuple[PlayerState, Cards, int]:
    facts = view.seats[seat]
    open_facts = PlayerState(
        livre=facts.livre,
        lace=facts.lace,
        thread=facts.thread,
        prestige=facts.prestige or 0,
        discard=facts.discard,
        resolving=facts.resolving,
        leaving=facts.leaving,
        bench=facts.bench,
        used=facts.used,
    )
    if view.own is not None and seat == view.viewer:
        return _with(open_facts, **view.own._asdict()), faces, stream
    cards, stream = chance.shuffled(stream, facts.closed)
    player = _with(
        open_facts,
        hand=tuple(sorted(cards[: facts.hand])),
        supply=tuple(sorted(cards[facts.hand :])),
        drawn=tuple(sorted(faces[: facts.undecided])),
        silk=tuple(sorted(faces[facts.undecided : facts.tiles])),
    )
    if facts.has_chosen:
        hands = possible_hands(rules, player)
        pick, stream = chance.below(stream, len(hands))
        player = _with(player, chosen=hands[pick])
    return player, faces[facts.tiles :], stream


def _with(player: PlayerState, **fields: Cards) -> PlayerState:
    return PlayerState(**{name: getattr(player, name) for name in PlayerState.FIELDS} | fields)


def _deck(rules: Ruleset, view: PlayerView, stream: int) -> tuple[Cards, int]:
    seen = set(view.hire) | set(view.removed)
    for seat in view.seats:
        seen.update(seat.closed, seat.discard, seat.resolving, seat.leaving)
    deck: Cards = ()
    for level in sorted(rules.figures.employees_dealt, reverse=True):
        cards = tuple(
            card
            for card, employee in enumerate(rules.employees)
            if employee.level == level and card not in seen
        )
        mixed, stream = chance.shuffled(stream, cards)
        deck += mixed
    return deck, stream
