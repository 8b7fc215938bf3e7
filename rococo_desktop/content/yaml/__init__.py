"""Reading YAML strictly: files into nodes, nodes into values, and every problem with its file and line."""
