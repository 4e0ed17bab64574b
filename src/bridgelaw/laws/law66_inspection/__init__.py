"""Law 66: inspection of tricks."""
