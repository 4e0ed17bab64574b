"""Law 49: exposure of a defender's cards."""
