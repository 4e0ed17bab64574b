"""Law 19. When a double or redouble may be made: the auction knows it, and Law 36 acts when one may not."""
