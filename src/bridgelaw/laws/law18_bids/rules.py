"""Law 18. What a bid is and which bid outranks which: the calls of the game know it, and Laws 27 and 38 act on it."""
