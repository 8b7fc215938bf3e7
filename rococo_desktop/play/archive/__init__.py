"""A player's games as files: the saves folder, games kept under a name, exports, and the annals."""
