"""Records, scenario files, PBN, LIN: read, checked and written. No judgement, and no guess where an error is due."""
