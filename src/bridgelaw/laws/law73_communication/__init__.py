"""Law 73: communication, tempo and deception."""
