"""Law 83. The Director tells a contestant of his right of appeal; the record has no word for it. No rule acts."""
