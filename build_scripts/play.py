"""Play Rococo from a checkout, on a machine with only Python: makes the environment, then starts the game.

    python3 build_scripts/play.py [OPTION ...]

The options are those of `python -m rococo_desktop`. Only what the game itself needs is installed.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence

from environment import RUNTIME, SetupError, prepare, surroundings


def main(arguments: Sequence[str] | None = None) -> int:
    """Start the game and return its exit code; 2 when the environment could not be made."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        python = prepare((RUNTIME,))
    except SetupError as error:
        print(f"play: {error}", file=sys.stderr)
        return 2
    try:
        return subprocess.run(
            [str(python), "-m", "rococo_desktop", *given], env=surroundings(), check=False
        ).returncode
    except KeyboardInterrupt:
        return 0


if __name__ == "__main__":
    sys.exit(main())
