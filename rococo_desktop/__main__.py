"""`python -m rococo_desktop`: the game; with a sub-command, one of its tools."""

from __future__ import annotations

import gc
import os
import sys
from importlib import import_module

from rococo_desktop import terminal_streams

TOOLS = {
    "simulate": "rococo_desktop.tools.simulate",
    "validate": "rococo_desktop.tools.validate",
    "replay": "rococo_desktop.tools.replay",
    "perft": "rococo_desktop.tools.perft",
    "bench": "rococo_desktop.tools.bench",
    "balance": "rococo_desktop.tools.balance",
    "screenshot": "rococo_desktop.tools.screenshot",
}
INTERRUPTED = 130
"""The exit code of a tool that was stopped by Ctrl+C, as shells have it."""


def main(arguments: list[str] | None = None) -> int:
    """Play, or run a tool; the exit code is 0 for good, 1 if something was found, 2 for wrong use.

    Without arguments those of the process are taken, and with them its streams and signals.
    """
    given = sys.argv[1:] if arguments is None else arguments
    if arguments is None:
        terminal_streams.furnish()
    # Otherwise pygame greets on standard output, where programs expect our JSON.
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    if not given or given[0].startswith("-") or _is_game(given[0]):
        if arguments is None:
            terminal_streams.end_at_once()
            gc.disable()  # the game turns it on again: hardly anything it loads to start is ever let go
        return _run("rococo_desktop.app", given)
    if given[0] in TOOLS:
        return _run(TOOLS[given[0]], given[1:])
    terminal_streams.complain(
        f"'{given[0]}' is no tool; the tools are {', '.join(TOOLS)}: add one, and --help for its options."
    )
    return 2


def _is_game(word: str) -> bool:
    """True if a word names a saved game rather than a tool."""
    return word not in TOOLS and (word.endswith(".rococo") or os.path.isfile(word))


def _run(module: str, arguments: list[str]) -> int:
    lost: Exception | None = None
    try:
        code: int = import_module(module).main(arguments)
    except KeyboardInterrupt:
        code = INTERRUPTED
    except OSError as error:
        if not terminal_streams.is_silenced(error):
            raise
        code, lost = 1, error
    finally:
        unsaid = terminal_streams.leave()
    lost = lost or unsaid
    if lost is None:
        return code
    if not isinstance(lost, BrokenPipeError):  # whoever reads along may have seen enough
        terminal_streams.complain(f"rococo-desktop: what was to be said is lost ({lost}).")
    return code or 1


if __name__ == "__main__":
    sys.exit(main())
