"""Law 35. Which calls can never be made good: each has a Law of its own, 36 to 39, and acts there."""
