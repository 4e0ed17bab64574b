"""The machine that applies rules: provisions, effects, the judge. It knows no Law number."""
