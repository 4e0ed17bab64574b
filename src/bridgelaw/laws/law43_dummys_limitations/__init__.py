"""Law 43: dummy's limitations."""
