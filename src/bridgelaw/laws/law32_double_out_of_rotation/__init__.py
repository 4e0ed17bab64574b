"""Law 32: double or redouble out of rotation."""
