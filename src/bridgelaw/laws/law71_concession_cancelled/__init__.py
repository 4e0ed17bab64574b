"""Law 71: concession cancelled."""
