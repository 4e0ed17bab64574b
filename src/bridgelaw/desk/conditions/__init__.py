"""Conditions on a hand as dealt, short enough to be read out: `E: 11-15 hcp, 5+S`.

They say what a call has shown, or what an act may have meant. `parts` is what a condition is made of, `read` takes it
from a line, `write` puts it into its normal form, `holds` asks it of a hand.
"""

from bridgelaw.desk.conditions.cards import read_cards, read_hand
from bridgelaw.desk.conditions.evaluation import holds
from bridgelaw.desk.conditions.parts import Condition
from bridgelaw.desk.conditions.reading import BadCondition, read, read_event, read_line
from bridgelaw.desk.conditions.spelling import FILES, spelling_of
from bridgelaw.desk.conditions.writing import write, write_event, write_line

__all__ = [
    "FILES",
    "BadCondition",
    "Condition",
    "holds",
    "read",
    "read_cards",
    "read_event",
    "read_hand",
    "read_line",
    "spelling_of",
    "write",
    "write_event",
    "write_line",
]
