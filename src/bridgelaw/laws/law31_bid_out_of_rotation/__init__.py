"""Law 31: bid out of rotation."""
