"""Law 16: authorised and unauthorised information."""
