"""The table of a game in progress: its zones, how they are composed, and how choices are made on it."""
