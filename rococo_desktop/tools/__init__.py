"""The tools behind `python -m rococo_desktop SUB-COMMAND`."""
