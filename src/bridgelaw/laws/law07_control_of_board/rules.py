"""Law 7. How the board lies and the cards are handled: all of it is text, what comes of a breach stands elsewhere."""
