"""A balance as tables of bars, and these as text."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import fmean

from rococo_desktop.tools.balance_counts import PIECES, SIDES, Balance
from rococo_desktop.tools.deeds import DEEDS

_ORDINALS = ("first", "second", "third", "fourth", "fifth")
_WIDTH = 30
"""How long the longest bar of a table is in text, in characters."""


@dataclass(frozen=True, slots=True)
class Bar:
    """A line of a table: what is measured, how much it is, and how that is written."""

    label: str
    value: float
    told: str


@dataclass(frozen=True, slots=True)
class Bars:
    """A table; `name` is that of its picture."""

    name: str
    title: str
    bars: tuple[Bar, ...]


def bars_of(balance: Balance) -> tuple[Bars, ...]:
    """Every table of a balance."""
    return (_orders(balance), _points(balance), _deeds(balance), *(_taken(balance, kind) for kind in PIECES))


def text_of(balance: Balance, tables: tuple[Bars, ...]) -> str:
    """The whole report."""
    lines = [
        f"{balance.games} games, mean winning score {fmean(balance.best):.1f}, "
        f"{balance.sold} garments sold"
        + (f", searches ended by the emergency brake: {balance.brake}" if balance.brake else "")
    ]
    for table in tables:
        widest = max((len(bar.label) for bar in table.bars), default=0)
        longest = max((bar.value for bar in table.bars), default=0.0) or 1.0
        lines += ["", table.title]
        for bar in table.bars:
            drawn = "█" * round(_WIDTH * bar.value / longest)
            lines.append(f"  {bar.label:<{widest}}  {bar.told:>16}  {drawn}".rstrip())
    return "\n".join(lines)


def _orders(balance: Balance) -> Bars:
    bars = []
    for at, won in enumerate(balance.by_order):
        share = won / balance.games
        bars.append(Bar(_ORDINALS[at], share, f"{share:.1%} of {balance.games}"))
    share = 1 / len(balance.by_order)
    return Bars("orders", f"Games won by order in round 1 (an equal share is {share:.1%})", tuple(bars))


def _points(balance: Balance) -> Bars:
    bars = []
    for cause in balance.causes():
        means = [balance.mean_points(side, cause) for side in SIDES]
        bars.append(Bar(cause, means[0], f"{means[0]:.1f} / {means[1]:.1f}"))
    return Bars("points", "Prestige by what brought it, winners / others", tuple(bars))


def _deeds(balance: Balance) -> Bars:
    bars = []
    for deed, words in DEEDS.items():
        means = [balance.mean_deeds(side, deed) for side in SIDES]
        bars.append(Bar(words, means[0], f"{means[0]:.2f} / {means[1]:.2f}"))
    return Bars("deeds", "What winners / others did in a game", tuple(bars))


def _taken(balance: Balance, kind: str) -> Bars:
    bars = []
    for piece in balance.listed(kind):
        share = balance.share(kind, piece)
        bars.append(Bar(piece, share, f"{share:.0%} of {balance.shown[kind][piece]}"))
    return Bars(kind, f"{kind.capitalize()}: taken, of the games that showed them", tuple(bars))
