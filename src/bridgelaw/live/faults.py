"""What could not be judged, read or shown: told to the operator's log and counted. Nobody at a table hears of it."""

from __future__ import annotations

import logging
from collections import Counter
from typing import Literal

What = Literal["act", "event", "view", "board"]
"""An act on which provisions could not be followed; an event that could not be read again; a view, and a board as
the desk lists it, that could not be made in full."""

_log = logging.getLogger(__name__)


class Faults:
    """The faults of one process, by what they are of."""

    def __init__(self) -> None:
        self.counts: Counter[What] = Counter()

    def tell(self, what: What, table: str, trace: str, **fields: str) -> None:
        """Count one and log it. `trace`: where in the program; `fields`: the act, provisions, the viewer."""
        self.counts[what] += 1
        _log.error("fault", extra={"fields": {"of": what, "table": table, **fields, "trace": trace}})
