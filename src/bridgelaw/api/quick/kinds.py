"""All kinds that a quick ruling can start with, in the order of the tiles."""

from __future__ import annotations

from collections.abc import Mapping

from bridgelaw.api.quick import auction, dummy, ending, information, play, procedure, revoke, table, tricks
from bridgelaw.api.quick.kind import QuickKind

_MODULES = (auction, play, revoke, tricks, dummy, ending, information, table, procedure)
KINDS: Mapping[str, QuickKind] = {kind.start: kind for module in _MODULES for kind in module.KINDS}
