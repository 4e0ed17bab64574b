"""Law 44: sequence and procedure of play."""
