### bridgelaw words: programs at a table, English

## The system card of programs

programs-card-system = Natural, without conventions: five-card majors, strong two bids. Points: 4-3-2-1 for the honours, and one for each card beyond the fourth in a suit.

programs-card-marks = → what is called then; in brackets: opponents’ calls; * partner must call again.

programs-card-leads = Leads: top of a sequence, fourth highest from a long suit, low from an honour, high from small cards; against a suit contract a singleton, and the ace from ace–king.
