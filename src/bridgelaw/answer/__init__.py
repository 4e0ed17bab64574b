"""The public answer: what the Laws make of a record (record format, section 2). Copies and picks, no logic."""
