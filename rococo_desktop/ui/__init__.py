"""The table: everything that imports pygame. It shows views and hands choices to the session."""
