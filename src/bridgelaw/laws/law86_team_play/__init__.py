"""Law 86: team play."""
