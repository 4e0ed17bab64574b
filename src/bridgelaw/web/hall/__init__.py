"""A running session over HTTP and WebSocket: what is sent to it, what its places see."""
