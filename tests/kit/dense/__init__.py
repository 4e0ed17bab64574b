"""Dense irregular tables: boards by number, act by act out of the situation, everything shown after each act."""
