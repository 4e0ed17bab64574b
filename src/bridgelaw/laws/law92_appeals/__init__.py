"""Law 92: the right to appeal, and what is decided."""
