"""Law 61: failure to follow suit; inquiries about a revoke."""
