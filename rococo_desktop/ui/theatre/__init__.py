"""Watching a recorded game: the real table, moved through time."""
