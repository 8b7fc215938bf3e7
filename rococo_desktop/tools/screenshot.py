"""`screenshot`: any screen of the game as a picture file, without a display."""

from __future__ import annotations

import argparse
import atexit
import shutil
import sys
import tempfile
import time
from pathlib import Path

import pygame

from rococo_desktop.model.decisions import Decision, Target
from rococo_desktop.model.event_reading import dealt_by
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.archive.game_files import put_picture
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.game.theatre import Theatre
from rococo_desktop.play.settings import Settings, Speed
from rococo_desktop.play.table_setup import PERSON
from rococo_desktop.tools.options import TableChoice, parser, table_choice
from rococo_desktop.tools.reaching import Moment, Reached, reach, table_of, without_seed
from rococo_desktop.tools.stills import still_services
from rococo_desktop.ui.finale.scene import FinaleScene
from rococo_desktop.ui.keys.key import Key
from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.picture.picture_parts import Hotspot
from rococo_desktop.ui.picture.scale import AUTOMATIC
from rococo_desktop.ui.saved_games import Library
from rococo_desktop.ui.scenes.income import IncomeScene, incomes_of
from rococo_desktop.ui.scenes.round_start import RoundStartScene
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.table.thumbnail import portrait
from rococo_desktop.ui.table_state.fill_stage import Staging
from rococo_desktop.ui.text.languages import PSEUDO, languages
from rococo_desktop.ui.text.messages import message
from rococo_desktop.ui.window import hotspot_search
from rococo_desktop.ui.window.scene import Scene

ALONE = ("title", "setup", "settings", "keys")
"""Scenes that need no game."""
SCENES = (
    *ALONE[:3],
    *("table", "handover", "choose", "round_start", "income", "show", "result", "score", "pause"),
    *("company", "load", "keys", "replay", "course"),
)
AFTERWARDS = ("show", "result", "score", "course", "replay")
"""Scenes of a game that is over: its scoring half counted, whoever won, score sheet, course, theatre."""
SALVO = 2.0
"""How long the fireworks for whoever won have been flying, in seconds."""
MOST_FRAMES = 30
TIP = 0.5
"""How long something must be pointed at before it explains itself, in seconds."""


def main(arguments: list[str]) -> int:
    """Write the picture; exit 1 if the moment never came, 2 for wrong use."""
    options = parser(
        "screenshot", "Any screen as a picture; the game gets there by greedy agents from the seed."
    )
    options.add_argument("--scene", choices=SCENES, default="table")
    options.add_argument("--round", type=int, metavar="R", help="the round to stop in")
    options.add_argument("--decision", metavar="KIND", help="the kind of decision to stop at")
    options.add_argument(
        "--seat", metavar="S", help="whose screen: a seat from 0, or nobody (default: who decides)"
    )
    options.add_argument(
        "--scale", type=int, default=AUTOMATIC, metavar="P", help="percent (default: by the size)"
    )
    options.add_argument("--size", default="1920x1080", metavar="WxH")
    options.add_argument("--lang", choices=(*languages(), PSEUDO), default="en")
    options.add_argument("--pointed", metavar="KIND:WHICH", help="what the mouse points at, such as hire:3")
    options.add_argument("--overlay", metavar="log|magnifier|seat:S", help="what lies over the table")
    options.add_argument("--out", type=Path, required=True, metavar="FILE")
    given = options.parse_args(arguments)
    choice = table_choice(options, given)
    if given.out.is_dir():
        options.error(f"'{given.out}' is a folder: name a file such as {given.out / 'table.png'}")
    if given.scene == "handover" and choice.players == 1:
        options.error("a screen is handed over among 2 to 5 players")
    size, seat = _size(options, given.size), _seat(options, given.seat, choice)
    overlay = _overlay_key(options, given.overlay, choice)
    reached = None
    if given.scene not in ALONE:
        reached = reach(choice, given.seed, _moment(given, seat), seat)
        if reached is None:
            print("rococo-desktop screenshot: that moment never comes; try another seed.", file=sys.stderr)
            return 1
    last = without_seed(table_of(choice, given.seed, 0))
    settings = Settings(speed=Speed.INSTANT, last_table=last)
    services = still_services(size, given.scale, given.lang, settings)
    _show(services, _scenes(services, given, reached))
    if given.pointed and not _point(services, given.pointed):
        known = dict.fromkeys(f"{spot.target[0]}:{spot.target[1]}" for spot in _spots(services))
        kind = given.pointed.partition(":")[0]
        alike = [one for one in known if one.partition(":")[0] == kind] or list(known)
        options.error(f"there is no {given.pointed} to point at, only {', '.join(alike)}")
    _overlay(services, overlay)
    given.out.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(services.shell.window.get_surface(), given.out)
    return 0


