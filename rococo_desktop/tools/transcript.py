"""A whole game as text: every decision with its options, every event, the score sheet. For golden tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rococo_desktop.ai.agent import Agent
from rococo_desktop.model.events import (
    Adjusted,
    Event,
    FavorMoved,
    Marked,
    Moved,
    Noted,
    Poured,
    Scored,
)
from rococo_desktop.model.places import ZONES
from rococo_desktop.rules.referee import Ruleset, Transition, new_game, standings
from rococo_desktop.tools.playing import Ply, play_game


def transcript(
    rules: Ruleset,
    seed: int,
    agents: list[Agent],
    begin: Callable[[Ruleset, int], Transition] = new_game,
) -> str:
    """The game with this seed, played by these agents, as text that is the same every time."""
    modules = "+".join(rules.modules) or "none"
    lines = [f"seats {rules.seats}, {rules.edition.value}, modules {modules}, seed {seed}"]
    lines += _events(rules, begin(rules, seed).events)

    def watch(ply: Ply) -> None:
        keys = " ".join(choice.key for choice in ply.decision.options)
        lines.append(f"{ply.number}. seat {ply.decision.seat} {ply.decision.kind}: {keys}")
        lines.append(f"  > {ply.choice.key}{' |' if ply.result.barrier else ''}")
        lines.extend(_events(rules, ply.result.events))

    played = play_game(rules, seed, agents, watch, begin)
    lines += [
        f"seat {seat}: {player.prestige} prestige, {player.livre} livre, place {place}"
        for seat, (player, place) in enumerate(
            zip(played.state.players, standings(rules, played.state), strict=True)
        )
    ]
    return "\n".join(lines) + "\n"


def _names(rules: Ruleset) -> dict[str, list[str]]:
    names = {
        "employee": [employee.id for employee in rules.employees],
        "garment": [garment.id for garment in rules.garments],
        "face": [face.id for face in rules.faces],
    }
    jeweler_board, rival = rules.extras.get("jewelry_box"), rules.extras.get("du_barry")
    if jeweler_board is not None:
        names["jewelry"] = [tile.id for tile in jeweler_board.jewelry]
    if rival is not None:
        names["rival_card"] = [card.id for card in rival.cards]
    return names


def _events(rules: Ruleset, events: tuple[Event, ...]) -> Iterator[str]:
    names = _names(rules)
    for event in events:
        match event:
            case Moved(piece, (zone, at), (to_zone, to)):
                yield f"    {names[ZONES[zone].pieces][piece]}: {zone} {at} -> {to_zone} {to}"
            case Poured(pieces, (zone, at), (to_zone, to)):
                yield f"    {pieces} pieces: {zone} {at} -> {to_zone} {to}"
            case Adjusted(seat, counter, change):
                yield f"    seat {seat} {counter} {change:+}"
            case Marked(place, seat):
                yield f"    mark {place} of {seat}"
            case FavorMoved(source, target):
                yield f"    favor {source} -> {target}"
            case Noted(seat, fact, value):
                yield f"    seat {seat} {fact} {value}"
            case Scored(rule, seat, points, cause):
                yield f"    {rule} seat {seat} {points:+} {cause}"
            case _:
                fields = [f" {name}={value}" for name, value in event._asdict().items()]
                yield f"    {type(event).__name__}{''.join(fields)}"
