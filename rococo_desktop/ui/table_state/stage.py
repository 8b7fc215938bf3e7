"""What the table shows at one moment, as values: composed into a picture by `composition.compose`.

The scene fills it from the session, always for one viewer; nothing in it is unknown to that viewer.

What the table makes of it: a target of `lit` that is also in the tray is shown in the tray alone. During
`choose_three` all cards to choose from lie over hand and staff, each as ("supply", card) or
("discard", card), others like it as ("supply", "card number"), and the tray's options stand where the
actions are. Cards of the own supply or discard, and silk, that can be chosen but are too many for their
place are laid out in the same way.

Besides the targets of the engine there are ("command", name), ("favor", 0), ("halls", hall), ("log", entry),
("seat", seat), ("fact", name), ("tray", "next"), ("region", name), and ("displayed", piece) for the pieces of
a workshop that is open.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from rococo_desktop.model.decisions import Decision, Target
from rococo_desktop.model.outlook import Gained, HallStanding, Market
from rococo_desktop.model.places import Place
from rococo_desktop.model.player_view import PlayerView
from rococo_desktop.model.vocabulary import EMPTY, NOBODY
from rococo_desktop.play.game.session_values import PublicDefinitions
from rococo_desktop.ui.keys.action_letters import ACTION_KEYS
from rococo_desktop.ui.table_state.since_last_turn import LogLine, TurnDeeds
from rococo_desktop.ui.text.chronicle import Entry
from rococo_desktop.ui.text.effect_icons import Glyph
from rococo_desktop.ui.text.messages import Message, message


class Seat(NamedTuple):
    """How a seat presents itself."""

    name: str
    colour: int
    """Index into the colours and emblems of the theme."""
    is_person: bool
    player: str = ""
    """Who plays it, as the record names them."""
    character: str = ""
    """Which rival it is; empty where it is nobody in particular."""


class TrayOption(NamedTuple):
    """An option that is no thing on the table: a button in the tray, with what it brings in pictures."""

    target: Target
    label: str
    detail: str
    glyphs: tuple[Glyph, ...] = ()
    tiles: tuple[int, ...] = ()
    """Faces of resource tiles it gives or takes."""
    key: str = ""
    sign: str = ""
    """The picture at its left, where it has no tiles."""
    card: int = EMPTY
    """The employee it stands for, if it is a card that was picked."""
    lit: bool = True
    """False for what only tells something: it cannot be chosen."""
    wasted: tuple[Glyph, ...] = ()
    """What a payment gives for nothing, in signs."""


class Command(NamedTuple):
    """A button of the table itself: undo, redo, restart the turn, end the turn, log, menu."""

    name: str
    label: str
    key: str
    enabled: bool
    why: str = ""
    """What it does, or why it cannot now."""
    moves_game: bool = False
    """True if the game goes on, or back, by it."""


def while_others_act(commands: tuple[Command, ...]) -> tuple[Command, ...]:
    """The same commands while others act: the viewer can move the game neither on nor back."""
    return tuple(one._replace(enabled=False) if one.moves_game else one for one in commands)


class Overlay(NamedTuple):
    """What lies over the table: "log", "magnify" (a thing), "seat" (its workshop), "exams", "help"."""

    kind: str
    target: Target | None = None
    seat: int = -1
    scroll: int = 0


class DuBarryTurn(NamedTuple):
    """What Madame du Barry is doing: her card and the words of the rule she follows."""

    card: int
    lines: tuple[Message, ...]


class Caption(NamedTuple):
    """What is said of a rival while it acts."""

    seat: int
    deed: tuple[Message, ...]
    """Whole sentences."""
    follows: tuple[Message, ...] = ()
    """What it changes, in a line of its own."""


class Aftermath(NamedTuple):
    """What stays on the table of what was shown last."""

    rival: DuBarryTurn | None = None
    told: Caption | None = None
    """What was said last; it stands until the same seat does something else."""


class Stage(NamedTuple):
    """Everything the table shows at one moment."""

    view: PlayerView
    defs: PublicDefinitions
    seats: tuple[Seat, ...]
    market: Market
    halls: tuple[HallStanding, ...]
    forecasts: Mapping[int, tuple[Gained, ...]]
    """What each card's bonus would bring the viewer now."""
    prompt: str
    enter: str = ""
    """What Enter will do."""
    aside: str = ""
    """A word in the same place, where the prompt leaves room for it."""
    thinks: int = NOBODY
    """The agent the prompt says is thinking: its emblem stands before it."""
    why: str = ""
    """Why the thing pointed at cannot be chosen; shown in place of the prompt."""
    decision: Decision | None = None
    """The viewer's own decision, if it is up to the viewer."""
    lit: frozenset[Target] = frozenset()
    reachable: frozenset[Target] = frozenset()
    """Things a click leads to through more than one choice."""
    picked: frozenset[Target] = frozenset()
    """Things chosen for a choice that is not complete yet."""
    tray: tuple[TrayOption, ...] = ()
    tray_page: int = 0
    """How often the player turned to the next page of a tray with very many options; any number is fine."""
    commands: tuple[Command, ...] = ()
    keys: Mapping[str, str] = MappingProxyType(ACTION_KEYS)
    """The letter of each main action."""
    bonus_left: bool | None = None
    """While the main action is asked: whether a bonus can be used after it is forfeited."""
    pointed: Target | None = None
    overlay: Overlay | None = None
    chronicle: tuple[Entry, ...] = ()
    marked: Mapping[Target, int] = MappingProxyType({})
    """What others did since the viewer's last turn, each with the seat that did it."""
    deeds: tuple[TurnDeeds, ...] = ()
    """The same in words, turn by turn; in the theatre the last turns of everybody."""
    deeds_title: Message = message("board.deeds")
    """What stands over these words."""
    retold: bool = False
    """True while they are told elsewhere in words, as at a hand-over."""
    evening: tuple[LogLine, ...] = ()
    """The last lines of the log before these deeds."""
    glowing: frozenset[Target] = frozenset()
    """The places of the log line pointed at."""
    rival: DuBarryTurn | None = None
    told: Caption | None = None
    """What a rival just does, in place of the prompt."""
    hidden: frozenset[tuple[Place, int]] = frozenset()
    """Pieces on their way: not drawn where they lie."""
