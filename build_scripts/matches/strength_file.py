"""What was measured, as `data/ai/strength.yaml` has it and as a section of MEASURED.md."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise

from long_runs.greedy import wilson
from long_runs.run import markdown_table
from matches.games import Kept
from matches.tables import Games, by_match
from rococo_desktop.ai.agent_names import characters, levels
from rococo_desktop.ai.fingerprint import strength_digest
from rococo_desktop.content.rivals import Match, Strength
from rococo_desktop.model.vocabulary import Edition
from rococo_desktop.tools.options import TableChoice

TABLES = range(2, 6)
"""Tables are counted by their seats, without modules."""

PLAIN = "salon"
"""The level at which characters are compared: the strongest that plays a game in less than a second."""

_HEAD = """\
# How strong rivals were measured to be. Written by build_scripts/ladder.py --write from the games it keeps,
# never by hand. `agents` are digests of what each chooses: a test refuses this file if they choose otherwise.
#
#   first       one seat at the table; a character stands behind a plus
#   second      all other seats
#   won         games the first won alone
#   shared      games it won together with others
"""


def measured(kept: Kept) -> Strength:
    """What the kept games say of levels and characters as they choose now."""
    found: list[Match] = []
    for players in TABLES:
        table = TableChoice(players, Edition.DELUXE, ())
        games = {game: one for game, one in kept.at(table).items() if _is_shipped(game.first, game.second)}
        found += _matches(games, players)
    order = {name: at for at, name in enumerate(_agents())}
    found.sort(key=lambda one: (one.players, order[one.first], order[one.second]))
    named = [name for name in _agents() if any(name in (one.first, one.second) for one in found)]
    return Strength({name: strength_digest(name) for name in named}, tuple(found))


def _agents() -> list[str]:
    """Every level, then every level with every character."""
    plain = [level.id for level in levels()]
    return [*plain, *(f"{level}+{one.id}" for level in plain for one in characters())]


def _is_shipped(*names: str) -> bool:
    return set(names) <= set(_agents())


def _matches(games: Games, players: int) -> Iterable[Match]:
    for (first, second), own in by_match(games).items():
        seats = Counter(game.seed for game, _ in own)
        won = [
            one["won"] for game, one in own if seats[game.seed] == players
        ]  # others are still being played
        if won:
            alone, shared = won.count(1), sum(0 < share < 1 for share in won)
            yield Match(first, second, players, len(won), alone, shared)


def as_yaml(strength: Strength) -> str:
    """The text of the data file."""
    agents = "".join(f'  {name}: "{digest}"\n' for name, digest in strength.agents.items())
    matches = "".join(
        f"  - {{first: {one.first}, second: {one.second}, players: {one.players}, games: {one.games}, "
        f"won: {one.won}, shared: {one.shared}}}\n"
        for one in strength.matches
    )
    return f"{_HEAD}\nagents:\n{agents}\nmatches:\n{matches}"


def as_page(strength: Strength) -> list[str]:
    """The same for people to read, with 95 % intervals: a shared game counts half."""
    ids = [level.id for level in levels()]
    ladder = [one for below, above in pairwise(ids) if (one := strength.match(above, below))]
    tastes = [one for each in characters() if (one := strength.match(f"{PLAIN}+{each.id}", PLAIN))]
    others = [one for one in strength.matches if one not in ladder and one not in tastes]
    lines = ["Each level against the one below, two players:", "", *_rows(ladder)]
    lines += ["", f"Characters against plain rivals of the same level (`{PLAIN}`), two players:", ""]
    lines += _rows(tastes)
    if others:
        lines += ["", "One against others at larger tables, and other matches:", "", *_rows(others)]
    return lines


def _rows(matches: Iterable[Match]) -> list[str]:
    rows = []
    for one in matches:
        won = one.won + one.shared / 2
        low, high = wilson(won, one.games)
        share = f"{won / one.games:.1%} ({low:.1%} to {high:.1%})"
        rows.append([f"{one.first} against {one.second}", one.players, one.games, share])
    return markdown_table(["match", "players", "games", "won"], rows)
