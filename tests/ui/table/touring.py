"""A tour of everything that moves: games are played until each kind came by, and its frames are kept."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import pygame

from rococo_desktop.ai.agent_names import quick_rival
from rococo_desktop.model.decisions import Decision
from rococo_desktop.model.events import (
    Adjusted,
    BecameStartPlayer,
    ClaimedFavor,
    Earned,
    Event,
    FavorMoved,
    Marked,
    Moved,
    Noted,
    Poured,
    ReachedAllHalls,
    RoundBegan,
)
from rococo_desktop.model.player_view import PlayerView
from rococo_desktop.model.vocabulary import DecorationKind
from rococo_desktop.play.agents import AgentSeat, AgentTable, Answer, Earlier
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.records.header import box_for, ruleset_for
from rococo_desktop.play.settings import Speed
from rococo_desktop.play.table_setup import TableSetup
from rococo_desktop.ui.game.scene import TableScene
from rococo_desktop.ui.motion.running_step import Running
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect, bounding
from rococo_desktop.ui.picture.scale import scale_for
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.table_kit.zones import zones_for
from rococo_desktop.ui.window.painter import Painter
from rococo_desktop.ui.window.scene import SceneStack
from tests.ui.table.jumping import shot
from tests.ui.table.playing import ROOM, RandomAgents, services, table
from tests.ui.table.test_whole_games import ALL, GoodPlayer

Wanted = Callable[[Running], bool]
COLUMNS = 2
EDGE = 6


def _moves(*ways: tuple[str, str]) -> Wanted:
    def wanted(running: Running) -> bool:
        return any(
            isinstance(event, Moved | Poured) and (event.source[0], event.target[0]) in ways
            for event in running.step.events
        )

    return wanted


def _funds(*kinds: DecorationKind) -> Wanted:
    def wanted(running: Running) -> bool:
        defs = running.stage.defs
        places = [
            event.place - defs.first_decoration for event in running.step.events if isinstance(event, Marked)
        ]
        return any(0 <= at < len(defs.decorations) and defs.decorations[at].kind in kinds for at in places)

    return wanted


def _events(is_wanted: Callable[[Event], bool]) -> Wanted:
    return lambda running: any(is_wanted(event) for event in running.step.events)


KINDS: Mapping[str, Wanted] = {
    "plays_a_card": lambda running: _moves(("hand", "resolving"))(running) and running.step.seat == 0,
    "rival_plays_a_card": lambda running: _moves(("hand", "resolving"))(running) and running.step.seat > 0,
    "chooses_three": _moves(("supply", "hand")),
    "turns_the_discard": _moves(("discard", "supply")),
    "retires": _moves(("leaving", "removed")),
    "acquires": lambda running: _moves(("drawers", "drawn"))(running) and running.step.seat == 0,
    "keeps_silk": _moves(("drawn", "silk")),
    "discards_silk": _moves(("drawn", "resource_discard")),
    "tailors": _moves(("garments", "bench")),
    "rents": _moves(("bench", "guests")),
    "sells": _moves(("bench", "garment_discard")),
    "hires": lambda running: _moves(("hire", "hand"))(running) and running.step.seat == 0,
    "rival_hires": lambda running: _moves(("hire", "hand"))(running) and running.step.seat > 0,
    "rival_tailors": lambda running: _moves(("garments", "bench"))(running) and running.step.seat > 0,
    "rival_rents": lambda running: _moves(("bench", "guests"))(running) and running.step.seat > 0,
    "turns_a_majority": lambda running: any(
        actor.face.place is not None and actor.face.place[0] == "majority" for actor in running.actors
    ),
    "funds_musicians": _funds(DecorationKind.MUSICIANS),
    "funds_a_statue": _funds(DecorationKind.STATUE),
    "funds_a_kitchen": _funds(DecorationKind.KITCHEN_LEFT, DecorationKind.KITCHEN_RIGHT),
    "funds_fireworks": _funds(DecorationKind.FIREWORKS),
    "funds_the_jeweler": _funds(DecorationKind.JEWELER),
    "takes_jewelry": _moves(("jewelry_display", "jewelry")),
    "claims_favor": _events(lambda event: isinstance(event, ClaimedFavor)),
    "gives_the_thimble_on": _events(lambda event: isinstance(event, BecameStartPlayer)),
    "marks_a_task": _events(lambda event: isinstance(event, Noted) and event.fact == "tasks"),
    "pays_much": _events(lambda event: isinstance(event, Adjusted) and event.change < -6),
    "returns_the_favor": _events(lambda event: isinstance(event, FavorMoved) and event.target < 0),
    "round_start": lambda running: (
        _events(lambda event: isinstance(event, RoundBegan))(running) and running.step.view.round > 1
    ),
    "income": _events(lambda event: isinstance(event, Earned)),
    "all_halls": _events(lambda event: isinstance(event, ReachedAllHalls)),
    "du_barry_plays": lambda running: running.step.rival_card is not None,
    "walks_to_the_terrace": _moves(("guests", "terrace")),
}
"""What is recorded, by name: the first step in which it happens."""
RARE = frozenset({"all_halls", "sells", "discards_silk", "walks_to_the_terrace"})
"""What good players seldom do: no reason to play on for it."""


TABLES = ((3, 4), (2, 9), (4, 2), (1, 3))
"""Seats and seeds of the games played."""


class GoodAgents(RandomAgents):
    """Agents that know what they want, at once."""

    def __init__(self, setup: TableSetup) -> None:
        super().__init__()
        self._agent = quick_rival(ruleset_for(box_for(setup.packs, {}), setup), 5)

    def ask(
        self,
        ticket: int,
        view: PlayerView,
        decision: Decision,
        table: AgentTable,
        seat: AgentSeat,
        before: tuple[Earlier, ...],
    ) -> None:
        """Choose as a greedy agent does."""
        self._answer = Answer(ticket, self._agent.choose(view, decision, 1.0).key)


def record(out: Path, wanted: set[str], frames: int, speed: str) -> set[str]:
    """Save a sheet for each kind; those that never came."""
    left = set(wanted)
    for players, seed in TABLES:
        if left - RARE and (players > 1 or "du_barry_plays" in left):
            _play(players, seed, out, left, frames, Speed(speed))
    return left - RARE


def _play(players: int, seed: int, out: Path, left: set[str], frames: int, speed: Speed) -> None:
    stack = SceneStack()
    given = services(stack, speed)
    setup = table(players, seed, ALL)
    given.agents = GoodAgents(setup)
    scene = TableScene(given, Session.begin(setup))
    stack.push(scene)
    stack.settle()
    player = GoodPlayer(scene, seed)
    painter = Painter(given.shell.typography, scale_for(ROOM, 100), given.shell.gallery)
    while left:
        _settle(scene, given, player, painter, out, left, frames)
        if player.choose() is None:
            return


def _settle(
    scene: TableScene,
    given: Services,
    player: GoodPlayer,
    painter: Painter,
    out: Path,
    left: set[str],
    frames: int,
) -> None:
    """Let everything arrive, recording what is wanted."""
    while True:
        scene.picture(ROOM)
        scene.tick(player.now)
        given.stack.settle()
        while given.stack.top is not scene:
            given.stack.pop()
            given.stack.settle()
        running = scene._show._running
        if running is None or scene._show.arrives is None:
            if scene.caption() is not None:
                return
            player.now += 0.05
            continue
        for name in sorted(left):
            if KINDS[name](running):
                left.discard(name)
                _save(painter, running, out / f"{name}.png", frames)
        player.now = running.moves
        scene.tick(player.now)


def _save(painter: Painter, running: Running, path: Path, frames: int) -> None:
    """One sheet of frames, the last of them the table after it."""
    shots = []
    length = running.moves - running.began
    for at in range(frames):
        now = running.began + length * at / (frames - 1)
        seen = (running.picture(now), running.fading(now), running.moving(now), running.sparks(now))
        shots.append((now - running.began, shot(painter, *seen)))
    area = _area(running)
    pygame.image.save(_sheet(painter, shots, area), path)
    print(f"{path.name}: {length:.2f} s, {len(running.actors)} actors")


def _area(running: Running) -> Rect:
    """Where something happens, with a margin, and large enough to know where it is."""
    rects = [rect for actor in running.actors for rect in (actor.start, actor.goal)]
    rects += [light.rect for light in running.lights]
    rects += [zones_for(ROOM).bar.left_part(1)] if running.step.told is not None else []  # what is said
    whole = bounding(rects).inset(-40) if rects else Rect(0, 0, *ROOM)
    x, y = max(whole.x, 0), max(whole.y, 0)
    w, h = min(max(whole.right - x, 420), ROOM.w), min(max(whole.bottom - y, 240), ROOM.h)
    return Rect(min(x, ROOM.w - w), min(y, ROOM.h - h), w, h)


def _sheet(painter: Painter, shots: Sequence[tuple[float, pygame.Surface]], area: Rect) -> pygame.Surface:
    columns = 4 if area.w < 640 else COLUMNS
    rows = -(-len(shots) // columns)
    sheet = pygame.Surface(((area.w + EDGE) * columns, (area.h + EDGE) * rows))
    sheet.fill((255, 0, 255))
    font = painter.type.font(theme.STRONG, 18)
    for at, (moment, taken) in enumerate(shots):
        corner = (at % columns * (area.w + EDGE), at // columns * (area.h + EDGE))
        sheet.blit(taken, corner, tuple(area))
        sheet.blit(font.render(f"{moment:.2f}", True, (255, 255, 255), (0, 0, 0)), corner)
    return sheet
