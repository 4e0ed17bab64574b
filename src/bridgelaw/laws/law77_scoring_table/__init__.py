"""Law 77: the scoring table."""
