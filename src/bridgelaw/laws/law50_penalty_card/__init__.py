"""Law 50: penalty cards."""
