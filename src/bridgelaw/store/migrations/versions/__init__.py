"""One module per step, each behind the one that it names."""
