"""HTTP and WebSocket over `live`: who is asking, what he may send, how it is said to him. No rule of Law, no SQL."""
