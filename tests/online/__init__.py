"""A session that is played online: programs at all seats, led from table to table."""
