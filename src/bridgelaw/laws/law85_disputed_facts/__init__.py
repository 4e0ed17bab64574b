"""Law 85: rulings on disputed facts."""
