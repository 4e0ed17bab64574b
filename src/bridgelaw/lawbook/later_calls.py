"""Later calls that go with an irregular one: what is irregular about them is not ruled on by itself."""

from __future__ import annotations

from bridgelaw.lawbook.situation import Situation
from bridgelaw.table.auction import Made


def goes_with(now: Situation, call: Made, kind: str) -> bool:
    """Whether `call` was made after a call that has still to be ruled on and takes all later ones with it, as an
    irregularity of that `kind` does: it goes too, but not where it only changes what was called before that."""
    if now.facts.faced:
        return False
    earlier = (now.made(it.act) for it in now.open_irregularities(kind))
    return any(
        first.number < call.number and now.passed_by(first) is None and not now.changes_earlier(call, first)
        for first in earlier
        if first is not None and now.is_to_be_ruled(first)
    )
