"""Law 52: failure to lead or play a penalty card."""
