"""The record of a game: its lines, how they are written, kept in a file, read and played again."""
