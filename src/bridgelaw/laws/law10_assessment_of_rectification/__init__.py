"""Law 10: assessment of rectification."""
