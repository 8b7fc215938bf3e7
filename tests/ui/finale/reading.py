"""Reads the figures off the last screens of random games and compares them with the engine's own state.

    python -m tests.ui.finale.reading --players N --modules M --edition E --first S --games K

Nothing is asked of the scenes but their pictures: every figure is a text that stands where it is seen. Prints
one JSON object: the games, how many figures were read, and whatever differed.
"""

from __future__ import annotations

import argparse
import json
import os
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from rococo_desktop.model.decisions import Target
from rococo_desktop.model.state import GameState, ScoreLine
from rococo_desktop.model.vocabulary import Edition
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.packs import choosable_modules
from rococo_desktop.rules.referee import standings, winners
from rococo_desktop.ui.finale.scene import FinaleScene
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.picture_parts import Layer, Picture, Text
from rococo_desktop.ui.scenes.score import ScoreScene
from rococo_desktop.ui.services import Services
from tests.ui.scenes.finished import played_out
from tests.ui.supplies import still
from tests.ui.table.playing import table

ROOM = Size(1280, 720)
ORDER = ("F1", "F1j", "F2", "F3", "F4", "F6", "F7", "B12")
"""The steps of the final scoring that give points, as the rules have them."""


class Read(NamedTuple):
    """What was read off the screens of one game."""

    figures: int
    differences: list[str]


def finished(players: int, seed: int, modules: tuple[str, ...], edition: Edition) -> Session:
    """A random game, over."""
    return played_out(Session.begin(table(players, seed, modules, edition)), seed)


def read_game(services: Services, session: Session) -> Read:
    """Compare the score sheet, its explanations and the running totals of the show with the engine."""
    found = [*_sheet(services, session), *_show(services, session)]
    return Read(len(found), [problem for problem in found if problem])


# The score sheet: each answer is a difference, or "" for a figure that is right.


def _sheet(services: Services, session: Session) -> Iterator[str]:
    rules, state = session._timeline.rules, session._timeline.state
    scene = ScoreScene(services, session)
    picture = scene.picture(ROOM)
    shown = {spot.target: spot.rect for spot in picture.hotspots}
    wanted = dict(_wanted(state))
    sheet = {target for target in shown if target[0] == "figure"}
    for target in sorted(sheet | set(wanted), key=str):
        if target not in shown:
            yield f"{target} is not on the sheet" if wanted[target] else ""
            continue
        yield _differs(f"the sheet, {target[1]}", _number_in(picture, shown[target]), wanted.get(target, 0))
    for seat, place in enumerate(standings(rules, state)):
        head = shown["head", seat]
        yield _differs(f"the place of {seat}", _number_in(picture, head), place)
    yield from _verdict(picture, session, winners(rules, state))
    for target in sorted(sheet, key=str):
        yield from _explained(scene, target, wanted.get(target, 0))


def _wanted(state: GameState) -> Iterator[tuple[Target, int]]:
    """Every figure of the sheet as the engine has it."""
    gained: Counter[tuple[str, int]] = Counter()
    for line in state.sheet:
        gained[line.rule, line.seat] += line.points
    for seat, player in enumerate(state.players):
        for rule in ORDER:
            yield ("figure", f"{rule}:{seat}"), gained[rule, seat]
        during = player.prestige - sum(points for (_, own), points in gained.items() if own == seat)
        yield ("figure", f"play:{seat}"), during
        yield ("figure", f"total:{seat}"), player.prestige
        yield ("figure", f"livre:{seat}"), player.livre


def _verdict(picture: Picture, session: Session, won: tuple[int, ...]) -> Iterator[str]:
    heading = max(_texts(picture), key=lambda text: text[1].size)[1].words
    names = [entry.name for entry in session.record.seats]
    for seat in won:
        if seat < len(names):
            yield "" if names[seat] in heading else f"the verdict {heading!r} does not name {names[seat]}"


