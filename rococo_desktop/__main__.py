"""`python -m rococo_desktop`: the game; with a sub-command, one of its tools."""

from __future__ import annotations

import os
import sys
from importlib import import_module

TOOLS = {
    "simulate": "rococo_desktop.tools.simulate",
    "validate": "rococo_desktop.content.validate",
    "replay": "rococo_desktop.tools.replay",
    "perft": "rococo_desktop.tools.perft",
    "bench": "rococo_desktop.tools.bench",
    "screenshot": "rococo_desktop.tools.screenshot",
}


def main(arguments: list[str] | None = None) -> int:
    """Play, or run a tool; the exit code is 0 for good, 1 if something was found, 2 for wrong use."""
    given = sys.argv[1:] if arguments is None else arguments
    # Otherwise pygame greets on standard output, where programs expect our JSON.
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    if not given or given[0].startswith("-") or _is_game(given[0]):
        return _run("rococo_desktop.app", given)
    if given[0] in TOOLS:
        return _run(TOOLS[given[0]], given[1:])
    print(
        f"'{given[0]}' is no tool; the tools are {', '.join(TOOLS)}: add one, and --help for its options.",
        file=sys.stderr,
    )
    return 2


def _is_game(word: str) -> bool:
    """True if a word names a saved game rather than a tool."""
    return word not in TOOLS and (word.endswith(".rococo") or os.path.isfile(word))


def _run(module: str, arguments: list[str]) -> int:
    try:
        code: int = import_module(module).main(arguments)
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read along (head, less) has seen enough: say no more, also not when Python closes the pipe.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return code


if __name__ == "__main__":
    sys.exit(main())
