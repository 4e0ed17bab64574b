"""Law 88: award of indemnity points."""
