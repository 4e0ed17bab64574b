"""Law 24: a card exposed or led while the auction period lasts."""
