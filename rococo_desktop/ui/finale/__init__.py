"""The final scoring as a show: seven steps on the board, each point counted from where it lies."""
