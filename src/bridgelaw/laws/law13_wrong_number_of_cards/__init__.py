"""Law 13: incorrect number of cards."""
