"""Law 93: procedures of appeal."""
