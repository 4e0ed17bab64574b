"""Law 33: simultaneous calls."""
