"""Law 33. Two calls in the same instant. The record keeps the order of turns, so there is nothing left to decide."""
