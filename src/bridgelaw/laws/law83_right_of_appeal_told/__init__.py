"""Law 83: notification of the right of appeal."""
