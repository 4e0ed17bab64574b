"""Law 14: missing card."""
