"""Files: where data, pictures and a player's own files lie, and how those of strangers are read."""
