"""The Director's work: awards, conversions, polls, rulings. Reads situations, returns values; decides nothing."""
