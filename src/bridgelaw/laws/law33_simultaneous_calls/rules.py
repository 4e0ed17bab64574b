"""Law 33. Two calls in the same instant. They are put in the order of turns before any Law is asked."""
