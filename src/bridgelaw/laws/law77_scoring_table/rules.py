"""Law 77. What a contract is worth: the table itself is in `game.scoring`. No rule acts."""
