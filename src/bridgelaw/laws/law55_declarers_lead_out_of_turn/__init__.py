"""Law 55: declarer's lead out of turn."""
