"""Law 75: mistaken explanation or mistaken call."""
