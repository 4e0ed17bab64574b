"""Law 53: lead out of turn accepted."""