def _explained(scene: ScoreScene, target: Target, points: int) -> Iterator[str]:
    """The lines of an explanation add up to its figure; a purse is no sum of lines."""
    category = str(target[1]).split(":")[0]
    if category in {"livre", "play"}:
        return
    scene.point(target)
    total, pages = 0, max(scene._pages, 1)
    scene.picture(ROOM)
    pages = scene._pages
    for page in range(pages):
        picture = scene.picture(ROOM)
        panel = max(
            (spot.rect for spot in picture.hotspots if spot.target[0] == "figure"),
            key=lambda rect: rect.right,
        )
        lines = [text for rect, text in _texts(picture) if rect.x > panel.right and _is_number(text.words)]
        total += sum(int(text.words) for text in lines)
        if page + 1 < pages:
            scene._turn(1)
    yield _differs(f"the lines of {target[1]}", total, points)


# The show.


def _show(services: Services, session: Session) -> Iterator[str]:
    """Every total the board shows is one of the engine's running totals, in their order, up to the last."""
    state = session._timeline.state
    wanted = list(_running(state))
    scene = FinaleScene(services, session)
    at = 0
    yield _differs("the board before the first point", _board(scene), wanted[0])
    while scene.moment < scene.counted_at:
        scene.choose(("button", "step"))
        board = _board(scene)
        while at < len(wanted) and wanted[at] != board:
            at += 1
        if at == len(wanted):
            yield f"the board shows {board}, which the engine never counted then"
            return
        yield ""
    yield _differs("the board at the end", _board(scene), tuple(player.prestige for player in state.players))


def _running(state: GameState) -> Iterator[tuple[int, ...]]:
    totals = [player.prestige for player in state.players]
    for line in state.sheet:
        totals[line.seat] -= line.points
    yield tuple(totals)
    for line in sorted(state.sheet, key=_order):
        totals[line.seat] += line.points
        yield tuple(totals)


def _order(line: ScoreLine) -> tuple[int, bool]:
    """Step by step; the rockets of the last one come at its end."""
    return ORDER.index(line.rule), line.cause[:1] == ("terrace",)


def _board(scene: FinaleScene) -> tuple[int | None, ...]:
    picture = scene.picture(ROOM)
    seats = {
        spot.target[1]: spot.rect
        for spot in picture.hotspots
        if spot.target[0] == "seat" and spot.layer == Layer.OVERLAY
    }
    over = picture._replace(sprites=tuple(one for one in picture.sprites if one.layer == Layer.OVERLAY))
    return tuple(_number_in(over, seats[seat]) for seat in sorted(seats))


# Reading.


def _texts(picture: Picture) -> Iterator[tuple[Rect, Text]]:
    """Every text with where it stands."""
    for sprite in picture.sprites:
        for mark in sprite.marks:
            if isinstance(mark, Text):
                yield mark.rect.moved(sprite.rect.x, sprite.rect.y), mark


def _number_in(picture: Picture, area: Rect) -> int | None:
    """The largest number written in a part of a picture; None if there is none."""
    found = [text for rect, text in _texts(picture) if area.contains(rect.centre) and _is_number(text.words)]
    return int(max(found, key=lambda text: text.size).words) if found else None


def _is_number(words: str) -> bool:
    return words.removeprefix("-").isdecimal()


def _differs(what: str, read: object, wanted: object) -> str:
    return "" if read == wanted else f"{what}: {read} is written, {wanted} was counted"


def main(arguments: list[str] | None = None) -> int:
    """Play, read, print; exit 0."""
    parser = argparse.ArgumentParser(prog="reading")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--modules", choices=("none", "all"), default="none")
    parser.add_argument("--edition", default=Edition.DELUXE.value)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--games", type=int, default=1)
    given = parser.parse_args(arguments)
    modules = choosable_modules() if given.modules == "all" else ()
    services = still(ROOM, 100)
    figures, differences = 0, []
    for seed in range(given.first, given.first + given.games):
        read = read_game(services, finished(given.players, seed, modules, Edition(given.edition)))
        figures += read.figures
        differences += [f"seed {seed}: {one}" for one in read.differences]
    print(json.dumps({"games": given.games, "figures": figures, "differences": differences[:50]}))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
