"""Sessions of the house: facts out of the database, folded, ranked, with the people of whom they have only the keys."""
