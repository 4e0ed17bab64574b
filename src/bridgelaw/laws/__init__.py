"""One drawer per Law: `law.toml` (what differs by edition), `rules.py` (what acts), `cases.toml` (worked cases;
what they list in full stands in `listed.toml`)."""
