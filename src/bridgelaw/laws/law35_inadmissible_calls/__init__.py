"""Law 35: inadmissible calls."""
