"""Law 64: procedure after establishment of a revoke."""
