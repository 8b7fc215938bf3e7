"""The options several tools share, read the same way everywhere."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from functools import lru_cache
from typing import NoReturn

from rococo_desktop.content import ContentError, load_box
from rococo_desktop.files.locations import packs_dir, shown_path
from rococo_desktop.model.vocabulary import Edition, SoloLevel
from rococo_desktop.play.packs import choosable_modules, known_packs, modules_named, solo_packs
from rococo_desktop.rules.referee import Ruleset, SetupError, assemble

AGENTS = ("random", "greedy", "mixed")
"""What can be named besides levels and searches."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}; --help lists the options\n")


@dataclass(frozen=True, slots=True)
class TableChoice:
    """Which game: everything a ruleset is made from. Small enough to send to another process."""

    players: int
    edition: Edition
    modules: tuple[str, ...]
    level: SoloLevel = SoloLevel.JOURNEYMAN

    def ruleset(self) -> Ruleset:
        """The ruleset of this table; made once, as the same table is played many times."""
        return _ruleset(self)


@lru_cache(maxsize=64)
def _ruleset(table: TableChoice) -> Ruleset:
    packs = (*table.modules, *solo_packs()) if table.players == 1 else table.modules
    box = load_box(packs=packs, own_dir=packs_dir())
    return assemble(box, table.players, table.edition, table.modules, table.level)


def bare_parser(tool: str, about: str) -> argparse.ArgumentParser:
    """A parser without options; wrong use exits with 2 and one sentence."""
    return _Parser(prog=f"rococo-desktop {tool}", description=about)


def parser(tool: str, about: str) -> argparse.ArgumentParser:
    """A parser with the common options; wrong use exits with 2 and one sentence."""
    options = bare_parser(tool, about)
    options.add_argument("--players", type=int, default=2, metavar="N", help="people, 1 to 5 (default 2)")
    options.add_argument("--edition", choices=[e.value for e in Edition], default=Edition.DELUXE.value)
    options.add_argument("--modules", default="none", help="none, all, or a comma list (default none)")
    options.add_argument(
        "--barry-level",
        choices=[level.value for level in SoloLevel],
        default=SoloLevel.JOURNEYMAN.value,
        help="how strong Madame du Barry is, who plays against one (default journeyman)",
    )
    options.add_argument(
        "--seed", type=int, default=1, metavar="S", help="seed of the first game (default 1)"
    )
    return options


def table_choice(options: argparse.ArgumentParser, given: argparse.Namespace) -> TableChoice:
    """The table these options ask for; wrong use exits with 2 and one sentence."""
    modules = () if given.modules in ("none", "") else modules_named(given.modules)
    known = {info.id for info in known_packs() if info.is_chosen}
    for name in modules:
        if name not in known:
            options.error(
                f"there is no module '{name}' (known: {', '.join(sorted(known))}; packs of your own lie in"
                f" {shown_path(packs_dir())})"
            )
    choice = TableChoice(given.players, Edition(given.edition), modules, SoloLevel(given.barry_level))
    try:
        choice.ruleset()
    except SetupError as error:
        options.error(_SENTENCES[error.key].format(*error.params))
    except ContentError as error:
        options.error(f"the data cannot be used: {error}")
    return choice


def available_modules() -> tuple[str, ...]:
    """Every module that can be switched on, in the order of the box."""
    return choosable_modules()


_SENTENCES = {
    "classic_without_modules": "the classic edition is played without modules",
    "unknown_module": "there is no module '{0}'",
    "unknown_rules": "the pack '{0}' names rules '{1}', which nobody wrote",
    "seats": "the game is for 1 to 5 players, the classic edition for 2 to 5 players, not {0}",
}
