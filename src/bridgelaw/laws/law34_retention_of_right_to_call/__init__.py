"""Law 34: retention of the right to call."""
