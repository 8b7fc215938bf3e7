"""What may lie over the table: the log, a seat's workshop, the examinations, the magnifier."""
