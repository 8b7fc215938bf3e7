"""A game being played or watched: its session, its theatre, and what may be known of its past."""