def _size(options: argparse.ArgumentParser, words: str) -> Size:
    try:
        wide, high = (int(part) for part in words.split("x"))
    except ValueError:
        options.error(f"'{words}' is no size such as 1920x1080")
    if not (320 <= wide <= 16384 and 240 <= high <= 16384):
        options.error(f"a window of {wide} by {high} pixels cannot be")
    return Size(wide, high)


def _seat(options: argparse.ArgumentParser, words: str | None, choice: TableChoice) -> int | None:
    if words is None:
        return None
    if words == "nobody":
        return NOBODY
    if not words.isdecimal() or int(words) >= choice.players:
        options.error(f"there is no seat '{words}': seats count from 0 to {choice.players - 1}")
    return int(words)


def _overlay_key(options: argparse.ArgumentParser, words: str | None, choice: TableChoice) -> str:
    """The key that opens what shall lie over the table; empty for nothing."""
    seats = max(choice.players, 2)  # alone, the second is that of Madame du Barry
    keys = {"log": "l", "magnifier": "m"} | {f"seat:{seat}": str(seat + 1) for seat in range(seats)}
    if words is not None and words not in keys:
        options.error(f"there is no overlay '{words}' at this table: it has {', '.join(keys)}")
    return keys[words] if words is not None else ""


def _moment(given: argparse.Namespace, seat: int | None) -> Moment | None:
    """When to stop: as the options say, or where the scene begins."""
    if given.scene in AFTERWARDS:
        return None
    kind = given.decision
    begins = given.scene in ("choose", "round_start")
    in_round = given.round
    if in_round is None and (begins or not kind):
        in_round = 1
    if given.scene == "income":
        in_round = (given.round or 1) + 1

    def is_reached(session: Session, decision: Decision) -> bool:
        if in_round is not None and session.view(NOBODY).round != in_round:
            return False
        if given.scene == "income":
            return True
        if begins:
            return decision.kind == "choose_three" and seat in (None, NOBODY, decision.seat)
        if seat not in (None, NOBODY, decision.seat):
            return False
        return decision.kind == kind if kind else decision.kind != "choose_three"

    return is_reached


def _scenes(services: Services, given: argparse.Namespace, reached: Reached | None) -> list[Scene]:
    """The scenes from the lowest to the topmost."""
    if reached is None:
        return [_alone(services, given)]
    doors, session = services.doors, reached.session
    if given.scene in AFTERWARDS:
        return [_afterwards(services, given, session)]
    if given.scene == "load":
        services.library = _some_games(services, session)
        return [doors.load()]
    if given.scene == "company":
        return [doors.company(session)]
    if given.scene == "handover":
        session.reseat((reached.seat + 1) % len(session.record.seats), player=PERSON)
    table = doors.table(session)
    over = doors.pause(session) if given.scene == "pause" else _interlude(services, given, reached)
    return [table] if over is None else [table, over]


