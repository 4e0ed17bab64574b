"""Law 65: arrangement of tricks."""
