"""Players that are programs: natural bidding by points and shape, and plain sensible play of the cards.

Everything here is a function of a hand and of what has been called and played in front of everybody; the room knows
no Law, no table and no clock, and chance comes from whoever asks.
"""
