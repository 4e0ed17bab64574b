"""Law 74: conduct and etiquette."""
