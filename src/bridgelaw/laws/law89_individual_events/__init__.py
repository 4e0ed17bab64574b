"""Law 89: rectification in individual events."""
