"""Law 63: establishment of a revoke."""
