"""Law 12: the Director's power to adjust the score."""
