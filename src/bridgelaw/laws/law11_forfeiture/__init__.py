"""Law 11: forfeiture of the right to rectification."""
