"""Law 47: retraction of a card played."""
