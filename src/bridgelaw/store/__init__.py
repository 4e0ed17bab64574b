"""What is kept: events, appended and never changed, and the links by which people come to their seats."""
