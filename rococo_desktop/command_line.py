"""What the command line of the game asks for."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import NamedTuple, NoReturn

from rococo_desktop.model.vocabulary import Edition, SoloLevel
from rococo_desktop.play.packs import modules_named
from rococo_desktop.play.rivals import levels
from rococo_desktop.play.settings import Speed
from rococo_desktop.play.table_setup import (
    COLOURS,
    MOST_SEATS,
    PERSON,
    PUBLIC,
    SeatEntry,
    TableRule,
    TableSetup,
    drawn_seed,
    table_problems,
)
from rococo_desktop.play.viewing import RULE, Privacy
from rococo_desktop.ui.picture.geometry import Size

NAMES = ("Ana", "Blanche", "Cyril", "Dora", "Emil")
AGENTS = ("random", "greedy", "mixed")
"""What can be named besides the levels of rivals."""


class Wishes(NamedTuple):
    """How the game is to be started."""

    table: TableSetup | None = None
    """Straight to this table; None: the title screen."""
    demo: bool = False
    exit: bool = False
    speed: Speed | None = None
    hotspots: Path | None = None
    sights: Path | None = None
    size: Size | None = None
    scale: int | None = None
    file: Path | None = None
    """Straight to the game of this file."""
    games: int = 1
    """How many games are demonstrated before the program leaves."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}; --help lists the options\n")


def parse(arguments: list[str]) -> Wishes:
    """Read the command line; wrong use ends the program with exit code 2 and one sentence."""
    parser = _Parser(
        prog="rococo-desktop", description="The board game Rococo. Without options: the title screen."
    )
    parser.add_argument("--players", type=int, metavar="N", help="straight to a table of 1 to 5 seats")
    parser.add_argument("--people", type=int, default=1, metavar="N", help="how many seats people play")
    parser.add_argument(
        "--privacy",
        choices=[rule.value for rule in Privacy],
        default=Privacy.TURN.value,
        help="how several people at one screen keep their cards to themselves",
    )
    parser.add_argument(
        "--edition", choices=[edition.value for edition in Edition], default=Edition.DELUXE.value
    )
    parser.add_argument("--modules", default="none", help="none, all, or a comma list (default none)")
    parser.add_argument(
        "--seed",
        type=int,
        metavar="S",
        help="seed of the game (default: any; with --demo 1); it makes the deal public",
    )
    parser.add_argument(
        "--agent",
        type=_agent_name,
        default="greedy",
        metavar="NAME",
        help="who plays the other seats: a level of rivals such as salon, or one of " + ", ".join(AGENTS),
    )
    parser.add_argument(
        "--barry-level",
        choices=[level.value for level in SoloLevel],
        default=SoloLevel.JOURNEYMAN.value,
        help="how strong Madame du Barry is, who plays against one",
    )
    parser.add_argument("--demo", action="store_true", help="agents play all seats")
    parser.add_argument("--exit", action="store_true", help="with --demo: leave at the end, scores as JSON")
    parser.add_argument(
        "--games", type=int, default=1, metavar="N", help="with --exit: so many, seed by seed"
    )
    parser.add_argument("--speed", choices=[speed.value for speed in Speed], help="how fast things move")
    parser.add_argument(
        "--hotspots", type=Path, metavar="FILE", help="append what can be clicked, for test drivers"
    )
    parser.add_argument(
        "--sights", type=Path, metavar="FILE", help="append all that is drawn, frame by frame, likewise"
    )
    parser.add_argument("--size", type=_size, metavar="WxH", help="size of the window")
    parser.add_argument("--scale", type=int, metavar="PERCENT", help="75 to 200")
    parser.add_argument("file", type=Path, nargs="?", metavar="GAME", help="a saved game to go on with")
    given = parser.parse_args(arguments)
    if given.file is not None and (given.demo or given.players is not None):
        parser.error("a saved game has its own table")
    if given.exit and not given.demo:
        parser.error("--exit belongs to --demo")
    if given.games < 1 or (given.games > 1 and not given.exit):
        parser.error("--games is a number from 1 on and belongs to --exit")
    if given.scale is not None and not 75 <= given.scale <= 200:
        parser.error(f"a scale of {given.scale} % is not between 75 and 200")
    return Wishes(
        _table(parser, given),
        given.demo,
        given.exit,
        Speed(given.speed) if given.speed else None,
        given.hotspots,
        given.sights,
        given.size,
        given.scale,
        given.file,
        given.games,
    )


def _size(text: str) -> Size:
    width, cross, height = text.lower().partition("x")
    if not (cross and width.isdecimal() and height.isdecimal() and int(width) and int(height)):
        raise argparse.ArgumentTypeError(f"'{text}' is no size such as 1920x1080")
    return Size(int(width), int(height))


def _agent_name(text: str) -> str:
    if text not in AGENTS and text not in levels():
        raise argparse.ArgumentTypeError(f"'{text}' is none of {', '.join((*levels(), *AGENTS))}")
    return text


def _table(parser: argparse.ArgumentParser, given: argparse.Namespace) -> TableSetup | None:
    if given.players is None and not given.demo:
        return None
    players = 2 if given.players is None else given.players
    if not 1 <= players <= MOST_SEATS:
        parser.error(f"the game is for 1 to {MOST_SEATS} players, not {players}")
    modules: tuple[str, ...] = ()
    if given.modules not in ("none", ""):
        modules = modules_named(given.modules)
    seed = given.seed if given.seed is not None else 1 if given.demo else drawn_seed()
    people = 0 if given.demo else given.people
    if not given.demo and not 1 <= people <= players:
        parser.error(f"{people} people cannot play {players} seats")
    seats = tuple(
        SeatEntry(NAMES[at], COLOURS[at], PERSON if at < people else _agent(given.agent, at))
        for at in range(players)
    )
    rules: dict[str, TableRule] = {RULE: given.privacy} if people > 1 else {}
    if given.seed is not None:
        rules[PUBLIC] = True
    table = TableSetup(
        seats, seed, Edition(given.edition), modules, rules, level=SoloLevel(given.barry_level)
    )
    for problem in table_problems(table):
        parser.error(_SENTENCES.get(problem.key, problem.key).format(**problem.params))
    return table


def _agent(kind: str, seat: int) -> str:
    return ("greedy", "random")[seat % 2] if kind == "mixed" else kind


_SENTENCES = {
    "seating.classic_without_modules": "the classic edition is played without modules",
    "seating.classic_not_alone": "the classic edition is for 2 to 5 players",
    "seating.module_unknown": "there is no module '{module}'",
    "seating.module_twice": "the module '{module}' is named twice",
    "seating.module_needs": "'{module}' is played only with '{other}'",
    "seating.module_excludes": "'{module}' is not played with '{other}'",
    "seating.seed": "a seed is a number from 0 to {most}",
}
