"""Law 82: errors of procedure, and the Director's own."""
