"""Law 78. Matchpoints, IMPs and total points are computed at the desk from the score of the board. No rule acts."""
