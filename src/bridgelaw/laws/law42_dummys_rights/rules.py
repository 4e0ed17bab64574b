"""Law 42. What dummy may do: each right is given by the Law that gives it to the other seats, or speaks of its use."""
