"""Pure bridge: seats, calls, cards, contracts, deals. No act, no Law, no time."""
