"""Law 84: rulings on agreed facts."""
