"""Acts in short lines, for tests that write many."""

from __future__ import annotations

from bridgelaw.formats.lines import act

__all__ = ["act"]
