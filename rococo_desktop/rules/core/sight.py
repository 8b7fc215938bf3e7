"""What a viewer may see: views of a state, and events with the secrets cut out (G4)."""

from __future__ import annotations

from collections.abc import Iterable

from rococo_desktop.model.events import UNSEEN, Event, Moved
from rococo_desktop.model.places import ZONES, Place, Sight
from rococo_desktop.model.player_view import OwnView, PlayerView
from rococo_desktop.model.public_seat import SeatView
from rococo_desktop.model.state import GameState
from rococo_desktop.model.vocabulary import NOBODY, Edition
from rococo_desktop.rules.core.ruleset import Ruleset

_CLASSIC = Edition.CLASSIC

CHOOSE_FROM_PILE = "choose_from_pile"
"""The ask in which a seat looks through a hidden pile: (kind, seat, zone, ...)."""


_made = tuple.__new__
"""Makes a view as the tuple it is: there is one for every decision, and calling its class costs more."""


def observe(rules: Ruleset, state: GameState, viewer: int) -> PlayerView:
    """The game as a seat, or NOBODY, may see it. Tuples are shared, nothing is copied deeply."""
    agenda = state.agenda
    if rules.edition is _CLASSIC and agenda:
        seats = _seats_hiding_prestige(state, viewer)
    else:
        seats = tuple([player.facts or player.open_facts() for player in state.players])
    return _made(
        PlayerView,
        (
            viewer,
            state.round,
            state.turn,
            state.active,
            state.start_seat,
            state.favor,
            agenda,
            seats,
            None if viewer == NOBODY else _own(state, viewer),
            len(state.deck),
            state.hire,
            state.removed,
            len(state.bag),
            state.drawers,
            state.resource_discard,
            state.garment_bag,
            state.garments,
            state.garment_discard,
            state.set_aside,
            state.guests,
            state.terrace,
            state.trademarks,
            state.sheet,
            state.jewelry_bag,
            state.jewelry_display,
            state.jewelry_removed,
            len(state.journeyman_deck),
            len(state.master_deck),
            len(state.rival_supply),
            len(state.rival_hand),
            state.rival_current,
            state.rival_discard,
            _graduations(rules, state) if state.rival_graduates else (),
        ),
    )


def _own(state: GameState, viewer: int) -> OwnView:
    player = state.players[viewer]
    agenda = state.agenda
    return _made(
        OwnView,
        (
            player.hand,
            player.supply,
            player.silk,
            player.drawn,
            player.chosen,
            player.secret,
            player.specialist,
            _looking(state, viewer) if agenda and agenda[-1][0] == CHOOSE_FROM_PILE else (),
        ),
    )


def _looking(state: GameState, viewer: int) -> tuple[int, ...]:
    """The hidden pile somebody is choosing from right now, shown to nobody else."""
    _, chooser, zone, *_ = state.agenda[-1]
    pile: tuple[int, ...] = getattr(state, zone)
    return pile if chooser == viewer else ()


def _graduations(rules: Ruleset, state: GameState) -> tuple[int, ...]:
    return tuple(sorted(rules.employees[card].rank - 1 for card in state.rival_graduates))


def _seats_hiding_prestige(state: GameState, viewer: int) -> tuple[SeatView, ...]:
    # Each gain was announced, but the totals are hidden until the end (G5).
    return tuple(
        player.open_facts() if seat == viewer else player.open_facts()._replace(prestige=None)
        for seat, player in enumerate(state.players)
    )


def redact(events: Iterable[Event], viewer: int) -> tuple[Event, ...]:
    """The events as a seat, or NOBODY, may see them: a piece shows if it was open where it lay or lies."""
    return tuple(
        event._replace(piece=UNSEEN)
        if isinstance(event, Moved) and not (_sees(event.source, viewer) or _sees(event.target, viewer))
        else event
        for event in events
    )


def _sees(place: Place, viewer: int) -> bool:
    zone = ZONES[place[0]]
    return zone.sight is Sight.OPEN or (zone.sight is Sight.OWNER and place[1] == viewer)
