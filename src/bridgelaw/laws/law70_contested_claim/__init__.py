"""Law 70: contested claim or concession."""
