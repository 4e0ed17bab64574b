"""What happened at a table: acts, the facts folded from them, whose turn it is, who perceived what. No Law."""
