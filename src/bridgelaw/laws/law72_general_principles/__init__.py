"""Law 72: general principles."""
