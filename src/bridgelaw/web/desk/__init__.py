"""The Director's desk: pages over the cases of all tables."""
