"""Law 87: the fouled board."""
