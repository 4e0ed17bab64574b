"""Law 8. How rounds follow each other: all of it is text, since a record holds one board."""
