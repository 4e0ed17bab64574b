"""Records, scenario files and PBN: what is written, read and checked. No judgement, and no guess where an error is due."""
