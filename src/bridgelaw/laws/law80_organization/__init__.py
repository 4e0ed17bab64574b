"""Law 80: authority and organization."""
