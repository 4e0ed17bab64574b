"""Law 76: spectators."""
