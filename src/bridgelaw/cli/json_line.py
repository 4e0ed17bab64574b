"""What a command prints for programs."""

from __future__ import annotations

import sys


def print_json(data: object) -> None:
    """One line on the standard output, for programs."""
    import msgspec

    sys.stdout.buffer.write(msgspec.json.encode(data) + b"\n")
