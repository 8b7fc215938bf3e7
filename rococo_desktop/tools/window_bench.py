"""Figures of the game in a real window: frames, rest, start, memory. Each runs in a process of its own.

    python -m rococo_desktop.tools.window_bench frame|idle|start|memory [MOMENT]

prints one JSON object; `bench` starts it, on a virtual display where there is no other.
"""

from __future__ import annotations

import gc
import json
import statistics
import sys
import time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rococo_desktop.play.table_setup import TableSetup
    from rococo_desktop.ui.services import Services
    from rococo_desktop.ui.window.scene import SceneStack

FRAME_SECONDS, IDLE_SECONDS, MEMORY_SECONDS, SKY_SECONDS = 10.0, 5.0, 4.0, 6.0
SPARKS = 3000
"""How many sparks glow at once while the fireworks are measured."""
FRAMES_TO_TITLE = 3
"""The title has looked for a game to continue, and shows it, after so many frames."""
SIZE = (1920, 1080)


def _services() -> Services:
    """The game as it starts, in a window of the size the figures are for."""
    from rococo_desktop.ai.agent_process import WorkerAgents
    from rococo_desktop.files.locations import assets_dir
    from rococo_desktop.play.game.session import Session
    from rococo_desktop.play.settings import RenderMode, Settings
    from rococo_desktop.play.settings_in_force import Preferences
    from rococo_desktop.scene_doors import GameDoors
    from rococo_desktop.ui.audio.orchestra import Orchestra
    from rococo_desktop.ui.audio.pygame_mixer import open_mixer
    from rococo_desktop.ui.picture.geometry import Size
    from rococo_desktop.ui.picture.typography import Typography
    from rococo_desktop.ui.services import Services
    from rococo_desktop.ui.text.languages import load_words
    from rococo_desktop.ui.window.gallery import Gallery
    from rococo_desktop.ui.window.scene import SceneStack
    from rococo_desktop.ui.window.shell import Shell
    from rococo_desktop.ui.window.window_opening import open_window

    window = open_window("Rococo", Size(*SIZE), False, RenderMode.AUTO)
    preferences = Preferences(Settings(), kept=False)
    audio = Orchestra(preferences, assets_dir(), lambda: open_mixer(lambda problem: None))
    services = Services(
        shell=Shell(window, Typography(assets_dir() / "fonts"), Gallery(assets_dir() / "pictures")),
        stack=SceneStack(),
        words=load_words("en"),
        settings=preferences,
        agents=WorkerAgents(),
        begin=Session.begin,
        resume=lambda: None,
        saved=lambda: None,
        doors=GameDoors(lambda: services),
        audio=audio,
    )
    services.shell.play_to(audio)
    return services


def _table(person: bool) -> TableSetup:
    """Five seats, every module, seed 7; agents play, or a person the first seat."""
    from rococo_desktop.model.vocabulary import NOBODY, Edition
    from rococo_desktop.tools.options import TableChoice, available_modules
    from rococo_desktop.tools.reaching import table_of

    return table_of(TableChoice(5, Edition.DELUXE, available_modules()), 7, 0 if person else NOBODY)


def _run(services: Services, person: bool, seconds: float) -> None:
    """Play at the table for so long."""
    import pygame

    from rococo_desktop.play.game.session import Session

    services.stack.push(services.doors.table(Session.begin(_table(person))))
    pygame.time.set_timer(pygame.QUIT, round(seconds * 1000), 1)
    try:
        services.shell.run(services.stack)
    finally:
        services.agents.close()


def frame() -> dict[str, Any]:
    """How long painted frames take while five agents play with every module at normal speed."""
    services = _services()
    _run(services, False, FRAME_SECONDS)
    taken = sorted(services.shell.frame_ms)
    return {
        "p95_ms": round(taken[int(len(taken) * 0.95)], 2),
        "median_ms": round(statistics.median(taken), 2),
        "worst_ms": round(taken[-1], 1),
        "frames": len(taken),
    }


def idle() -> dict[str, Any]:
    """How much of a core the table takes while it waits for a person."""
    services = _services()
    began: list[tuple[float, float]] = []

    def settled(*_: object) -> None:
        began.append((time.perf_counter(), time.process_time()))

    services.shell.listeners.settled.append(settled)
    _run(services, True, IDLE_SECONDS + 2)
    wall, cpu = began[-1]
    share = (time.process_time() - cpu) / (time.perf_counter() - wall)
    return {"cpu_percent": round(share * 100, 2), "seconds": round(time.perf_counter() - wall, 1)}


def memory() -> dict[str, Any]:
    """The most memory the game takes at the largest table, without the agents' own process."""
    services = _services()
    _run(services, False, MEMORY_SECONDS)
    try:
        import resource
    except ImportError:
        return {"skipped": "this system does not tell"}
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return {"mb": round(most / (1024 * 1024 if sys.platform == "darwin" else 1024), 1)}


def fireworks() -> dict[str, Any]:
    """How long a frame takes under so many sparks, over the largest table; how many a slow one would show."""
    from rococo_desktop.play.game.session import Session
    from rococo_desktop.tools.full_sky import FullSky

    services = _services()
    scene = FullSky(services, Session.begin(_table(False)), SPARKS, SKY_SECONDS)
    services.stack.push(scene)
    services.shell.run(services.stack)
    taken = sorted(services.shell.frame_ms)
    return {
        "particles": scene.least,
        "p95_ms": round(taken[int(len(taken) * 0.95)], 2),
        "median_ms": round(statistics.median(taken), 2),
        "density": round(scene.density, 2),
        "frames": len(taken),
    }


def start(spawned: float) -> dict[str, Any]:
    """From the start of the process to its first frame, and to a title that can be used."""
    gc.disable()  # as the game does before it loads anything
    from rococo_desktop import app
    from rococo_desktop.ui.window.shell import Shell

    frames: list[float] = []
    plain, sketch = Shell.frame, Shell.sketch

    def sketched(shell: Shell, stack: SceneStack) -> None:
        sketch(shell, stack)
        frames.append(time.time() - spawned)

    def timed(shell: Shell, stack: SceneStack) -> float | None:
        wake = plain(shell, stack)
        frames.append(time.time() - spawned)
        if len(frames) == FRAMES_TO_TITLE:
            stack.close()
        return wake

    Shell.sketch = sketched  # type: ignore[method-assign, assignment]
    Shell.frame = timed  # type: ignore[method-assign, assignment]
    app.main(["--size", "x".join(map(str, SIZE))])
    return {"first_frame_s": round(frames[0], 3), "title_s": round(frames[-1], 3)}


def main(arguments: list[str]) -> int:
    """Measure one part and print it."""
    part = arguments[0]
    figures = (
        start(float(arguments[1]))
        if part == "start"
        else {"frame": frame, "idle": idle, "memory": memory, "fireworks": fireworks}[part]()
    )
    print(json.dumps(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
