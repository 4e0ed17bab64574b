"""Law 37: action violating an obligation to pass."""
