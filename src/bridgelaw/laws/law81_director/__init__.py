"""Law 81: the Director."""
