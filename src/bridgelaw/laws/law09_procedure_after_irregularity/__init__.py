"""Law 9: procedure following an irregularity."""
