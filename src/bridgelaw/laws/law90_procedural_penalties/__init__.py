"""Law 90: procedural penalties."""
