"""Law 22. When the auction ends and with which contract: the auction of the table ends by itself."""
