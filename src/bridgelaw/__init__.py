"""bridgelaw: a duplicate-bridge table that keeps the Laws."""
