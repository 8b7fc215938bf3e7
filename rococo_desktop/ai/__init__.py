"""Computer rivals: agents that see a `PlayerView` and nothing else."""
