"""Law 48: exposure of declarer's cards."""
