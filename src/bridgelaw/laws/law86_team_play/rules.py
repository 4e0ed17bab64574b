"""Law 86. Boards of team matches: the desk computes what the Director has awarded. No rule acts."""
