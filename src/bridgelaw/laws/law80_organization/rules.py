"""Law 80. Who runs the game: the authority of a record, and its regulations. No rule acts."""
