"""A running table: an act is checked at the door, made durable, judged, and shown to whom it belongs."""
