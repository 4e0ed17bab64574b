"""One drawer per Law: `law.toml` (what differs between editions), `rules.py` (what acts), `cases.toml` (worked cases)."""
