"""Law 91: penalize or suspend."""
