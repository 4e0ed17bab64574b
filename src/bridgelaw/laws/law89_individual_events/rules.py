"""Law 89. Who pays in an individual event: no record has one. No rule acts."""
