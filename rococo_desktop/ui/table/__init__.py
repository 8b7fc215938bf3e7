"""The table as a picture: halls, market, seats, workshop and the rest, a module each, composed together."""
