"""The small things: goods, ranks, jewelry, decorations, trademarks, and the signs on buttons."""
