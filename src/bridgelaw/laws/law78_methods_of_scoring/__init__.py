"""Law 78: methods of scoring."""
