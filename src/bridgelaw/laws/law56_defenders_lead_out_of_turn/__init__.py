"""Law 56: defender's lead out of turn."""
