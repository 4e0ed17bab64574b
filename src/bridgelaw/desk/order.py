"""Which Question comes before which, and which of them can wait until the board is over."""

from __future__ import annotations

# The order in which a good Director asks: who did what, what it was, what it suggested, what else there was; then
# what it did to the result; at last whether the other side has itself to blame. Any other Question is one of fact.
_FACTS_FIRST = ("facts_agreed", "happened", "information_made_available", "agreement", "misinformation")
_JUDGEMENT = (
    "suggested", "poll", "logical_alternatives", "would_have_acted", "withheld_information", "comparable_call",
    "could_have_known", "may_have_gained", "right_forfeited", "choice_stands", "partner_could_expect",
    "demonstrable_bridge_reason", "interferes", "can_be_played_normally", "normal_line",
)  # fmt: skip
OUTCOME = ("own_ruling_wrong", "assisted", "damage", "serious_error", "gambling_action")
"""What it did to the result."""
AFTER_PLAY = (
    "suggested", "poll", "logical_alternatives", "withheld_information", "could_have_known", "may_have_gained",
    *OUTCOME,
)  # fmt: skip
"""Judgements that nobody needs before the board is over: a table that stands still goes on without them."""
ELSE = len(_FACTS_FIRST)
ORDER: dict[str, int] = {
    **{kind: n for n, kind in enumerate(_FACTS_FIRST)},
    **{kind: n for n, kind in enumerate((*_JUDGEMENT, *OUTCOME), ELSE + 1)},
}
