"""Law 25: changes of call."""
