"""Law 8: the sequence of rounds."""
