"""The greedy agent of release 0.2 as it was: the yardstick of all later agents, never mended."""
