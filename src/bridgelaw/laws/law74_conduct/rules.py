"""Law 74. Manners: what a player lets be known by them is Law 16's; the rest is for the Director. No rule acts."""
