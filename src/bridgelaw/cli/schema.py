"""`bridgelaw schema`: the JSON Schema of a record."""

from __future__ import annotations

import sys
from importlib.resources import files


def schema() -> int:
    """Print the JSON Schema of a record, for editors and other programs.

    Examples:
      bridgelaw schema > record.schema.json
    """
    sys.stdout.write((files("bridgelaw.formats") / "record.schema.json").read_text(encoding="utf-8"))
    return 0
