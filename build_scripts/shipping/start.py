"""Where a frozen game begins."""

import multiprocessing
import sys

# First thing: a rival's process starts this program again and must not open a second window.
multiprocessing.freeze_support()

from rococo_desktop.__main__ import main  # noqa: E402

sys.exit(main())
