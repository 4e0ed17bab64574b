"""Whole sessions in files: the neutral form, and those of other programs."""
