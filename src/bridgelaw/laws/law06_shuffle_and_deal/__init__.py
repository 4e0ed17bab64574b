"""Law 6: the shuffle and deal."""
