"""Part of the art pipeline."""
