"""Law 15: wrong board, and a player with the cards of another board."""
