"""Lessons: boards at which something irregular happens at a known moment, as data, and the programs that play them."""
