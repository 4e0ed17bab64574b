"""The Director's desk: the queue of calls, cases, paper, rulings. Pages over what `desk`, `live` and `words` make."""
