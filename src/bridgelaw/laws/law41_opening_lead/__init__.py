"""Law 41: commencement of play."""
