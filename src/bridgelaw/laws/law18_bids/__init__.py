"""Law 18: bids."""
