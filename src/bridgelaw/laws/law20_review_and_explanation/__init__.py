"""Law 20: review and explanation of calls."""
