"""Law 21: misinformation."""
