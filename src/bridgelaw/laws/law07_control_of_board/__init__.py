"""Law 7: control of board and cards."""
