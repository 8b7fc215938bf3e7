"""One game being played: its session, its record, undo, and the file it is kept in."""