def _alone(services: Services, given: argparse.Namespace) -> Scene:
    """A scene that needs no game."""
    doors = services.doors
    if given.scene == "setup":
        return doors.setup(solo=given.players == 1)
    return {"title": doors.title, "settings": doors.settings, "keys": doors.keys}[given.scene]()


def _afterwards(services: Services, given: argparse.Namespace, session: Session) -> Scene:
    """A scene of a game that is over."""
    doors = services.doors
    match given.scene:
        case "score":
            return doors.score(session)
        case "course":
            return doors.course(session)
        case "replay":
            return doors.theatre(_watched(session, given.round))
    return _on_stage(services, session, given.scene == "result")


def _on_stage(services: Services, session: Session, counted: bool) -> Scene:
    """The final scoring, standing still: half of it counted, or all, with fireworks for whoever won."""
    show = FinaleScene(services, session)
    show.go(0.0)
    show.picture(services.shell.scale.logical)  # so that it knows where on the board everything lies
    moment = show.counted_at + SALVO if counted else show.counted_at / 2
    for tenth in range(-30, 1):
        show.go(moment + tenth / 10)
        show.tick(0.0)
    return show


def _watched(session: Session, in_round: int | None) -> Theatre:
    """A finished game to be watched, at its end or in the middle of a round."""
    theatre = session.theatre()
    turns = [turn.at for turn in theatre.turns if turn.round == in_round]
    theatre.go(turns[len(turns) // 2] if turns else theatre.last)
    return theatre


def _some_games(services: Services, session: Session) -> Library:
    """A list with the game of the moment in it, once under a name; gone with the program."""
    folder = Path(tempfile.mkdtemp(prefix="rococo-games-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    library = Library(folder)
    session.save_as(folder / "ball.rococo")
    put_picture(folder / "ball.rococo", portrait(services, session))
    library.keep(session, services.words.say(message("keep.heading")), portrait(services, session))
    return library


def _interlude(services: Services, given: argparse.Namespace, reached: Reached) -> Scene | None:
    session, staging = reached.session, Staging(reached.session)
    view = session.view(reached.seat)
    events = [event for happening in session.events(reached.seat) for event in happening.events]
    if given.scene == "round_start":
        dealt = dealt_by(events, view)
        assert dealt is not None
        return RoundStartScene(services, dealt, view, staging.defs, staging.names)
    if given.scene == "income":
        last = [one.events for one in session.events(reached.seat) if incomes_of(one.events)][-1]
        seats = staging.seats(services.kit())
        return IncomeScene(services, view.round - 1, incomes_of(last), seats, staging.defs.edition)
    return None


def _show(services: Services, scenes: list[Scene]) -> None:
    """Frames until everything has settled, the lower scenes before those that lie over them."""
    for scene in scenes:
        services.stack.push(scene)
        services.stack.settle()
        for _ in range(MOST_FRAMES):
            services.shell.frame(services.stack)
            services.stack.settle()


def _spots(services: Services) -> tuple[Hotspot, ...]:
    return services.stack.top.picture(services.shell.scale.logical).hotspots


def _point(services: Services, pointed: str) -> bool:
    """Move the mouse to what is pointed at; False if it is not there."""
    shell, stack = services.shell, services.stack
    kind, _, which = pointed.partition(":")
    found: Target = (kind, int(which) if which.lstrip("-").isdecimal() else which)
    picture = stack.top.picture(shell.scale.logical)
    spot = hotspot_search.named(picture, found) or hotspot_search.named(picture, (kind, which))
    if spot is None:
        return False
    factor = shell.scale.factor
    at = (round(spot.rect.centre[0] * factor), round(spot.rect.centre[1] * factor))
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    shell.frame(stack)
    time.sleep(TIP)
    return True


def _overlay(services: Services, overlay: str) -> None:
    """Press the key of what lies over the table, and let it settle."""
    shell, stack = services.shell, services.stack
    if overlay:
        stack.top.key_down(Key(overlay))
    for _ in range(3):
        shell.frame(stack)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
